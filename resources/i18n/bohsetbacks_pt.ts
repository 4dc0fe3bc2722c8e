<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BohSetbacksGui</name>
    <message>
        <source>Design {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: cannot be edited; see whether the folder is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to keep the new design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GeoPackage (*.gpkg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finding that is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mark is set on all {count} selected findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome}, leans to {lean}</source>
        <translation>{outcome}, tende a: {lean}</translation>
    </message>
    <message>
        <source>{subject} and {constraint}</source>
        <translation type="unfinished"></translation>
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
        <source>All setbacks of this component</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± {band}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cautions of the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>orientativo</translation>
    </message>
    <message>
        <source>governs this pair</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule could not be read in its official text; it never answers “meets”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lotes</translation>
    </message>
    <message>
        <source>in no lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} on lot {lot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers and ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{feet} ft, both features together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find id, kind, rule, layer, note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that must all be in an id, a kind, a lot, the rule and its section, a layer&apos;s name or the note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by rule, lot, leaning and force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>The lot of the component, or of what it is too near to. A part of an id will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leans to intrude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leans to meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaning of what is too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binding and advisory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binding only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force of the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advisory only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the rule that &amp;governs each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several rules on one pair of features, the strictest binding one.</source>
        <translation type="unfinished"></translation>
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
        <source>Lea&amp;ns, force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule loaded</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{depth} inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by this column; a third click sorts worst first again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>{what}, in layer {layer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: the strictest binding rule for this pair of features, the town&apos;s own on a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help for this tab</source>
        <translation>Ajuda desta aba</translation>
    </message>
    <message>
        <source>What changed since the finding was marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhuma</translation>
    </message>
    <message>
        <source>Take the mark away.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wrong data</source>
        <translation>Dados &amp;errados</translation>
    </message>
    <message>
        <source>The map is wrong here; the finding stands until the data are corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on the mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment that is kept with the mark. Press Enter to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Choose a mark to add a comment</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>What, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was not checked</source>
        <translation>O que não foi verificado</translation>
    </message>
    <message>
        <source>Enter or a double click on a rule shows the rule, on a component its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that were not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules checked on part of their layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers not checked, by reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No check has been run yet. Nothing here is a clear.</source>
        <translation>Ainda não foi feita nenhuma verificação. Nada aqui indica que esteja tudo em ordem.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not a clear.&lt;/b&gt; What stands below was not measured, or not wholly. Add the layers that are missing, or state what there is none of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule that applies was checked; some features were repaired first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule that applies was checked, and every feature was measured. This is a screening, not an approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>... and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, lot {lot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>... and {count} more; press the counter Not checked in the results to see all</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy that is proposed for a layer</source>
        <translation>Exatidão proposta para uma camada</translation>
    </message>
    <message>
        <source>The layer editor offers these for a layer whose accuracy is not stated. Nothing is checked with them unless you take them there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none proposed</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live check</source>
        <translation>Verificação ao vivo</translation>
    </message>
    <message>
        <source>Wait after the &amp;last edit:</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: {count} {what}</source>
        <translation type="unfinished"></translation>
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
        <source>Too close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a person</source>
        <translation type="unfinished"></translation>
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
        <source>&amp;Align with line</source>
        <translation>&amp;Alinhar com uma linha</translation>
    </message>
    <message>
        <source>Click to place. R turns by 5°, Shift+R by 1°, as Ctrl or Shift with the mouse wheel. C: centre or corner. A: turn along the line under the pointer. Esc ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Near left corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far left corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far right corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near right corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is placed. Its last size is remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length in feet</source>
        <translation>Comprimento em pés</translation>
    </message>
    <message>
        <source>Length on the ground, in feet, in the direction of the rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in feet</source>
        <translation>Largura em pés</translation>
    </message>
    <message>
        <source>Width on the ground, in feet, across the length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>Rotação em graus</translation>
    </message>
    <message>
        <source>Direction of the length: degrees clockwise from the map&apos;s north.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point that is clicked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which point of the rectangle comes to lie where you click. C changes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align with a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then click a lot line, a wall or any other line: the length turns along it.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer {name} cannot be edited. See whether it, or its file, is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place: {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer {name} did not take the new feature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed {id}: {type}, {length} x {width} ft. Ctrl+Z takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the line that the length is to follow: a lot line, a wall, any edge. Esc leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to the finding that is chosen in the table. Enter or a double click does so at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rows that the table shows, in their order, for a spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zoom to the finding</source>
        <translation>&amp;Aproximar da constatação</translation>
    </message>
    <message>
        <source>see Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} shown</source>
        <translation>{count} à vista</translation>
    </message>
    <message>
        <source>The finding that was chosen is no longer among the rows shown: it changed, or the filter hides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row to read the finding and see it on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No outcome is chosen: press one of the counters above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter hides all findings.</source>
        <translation>O filtro oculta todas as constatações.</translation>
    </message>
    <message>
        <source>Save the findings shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} findings saved to {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing flagged. {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} rules could not be checked, or not wholly:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} rules were checked on part of their layers:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} answers could not be checked:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} features could not be measured:</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least area</source>
        <translation>área mínima</translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applies</source>
        <translation>aplica-se</translation>
    </message>
    <message>
        <source>Advisory for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a permit from before {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from then until {day} a person decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where this is yes: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{feet} ft where this is yes: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water that flows into a supply; where that is not known, it is taken to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where a layer maps it; elsewhere other rules say the same from the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Property line</source>
        <translation>Divisa do lote</translation>
    </message>
    <message>
        <source>of the whole holding, where its lots are joined as premises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {names}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>The chosen rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} de {all}</translation>
    </message>
    <message>
        <source>The rule&apos;s id here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the text is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rule asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it must keep away from</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides which rules bind what is proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Conservation rules (wetlands)</source>
        <translation>Regras de &amp;conservação (áreas úmidas)</translation>
    </message>
    <message>
        <source>The wetlands act: what lies in buffer zones and riverfront areas is listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local &amp;wetland zones (not verified)</source>
        <translation>Zonas locais de áreas ú&amp;midas (não verificadas)</translation>
    </message>
    <message>
        <source>The town&apos;s own wetland zones. Their text was not seen, so they only list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message about the rule file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use own file…</source>
        <translation>&amp;Usar arquivo próprio…</translation>
    </message>
    <message>
        <source>Check by a ruleset file of your own; it is validated first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open rule file</source>
        <translation>&amp;Abrir o arquivo de regras</translation>
    </message>
    <message>
        <source>Open the file of the chosen rule, to read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recarregar</translation>
    </message>
    <message>
        <source>Validate your own file again and use it as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no longer where it was read from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program opens this file here; it is {file}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulesets (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>BohSetbacksPlugin</name>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what concerns these lots (ids, separated by commas)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what meets a rule, and what none applies to</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 clear and checked, 1 flagged, 3 something is open</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines to what is listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owners to be notified</source>
        <translation>Proprietários a notificar</translation>
    </message>
    <message>
        <source>Lists whom the rules of a town want notified of a petition: abutters, owners of land directly opposite on a street or way, abutters to the abutters within a distance. Lots that the text does not name but that lie within the distance are listed apart.

Owners come from the assessors&apos; table that the site file names under &apos;owners&apos;, or from a table of the project with MassGIS&apos;s fields (LOC_ID, OWNER1, OWN_ADDR, ...). They are written to the CSV only, not to the layer or the log.

Where the map may end before the list does, the list says so. It is to be certified where the rule asks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The petitioner&apos;s lot (several ids, separated by commas, are one property)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules to list by (ids, separated by commas; empty: all of kind notify)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assessors&apos; table (empty: that of the site file)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List with owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots to be notified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots on the legal list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons why somebody may be lacking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GeoPackage (*.gpkg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setback zones</source>
        <translation>Zonas de afastamento</translation>
    </message>
    <message>
        <source>Draws the area within the setback of each chosen rule around each feature that the rule measures to: for a property line the band inside the lot, for a public well its Zone I. The outline lies nowhere more than 0.02 ft inside the true distance and never beyond it.

A zone is a drawing. Verdicts come from Check setbacks, which measures distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules to draw (ids, separated by commas; empty: all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only around these (roles or groups, separated by commas; empty: all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dissolve the zones of each rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site file (layers of the project are taken with their edits and filters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, where there is no site file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each layer is, one per line: &apos;wells: drinking_well&apos;, or &apos;septic: {role_field: TYPE, roles: {ST: septic_tank}}&apos;; a layer of one known schema needs no line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town (empty: as the site file says)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset of your own, instead of the town&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project type (empty: as the site file says)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected features only, in layers that have a selection</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ponds and wetlands (without the sea)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surface water supplies (reservoirs, intakes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field that names a supply (empty: its feature id)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected supplies only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streams are digitised in the direction of flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a field says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field that is 1, true or &apos;With Digitized&apos; where they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close gaps up to (feet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streams traced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ponds and wetlands traced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features that contribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features that do not contribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate rules</source>
        <translation>Validar regras</translation>
    </message>
    <message>
        <source>Reads a ruleset file as the check does and lists its rules in the log. An unknown or repeated key, a missing citation, an unknown role or an absurd distance is an error that names the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that it includes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that are not verified</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
