<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BohSetbacksGui</name>
    <message>
        <source>Before the check</source>
        <translation type="unfinished">Antes da verificação</translation>
    </message>
    <message>
        <source>No rules are chosen yet.</source>
        <translation type="unfinished">Ainda não há regras escolhidas.</translation>
    </message>
    <message>
        <source>Nothing to check: {reason}.</source>
        <translation type="unfinished">Nada a verificar: {reason}.</translation>
    </message>
    <message>
        <source>For every rule that asks for a layer there is one, or you stated that there is none here.</source>
        <translation type="unfinished">Para cada regra que pede uma camada há uma, ou foi declarado que aqui não há nenhuma.</translation>
    </message>
    <message>
        <source>{count} of {all} rules will not be checked</source>
        <translation type="unfinished">{count} de {all} regras não serão verificadas</translation>
    </message>
    <message>
        <source>{count} only in part</source>
        <translation type="unfinished">{count} só em parte</translation>
    </message>
    <message>
        <source>{count}, because no layer gives: {names}.</source>
        <translation type="unfinished">{count}, porque nenhuma camada fornece: {names}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"> e </translation>
    </message>
    <message>
        <source>See Layers</source>
        <translation type="unfinished">Ver Camadas</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation type="unfinished">{names} e mais {count}</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation type="unfinished">Veri&amp;ficar</translation>
    </message>
    <message>
        <source>Start the check (Ctrl+Return)</source>
        <translation type="unfinished">Iniciar a verificação (Ctrl+Return)</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished">Cance&amp;lar</translation>
    </message>
    <message>
        <source>Stop the check; nothing of it is kept, and the results before it stay</source>
        <translation type="unfinished">Parar a verificação; nada dela é guardado e os resultados anteriores permanecem</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation type="unfinished">Andamento da verificação</translation>
    </message>
    <message>
        <source>What the check is doing</source>
        <translation type="unfinished">O que a verificação está fazendo</translation>
    </message>
    <message>
        <source>Why the check did not start</source>
        <translation type="unfinished">Por que a verificação não começou</translation>
    </message>
    <message>
        <source>Result of the last check</source>
        <translation type="unfinished">Resultado da última verificação</translation>
    </message>
    <message>
        <source>No check has been run yet.</source>
        <translation type="unfinished">Ainda não foi feita nenhuma verificação.</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished">Iniciando</translation>
    </message>
    <message>
        <source>See Results</source>
        <translation type="unfinished">Ver Resultados</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished">Parando…</translation>
    </message>
    <message>
        <source>What to check</source>
        <translation type="unfinished">O que verificar</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation type="unfinished">T&amp;udo</translation>
    </message>
    <message>
        <source>All features of all layers in use; this can be a whole town</source>
        <translation type="unfinished">Todos os elementos de todas as camadas em uso; pode ser um município inteiro</translation>
    </message>
    <message>
        <source>&amp;This lot:</source>
        <translation type="unfinished">&amp;Este lote:</translation>
    </message>
    <message>
        <source>The lots that are selected in their layer</source>
        <translation type="unfinished">Os lotes selecionados na sua camada</translation>
    </message>
    <message>
        <source>The lots that the map shows now, wholly or partly</source>
        <translation type="unfinished">Os lotes que o mapa mostra agora, no todo ou em parte</translation>
    </message>
    <message>
        <source>Cl&amp;ick a lot on the map</source>
        <translation type="unfinished">Clic&amp;ar num lote do mapa</translation>
    </message>
    <message>
        <source>Then click the lot; Esc or a right click leaves</source>
        <translation type="unfinished">Depois clique no lote; Esc ou o botão direito encerra</translation>
    </message>
    <message>
        <source>Findings are kept where the component lies on such a lot, or what it is too near to does. What lies outside is still measured to: a neighbour&apos;s well counts.</source>
        <translation type="unfinished">Ficam as constatações em que o componente, ou aquilo de que está próximo demais, se encontra em um desses lotes. O que está fora também é medido: o poço de um vizinho conta.</translation>
    </message>
    <message>
        <source>none chosen yet</source>
        <translation type="unfinished">nenhum escolhido ainda</translation>
    </message>
    <message>
        <source>This lot: {lot}</source>
        <translation type="unfinished">Este lote: {lot}</translation>
    </message>
    <message>
        <source>more than {count}</source>
        <translation type="unfinished">mais de {count}</translation>
    </message>
    <message>
        <source>Selecte&amp;d lots ({count})</source>
        <translation type="unfinished">Lotes seleciona&amp;dos ({count})</translation>
    </message>
    <message>
        <source>Lots in the map vie&amp;w ({count})</source>
        <translation type="unfinished">Lotes na &amp;janela do mapa ({count})</translation>
    </message>
    <message>
        <source>Also list what meets the ru&amp;les</source>
        <translation type="unfinished">Listar também o &amp;que cumpre as regras</translation>
    </message>
    <message>
        <source>With the nearest constraint that was measured; this takes longer and lists much more</source>
        <translation type="unfinished">Com a restrição mais próxima que foi medida; demora mais e lista muito mais</translation>
    </message>
    <message>
        <source>Selected &amp;features only</source>
        <translation type="unfinished">Só elemen&amp;tos selecionados</translation>
    </message>
    <message>
        <source>In layers that have a selection; of the other layers all features are read</source>
        <translation type="unfinished">Nas camadas com seleção; das outras camadas são lidos todos os elementos</translation>
    </message>
    <message>
        <source>{layer} ({count} of {all})</source>
        <translation type="unfinished">{layer} ({count} de {all})</translation>
    </message>
    <message>
        <source>In layers that have a selection. None has one now: all features are read.</source>
        <translation type="unfinished">Nas camadas com seleção. Nenhuma tem seleção agora: são lidos todos os elementos.</translation>
    </message>
    <message>
        <source>In layers that have a selection, now: {layers}.</source>
        <translation type="unfinished">Nas camadas com seleção, agora: {layers}.</translation>
    </message>
    <message>
        <source>⚠ {layers}: what is not selected there is left out, also as what must be kept away from. So nothing that rests on these layers will be said to meet a rule.</source>
        <translation type="unfinished">⚠ {layers}: o que não está selecionado ali fica de fora, também como aquilo de que se deve afastar. Por isso, de nada que dependa destas camadas se dirá que cumpre uma regra.</translation>
    </message>
    <message>
        <source>The lot {lot} is no longer there, or cannot be placed on the map.</source>
        <translation type="unfinished">O lote {lot} não existe mais, ou não pode ser situado no mapa.</translation>
    </message>
    <message>
        <source>No lot lies there; click inside a lot, or leave with Esc.</source>
        <translation type="unfinished">Não há lote nesse ponto; clique dentro de um lote, ou saia com Esc.</translation>
    </message>
    <message>
        <source>{count} lots lie there; the first is chosen.</source>
        <translation type="unfinished">Há {count} lotes nesse ponto; o primeiro foi escolhido.</translation>
    </message>
    <message>
        <source>The lot {lot} is no longer there; choose another.</source>
        <translation type="unfinished">O lote {lot} não existe mais; escolha outro.</translation>
    </message>
    <message>
        <source>No lot is chosen yet: find one by its address, or click it on the map.</source>
        <translation type="unfinished">Ainda não há lote escolhido: busque um pelo endereço, ou clique nele no mapa.</translation>
    </message>
    <message>
        <source>No lot is selected.</source>
        <translation type="unfinished">Nenhum lote selecionado.</translation>
    </message>
    <message>
        <source>The map shows no lot.</source>
        <translation type="unfinished">O mapa não mostra nenhum lote.</translation>
    </message>
    <message>
        <source>Only selected features would be read, and the lot {lot} is not selected. Select it, or take the tick away before &quot;Selected features only&quot;.</source>
        <translation type="unfinished">Só seriam lidos elementos selecionados, e o lote {lot} não está selecionado. Selecione-o, ou desmarque &quot;Só elementos selecionados&quot;.</translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished">Novo</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation type="unfinished">Pior</translation>
    </message>
    <message>
        <source>No longer checked</source>
        <translation type="unfinished">Não é mais verificado</translation>
    </message>
    <message>
        <source>No longer comparable</source>
        <translation type="unfinished">Não é mais comparável</translation>
    </message>
    <message>
        <source>Removed, not cured</source>
        <translation type="unfinished">Removido, não sanado</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished">Sem mudança</translation>
    </message>
    <message>
        <source>Better, still open</source>
        <translation type="unfinished">Melhor, ainda em aberto</translation>
    </message>
    <message>
        <source>Cured</source>
        <translation type="unfinished">Sanado</translation>
    </message>
    <message>
        <source>Checked now, nothing open</source>
        <translation type="unfinished">Verificado agora, nada em aberto</translation>
    </message>
    <message>
        <source>Flagged, or left to a person, now and not before.</source>
        <translation type="unfinished">Assinalado, ou deixado a uma pessoa, agora e não antes.</translation>
    </message>
    <message>
        <source>Open in both checks, and closer or judged harder now.</source>
        <translation type="unfinished">Em aberto nas duas verificações, e agora mais próximo ou julgado com mais rigor.</translation>
    </message>
    <message>
        <source>Answered before. Now something is lacking, so nobody knows. This is no cure.</source>
        <translation type="unfinished">Antes havia resposta. Agora falta algo e, por isso, ninguém sabe. Isto não sana nada.</translation>
    </message>
    <message>
        <source>Something else than the distance changed, so one answer says nothing about the other.</source>
        <translation type="unfinished">Mudou algo além da distância; por isso, uma resposta nada diz sobre a outra.</translation>
    </message>
    <message>
        <source>The component, or what it was too near to, is no longer there. This is no cure.</source>
        <translation type="unfinished">O componente, ou aquilo de que estava próximo demais, não existe mais. Isto não sana nada.</translation>
    </message>
    <message>
        <source>Open in both checks, with the same figures.</source>
        <translation type="unfinished">Em aberto nas duas verificações, com os mesmos valores.</translation>
    </message>
    <message>
        <source>Open in both checks, and farther away now.</source>
        <translation type="unfinished">Em aberto nas duas verificações, e agora mais distante.</translation>
    </message>
    <message>
        <source>Open before. Both features are still there, the rule was checked, and nothing is open.</source>
        <translation type="unfinished">Antes em aberto. Os dois elementos continuam ali, a regra foi verificada e nada está em aberto.</translation>
    </message>
    <message>
        <source>Not checked before. Now it is, and nothing is open.</source>
        <translation type="unfinished">Antes não verificado. Agora foi, e nada está em aberto.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Measured to</source>
        <translation type="unfinished">Medido até</translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished">Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished">Depois</translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished">Mudança</translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>orientativo</translation>
    </message>
    <message>
        <source>no rule loaded</source>
        <translation type="unfinished">nenhuma regra carregada</translation>
    </message>
    <message>
        <source>{feet} inside</source>
        <translation type="unfinished">{feet} para dentro</translation>
    </message>
    <message>
        <source>Comparing with an earlier check</source>
        <translation type="unfinished">Comparando com uma verificação anterior</translation>
    </message>
    <message>
        <source>The findings changed since this comparison. Compare again to see where they stand.</source>
        <translation type="unfinished">As constatações mudaram desde esta comparação. Compare de novo para ver a situação atual.</translation>
    </message>
    <message>
        <source>Earlier results: none chosen</source>
        <translation type="unfinished">Resultados anteriores: nenhum escolhido</translation>
    </message>
    <message>
        <source>Earlier results</source>
        <translation type="unfinished">Resultados anteriores</translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation type="unfinished">Escol&amp;her...</translation>
    </message>
    <message>
        <source>Choose the results file of an earlier check of the same site.</source>
        <translation type="unfinished">Escolher o arquivo de resultados de uma verificação anterior do mesmo local.</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation type="unfinished">D&amp;e novo</translation>
    </message>
    <message>
        <source>Compare again, with the findings as they are now.</source>
        <translation type="unfinished">Comparar de novo, com as constatações como estão agora.</translation>
    </message>
    <message>
        <source>The chosen change in words</source>
        <translation type="unfinished">A mudança escolhida em palavras</translation>
    </message>
    <message>
        <source>What changed since the earlier check</source>
        <translation type="unfinished">O que mudou desde a verificação anterior</translation>
    </message>
    <message>
        <source>Choose the results of an earlier check to see what changed.</source>
        <translation type="unfinished">Escolha os resultados de uma verificação anterior para ver o que mudou.</translation>
    </message>
    <message>
        <source>Run a check first; then it can be compared with an earlier one.</source>
        <translation type="unfinished">Faça primeiro uma verificação; depois ela pode ser comparada com uma anterior.</translation>
    </message>
    <message>
        <source>Results of an earlier check</source>
        <translation type="unfinished">Resultados de uma verificação anterior</translation>
    </message>
    <message>
        <source>Results (*.gpkg)</source>
        <translation type="unfinished">Resultados (*.gpkg)</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation type="unfinished">Comparando...</translation>
    </message>
    <message>
        <source>The comparison failed.</source>
        <translation type="unfinished">A comparação falhou.</translation>
    </message>
    <message>
        <source>{count} more notes</source>
        <translation type="unfinished">mais {count} notas</translation>
    </message>
    <message>
        <source>{count} new or worse.</source>
        <translation type="unfinished">{count} novos ou piores.</translation>
    </message>
    <message>
        <source>Nothing new or worse, but some answers are lacking or cannot be compared.</source>
        <translation type="unfinished">Nada novo nem pior, mas algumas respostas faltam ou não podem ser comparadas.</translation>
    </message>
    <message>
        <source>Nothing new and nothing worse.</source>
        <translation type="unfinished">Nada novo e nada pior.</translation>
    </message>
    <message>
        <source>{count} pairs are flagged by a binding rule now.</source>
        <translation type="unfinished">{count} pares são agora assinalados por uma regra obrigatória.</translation>
    </message>
    <message>
        <source>{path}: cannot be edited; see whether the folder is read-only</source>
        <translation type="unfinished">{path}: não pode ser editado; veja se a pasta é somente leitura</translation>
    </message>
    <message>
        <source>Where to keep the new design</source>
        <translation type="unfinished">Onde guardar o novo desenho</translation>
    </message>
    <message>
        <source>GeoPackage (*.gpkg)</source>
        <translation type="unfinished">GeoPackage (*.gpkg)</translation>
    </message>
    <message>
        <source>The finding that is chosen</source>
        <translation type="unfinished">A constatação escolhida</translation>
    </message>
    <message>
        <source>The mark is set on all {count} selected findings.</source>
        <translation type="unfinished">A marca foi posta em todas as {count} constatações selecionadas.</translation>
    </message>
    <message>
        <source>BOH Setbacks</source>
        <translation type="unfinished">BOH Setbacks</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation type="unfinished">&amp;Camadas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished">&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished">&amp;Verificar</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation type="unfinished">Re&amp;sultados</translation>
    </message>
    <message>
        <source>&amp;Not checked</source>
        <translation type="unfinished">&amp;Não verificado</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation type="unfinished">Co&amp;mparar</translation>
    </message>
    <message>
        <source>Show tab {number}</source>
        <translation type="unfinished">Mostrar a aba {number}</translation>
    </message>
    <message>
        <source> The results are in memory only.</source>
        <translation type="unfinished"> Os resultados estão só na memória.</translation>
    </message>
    <message>
        <source>Checked again as a whole in {seconds:.1f} s.</source>
        <translation type="unfinished">Tudo foi verificado de novo em {seconds:.1f} s.</translation>
    </message>
    <message>
        <source>This finding is not among those at hand: it is cured, or its feature is gone.</source>
        <translation type="unfinished">Esta constatação não está entre as disponíveis: foi sanada, ou o seu elemento não existe mais.</translation>
    </message>
    <message>
        <source>{subject} and {constraint}</source>
        <translation type="unfinished">{subject} e {constraint}</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Aproximar</translation>
    </message>
    <message>
        <source>Show rule</source>
        <translation>Mostrar a regra</translation>
    </message>
    <message>
        <source>All its setbacks</source>
        <translation type="unfinished">Todos os seus afastamentos</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Exigido</translation>
    </message>
    <message>
        <source>Provided</source>
        <translation>Existente</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>Excede em</translation>
    </message>
    <message>
        <source>Short by</source>
        <translation>Faltam</translation>
    </message>
    <message>
        <source>{depth} inside or beyond</source>
        <translation type="unfinished">{depth} para dentro ou além</translation>
    </message>
    <message>
        <source>± {band}</source>
        <translation type="unfinished">± {band}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Routes in the text; whether one is open is for the Board</source>
        <translation>Vias previstas no texto; se alguma está aberta cabe ao Conselho decidir</translation>
    </message>
    <message>
        <source>About the rule</source>
        <translation type="unfinished">Sobre a regra</translation>
    </message>
    <message>
        <source>Cautions of the layers</source>
        <translation type="unfinished">Avisos das camadas</translation>
    </message>
    <message>
        <source>governs this pair</source>
        <translation type="unfinished">prevalece neste par</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Citação</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Printed words</source>
        <translation>Palavras impressas</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation type="unfinished">Não verificada</translation>
    </message>
    <message>
        <source>This rule could not be read in its official text; it never answers “meets”.</source>
        <translation type="unfinished">O texto oficial desta regra não pôde ser lido; ela nunca responde “cumpre”.</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lotes</translation>
    </message>
    <message>
        <source>in no lot</source>
        <translation type="unfinished">em nenhum lote</translation>
    </message>
    <message>
        <source>{what} on lot {lot}</source>
        <translation type="unfinished">{what} no lote {lot}</translation>
    </message>
    <message>
        <source>Layers and ids</source>
        <translation type="unfinished">Camadas e ids</translation>
    </message>
    <message>
        <source>Accuracy of the data</source>
        <translation type="unfinished">Exatidão dos dados</translation>
    </message>
    <message>
        <source>{feet} ft, both features together</source>
        <translation type="unfinished">{feet} ft, os dois elementos juntos</translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished">Qualquer</translation>
    </message>
    <message>
        <source>Find id, kind, rule, layer, note</source>
        <translation type="unfinished">Buscar id, tipo, regra, camada, nota</translation>
    </message>
    <message>
        <source>Words that must all be in an id, a kind, a lot, the rule and its section, a layer&apos;s name or the note.</source>
        <translation type="unfinished">Palavras que devem constar, todas, em um id, um tipo, um lote, na regra e sua seção, no nome de uma camada ou na nota.</translation>
    </message>
    <message>
        <source>Find in the findings</source>
        <translation type="unfinished">Buscar nas constatações</translation>
    </message>
    <message>
        <source>Filter by rule, lot, leaning and force.</source>
        <translation type="unfinished">Filtrar por regra, lote, tendência e força.</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>The lot of the component, or of what it is too near to. A part of an id will do.</source>
        <translation type="unfinished">O lote do componente, ou daquilo de que está próximo demais. Basta parte de um id.</translation>
    </message>
    <message>
        <source>Leans to intrude</source>
        <translation type="unfinished">Tende a não cumprir</translation>
    </message>
    <message>
        <source>Leans to meet</source>
        <translation type="unfinished">Tende a cumprir</translation>
    </message>
    <message>
        <source>Leaning of what is too close to call</source>
        <translation type="unfinished">Tendência do que está próximo demais para decidir</translation>
    </message>
    <message>
        <source>Binding and advisory</source>
        <translation type="unfinished">Obrigatórias e orientativas</translation>
    </message>
    <message>
        <source>Binding only</source>
        <translation type="unfinished">Só obrigatórias</translation>
    </message>
    <message>
        <source>Force of the rule</source>
        <translation type="unfinished">Força da regra</translation>
    </message>
    <message>
        <source>Advisory only</source>
        <translation type="unfinished">Só orientativas</translation>
    </message>
    <message>
        <source>Only the rule that &amp;governs each pair</source>
        <translation type="unfinished">Só a re&amp;gra que prevalece em cada par</translation>
    </message>
    <message>
        <source>Of several rules on one pair of features, the strictest binding one.</source>
        <translation type="unfinished">De várias regras sobre um par de elementos, a obrigatória mais rigorosa.</translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation>&amp;Regra</translation>
    </message>
    <message>
        <source>&amp;Lot</source>
        <translation>&amp;Lote</translation>
    </message>
    <message>
        <source>Leans, f&amp;orce</source>
        <translation type="unfinished">T&amp;ende a, força</translation>
    </message>
    <message>
        <source>No rule loaded</source>
        <translation type="unfinished">Nenhuma regra carregada</translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Filtros</translation>
    </message>
    <message>
        <source>&amp;Filters ({count})</source>
        <translation>&amp;Filtros ({count})</translation>
    </message>
    <message>
        <source>{depth} beyond</source>
        <translation type="unfinished">{depth} além</translation>
    </message>
    <message>
        <source>{depth} inside</source>
        <translation type="unfinished">{depth} para dentro</translation>
    </message>
    <message>
        <source>Sort by this column; a third click sorts worst first again.</source>
        <translation type="unfinished">Ordenar por esta coluna; um terceiro clique volta a pôr o pior primeiro.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>{what}, in layer {layer}</source>
        <translation type="unfinished">{what}, na camada {layer}</translation>
    </message>
    <message>
        <source>Yes: the strictest binding rule for this pair of features, the town&apos;s own on a tie.</source>
        <translation type="unfinished">Sim: a regra obrigatória mais rigorosa para este par de elementos; em caso de empate, a do próprio município.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Must keep away from</source>
        <translation>Deve afastar-se de</translation>
    </message>
    <message>
        <source>Required, {units}</source>
        <translation>Exigido, {units}</translation>
    </message>
    <message>
        <source>Provided, {units}</source>
        <translation>Existente, {units}</translation>
    </message>
    <message>
        <source>Short by, {units}</source>
        <translation>Faltam, {units}</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seção</translation>
    </message>
    <message>
        <source>Governs</source>
        <translation>Prevalece</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constatações</translation>
    </message>
    <message>
        <source>{count} rows are too many to copy; save them as CSV.</source>
        <translation type="unfinished">{count} linhas são demais para copiar; salve-as como CSV.</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copiar linhas</translation>
    </message>
    <message>
        <source>Sort &amp;worst first</source>
        <translation>Ordenar: o &amp;pior primeiro</translation>
    </message>
    <message>
        <source>The help page cannot be opened here; it is the file {file}</source>
        <translation type="unfinished">A página de ajuda não pode ser aberta aqui; é o arquivo {file}</translation>
    </message>
    <message>
        <source>Help for this tab</source>
        <translation>Ajuda desta aba</translation>
    </message>
    <message>
        <source>the same for all features</source>
        <translation type="unfinished">o mesmo para todos os elementos</translation>
    </message>
    <message>
        <source>told by a field</source>
        <translation type="unfinished">dado por um campo</translation>
    </message>
    <message>
        <source>a known schema</source>
        <translation type="unfinished">um esquema conhecido</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">Valor</translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished">Elementos</translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished">Papel</translation>
    </message>
    <message>
        <source>Role of each type value</source>
        <translation type="unfinished">Papel de cada valor de tipo</translation>
    </message>
    <message>
        <source>as the kind is: components proposed, others existing</source>
        <translation type="unfinished">conforme o tipo: componentes propostos, demais existentes</translation>
    </message>
    <message>
        <source>checked, where it is of a kind that is</source>
        <translation type="unfinished">verificado, se for de um tipo que o seja</translation>
    </message>
    <message>
        <source>context only</source>
        <translation type="unfinished">só contexto</translation>
    </message>
    <message>
        <source>propose…</source>
        <translation type="unfinished">propor…</translation>
    </message>
    <message>
        <source>yes: no verdicts from them</source>
        <translation type="unfinished">sim: não geram vereditos</translation>
    </message>
    <message>
        <source>Value that rules ask for</source>
        <translation type="unfinished">Valor que as regras pedem</translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished">Campo</translation>
    </message>
    <message>
        <source>Fields of the values that rules ask for</source>
        <translation type="unfinished">Campos dos valores que as regras pedem</translation>
    </message>
    <message>
        <source>Its kind is</source>
        <translation type="unfinished">O tipo é</translation>
    </message>
    <message>
        <source>How the kind of each feature is known</source>
        <translation type="unfinished">Como se conhece o tipo de cada elemento</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">Tipo</translation>
    </message>
    <message>
        <source>One role, or several with commas</source>
        <translation type="unfinished">Um papel, ou vários com vírgulas</translation>
    </message>
    <message>
        <source>Field of the kind</source>
        <translation type="unfinished">Campo do tipo</translation>
    </message>
    <message>
        <source>The field whose values tell the kind</source>
        <translation type="unfinished">O campo cujos valores indicam o tipo</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished">Esquema</translation>
    </message>
    <message>
        <source>A published schema: it says roles, ids and accuracy</source>
        <translation type="unfinished">Um esquema publicado: indica papéis, ids e exatidão</translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished">Valores</translation>
    </message>
    <message>
        <source>A value without a role stays unknown: listed, not measured</source>
        <translation type="unfinished">Um valor sem papel fica desconhecido: listado, não medido</translation>
    </message>
    <message>
        <source>Ids from</source>
        <translation type="unfinished">Ids de</translation>
    </message>
    <message>
        <source>The field of the ids that findings print</source>
        <translation type="unfinished">O campo dos ids que as constatações imprimem</translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished">Situação</translation>
    </message>
    <message>
        <source>Proposed, existing or abandoned, unless a field tells</source>
        <translation type="unfinished">Proposto, existente ou abandonado, salvo se um campo o indica</translation>
    </message>
    <message>
        <source>Is it checked</source>
        <translation type="unfinished">É verificado</translation>
    </message>
    <message>
        <source>Context is measured to, and never checked itself</source>
        <translation type="unfinished">Mede-se até o contexto, mas ele mesmo nunca é verificado</translation>
    </message>
    <message>
        <source>Accuracy, ft</source>
        <translation type="unfinished">Exatidão, ft</translation>
    </message>
    <message>
        <source>How far its places may be off; empty: not stated</source>
        <translation type="unfinished">Quanto as posições podem estar erradas; vazio: não declarado</translation>
    </message>
    <message>
        <source>Our proposals by kind of survey, from the settings; nothing is taken by itself</source>
        <translation type="unfinished">Propostas por tipo de levantamento, das configurações; nada é adotado sozinho</translation>
    </message>
    <message>
        <source>Complete?</source>
        <translation type="unfinished">Completa?</translation>
    </message>
    <message>
        <source>Whether what the layer lacks may be taken as not there</source>
        <translation type="unfinished">Se o que falta na camada pode ser tido como inexistente</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation type="unfinished">Só onde</translation>
    </message>
    <message>
        <source>A filter in SQL, printed with the results</source>
        <translation type="unfinished">Um filtro em SQL, impresso com os resultados</translation>
    </message>
    <message>
        <source>CRS is</source>
        <translation type="unfinished">O SRC é</translation>
    </message>
    <message>
        <source>Only for a layer that has none, as in EPSG:2249</source>
        <translation type="unfinished">Só para uma camada sem SRC, como EPSG:2249</translation>
    </message>
    <message>
        <source>Points only mark parcels or addresses</source>
        <translation type="unfinished">Pontos só marcam parcelas ou endereços</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished">Atributos</translation>
    </message>
    <message>
        <source>Choose a layer to see or change what it is.</source>
        <translation type="unfinished">Escolha uma camada para ver ou mudar o que ela é.</translation>
    </message>
    <message>
        <source>choose a field</source>
        <translation type="unfinished">escolher um campo</translation>
    </message>
    <message>
        <source>the layer&apos;s own numbers</source>
        <translation type="unfinished">a numeração da própria camada</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation type="unfinished">(vazio)</translation>
    </message>
    <message>
        <source>unknown: not measured</source>
        <translation type="unfinished">desconhecido: não medido</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation type="unfinished">proposto</translation>
    </message>
    <message>
        <source>existing</source>
        <translation type="unfinished">existente</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation type="unfinished">abandonado</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished">não declarado</translation>
    </message>
    <message>
        <source>complete: what it lacks is not there</source>
        <translation type="unfinished">completa: o que nela falta não existe</translation>
    </message>
    <message>
        <source>partial: what it lacks may be there</source>
        <translation type="unfinished">parcial: o que nela falta pode existir</translation>
    </message>
    <message>
        <source>a design: only what is proposed, tells nothing of what is there</source>
        <translation type="unfinished">um desenho: só o proposto; nada diz do que existe no local</translation>
    </message>
    <message>
        <source>instrument survey</source>
        <translation type="unfinished">levantamento topográfico</translation>
    </message>
    <message>
        <source>handheld GPS</source>
        <translation type="unfinished">GPS de mão</translation>
    </message>
    <message>
        <source>assessors&apos; parcels</source>
        <translation type="unfinished">parcelas do cadastro</translation>
    </message>
    <message>
        <source>drawn over orthophotos</source>
        <translation type="unfinished">desenhado sobre ortofotos</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished">Camada</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished">Significado</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished">Exatidão</translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished">Estado</translation>
    </message>
    <message>
        <source>Proposed, not used yet ({count})</source>
        <translation type="unfinished">Propostas, ainda sem uso ({count})</translation>
    </message>
    <message>
        <source>In the check ({count})</source>
        <translation type="unfinished">Na verificação ({count})</translation>
    </message>
    <message>
        <source>Not in the check ({count})</source>
        <translation type="unfinished">Fora da verificação ({count})</translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished">deixada de fora</translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished">não informado</translation>
    </message>
    <message>
        <source>by field</source>
        <translation type="unfinished">por campo</translation>
    </message>
    <message>
        <source>by value</source>
        <translation type="unfinished">por valor</translation>
    </message>
    <message>
        <source>{feet:g} ft</source>
        <translation type="unfinished">{feet:g} ft</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished">não pode ser lida</translation>
    </message>
    <message>
        <source>a table</source>
        <translation type="unfinished">uma tabela</translation>
    </message>
    <message>
        <source>no CRS</source>
        <translation type="unfinished">sem SRC</translation>
    </message>
    <message>
        <source>CRS stated by you</source>
        <translation type="unfinished">SRC declarado pelo usuário</translation>
    </message>
    <message>
        <source>filter active</source>
        <translation type="unfinished">filtro ativo</translation>
    </message>
    <message>
        <source>unknown types: {count}</source>
        <translation type="unfinished">tipos desconhecidos: {count}</translation>
    </message>
    <message>
        <source>unsaved edits</source>
        <translation type="unfinished">edições não salvas</translation>
    </message>
    <message>
        <source>being edited</source>
        <translation type="unfinished">em edição</translation>
    </message>
    <message>
        <source>{count} selected</source>
        <translation type="unfinished">{count} selecionados</translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished">vazia</translation>
    </message>
    <message>
        <source>cautions: {count}</source>
        <translation type="unfinished">avisos: {count}</translation>
    </message>
    <message>
        <source>none needed</source>
        <translation type="unfinished">nenhuma necessária</translation>
    </message>
    <message>
        <source>{operation}, good to {feet:.1f} ft</source>
        <translation type="unfinished">{operation}, exatidão de {feet:.1f} ft</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">nenhum</translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished">Erro</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation type="unfinished">Aviso</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation type="unfinished">Quem o diz</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation type="unfinished">SRC</translation>
    </message>
    <message>
        <source>Datum operation</source>
        <translation type="unfinished">Operação de datum</translation>
    </message>
    <message>
        <source>Filter in QGIS</source>
        <translation type="unfinished">Filtro no QGIS</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished">Seleção</translation>
    </message>
    <message>
        <source>{count} selected; all are checked, unless you ask for selected ones only</source>
        <translation type="unfinished">{count} selecionados; todos são verificados, salvo se forem pedidos só os selecionados</translation>
    </message>
    <message>
        <source>Layers of the project</source>
        <translation type="unfinished">Camadas do projeto</translation>
    </message>
    <message>
        <source>Sa&amp;ve site file…</source>
        <translation type="unfinished">Salvar arquivo &amp;do local…</translation>
    </message>
    <message>
        <source>Write what is said here for the command line, which then finds the same</source>
        <translation type="unfinished">Gravar o que está dito aqui para a linha de comando, que assim encontra o mesmo</translation>
    </message>
    <message>
        <source>L&amp;oad site file…</source>
        <translation type="unfinished">Carregar ar&amp;quivo do local…</translation>
    </message>
    <message>
        <source>Take what a site file says; its layers are found in the project, or added</source>
        <translation type="unfinished">Adotar o que diz um arquivo do local; suas camadas são achadas no projeto, ou adicionadas</translation>
    </message>
    <message>
        <source>Leave ou&amp;t</source>
        <translation type="unfinished">Deixar de &amp;fora</translation>
    </message>
    <message>
        <source>The chosen layer is no part of the check</source>
        <translation type="unfinished">A camada escolhida não faz parte da verificação</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation type="unfinished">Não fornecido</translation>
    </message>
    <message>
        <source>Chosen layer</source>
        <translation type="unfinished">Camada escolhida</translation>
    </message>
    <message>
        <source>Not provided ({count})</source>
        <translation type="unfinished">Não fornecido ({count})</translation>
    </message>
    <message>
        <source>Saved {file}.</source>
        <translation type="unfinished">{file} foi salvo.</translation>
    </message>
    <message>
        <source>Site files (*.yaml *.yml)</source>
        <translation type="unfinished">Arquivos do local (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Save site file</source>
        <translation type="unfinished">Salvar arquivo do local</translation>
    </message>
    <message>
        <source>Load site file</source>
        <translation type="unfinished">Carregar arquivo do local</translation>
    </message>
    <message>
        <source>Li&amp;ve check</source>
        <translation type="unfinished">Ver&amp;ificação ao vivo</translation>
    </message>
    <message>
        <source>Check again what an edit can change, unsaved edits included, as soon as it is made</source>
        <translation type="unfinished">Verificar de novo o que uma edição pode mudar, inclusive edições não salvas, assim que for feita</translation>
    </message>
    <message>
        <source>Live check</source>
        <translation>Verificação ao vivo</translation>
    </message>
    <message>
        <source>Check a&amp;gain</source>
        <translation type="unfinished">Verificar de nov&amp;o</translation>
    </message>
    <message>
        <source>Off: the findings are those of the last check.</source>
        <translation type="unfinished">Desligada: as constatações são as da última verificação.</translation>
    </message>
    <message>
        <source>Ready: edit a checked layer.</source>
        <translation type="unfinished">Pronta: edite uma camada verificada.</translation>
    </message>
    <message>
        <source>Starts with the first check.</source>
        <translation type="unfinished">Começa com a primeira verificação.</translation>
    </message>
    <message>
        <source>Address, map and lot, or id</source>
        <translation type="unfinished">Endereço, mapa e lote, ou id</translation>
    </message>
    <message>
        <source>Find a lot by address, map and lot, or id</source>
        <translation type="unfinished">Buscar um lote por endereço, mapa e lote, ou id</translation>
    </message>
    <message>
        <source>As in 12 Main St, 12-34, or a lot&apos;s id. Enter takes the first lot that is found.</source>
        <translation type="unfinished">Como em 12 Main St, 12-34, ou o id de um lote. Enter toma o primeiro lote encontrado.</translation>
    </message>
    <message>
        <source>Lots that were found</source>
        <translation type="unfinished">Lotes encontrados</translation>
    </message>
    <message>
        <source>Click a lot to choose it. Enter or a double click shows it on the map too.</source>
        <translation type="unfinished">Clique em um lote para escolhê-lo. Enter ou um duplo clique também o mostra no mapa.</translation>
    </message>
    <message>
        <source>What the search found</source>
        <translation type="unfinished">O que a busca encontrou</translation>
    </message>
    <message>
        <source>Show on ma&amp;p</source>
        <translation type="unfinished">Mostrar no ma&amp;pa</translation>
    </message>
    <message>
        <source>Zoom to the lot that is chosen in the list, and flash it</source>
        <translation type="unfinished">Aproximar do lote escolhido na lista e fazê-lo piscar</translation>
    </message>
    <message>
        <source>&amp;Find a lot:</source>
        <translation type="unfinished">&amp;Buscar lote:</translation>
    </message>
    <message>
        <source>No layer has the meaning &quot;lot&quot; yet; give it to the parcels in the tab Layers.</source>
        <translation type="unfinished">Nenhuma camada tem ainda o significado &quot;lote&quot;; atribua-o às parcelas na aba Camadas.</translation>
    </message>
    <message>
        <source>No lot is found by this.</source>
        <translation type="unfinished">Nenhum lote encontrado com isto.</translation>
    </message>
    <message>
        <source>1 lot found</source>
        <translation type="unfinished">1 lote encontrado</translation>
    </message>
    <message>
        <source>The first {count} lots; type more to find yours.</source>
        <translation type="unfinished">Os primeiros {count} lotes; digite mais para achar o procurado.</translation>
    </message>
    <message>
        <source>{count} lots found</source>
        <translation type="unfinished">{count} lotes encontrados</translation>
    </message>
    <message>
        <source>New design layer</source>
        <translation type="unfinished">Nova camada de desenho</translation>
    </message>
    <message>
        <source>Make a layer to draw a septic system, wells and animal structures in, ready for the check</source>
        <translation type="unfinished">Criar uma camada para desenhar um sistema séptico, poços e estruturas para animais, pronta para a verificação</translation>
    </message>
    <message>
        <source>Place a tank, field or structure</source>
        <translation type="unfinished">Colocar um tanque, campo ou estrutura</translation>
    </message>
    <message>
        <source>Place a rectangle by length and width in feet, turned and snapped</source>
        <translation type="unfinished">Colocar um retângulo por comprimento e largura em pés, girado e com aderência</translation>
    </message>
    <message>
        <source>Setbacks here</source>
        <translation type="unfinished">Afastamentos aqui</translation>
    </message>
    <message>
        <source>Hover or click anywhere: the distance to the nearest of each kind, and what could lie there</source>
        <translation type="unfinished">Passe o cursor ou clique em qualquer ponto: a distância ao mais próximo de cada tipo, e o que poderia ficar ali</translation>
    </message>
    <message>
        <source>Measure by rule</source>
        <translation type="unfinished">Medir por regra</translation>
    </message>
    <message>
        <source>Click a component: all its setbacks fan out as lines</source>
        <translation type="unfinished">Clique em um componente: todos os seus afastamentos se abrem em leque, como linhas</translation>
    </message>
    <message>
        <source>a design layer</source>
        <translation type="unfinished">uma camada de desenho</translation>
    </message>
    <message>
        <source>There is no design layer to draw in: make one with the button beside this one.</source>
        <translation type="unfinished">Não há camada de desenho onde desenhar: crie uma com o botão ao lado deste.</translation>
    </message>
    <message>
        <source>What changed since the finding was marked</source>
        <translation type="unfinished">O que mudou desde que a constatação foi marcada</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhuma</translation>
    </message>
    <message>
        <source>Take the mark away.</source>
        <translation type="unfinished">Retirar a marca.</translation>
    </message>
    <message>
        <source>&amp;Accepted</source>
        <translation>&amp;Aceito</translation>
    </message>
    <message>
        <source>Seen, and nothing more to do about it. No decision of the Board.</source>
        <translation>Visto, e nada mais a fazer. Não é uma decisão do Conselho.</translation>
    </message>
    <message>
        <source>To &amp;discuss</source>
        <translation>A &amp;discutir</translation>
    </message>
    <message>
        <source>Raise it with the applicant or at the hearing.</source>
        <translation type="unfinished">Tratar com o requerente ou na audiência.</translation>
    </message>
    <message>
        <source>&amp;Wrong data</source>
        <translation>Dados &amp;errados</translation>
    </message>
    <message>
        <source>The map is wrong here; the finding stands until the data are corrected.</source>
        <translation type="unfinished">O mapa está errado aqui; a constatação permanece até que os dados sejam corrigidos.</translation>
    </message>
    <message>
        <source>Comment on the mark</source>
        <translation type="unfinished">Comentário da marca</translation>
    </message>
    <message>
        <source>A comment that is kept with the mark. Press Enter to keep it.</source>
        <translation type="unfinished">Um comentário guardado com a marca. Pressione Enter para guardá-lo.</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Choose a mark to add a comment</source>
        <translation type="unfinished">Escolha uma marca para adicionar um comentário</translation>
    </message>
    <message>
        <source>No component of the last check lies here. Click one that the rules speak of, such as a tank or a stable.</source>
        <translation type="unfinished">Não há aqui nenhum componente da última verificação. Clique em um de que as regras tratem, como um tanque ou um estábulo.</translation>
    </message>
    <message>
        <source>Something went wrong in BOH Setbacks, and this step was not finished.</source>
        <translation>Algo deu errado no BOH Setbacks e este passo não foi concluído.</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copiar detalhes</translation>
    </message>
    <message>
        <source>Copy what happened and the versions in use, for a report of the mistake.</source>
        <translation type="unfinished">Copiar o que aconteceu e as versões em uso, para relatar o erro.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>What, and why</source>
        <translation type="unfinished">O quê, e por quê</translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished">Quantidade</translation>
    </message>
    <message>
        <source>What was not checked</source>
        <translation>O que não foi verificado</translation>
    </message>
    <message>
        <source>Enter or a double click on a rule shows the rule, on a component its place.</source>
        <translation type="unfinished">Enter ou um duplo clique em uma regra mostra a regra; em um componente, o seu lugar.</translation>
    </message>
    <message>
        <source>&amp;Copy lines</source>
        <translation type="unfinished">Copiar lin&amp;has</translation>
    </message>
    <message>
        <source>Rules that were not checked</source>
        <translation type="unfinished">Regras que não foram verificadas</translation>
    </message>
    <message>
        <source>Rules checked on part of their layers</source>
        <translation type="unfinished">Regras verificadas em parte das suas camadas</translation>
    </message>
    <message>
        <source>Answers not checked, by reason</source>
        <translation type="unfinished">Respostas não verificadas, por motivo</translation>
    </message>
    <message>
        <source>Features not measured</source>
        <translation type="unfinished">Elementos não medidos</translation>
    </message>
    <message>
        <source>No check has been run yet. Nothing here is a clear.</source>
        <translation>Ainda não foi feita nenhuma verificação. Nada aqui indica que esteja tudo em ordem.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not a clear.&lt;/b&gt; What stands below was not measured, or not wholly. Add the layers that are missing, or state what there is none of.</source>
        <translation type="unfinished">&lt;b&gt;Não indica que esteja tudo em ordem.&lt;/b&gt; O que está abaixo não foi medido, ou não por inteiro. Adicione as camadas que faltam, ou declare o que não existe.</translation>
    </message>
    <message>
        <source>Every rule that applies was checked; some features were repaired first.</source>
        <translation type="unfinished">Toda regra aplicável foi verificada; alguns elementos foram reparados antes.</translation>
    </message>
    <message>
        <source>Every rule that applies was checked, and every feature was measured. This is a screening, not an approval.</source>
        <translation type="unfinished">Toda regra aplicável foi verificada e todo elemento foi medido. É uma verificação preliminar, não uma aprovação.</translation>
    </message>
    <message>
        <source>... and {count} more</source>
        <translation type="unfinished">... e mais {count}</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation type="unfinished">nenhum motivo indicado</translation>
    </message>
    <message>
        <source>, lot {lot}</source>
        <translation type="unfinished">, lote {lot}</translation>
    </message>
    <message>
        <source>... and {count} more; press the counter Not checked in the results to see all</source>
        <translation type="unfinished">... e mais {count}; pressione o contador Não verificado nos resultados para ver tudo</translation>
    </message>
    <message>
        <source>Needed (tick: none here)</source>
        <translation type="unfinished">Necessário (marcar: não há aqui)</translation>
    </message>
    <message>
        <source>Unchecked rules</source>
        <translation type="unfinished">Regras não verificadas</translation>
    </message>
    <message>
        <source>What the rules need and no layer gives</source>
        <translation type="unfinished">O que as regras precisam e nenhuma camada fornece</translation>
    </message>
    <message>
        <source>No layer in the check holds anything that the rules speak of yet. Once one does, this list says what they need.</source>
        <translation type="unfinished">Nenhuma camada da verificação contém ainda algo de que as regras tratem. Quando contiver, esta lista dirá do que elas precisam.</translation>
    </message>
    <message>
        <source>Stated as absent by you</source>
        <translation type="unfinished">Declarado inexistente pelo usuário</translation>
    </message>
    <message>
        <source>Given by a layer</source>
        <translation type="unfinished">Dado por uma camada</translation>
    </message>
    <message>
        <source>{count} unchecked</source>
        <translation type="unfinished">{count} não verificadas</translation>
    </message>
    <message>
        <source>{count} in part</source>
        <translation type="unfinished">{count} em parte</translation>
    </message>
    <message>
        <source>Get: {name}, from {publisher}</source>
        <translation type="unfinished">Obter: {name}, de {publisher}</translation>
    </message>
    <message>
        <source>Unchecked: {rule}. {summary}</source>
        <translation type="unfinished">Não verificada: {rule}. {summary}</translation>
    </message>
    <message>
        <source>In part: {rule}. {summary}</source>
        <translation type="unfinished">Em parte: {rule}. {summary}</translation>
    </message>
    <message>
        <source>none here, as you state</source>
        <translation type="unfinished">não há aqui, conforme declarado</translation>
    </message>
    <message>
        <source>Tick to state that there is none of this at the place: its rules then count as checked. Roles: {roles}</source>
        <translation type="unfinished">Marque para declarar que não há nada disto no local: suas regras passam a contar como verificadas. Papéis: {roles}</translation>
    </message>
    <message>
        <source>Choose the rules first; then this list says what they need.</source>
        <translation type="unfinished">Escolha primeiro as regras; depois esta lista diz do que elas precisam.</translation>
    </message>
    <message>
        <source>Every kind of feature that the rules need is given by a layer, or stated as absent.</source>
        <translation type="unfinished">Todo tipo de elemento de que as regras precisam é fornecido por uma camada, ou foi declarado inexistente.</translation>
    </message>
    <message>
        <source>Not provided: {kinds} kinds. A run would leave {whole} rules unchecked and {part} checked in part.</source>
        <translation type="unfinished">Não fornecido: {kinds} tipos. Uma verificação deixaria {whole} regras não verificadas e {part} verificadas em parte.</translation>
    </message>
    <message>
        <source>feet (99.99 ft)</source>
        <translation>pés (99.99 ft)</translation>
    </message>
    <message>
        <source>feet and inches (99 ft 11 7/8 in)</source>
        <translation>pés e polegadas (99 ft 11 7/8 in)</translation>
    </message>
    <message>
        <source>metres (30.477 m)</source>
        <translation>metros (30.477 m)</translation>
    </message>
    <message>
        <source>For reading only: the rules are in feet, and every verdict is made in feet.</source>
        <translation>Apenas para leitura: as regras estão em pés e todo veredito é feito em pés.</translation>
    </message>
    <message>
        <source>New projects, and how lengths are shown</source>
        <translation type="unfinished">Projetos novos, e como os comprimentos são mostrados</translation>
    </message>
    <message>
        <source>&amp;Town:</source>
        <translation>&amp;Município:</translation>
    </message>
    <message>
        <source>&amp;Project type:</source>
        <translation>&amp;Tipo de projeto:</translation>
    </message>
    <message>
        <source>&amp;Units shown:</source>
        <translation>&amp;Unidades mostradas:</translation>
    </message>
    <message>
        <source>Instrument &amp;survey:</source>
        <translation>&amp;Levantamento topográfico:</translation>
    </message>
    <message>
        <source>&amp;GPS, handheld:</source>
        <translation>&amp;GPS de mão:</translation>
    </message>
    <message>
        <source>&amp;Assessors’ parcels:</source>
        <translation>Parcelas do &amp;cadastro:</translation>
    </message>
    <message>
        <source>&amp;Orthophoto or planning map:</source>
        <translation type="unfinished">Ortofoto ou mapa de plane&amp;jamento:</translation>
    </message>
    <message>
        <source>Accuracy that is proposed for a layer</source>
        <translation>Exatidão proposta para uma camada</translation>
    </message>
    <message>
        <source>The layer editor offers these for a layer whose accuracy is not stated. Nothing is checked with them unless you take them there.</source>
        <translation type="unfinished">O editor de camadas oferece estes valores para uma camada cuja exatidão não foi declarada. Nada é verificado com eles, salvo se forem adotados ali.</translation>
    </message>
    <message>
        <source> ft</source>
        <translation type="unfinished"> ft</translation>
    </message>
    <message>
        <source>none proposed</source>
        <translation type="unfinished">nenhuma proposta</translation>
    </message>
    <message>
        <source>beside the project</source>
        <translation>junto ao projeto</translation>
    </message>
    <message>
        <source>in one folder</source>
        <translation>em uma pasta</translation>
    </message>
    <message>
        <source>ask each time</source>
        <translation>perguntar a cada vez</translation>
    </message>
    <message>
        <source>Results (a GeoPackage)</source>
        <translation>Resultados (um GeoPackage)</translation>
    </message>
    <message>
        <source>&amp;Where:</source>
        <translation>&amp;Onde:</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Pasta:</translation>
    </message>
    <message>
        <source>&amp;Check again while a layer is edited</source>
        <translation>&amp;Verificar de novo enquanto uma camada é editada</translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"> ms</translation>
    </message>
    <message>
        <source>Wait after the &amp;last edit:</source>
        <translation type="unfinished">&amp;Espera após a última edição:</translation>
    </message>
    <message>
        <source>pairs of features</source>
        <translation>pares de elementos</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>constatações</translation>
    </message>
    <message>
        <source>{word}: {count} {what}. {meaning} Press to show or hide them in the table.</source>
        <translation type="unfinished">{word}: {count} {what}. {meaning} Pressione para mostrar ou ocultar na tabela.</translation>
    </message>
    <message>
        <source>{word}: {count} {what}</source>
        <translation type="unfinished">{word}: {count} {what}</translation>
    </message>
    <message>
        <source>Intrudes</source>
        <translation>Não cumpre</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Próximo demais para decidir</translation>
    </message>
    <message>
        <source>For a person to decide</source>
        <translation>Cabe a uma pessoa decidir</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificado</translation>
    </message>
    <message>
        <source>Meets</source>
        <translation>Cumpre</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Não se aplica</translation>
    </message>
    <message>
        <source>{outcome} (advisory)</source>
        <translation>{outcome} (orientativo)</translation>
    </message>
    <message>
        <source>leans to intruding</source>
        <translation type="unfinished">tende a não cumprir</translation>
    </message>
    <message>
        <source>leans to meeting</source>
        <translation type="unfinished">tende a cumprir</translation>
    </message>
    <message>
        <source>Too close</source>
        <translation type="unfinished">Próximo demais</translation>
    </message>
    <message>
        <source>For a person</source>
        <translation type="unfinished">Pessoa decide</translation>
    </message>
    <message>
        <source>Less is provided than required, by more than the data can be off.</source>
        <translation>Há menos do que o exigido, por mais do que os dados podem errar.</translation>
    </message>
    <message>
        <source>The difference is smaller than what the data can be off; a survey must decide.</source>
        <translation>A diferença é menor que o erro possível dos dados; cabe a um levantamento topográfico decidir.</translation>
    </message>
    <message>
        <source>The text leaves this to the Board or another person.</source>
        <translation>O texto deixa isto ao Conselho ou a outra pessoa.</translation>
    </message>
    <message>
        <source>This was not measured, so it is neither met nor intruded on.</source>
        <translation>Isto não foi medido: nem cumpre nem descumpre.</translation>
    </message>
    <message>
        <source>What is required is provided, as far as the layers show. A screening, not an approval.</source>
        <translation>O exigido é atendido, conforme o que as camadas mostram. É uma triagem, não uma aprovação.</translation>
    </message>
    <message>
        <source>The rule does not speak of this feature, with the reason.</source>
        <translation>A regra não trata deste elemento; o motivo é indicado.</translation>
    </message>
    <message>
        <source>Nearest of each kind</source>
        <translation type="unfinished">O mais próximo de cada tipo</translation>
    </message>
    <message>
        <source>What could lie here</source>
        <translation type="unfinished">O que poderia ficar aqui</translation>
    </message>
    <message>
        <source>&amp;Nearest of each kind</source>
        <translation type="unfinished">O &amp;mais próximo de cada tipo</translation>
    </message>
    <message>
        <source>This place is outside of everything that is mapped: nothing can be told to be far enough away.</source>
        <translation type="unfinished">Este lugar está fora de tudo o que foi mapeado: de nada se pode dizer que esteja longe o bastante.</translation>
    </message>
    <message>
        <source>What c&amp;ould lie here</source>
        <translation type="unfinished">O que p&amp;oderia ficar aqui</translation>
    </message>
    <message>
        <source>Hold the pointer still, or click, to see what could lie here.</source>
        <translation type="unfinished">Mantenha o cursor parado, ou clique, para ver o que poderia ficar aqui.</translation>
    </message>
    <message>
        <source>This speaks of a point. A real component has a size and reaches farther: draw it, and check it. A screening, not an approval.</source>
        <translation type="unfinished">Isto vale para um ponto. Um componente real tem tamanho e chega mais longe: desenhe-o e verifique-o. É uma verificação preliminar, não uma aprovação.</translation>
    </message>
    <message>
        <source>All its setb&amp;acks</source>
        <translation type="unfinished">Todos os seus rec&amp;uos</translation>
    </message>
    <message>
        <source>Of what is met the nearest that was measured is shown. A screening, not an approval.</source>
        <translation type="unfinished">Do que é cumprido, mostra-se o mais próximo que foi medido. É uma verificação preliminar, não uma aprovação.</translation>
    </message>
    <message>
        <source>Point at a place on the map.</source>
        <translation type="unfinished">Aponte para um lugar no mapa.</translation>
    </message>
    <message>
        <source>No lot</source>
        <translation type="unfinished">Nenhum lote</translation>
    </message>
    <message>
        <source>Off lot {lot}: {feet} beyond its line</source>
        <translation type="unfinished">Fora do lote {lot}: {feet} além da divisa</translation>
    </message>
    <message>
        <source>Lot {lot}: {feet} to its line</source>
        <translation type="unfinished">Lote {lot}: {feet} até a divisa</translation>
    </message>
    <message>
        <source>{id} of layer {layer}</source>
        <translation type="unfinished">{id} da camada {layer}</translation>
    </message>
    <message>
        <source>Nothing that the rules measure to is mapped.</source>
        <translation type="unfinished">Nada até onde as regras medem está mapeado.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation type="unfinished">e mais {count}</translation>
    </message>
    <message>
        <source>Advice: {reason}</source>
        <translation type="unfinished">Orientação: {reason}</translation>
    </message>
    <message>
        <source>unknown type in {layer}</source>
        <translation type="unfinished">tipo desconhecido em {layer}</translation>
    </message>
    <message>
        <source>{kind} (kind not told)</source>
        <translation type="unfinished">{kind} (tipo não informado)</translation>
    </message>
    <message>
        <source>inside, {feet}</source>
        <translation type="unfinished">dentro, {feet}</translation>
    </message>
    <message>
        <source>could not lie</source>
        <translation type="unfinished">não poderia ficar</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation type="unfinished">próximo demais para decidir</translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished">não se sabe</translation>
    </message>
    <message>
        <source>for a person</source>
        <translation type="unfinished">uma pessoa decide</translation>
    </message>
    <message>
        <source>advice only</source>
        <translation type="unfinished">só orientação</translation>
    </message>
    <message>
        <source>could lie</source>
        <translation type="unfinished">poderia ficar</translation>
    </message>
    <message>
        <source>{role} and {count} more</source>
        <translation type="unfinished">{role} e mais {count}</translation>
    </message>
    <message>
        <source>{provided}, {required} required</source>
        <translation type="unfinished">{provided}, exigido {required}</translation>
    </message>
    <message>
        <source>{feet} beyond it</source>
        <translation type="unfinished">{feet} além dela</translation>
    </message>
    <message>
        <source>{feet} required</source>
        <translation type="unfinished">exigido {feet}</translation>
    </message>
    <message>
        <source>&amp;Accept all proposals</source>
        <translation type="unfinished">Aceitar &amp;todas as propostas</translation>
    </message>
    <message>
        <source>Use every layer as proposed; each can be changed afterwards</source>
        <translation type="unfinished">Usar cada camada como proposto; cada uma pode ser mudada depois</translation>
    </message>
    <message>
        <source>Proposed: {count}. Nothing is used until you accept it.</source>
        <translation type="unfinished">Propostas: {count}. Nada é usado até ser aceito.</translation>
    </message>
    <message>
        <source>{file} beside this project describes {count} of its layers</source>
        <translation type="unfinished">{file}, junto a este projeto, descreve {count} de suas camadas</translation>
    </message>
    <message>
        <source>It names {total} layers, the town and the project type. Loading it takes all of that.</source>
        <translation type="unfinished">Indica {total} camadas, o município e o tipo de projeto. Ao carregar, adota-se tudo isso.</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation type="unfinished">Carre&amp;gar</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished">Aceitar</translation>
    </message>
    <message>
        <source>Accept the proposal for {layer}</source>
        <translation type="unfinished">Aceitar a proposta para {layer}</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished">Deixar de fora</translation>
    </message>
    <message>
        <source>The layer is no part of the check</source>
        <translation type="unfinished">A camada não faz parte da verificação</translation>
    </message>
    <message>
        <source>Leave out {layer}</source>
        <translation type="unfinished">Deixar {layer} de fora</translation>
    </message>
    <message>
        <source>Because {reason}</source>
        <translation type="unfinished">Motivo: {reason}</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation type="unfinished">&amp;Alinhar</translation>
    </message>
    <message>
        <source>Click to place. R turns by 5°, Shift+R by 1°, as Ctrl or Shift with the mouse wheel. C: centre or corner. A: turn along the line under the pointer. Esc ends.</source>
        <translation type="unfinished">Clique para colocar. R gira 5°, Shift+R gira 1°, como Ctrl ou Shift com a roda do mouse. C: centro ou canto. A: girar conforme a linha sob o cursor. Esc encerra.</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Near left corner</source>
        <translation type="unfinished">Canto próximo esquerdo</translation>
    </message>
    <message>
        <source>Far left corner</source>
        <translation type="unfinished">Canto distante esquerdo</translation>
    </message>
    <message>
        <source>Far right corner</source>
        <translation type="unfinished">Canto distante direito</translation>
    </message>
    <message>
        <source>Near right corner</source>
        <translation type="unfinished">Canto próximo direito</translation>
    </message>
    <message>
        <source>Type of the component</source>
        <translation type="unfinished">Tipo do componente</translation>
    </message>
    <message>
        <source>What is placed. Its last size is remembered.</source>
        <translation type="unfinished">O que é colocado. O último tamanho é lembrado.</translation>
    </message>
    <message>
        <source>Length in feet</source>
        <translation>Comprimento em pés</translation>
    </message>
    <message>
        <source>Length on the ground, in feet, in the direction of the rotation.</source>
        <translation type="unfinished">Comprimento no terreno, em pés, na direção da rotação.</translation>
    </message>
    <message>
        <source>Width in feet</source>
        <translation>Largura em pés</translation>
    </message>
    <message>
        <source>Width on the ground, in feet, across the length.</source>
        <translation type="unfinished">Largura no terreno, em pés, transversal ao comprimento.</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>Rotação em graus</translation>
    </message>
    <message>
        <source>Direction of the length: degrees clockwise from the map&apos;s north.</source>
        <translation type="unfinished">Direção do comprimento: graus no sentido horário a partir do norte do mapa.</translation>
    </message>
    <message>
        <source>Point that is clicked</source>
        <translation type="unfinished">Ponto em que se clica</translation>
    </message>
    <message>
        <source>Which point of the rectangle comes to lie where you click. C changes it.</source>
        <translation type="unfinished">Que ponto do retângulo fica onde se clica. C o muda.</translation>
    </message>
    <message>
        <source>Align with a line</source>
        <translation type="unfinished">Alinhar com uma linha</translation>
    </message>
    <message>
        <source>Then click a lot line, a wall or any other line: the length turns along it.</source>
        <translation type="unfinished">Depois clique em uma divisa, uma parede ou qualquer outra linha: o comprimento gira conforme ela.</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Comprimento</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Largura</translation>
    </message>
    <message>
        <source>&amp;Rotation</source>
        <translation>&amp;Rotação</translation>
    </message>
    <message>
        <source>&amp;Click sets</source>
        <translation type="unfinished">O clique &amp;fixa</translation>
    </message>
    <message>
        <source>The layer {name} cannot be edited. See whether it, or its file, is read-only.</source>
        <translation type="unfinished">A camada {name} não pode ser editada. Veja se ela, ou o seu arquivo, é somente leitura.</translation>
    </message>
    <message>
        <source>Place: {type}</source>
        <translation type="unfinished">Colocar: {type}</translation>
    </message>
    <message>
        <source>The layer {name} did not take the new feature.</source>
        <translation type="unfinished">A camada {name} não recebeu o novo elemento.</translation>
    </message>
    <message>
        <source>Placed {id}: {type}, {length} x {width} ft. Ctrl+Z takes it back.</source>
        <translation type="unfinished">{id} colocado: {type}, {length} x {width} ft. Ctrl+Z desfaz.</translation>
    </message>
    <message>
        <source>Click the line that the length is to follow: a lot line, a wall, any edge. Esc leaves it.</source>
        <translation type="unfinished">Clique na linha que o comprimento deve seguir: uma divisa, uma parede, qualquer borda. Esc sai.</translation>
    </message>
    <message>
        <source>Re&amp;ports</source>
        <translation type="unfinished">Rela&amp;tórios</translation>
    </message>
    <message>
        <source>Print the check: of the lot of the chosen finding, or of all</source>
        <translation type="unfinished">Imprimir a verificação: do lote da constatação escolhida, ou de tudo</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation type="unfinished">Relatório em PDF…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation type="unfinished">Relatório em HTML…</translation>
    </message>
    <message>
        <source>As-built sheet of the lot…</source>
        <translation type="unfinished">Folha as-built do lote…</translation>
    </message>
    <message>
        <source>Atlas of all flagged lots…</source>
        <translation type="unfinished">Atlas de todos os lotes assinalados…</translation>
    </message>
    <message>
        <source>All findings as workbook…</source>
        <translation type="unfinished">Todas as constatações em planilha…</translation>
    </message>
    <message>
        <source>Notification list, labels…</source>
        <translation type="unfinished">Lista de notificação, etiquetas…</translation>
    </message>
    <message>
        <source>Inventory, permit and conservation sheets…</source>
        <translation type="unfinished">Folhas de inventário, licença e conservação…</translation>
    </message>
    <message>
        <source>Lot areas…</source>
        <translation type="unfinished">Áreas dos lotes…</translation>
    </message>
    <message>
        <source>Report with address and applicant…</source>
        <translation type="unfinished">Relatório com endereço e requerente…</translation>
    </message>
    <message>
        <source>Report of the whole site as</source>
        <translation type="unfinished">Relatório de todo o local em</translation>
    </message>
    <message>
        <source>Report of lot {lot} as</source>
        <translation type="unfinished">Relatório do lote {lot} em</translation>
    </message>
    <message>
        <source>there is no check to print; run one first</source>
        <translation type="unfinished">não há verificação para imprimir; faça uma primeiro</translation>
    </message>
    <message>
        <source>layers were edited since the check, so that a report would not be of what is drawn now; check again first</source>
        <translation type="unfinished">houve edição de camadas desde a verificação, de modo que o relatório não seria do que está desenhado agora; verifique de novo primeiro</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished">PDF (*.pdf)</translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation type="unfinished">{count} páginas</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished">HTML (*.html)</translation>
    </message>
    <message>
        <source>the as-built sheet is of one lot: choose a finding on it, or a lot in the filters</source>
        <translation type="unfinished">a folha as-built é de um só lote: escolha uma constatação nele, ou um lote nos filtros</translation>
    </message>
    <message>
        <source>Drawing the atlas</source>
        <translation type="unfinished">Desenhando o atlas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Cancelar</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <translation type="unfinished">Planilha (*.xlsx)</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation type="unfinished">Gravado: {file}</translation>
    </message>
    <message>
        <source>Write the report to</source>
        <translation type="unfinished">Gravar o relatório em</translation>
    </message>
    <message>
        <source>Results go to</source>
        <translation type="unfinished">Os resultados vão para</translation>
    </message>
    <message>
        <source>Where results go</source>
        <translation type="unfinished">Para onde vão os resultados</translation>
    </message>
    <message>
        <source>As in the settin&amp;gs</source>
        <translation type="unfinished">Conforme as confi&amp;gurações</translation>
    </message>
    <message>
        <source>Forget the file that was chosen for this project</source>
        <translation type="unfinished">Esquecer o arquivo escolhido para este projeto</translation>
    </message>
    <message>
        <source>No file was chosen for the results; nothing was checked.</source>
        <translation type="unfinished">Nenhum arquivo foi escolhido para os resultados; nada foi verificado.</translation>
    </message>
    <message>
        <source>It is asked at each check.</source>
        <translation type="unfinished">Pergunta-se a cada verificação.</translation>
    </message>
    <message>
        <source>Last: {path}</source>
        <translation type="unfinished">Último: {path}</translation>
    </message>
    <message>
        <source>⚠ Only into memory, because the project is not saved: they are gone when QGIS is closed. Save the project, or choose a file.</source>
        <translation type="unfinished">⚠ Só na memória, porque o projeto não está salvo: perdem-se ao fechar o QGIS. Salve o projeto, ou escolha um arquivo.</translation>
    </message>
    <message>
        <source>{name}, beside the project</source>
        <translation type="unfinished">{name}, junto ao projeto</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation type="unfinished">Escol&amp;her outro…</translation>
    </message>
    <message>
        <source>C&amp;hoose a file…</source>
        <translation type="unfinished">Escol&amp;her arquivo…</translation>
    </message>
    <message>
        <source>Choose a GeoPackage for the results of this project. Results of an earlier check in it are replaced; your review marks are kept.</source>
        <translation type="unfinished">Escolher um GeoPackage para os resultados deste projeto. Os resultados de uma verificação anterior nele são substituídos; as marcas de revisão são mantidas.</translation>
    </message>
    <message>
        <source>File for the results</source>
        <translation type="unfinished">Arquivo dos resultados</translation>
    </message>
    <message>
        <source>Show on &amp;map</source>
        <translation type="unfinished">Mostrar no ma&amp;pa</translation>
    </message>
    <message>
        <source>Zoom to the finding that is chosen in the table. Enter or a double click does so at any time.</source>
        <translation type="unfinished">Aproximar da constatação escolhida na tabela. Enter ou um duplo clique faz o mesmo a qualquer momento.</translation>
    </message>
    <message>
        <source>Save &amp;CSV...</source>
        <translation type="unfinished">Salvar &amp;CSV...</translation>
    </message>
    <message>
        <source>Save the rows that the table shows, in their order, for a spreadsheet.</source>
        <translation type="unfinished">Salvar as linhas que a tabela mostra, na mesma ordem, para uma planilha.</translation>
    </message>
    <message>
        <source>&amp;Zoom to the finding</source>
        <translation>&amp;Aproximar da constatação</translation>
    </message>
    <message>
        <source>see Not checked</source>
        <translation type="unfinished">ver Não verificado</translation>
    </message>
    <message>
        <source>{count} shown</source>
        <translation>{count} à vista</translation>
    </message>
    <message>
        <source>The finding that was chosen is no longer among the rows shown: it changed, or the filter hides it.</source>
        <translation type="unfinished">A constatação escolhida não está mais entre as linhas à vista: mudou, ou o filtro a oculta.</translation>
    </message>
    <message>
        <source>Choose a row to read the finding and see it on the map.</source>
        <translation type="unfinished">Escolha uma linha para ler a constatação e vê-la no mapa.</translation>
    </message>
    <message>
        <source>No outcome is chosen: press one of the counters above.</source>
        <translation type="unfinished">Nenhum resultado escolhido: pressione um dos contadores acima.</translation>
    </message>
    <message>
        <source>The filter hides all findings.</source>
        <translation>O filtro oculta todas as constatações.</translation>
    </message>
    <message>
        <source>Save the findings shown</source>
        <translation type="unfinished">Salvar as constatações à vista</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished">Tabela (*.csv)</translation>
    </message>
    <message>
        <source>{count} findings saved to {path}</source>
        <translation type="unfinished">{count} constatações salvas em {path}</translation>
    </message>
    <message>
        <source>Nothing flagged. {line}</source>
        <translation type="unfinished">Nada assinalado. {line}</translation>
    </message>
    <message>
        <source>{count} rules could not be checked, or not wholly:</source>
        <translation type="unfinished">{count} regras não puderam ser verificadas, ou não por inteiro:</translation>
    </message>
    <message>
        <source>{count} rules were checked on part of their layers:</source>
        <translation type="unfinished">{count} regras foram verificadas em parte das suas camadas:</translation>
    </message>
    <message>
        <source>{count} answers could not be checked:</source>
        <translation type="unfinished">{count} respostas não puderam ser verificadas:</translation>
    </message>
    <message>
        <source>{count} features could not be measured:</source>
        <translation type="unfinished">{count} elementos não puderam ser medidos:</translation>
    </message>
    <message>
        <source>type to search</source>
        <translation type="unfinished">digite para buscar</translation>
    </message>
    <message>
        <source>What the features are. Several at once: with commas, as in dwelling, cellar or crawl space</source>
        <translation type="unfinished">O que os elementos são. Vários de uma vez: com vírgulas, como em (em inglês) dwelling, cellar or crawl space</translation>
    </message>
    <message>
        <source>What the features are</source>
        <translation type="unfinished">O que os elementos são</translation>
    </message>
    <message>
        <source>Lots, roads, zones and others</source>
        <translation type="unfinished">Lotes, vias, zonas e outros</translation>
    </message>
    <message>
        <source>{file} (own file)</source>
        <translation>{file} (arquivo próprio)</translation>
    </message>
    <message>
        <source>{name} (own rules)</source>
        <translation>{name} (regras próprias)</translation>
    </message>
    <message>
        <source>New construction</source>
        <translation>Construção nova</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Melhoria</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparo</translation>
    </message>
    <message>
        <source>Existing (no project)</source>
        <translation>Existente (sem projeto)</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distância</translation>
    </message>
    <message>
        <source>inside or outside</source>
        <translation type="unfinished">dentro ou fora</translation>
    </message>
    <message>
        <source>least area</source>
        <translation>área mínima</translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished">número</translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished">valor</translation>
    </message>
    <message>
        <source>list, no verdict</source>
        <translation>lista, sem veredito</translation>
    </message>
    <message>
        <source>owners to be notified</source>
        <translation>proprietários a notificar</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificada</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Exige</translation>
    </message>
    <message>
        <source>This project</source>
        <translation>Este projeto</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medição</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>Orientativo</translation>
    </message>
    <message>
        <source>It lapses if it is not used within {years} year(s).</source>
        <translation type="unfinished">Caduca se não for utilizada em até {years} ano(s).</translation>
    </message>
    <message>
        <source>Route for a shortfall</source>
        <translation>Via em caso de insuficiência</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, linha {line}</translation>
    </message>
    <message>
        <source>✓ yes: the text itself was read</source>
        <translation>✓ sim: o próprio texto foi lido</translation>
    </message>
    <message>
        <source>✗ not verified: never answers “meets”</source>
        <translation>✗ não verificada: nunca responde “cumpre”</translation>
    </message>
    <message>
        <source>a person decides</source>
        <translation>uma pessoa decide</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>não se aplica</translation>
    </message>
    <message>
        <source>advisory: shown, not binding</source>
        <translation>orientativa: é mostrada, não obriga</translation>
    </message>
    <message>
        <source>lists, and gives no verdict</source>
        <translation type="unfinished">lista, e não dá veredito</translation>
    </message>
    <message>
        <source>applies</source>
        <translation>aplica-se</translation>
    </message>
    <message>
        <source>Advisory for</source>
        <translation type="unfinished">Orientativa para</translation>
    </message>
    <message>
        <source>Not for</source>
        <translation type="unfinished">Não para</translation>
    </message>
    <message>
        <source>a permit from before {day}</source>
        <translation type="unfinished">uma licença anterior a {day}</translation>
    </message>
    <message>
        <source>from then until {day} a person decides</source>
        <translation type="unfinished">dessa data até {day}, uma pessoa decide</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation type="unfinished">Isento</translation>
    </message>
    <message>
        <source>where this is yes: {names}</source>
        <translation type="unfinished">onde isto é sim: {names}</translation>
    </message>
    <message>
        <source>Only</source>
        <translation type="unfinished">Só</translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished">Menos</translation>
    </message>
    <message>
        <source>{feet} ft where this is yes: {names}</source>
        <translation type="unfinished">{feet} ft onde isto é sim: {names}</translation>
    </message>
    <message>
        <source>water that flows into a supply; where that is not known, it is taken to</source>
        <translation type="unfinished">água que flui para um manancial; onde isso não se sabe, supõe-se que flui</translation>
    </message>
    <message>
        <source>where a layer maps it; elsewhere other rules say the same from the source</source>
        <translation type="unfinished">onde uma camada o mapeia; nos demais lugares, outras regras dizem o mesmo a partir da fonte</translation>
    </message>
    <message>
        <source>Property line</source>
        <translation>Divisa do lote</translation>
    </message>
    <message>
        <source>of the whole holding, where its lots are joined as premises</source>
        <translation type="unfinished">da propriedade inteira, onde seus lotes estão unidos como uma só (premises)</translation>
    </message>
    <message>
        <source>to {names}</source>
        <translation type="unfinished">até {names}</translation>
    </message>
    <message>
        <source>Words, such as: well 100 stable</source>
        <translation>Palavras (em inglês): well 100 stable</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>Rules found, of all in use</source>
        <translation type="unfinished">Regras encontradas, de todas em uso</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>The chosen rule</source>
        <translation type="unfinished">A regra escolhida</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} de {all}</translation>
    </message>
    <message>
        <source>The rule&apos;s id here</source>
        <translation type="unfinished">O id da regra aqui</translation>
    </message>
    <message>
        <source>Where the text is found</source>
        <translation type="unfinished">Onde se encontra o texto</translation>
    </message>
    <message>
        <source>What the rule asks for</source>
        <translation type="unfinished">O que a regra exige</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation type="unfinished">O que é verificado</translation>
    </message>
    <message>
        <source>What it must keep away from</source>
        <translation type="unfinished">Aquilo de que deve afastar-se</translation>
    </message>
    <message>
        <source>Whether the text itself was read; a rule that is not verified never answers “meets”</source>
        <translation>Se o próprio texto foi lido; uma regra não verificada nunca responde “cumpre”</translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation>✓ sim</translation>
    </message>
    <message>
        <source>✗ no</source>
        <translation>✗ não</translation>
    </message>
    <message>
        <source>Whose rules are checked; the state&apos;s come with each town&apos;s</source>
        <translation type="unfinished">De quem são as regras verificadas; as do estado acompanham as de cada município</translation>
    </message>
    <message>
        <source>Decides which rules bind what is proposed</source>
        <translation type="unfinished">Decide quais regras obrigam o que é proposto</translation>
    </message>
    <message>
        <source>&amp;Conservation rules (wetlands)</source>
        <translation>Regras de &amp;conservação (áreas úmidas)</translation>
    </message>
    <message>
        <source>The wetlands act: what lies in buffer zones and riverfront areas is listed</source>
        <translation type="unfinished">A lei das áreas úmidas: lista-se o que está em zonas de amortecimento e áreas ribeirinhas</translation>
    </message>
    <message>
        <source>Local &amp;wetland zones (not verified)</source>
        <translation>Zonas locais de áreas ú&amp;midas (não verificadas)</translation>
    </message>
    <message>
        <source>The town&apos;s own wetland zones. Their text was not seen, so they only list.</source>
        <translation type="unfinished">As zonas de áreas úmidas do próprio município. O texto delas não foi visto; por isso, só listam.</translation>
    </message>
    <message>
        <source>Message about the rule file</source>
        <translation type="unfinished">Mensagem sobre o arquivo de regras</translation>
    </message>
    <message>
        <source>&amp;Use own file…</source>
        <translation>&amp;Usar arquivo próprio…</translation>
    </message>
    <message>
        <source>Check by a ruleset file of your own; it is validated first</source>
        <translation type="unfinished">Verificar com um arquivo próprio de regras; ele é validado antes</translation>
    </message>
    <message>
        <source>&amp;Open rule file</source>
        <translation>&amp;Abrir o arquivo de regras</translation>
    </message>
    <message>
        <source>Open the file of the chosen rule, to read it</source>
        <translation type="unfinished">Abrir o arquivo da regra escolhida, para leitura</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recarregar</translation>
    </message>
    <message>
        <source>Validate your own file again and use it as it is now</source>
        <translation type="unfinished">Validar de novo o arquivo próprio e usá-lo como está agora</translation>
    </message>
    <message>
        <source>{file} is no longer where it was read from.</source>
        <translation type="unfinished">{file} não está mais onde foi lido.</translation>
    </message>
    <message>
        <source>No program opens this file here; it is {file}</source>
        <translation type="unfinished">Nenhum programa abre este arquivo aqui; é {file}</translation>
    </message>
    <message>
        <source>{file}: {count} rules, no mistake found. It is in use now.</source>
        <translation>{file}: {count} regras, sem erros. Já está em uso.</translation>
    </message>
    <message>
        <source>{file}: {count} rules, no mistake found. Read again.</source>
        <translation>{file}: {count} regras, sem erros. Lido novamente.</translation>
    </message>
    <message>
        <source>Ruleset file</source>
        <translation type="unfinished">Arquivo de regras</translation>
    </message>
    <message>
        <source>Rulesets (*.yaml *.yml)</source>
        <translation type="unfinished">Arquivos de regras (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>a check is running already; wait for it, or cancel it</source>
        <translation type="unfinished">já há uma verificação em andamento; espere o fim, ou cancele-a</translation>
    </message>
    <message>
        <source>Setbacks</source>
        <translation type="unfinished">Afastamentos</translation>
    </message>
    <message>
        <source>Setbacks: {site}</source>
        <translation type="unfinished">Afastamentos: {site}</translation>
    </message>
    <message>
        <source>Live check: 1 feature in {milliseconds:.0f} ms</source>
        <translation type="unfinished">Verificação ao vivo: 1 elemento em {milliseconds:.0f} ms</translation>
    </message>
    <message>
        <source>Live check: {count} features in {milliseconds:.0f} ms</source>
        <translation type="unfinished">Verificação ao vivo: {count} elementos em {milliseconds:.0f} ms</translation>
    </message>
    <message>
        <source>The last edits are not in these findings: {reason}. Check again.</source>
        <translation type="unfinished">As últimas edições não estão nestas constatações: {reason}. Verifique de novo.</translation>
    </message>
    <message>
        <source>A layer of the check was removed: the check was stopped.</source>
        <translation type="unfinished">Uma camada da verificação foi removida: a verificação foi interrompida.</translation>
    </message>
    <message>
        <source>a layer that was checked was removed</source>
        <translation type="unfinished">uma camada verificada foi removida</translation>
    </message>
    <message>
        <source>lot line {feet}</source>
        <translation type="unfinished">divisa do lote {feet}</translation>
    </message>
    <message>
        <source>Run a check first: this tool measures to the layers of the last check.</source>
        <translation type="unfinished">Faça primeiro uma verificação: esta ferramenta mede até as camadas da última verificação.</translation>
    </message>
    <message>
        <source>&amp;Align with line</source>
        <translation type="vanished">&amp;Alinhar com uma linha</translation>
    </message>
    <message>
        <source>Save as &amp;CSV...</source>
        <translation type="vanished">Salvar como &amp;CSV...</translation>
    </message>
    <message>
        <source>See Not checked</source>
        <translation type="vanished">Ver Não verificado</translation>
    </message>
    <message>
        <source>Show on the &amp;map</source>
        <translation type="vanished">Mostrar no &amp;mapa</translation>
    </message>
    <message>
        <source>{count} answers not checked</source>
        <translation type="vanished">{count} respostas não verificadas</translation>
    </message>
    <message>
        <source>{count} features not measured</source>
        <translation type="vanished">{count} elementos não medidos</translation>
    </message>
    <message>
        <source>{count} rules could not be checked</source>
        <translation type="vanished">{count} regras não puderam ser verificadas</translation>
    </message>
    <message>
        <source>{outcome}, leans to {lean}</source>
        <translation type="vanished">{outcome}, tende a: {lean}</translation>
    </message>
</context>
<context>
    <name>BohSetbacksPlugin</name>
    <message>
        <source>Setbacks panel</source>
        <translation type="unfinished">Painel de afastamentos</translation>
    </message>
    <message>
        <source>Check setbacks…</source>
        <translation>Verificar afastamentos…</translation>
    </message>
</context>
<context>
    <name>BohSetbacksProcessing</name>
    <message>
        <source>Check setbacks</source>
        <translation>Verificar afastamentos</translation>
    </message>
    <message>
        <source>Measures septic components, stables, corrals, pastures and poultry structures against everything that they must keep away from, by the rules of a town and the state, and writes every finding with its citation, the feet required and provided, and the line that proves it.

Give a saved site file, or layers and what each of them is. Layers that are in the project are taken as they stand, unsaved edits and joined fields included; an active filter is said, because it hides features.

What was not measured is listed and never counts as clear. This is a screening, not an approval.</source>
        <translation type="unfinished">Mede componentes sépticos, estábulos, currais, pastos e estruturas para aves em relação a tudo de que devem afastar-se, pelas regras de um município e do estado, e grava cada constatação com sua citação, os pés exigidos e existentes, e a linha que a comprova.

Informe um arquivo do local salvo, ou as camadas e o que cada uma é. As camadas que estão no projeto são tomadas como estão, inclusive edições não salvas e campos unidos; um filtro ativo é informado, porque oculta elementos.

O que não foi medido é listado e nunca conta como em ordem. É uma verificação preliminar, não uma aprovação.</translation>
    </message>
    <message>
        <source>Only what concerns these lots (ids, separated by commas)</source>
        <translation type="unfinished">Só o que diz respeito a estes lotes (ids, separados por vírgulas)</translation>
    </message>
    <message>
        <source>Also what meets a rule, and what none applies to</source>
        <translation type="unfinished">Também o que cumpre uma regra, e aquilo a que nenhuma se aplica</translation>
    </message>
    <message>
        <source>Add the result layers to the project</source>
        <translation>Adicionar as camadas de resultados ao projeto</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results as JSON</source>
        <translation>Resultados em JSON</translation>
    </message>
    <message>
        <source>Findings as CSV</source>
        <translation>Constatações em CSV</translation>
    </message>
    <message>
        <source>Pairs flagged by a binding rule</source>
        <translation type="unfinished">Pares assinalados por uma regra obrigatória</translation>
    </message>
    <message>
        <source>0 clear and checked, 1 flagged, 3 something is open</source>
        <translation type="unfinished">0 em ordem e verificado, 1 assinalado, 3 algo em aberto</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventário</translation>
    </message>
    <message>
        <source>Lists what the rules want shown, with distance and bearing: what lies within 100 ft of stables and corrals, the lots and dwellings that the 25 ft noise line of poultry reaches, lots near a leaching area whose water source is not known, and what lies in the buffer zone and riverfront area of wetlands and rivers, with the area of each lot inside.

Nothing here is a verdict.</source>
        <translation type="unfinished">Lista o que as regras querem ver mostrado, com distância e azimute: o que está a até 100 ft de estábulos e currais, os lotes e moradias que a linha de ruído de 25 ft das aves alcança, os lotes próximos de uma área de infiltração cuja fonte de água não se conhece, e o que está na zona de amortecimento e na área ribeirinha de áreas úmidas e rios, com a área de cada lote dentro delas.

Nada aqui é um veredito.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished">Listas</translation>
    </message>
    <message>
        <source>Lists as JSON</source>
        <translation type="unfinished">Listas em JSON</translation>
    </message>
    <message>
        <source>Lists as CSV</source>
        <translation type="unfinished">Listas em CSV</translation>
    </message>
    <message>
        <source>Sheets to print (stable permit, conservation) as PDF</source>
        <translation type="unfinished">Folhas para imprimir (licença de estábulo, conservação) em PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished">PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Lines to what is listed</source>
        <translation type="unfinished">Linhas até o que é listado</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished">Registros</translation>
    </message>
    <message>
        <source>Lot areas and horses allowed</source>
        <translation type="unfinished">Áreas dos lotes e cavalos permitidos</translation>
    </message>
    <message>
        <source>Measures the land of lots: whole, less buildings, and less buildings, wetland and water; and says how many horses it allows by the town&apos;s rules. Contiguous lots of one holding (premises in the site file) are one piece of land.

The check of a stable uses the same figures. Nothing here is a verdict: the Board of Health decides what land counts.</source>
        <translation type="unfinished">Mede o terreno dos lotes: inteiro, menos as edificações, e menos edificações, áreas úmidas e água; e diz quantos cavalos ele permite pelas regras do município. Lotes contíguos de uma mesma propriedade (premises no arquivo do local) são um só terreno.

A verificação de um estábulo usa os mesmos valores. Nada aqui é um veredito: cabe ao Conselho de Saúde decidir que terreno conta.</translation>
    </message>
    <message>
        <source>Only these lots (ids, separated by commas)</source>
        <translation type="unfinished">Só estes lotes (ids, separados por vírgulas)</translation>
    </message>
    <message>
        <source>Areas as CSV</source>
        <translation type="unfinished">Áreas em CSV</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished">CSV (*.csv)</translation>
    </message>
    <message>
        <source>Lots with areas</source>
        <translation type="unfinished">Lotes com áreas</translation>
    </message>
    <message>
        <source>Pieces of land measured</source>
        <translation type="unfinished">Terrenos medidos</translation>
    </message>
    <message>
        <source>Setback report of a lot or of the town</source>
        <translation type="unfinished">Relatório de afastamentos de um lote ou do município</translation>
    </message>
    <message>
        <source>Checks a site and prints the report of one lot, or of the whole site where no lot is named: a map at an engineer&apos;s scale, the table of criteria with required, provided and shortfall, what was not checked, data sources, rules and lines to sign.

The atlas has a page for every flagged lot, with counts and an index. The as-built sheet has swing ties from tanks, distribution box and leaching area to corners of the building.

Choose at least one file. A report is a screening: no survey and no approval.</source>
        <translation type="unfinished">Verifica um local e imprime o relatório de um lote, ou de todo o local quando nenhum lote é indicado: um mapa em escala de engenharia, a tabela de critérios com exigido, existente e insuficiência, o que não foi verificado, fontes de dados, regras e linhas para assinar.

O atlas tem uma página para cada lote assinalado, com contagens e um índice. A folha as-built tem amarrações (swing ties) de tanques, caixa de distribuição e área de infiltração até cantos da edificação.

Escolha ao menos um arquivo. Um relatório é uma verificação preliminar: não é levantamento topográfico nem aprovação.</translation>
    </message>
    <message>
        <source>Lot (id; empty: the whole site)</source>
        <translation type="unfinished">Lote (id; vazio: todo o local)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished">Endereço</translation>
    </message>
    <message>
        <source>Map and lot</source>
        <translation type="unfinished">Mapa e lote</translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation type="unfinished">Requerente</translation>
    </message>
    <message>
        <source>Date (empty: today)</source>
        <translation type="unfinished">Data (vazio: hoje)</translation>
    </message>
    <message>
        <source>Page of the map</source>
        <translation type="unfinished">Página do mapa</translation>
    </message>
    <message>
        <source>Report as PDF</source>
        <translation type="unfinished">Relatório em PDF</translation>
    </message>
    <message>
        <source>Report as HTML</source>
        <translation type="unfinished">Relatório em HTML</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished">HTML (*.html)</translation>
    </message>
    <message>
        <source>Findings as workbook</source>
        <translation type="unfinished">Constatações em planilha</translation>
    </message>
    <message>
        <source>XLSX (*.xlsx)</source>
        <translation type="unfinished">XLSX (*.xlsx)</translation>
    </message>
    <message>
        <source>Atlas of all flagged lots as PDF</source>
        <translation type="unfinished">Atlas de todos os lotes assinalados em PDF</translation>
    </message>
    <message>
        <source>As-built sheet of the lot as PDF</source>
        <translation type="unfinished">Folha as-built do lote em PDF</translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation type="unfinished">Páginas do relatório</translation>
    </message>
    <message>
        <source>Owners to be notified</source>
        <translation>Proprietários a notificar</translation>
    </message>
    <message>
        <source>Lists whom the rules of a town want notified of a petition: abutters, owners of land directly opposite on a street or way, abutters to the abutters within a distance. Lots that the text does not name but that lie within the distance are listed apart.

Owners come from the assessors&apos; table that the site file names under &apos;owners&apos;, or from a table of the project with MassGIS&apos;s fields (LOC_ID, OWNER1, OWN_ADDR, ...). They are written to the CSV and the PDFs only, not to the layer or the log.

Where the map may end before the list does, the list says so. It is to be certified where the rule asks for it.</source>
        <translation type="unfinished">Lista a quem as regras de um município querem que se notifique uma petição: confrontantes, proprietários de terrenos diretamente opostos em uma rua ou via, confrontantes dos confrontantes até uma certa distância. Lotes que o texto não menciona, mas que estão dentro da distância, são listados à parte.

Os proprietários vêm da tabela do cadastro que o arquivo do local indica em &apos;owners&apos;, ou de uma tabela do projeto com os campos do MassGIS (LOC_ID, OWNER1, OWN_ADDR, ...). São gravados só no CSV e nos PDFs, não na camada nem no log.

Onde o mapa pode terminar antes da lista, a lista o diz. Ela deve ser certificada onde a regra o exige.</translation>
    </message>
    <message>
        <source>The petitioner&apos;s lot (several ids, separated by commas, are one property)</source>
        <translation type="unfinished">O lote do peticionário (vários ids, separados por vírgulas, são um só imóvel)</translation>
    </message>
    <message>
        <source>Rules to list by (ids, separated by commas; empty: all of kind notify)</source>
        <translation type="unfinished">Regras pelas quais listar (ids, separados por vírgulas; vazio: todas do tipo notify)</translation>
    </message>
    <message>
        <source>Assessors&apos; table (empty: that of the site file)</source>
        <translation type="unfinished">Tabela do cadastro (vazio: a do arquivo do local)</translation>
    </message>
    <message>
        <source>List with owners</source>
        <translation type="unfinished">Lista com proprietários</translation>
    </message>
    <message>
        <source>List to be certified, with a map, as PDF</source>
        <translation type="unfinished">Lista a certificar, com um mapa, em PDF</translation>
    </message>
    <message>
        <source>Address labels (5160 sheets) as PDF</source>
        <translation type="unfinished">Etiquetas de endereço (folhas 5160) em PDF</translation>
    </message>
    <message>
        <source>Labels of the first sheet that are used up</source>
        <translation type="unfinished">Etiquetas já usadas da primeira folha</translation>
    </message>
    <message>
        <source>Lots to be notified</source>
        <translation type="unfinished">Lotes a notificar</translation>
    </message>
    <message>
        <source>Lots on the legal list</source>
        <translation type="unfinished">Lotes na lista legal</translation>
    </message>
    <message>
        <source>Reasons why somebody may be lacking</source>
        <translation type="unfinished">Motivos pelos quais pode faltar alguém</translation>
    </message>
    <message>
        <source>GeoPackage (*.gpkg)</source>
        <translation type="unfinished">GeoPackage (*.gpkg)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished">JSON (*.json)</translation>
    </message>
    <message>
        <source>Setback zones</source>
        <translation>Zonas de afastamento</translation>
    </message>
    <message>
        <source>Draws the area within the setback of each chosen rule around each feature that the rule measures to: for a property line the band inside the lot, for a public well its Zone I. The outline lies nowhere more than 0.02 ft inside the true distance and never beyond it.

A zone is a drawing. Verdicts come from Check setbacks, which measures distances.</source>
        <translation type="unfinished">Desenha a área dentro do afastamento de cada regra escolhida em torno de cada elemento até o qual a regra mede: para uma divisa do lote, a faixa dentro do lote; para um poço público, a sua Zone I. O contorno não fica em nenhum ponto mais de 0.02 ft aquém da distância verdadeira e nunca além dela.

Uma zona é um desenho. Os vereditos vêm de Verificar afastamentos, que mede distâncias.</translation>
    </message>
    <message>
        <source>Rules to draw (ids, separated by commas; empty: all)</source>
        <translation type="unfinished">Regras a desenhar (ids, separados por vírgulas; vazio: todas)</translation>
    </message>
    <message>
        <source>Only around these (roles or groups, separated by commas; empty: all)</source>
        <translation type="unfinished">Só em torno destes (papéis ou grupos, separados por vírgulas; vazio: todos)</translation>
    </message>
    <message>
        <source>Dissolve the zones of each rule</source>
        <translation type="unfinished">Dissolver as zonas de cada regra</translation>
    </message>
    <message>
        <source>Site file (layers of the project are taken with their edits and filters)</source>
        <translation type="unfinished">Arquivo do local (as camadas do projeto são tomadas com suas edições e filtros)</translation>
    </message>
    <message>
        <source>Layers, where there is no site file</source>
        <translation type="unfinished">Camadas, quando não há arquivo do local</translation>
    </message>
    <message>
        <source>What each layer is, one per line: &apos;wells: drinking_well&apos;, or &apos;septic: {role_field: TYPE, roles: {ST: septic_tank}}&apos;; a layer of one known schema needs no line</source>
        <translation type="unfinished">O que cada camada é, uma por linha: &apos;wells: drinking_well&apos;, ou &apos;septic: {role_field: TYPE, roles: {ST: septic_tank}}&apos;; uma camada de um esquema conhecido não precisa de linha</translation>
    </message>
    <message>
        <source>Town (empty: as the site file says)</source>
        <translation type="unfinished">Município (vazio: como diz o arquivo do local)</translation>
    </message>
    <message>
        <source>Ruleset of your own, instead of the town&apos;s</source>
        <translation type="unfinished">Arquivo próprio de regras, em vez das do município</translation>
    </message>
    <message>
        <source>Project type (empty: as the site file says)</source>
        <translation type="unfinished">Tipo de projeto (vazio: como diz o arquivo do local)</translation>
    </message>
    <message>
        <source>Selected features only, in layers that have a selection</source>
        <translation type="unfinished">Só elementos selecionados, nas camadas com seleção</translation>
    </message>
    <message>
        <source>Trace tributaries of water supplies</source>
        <translation>Traçar os afluentes dos mananciais de abastecimento</translation>
    </message>
    <message>
        <source>Walks upstream from each water supply along the streams and through ponds and wetlands, and writes for each of them whether its water flows into a supply (contributes: yes or no), how many feet of stream lie between (contributes_ft) and into which supply.

contributes stays empty where the map does not tell: the direction of a stream is not known, a gap was closed or lies near, a stream may be digitised backwards, a filter hides features. trace_note says why. A rule takes an empty value as &apos;may contribute: confirm&apos;.

Two lines that cross without an end at the crossing are not joined. Ways through ponds and over gaps count nothing, so contributes_ft is never too long. Leave the sea out of ponds and wetlands: it joins all rivers.

In a site file map the fields of the results: attributes: {contributes: contributes, contributes_ft: contributes_ft}. A shapefile cuts such names short: write a GeoPackage.</source>
        <translation type="unfinished">Percorre a montante de cada manancial os cursos d&apos;água, passando por lagoas e áreas úmidas, e grava para cada um deles se a sua água flui para um manancial (contributes: sim ou não), quantos pés de curso d&apos;água há entre eles (contributes_ft) e para qual manancial.

contributes fica vazio onde o mapa não o diz: não se conhece a direção de um curso d&apos;água, uma lacuna foi fechada ou está próxima, um curso d&apos;água pode ter sido digitalizado ao contrário, um filtro oculta elementos. trace_note diz por quê. Uma regra toma um valor vazio como &apos;pode contribuir: confirmar&apos;.

Duas linhas que se cruzam sem extremidade no cruzamento não são unidas. Trechos por lagoas e sobre lacunas não contam nada; por isso, contributes_ft nunca é longo demais. Deixe o mar fora das lagoas e áreas úmidas: ele une todos os rios.

Em um arquivo do local, associe os campos dos resultados: attributes: {contributes: contributes, contributes_ft: contributes_ft}. Um shapefile encurta esses nomes: grave um GeoPackage.</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation type="unfinished">Cursos d&apos;água</translation>
    </message>
    <message>
        <source>Ponds and wetlands (without the sea)</source>
        <translation type="unfinished">Lagoas e áreas úmidas (sem o mar)</translation>
    </message>
    <message>
        <source>Surface water supplies (reservoirs, intakes)</source>
        <translation type="unfinished">Mananciais superficiais (reservatórios, captações)</translation>
    </message>
    <message>
        <source>Field that names a supply (empty: its feature id)</source>
        <translation type="unfinished">Campo que nomeia um manancial (vazio: o id do elemento)</translation>
    </message>
    <message>
        <source>Selected supplies only</source>
        <translation type="unfinished">Só mananciais selecionados</translation>
    </message>
    <message>
        <source>Streams are digitised in the direction of flow</source>
        <translation type="unfinished">Cursos d&apos;água digitalizados no sentido do fluxo</translation>
    </message>
    <message>
        <source>Yes, all of them</source>
        <translation type="unfinished">Sim, todos</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished">Não se sabe</translation>
    </message>
    <message>
        <source>As a field says</source>
        <translation type="unfinished">Como diz um campo</translation>
    </message>
    <message>
        <source>Field that is 1, true or &apos;With Digitized&apos; where they are</source>
        <translation type="unfinished">Campo que é 1, true ou &apos;With Digitized&apos; onde o são</translation>
    </message>
    <message>
        <source>Close gaps up to (feet)</source>
        <translation type="unfinished">Fechar lacunas de até (pés)</translation>
    </message>
    <message>
        <source>Measure in</source>
        <translation type="unfinished">Medir em</translation>
    </message>
    <message>
        <source>Streams traced</source>
        <translation type="unfinished">Cursos d&apos;água traçados</translation>
    </message>
    <message>
        <source>Ponds and wetlands traced</source>
        <translation type="unfinished">Lagoas e áreas úmidas traçadas</translation>
    </message>
    <message>
        <source>Features that contribute</source>
        <translation type="unfinished">Elementos que contribuem</translation>
    </message>
    <message>
        <source>Features in doubt</source>
        <translation type="unfinished">Elementos em dúvida</translation>
    </message>
    <message>
        <source>Features that do not contribute</source>
        <translation type="unfinished">Elementos que não contribuem</translation>
    </message>
    <message>
        <source>Validate rules</source>
        <translation>Validar regras</translation>
    </message>
    <message>
        <source>Reads a ruleset file as the check does and lists its rules in the log. An unknown or repeated key, a missing citation, an unknown role or an absurd distance is an error that names the line.</source>
        <translation type="unfinished">Lê um arquivo de regras como a verificação o faz e lista suas regras no log. Uma chave desconhecida ou repetida, uma citação ausente, um papel desconhecido ou uma distância absurda é um erro que indica a linha.</translation>
    </message>
    <message>
        <source>Ruleset file</source>
        <translation type="unfinished">Arquivo de regras</translation>
    </message>
    <message>
        <source>Rules of its own</source>
        <translation type="unfinished">Regras próprias</translation>
    </message>
    <message>
        <source>Rules that it includes</source>
        <translation type="unfinished">Regras que inclui</translation>
    </message>
    <message>
        <source>Rules that are not verified</source>
        <translation type="unfinished">Regras não verificadas</translation>
    </message>
</context>
</TS>
