<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_US" sourcelanguage="en">
<context>
    <name>BohSetbacksGui</name>
    <message>
        <source>Before the check</source>
        <translation type="unfinished">Antes de la comprobación</translation>
    </message>
    <message>
        <source>No rules are chosen yet.</source>
        <translation type="unfinished">Aún no se han elegido reglas.</translation>
    </message>
    <message>
        <source>Nothing to check: {reason}.</source>
        <translation type="unfinished">Nada que comprobar: {reason}.</translation>
    </message>
    <message>
        <source>For every rule that asks for a layer there is one, or you stated that there is none here.</source>
        <translation type="unfinished">Para cada regla que pide una capa hay una, o usted indicó que aquí no hay nada de eso.</translation>
    </message>
    <message>
        <source>{count} of {all} rules will not be checked</source>
        <translation type="unfinished">{count} de {all} reglas no se comprobarán</translation>
    </message>
    <message>
        <source>{count} only in part</source>
        <translation type="unfinished">{count} solo en parte</translation>
    </message>
    <message>
        <source>{count}, because no layer gives: {names}.</source>
        <translation type="unfinished">{count}, porque ninguna capa da: {names}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"> y </translation>
    </message>
    <message>
        <source>See Layers</source>
        <translation type="unfinished">Ver Capas</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation type="unfinished">{names} y {count} más</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation type="unfinished">Com&amp;probar</translation>
    </message>
    <message>
        <source>Start the check (Ctrl+Return)</source>
        <translation type="unfinished">Iniciar la comprobación (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished">C&amp;ancelar</translation>
    </message>
    <message>
        <source>Stop the check; nothing of it is kept, and the results before it stay</source>
        <translation type="unfinished">Detener la comprobación; no se guarda nada de ella, y los resultados anteriores se quedan</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation type="unfinished">Avance de la comprobación</translation>
    </message>
    <message>
        <source>What the check is doing</source>
        <translation type="unfinished">Lo que hace la comprobación</translation>
    </message>
    <message>
        <source>Why the check did not start</source>
        <translation type="unfinished">Por qué no empezó la comprobación</translation>
    </message>
    <message>
        <source>Result of the last check</source>
        <translation type="unfinished">Resultado de la última comprobación</translation>
    </message>
    <message>
        <source>No check has been run yet.</source>
        <translation type="unfinished">Aún no se ha hecho ninguna comprobación.</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished">Empezando</translation>
    </message>
    <message>
        <source>See Results</source>
        <translation type="unfinished">Ver Resultados</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished">Deteniendo…</translation>
    </message>
    <message>
        <source>What to check</source>
        <translation type="unfinished">Qué comprobar</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation type="unfinished">&amp;Todo</translation>
    </message>
    <message>
        <source>All features of all layers in use; this can be a whole town</source>
        <translation type="unfinished">Todos los elementos de todas las capas en uso; puede ser un municipio entero</translation>
    </message>
    <message>
        <source>&amp;This lot:</source>
        <translation type="unfinished">&amp;Este lote:</translation>
    </message>
    <message>
        <source>The lots that are selected in their layer</source>
        <translation type="unfinished">Los lotes que están seleccionados en su capa</translation>
    </message>
    <message>
        <source>The lots that the map shows now, wholly or partly</source>
        <translation type="unfinished">Los lotes que el mapa muestra ahora, enteros o en parte</translation>
    </message>
    <message>
        <source>Cl&amp;ick a lot on the map</source>
        <translation type="unfinished">Hacer cl&amp;ic en un lote del mapa</translation>
    </message>
    <message>
        <source>Then click the lot; Esc or a right click leaves</source>
        <translation type="unfinished">Después haga clic en el lote; Esc o un clic derecho lo deja</translation>
    </message>
    <message>
        <source>Findings are kept where the component lies on such a lot, or what it is too near to does. What lies outside is still measured to: a neighbour&apos;s well counts.</source>
        <translation type="unfinished">Se conservan los hallazgos cuyo componente está en uno de esos lotes, o aquello de lo que está demasiado cerca. Lo que está fuera también se mide: el pozo de un vecino cuenta.</translation>
    </message>
    <message>
        <source>none chosen yet</source>
        <translation type="unfinished">aún no se eligió ninguno</translation>
    </message>
    <message>
        <source>This lot: {lot}</source>
        <translation type="unfinished">Este lote: {lot}</translation>
    </message>
    <message>
        <source>more than {count}</source>
        <translation type="unfinished">más de {count}</translation>
    </message>
    <message>
        <source>Selecte&amp;d lots ({count})</source>
        <translation type="unfinished">Lotes selecciona&amp;dos ({count})</translation>
    </message>
    <message>
        <source>Lots in the map vie&amp;w ({count})</source>
        <translation type="unfinished">Lotes a la &amp;vista en el mapa ({count})</translation>
    </message>
    <message>
        <source>Also list what meets the ru&amp;les</source>
        <translation type="unfinished">Listar también lo que cumple las &amp;reglas</translation>
    </message>
    <message>
        <source>With the nearest constraint that was measured; this takes longer and lists much more</source>
        <translation type="unfinished">Con lo más cercano que se midió; tarda más y lista mucho más</translation>
    </message>
    <message>
        <source>Selected &amp;features only</source>
        <translation type="unfinished">Solo los &amp;elementos seleccionados</translation>
    </message>
    <message>
        <source>In layers that have a selection; of the other layers all features are read</source>
        <translation type="unfinished">En las capas que tienen una selección; de las demás se leen todos los elementos</translation>
    </message>
    <message>
        <source>{layer} ({count} of {all})</source>
        <translation type="unfinished">{layer} ({count} de {all})</translation>
    </message>
    <message>
        <source>In layers that have a selection. None has one now: all features are read.</source>
        <translation type="unfinished">En las capas que tienen una selección. Ahora ninguna tiene: se leen todos los elementos.</translation>
    </message>
    <message>
        <source>In layers that have a selection, now: {layers}.</source>
        <translation type="unfinished">En las capas que tienen una selección, ahora: {layers}.</translation>
    </message>
    <message>
        <source>⚠ {layers}: what is not selected there is left out, also as what must be kept away from. So nothing that rests on these layers will be said to meet a rule.</source>
        <translation type="unfinished">⚠ {layers}: lo que no está seleccionado ahí queda fuera, también como aquello de lo que hay que alejarse. Así que de nada que dependa de estas capas se dirá que cumple una regla.</translation>
    </message>
    <message>
        <source>The lot {lot} is no longer there, or cannot be placed on the map.</source>
        <translation type="unfinished">El lote {lot} ya no está, o no se puede situar en el mapa.</translation>
    </message>
    <message>
        <source>No lot lies there; click inside a lot, or leave with Esc.</source>
        <translation type="unfinished">Ahí no hay ningún lote; haga clic dentro de un lote, o salga con Esc.</translation>
    </message>
    <message>
        <source>{count} lots lie there; the first is chosen.</source>
        <translation type="unfinished">Ahí hay {count} lotes; se eligió el primero.</translation>
    </message>
    <message>
        <source>The lot {lot} is no longer there; choose another.</source>
        <translation type="unfinished">El lote {lot} ya no está; elija otro.</translation>
    </message>
    <message>
        <source>No lot is chosen yet: find one by its address, or click it on the map.</source>
        <translation type="unfinished">Aún no se eligió ningún lote: búsquelo por su dirección, o haga clic en él en el mapa.</translation>
    </message>
    <message>
        <source>No lot is selected.</source>
        <translation type="unfinished">No hay ningún lote seleccionado.</translation>
    </message>
    <message>
        <source>The map shows no lot.</source>
        <translation type="unfinished">El mapa no muestra ningún lote.</translation>
    </message>
    <message>
        <source>Only selected features would be read, and the lot {lot} is not selected. Select it, or take the tick away before &quot;Selected features only&quot;.</source>
        <translation type="unfinished">Solo se leerían los elementos seleccionados, y el lote {lot} no está seleccionado. Selecciónelo, o quite la marca de «Solo los elementos seleccionados».</translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished">Nuevo</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation type="unfinished">Peor</translation>
    </message>
    <message>
        <source>No longer checked</source>
        <translation type="unfinished">Ya no se comprueba</translation>
    </message>
    <message>
        <source>No longer comparable</source>
        <translation type="unfinished">Ya no es comparable</translation>
    </message>
    <message>
        <source>Removed, not cured</source>
        <translation type="unfinished">Quitado, no resuelto</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished">Sin cambios</translation>
    </message>
    <message>
        <source>Better, still open</source>
        <translation type="unfinished">Mejor, aún pendiente</translation>
    </message>
    <message>
        <source>Cured</source>
        <translation type="unfinished">Resuelto</translation>
    </message>
    <message>
        <source>Checked now, nothing open</source>
        <translation type="unfinished">Comprobado ahora, nada pendiente</translation>
    </message>
    <message>
        <source>Flagged, or left to a person, now and not before.</source>
        <translation type="unfinished">Señalado, o dejado a una persona, ahora y no antes.</translation>
    </message>
    <message>
        <source>Open in both checks, and closer or judged harder now.</source>
        <translation type="unfinished">Pendiente en ambas comprobaciones, y ahora más cerca o con un juicio más duro.</translation>
    </message>
    <message>
        <source>Answered before. Now something is lacking, so nobody knows. This is no cure.</source>
        <translation type="unfinished">Antes tenía respuesta. Ahora falta algo, así que nadie lo sabe. Esto no lo resuelve.</translation>
    </message>
    <message>
        <source>Something else than the distance changed, so one answer says nothing about the other.</source>
        <translation type="unfinished">Cambió algo más que la distancia, así que una respuesta no dice nada de la otra.</translation>
    </message>
    <message>
        <source>The component, or what it was too near to, is no longer there. This is no cure.</source>
        <translation type="unfinished">El componente, o aquello de lo que estaba demasiado cerca, ya no está. Esto no lo resuelve.</translation>
    </message>
    <message>
        <source>Open in both checks, with the same figures.</source>
        <translation type="unfinished">Pendiente en ambas comprobaciones, con las mismas cifras.</translation>
    </message>
    <message>
        <source>Open in both checks, and farther away now.</source>
        <translation type="unfinished">Pendiente en ambas comprobaciones, y ahora más lejos.</translation>
    </message>
    <message>
        <source>Open before. Both features are still there, the rule was checked, and nothing is open.</source>
        <translation type="unfinished">Pendiente antes. Ambos elementos siguen ahí, la regla se comprobó y no queda nada pendiente.</translation>
    </message>
    <message>
        <source>Not checked before. Now it is, and nothing is open.</source>
        <translation type="unfinished">Antes no se comprobó. Ahora sí, y no queda nada pendiente.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Measured to</source>
        <translation type="unfinished">Medido hasta</translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished">Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished">Después</translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished">Cambio</translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>orientativo</translation>
    </message>
    <message>
        <source>no rule loaded</source>
        <translation type="unfinished">sin regla cargada</translation>
    </message>
    <message>
        <source>{feet} inside</source>
        <translation type="unfinished">{feet} adentro</translation>
    </message>
    <message>
        <source>Comparing with an earlier check</source>
        <translation type="unfinished">Comparar con una comprobación anterior</translation>
    </message>
    <message>
        <source>The findings changed since this comparison. Compare again to see where they stand.</source>
        <translation type="unfinished">Los hallazgos cambiaron desde esta comparación. Compare de nuevo para ver cómo están.</translation>
    </message>
    <message>
        <source>Earlier results: none chosen</source>
        <translation type="unfinished">Resultados anteriores: ninguno elegido</translation>
    </message>
    <message>
        <source>Earlier results</source>
        <translation type="unfinished">Resultados anteriores</translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation type="unfinished">&amp;Elegir...</translation>
    </message>
    <message>
        <source>Choose the results file of an earlier check of the same site.</source>
        <translation type="unfinished">Elija el archivo de resultados de una comprobación anterior del mismo sitio.</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation type="unfinished">De &amp;nuevo</translation>
    </message>
    <message>
        <source>Compare again, with the findings as they are now.</source>
        <translation type="unfinished">Comparar de nuevo, con los hallazgos como están ahora.</translation>
    </message>
    <message>
        <source>The chosen change in words</source>
        <translation type="unfinished">El cambio elegido, en palabras</translation>
    </message>
    <message>
        <source>What changed since the earlier check</source>
        <translation type="unfinished">Lo que cambió desde la comprobación anterior</translation>
    </message>
    <message>
        <source>Choose the results of an earlier check to see what changed.</source>
        <translation type="unfinished">Elija los resultados de una comprobación anterior para ver qué cambió.</translation>
    </message>
    <message>
        <source>Run a check first; then it can be compared with an earlier one.</source>
        <translation type="unfinished">Haga primero una comprobación; después se puede comparar con una anterior.</translation>
    </message>
    <message>
        <source>Results of an earlier check</source>
        <translation type="unfinished">Resultados de una comprobación anterior</translation>
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
        <translation type="unfinished">La comparación falló.</translation>
    </message>
    <message>
        <source>{count} more notes</source>
        <translation type="unfinished">{count} notas más</translation>
    </message>
    <message>
        <source>{count} new or worse.</source>
        <translation type="unfinished">{count} nuevos o peores.</translation>
    </message>
    <message>
        <source>Nothing new or worse, but some answers are lacking or cannot be compared.</source>
        <translation type="unfinished">Nada nuevo ni peor, pero faltan algunas respuestas o no se pueden comparar.</translation>
    </message>
    <message>
        <source>Nothing new and nothing worse.</source>
        <translation type="unfinished">Nada nuevo y nada peor.</translation>
    </message>
    <message>
        <source>{count} pairs are flagged by a binding rule now.</source>
        <translation type="unfinished">{count} pares están señalados ahora por una regla obligatoria.</translation>
    </message>
    <message>
        <source>{path}: cannot be edited; see whether the folder is read-only</source>
        <translation type="unfinished">{path}: no se puede editar; vea si la carpeta es de solo lectura</translation>
    </message>
    <message>
        <source>Where to keep the new design</source>
        <translation type="unfinished">Dónde guardar el nuevo diseño</translation>
    </message>
    <message>
        <source>GeoPackage (*.gpkg)</source>
        <translation type="unfinished">GeoPackage (*.gpkg)</translation>
    </message>
    <message>
        <source>The finding that is chosen</source>
        <translation type="unfinished">El hallazgo elegido</translation>
    </message>
    <message>
        <source>The mark is set on all {count} selected findings.</source>
        <translation type="unfinished">La marca se pone en los {count} hallazgos seleccionados.</translation>
    </message>
    <message>
        <source>BOH Setbacks</source>
        <translation type="unfinished">BOH Setbacks</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation type="unfinished">&amp;Capas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished">&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished">C&amp;omprobar</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation type="unfinished">Re&amp;sultados</translation>
    </message>
    <message>
        <source>&amp;Not checked</source>
        <translation type="unfinished">Si&amp;n comprobar</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation type="unfinished">Co&amp;mparar</translation>
    </message>
    <message>
        <source>Show tab {number}</source>
        <translation type="unfinished">Mostrar la pestaña {number}</translation>
    </message>
    <message>
        <source> The results are in memory only.</source>
        <translation type="unfinished"> Los resultados están solo en la memoria.</translation>
    </message>
    <message>
        <source>Checked again as a whole in {seconds:.1f} s.</source>
        <translation type="unfinished">Comprobado de nuevo por completo en {seconds:.1f} s.</translation>
    </message>
    <message>
        <source>This finding is not among those at hand: it is cured, or its feature is gone.</source>
        <translation type="unfinished">Este hallazgo no está entre los que hay: se resolvió, o su elemento ya no está.</translation>
    </message>
    <message>
        <source>{subject} and {constraint}</source>
        <translation type="unfinished">{subject} y {constraint}</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Show rule</source>
        <translation>Mostrar la regla</translation>
    </message>
    <message>
        <source>All its setbacks</source>
        <translation type="unfinished">Todas sus distancias mínimas</translation>
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
        <translation>Excede en</translation>
    </message>
    <message>
        <source>Short by</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>{depth} inside or beyond</source>
        <translation type="unfinished">{depth} adentro o más allá</translation>
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
        <translation>Vías que da el texto; si alguna está abierta lo decide la Junta</translation>
    </message>
    <message>
        <source>About the rule</source>
        <translation type="unfinished">Acerca de la regla</translation>
    </message>
    <message>
        <source>Cautions of the layers</source>
        <translation type="unfinished">Advertencias de las capas</translation>
    </message>
    <message>
        <source>governs this pair</source>
        <translation type="unfinished">prevalece en este par</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Printed words</source>
        <translation>Palabras impresas</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation type="unfinished">Sin verificar</translation>
    </message>
    <message>
        <source>This rule could not be read in its official text; it never answers “meets”.</source>
        <translation type="unfinished">Esta regla no se pudo leer en su texto oficial; nunca responde «cumple».</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lotes</translation>
    </message>
    <message>
        <source>in no lot</source>
        <translation type="unfinished">en ningún lote</translation>
    </message>
    <message>
        <source>{what} on lot {lot}</source>
        <translation type="unfinished">{what} en el lote {lot}</translation>
    </message>
    <message>
        <source>Layers and ids</source>
        <translation type="unfinished">Capas e identificadores</translation>
    </message>
    <message>
        <source>Accuracy of the data</source>
        <translation type="unfinished">Exactitud de los datos</translation>
    </message>
    <message>
        <source>{feet} ft, both features together</source>
        <translation type="unfinished">{feet} ft, ambos elementos juntos</translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished">Cualquiera</translation>
    </message>
    <message>
        <source>Find id, kind, rule, layer, note</source>
        <translation type="unfinished">Buscar id, tipo, regla, capa, nota</translation>
    </message>
    <message>
        <source>Words that must all be in an id, a kind, a lot, the rule and its section, a layer&apos;s name or the note.</source>
        <translation type="unfinished">Palabras que deben estar todas en un id, un tipo, un lote, la regla y su sección, el nombre de una capa o la nota.</translation>
    </message>
    <message>
        <source>Find in the findings</source>
        <translation type="unfinished">Buscar en los hallazgos</translation>
    </message>
    <message>
        <source>Filter by rule, lot, leaning and force.</source>
        <translation type="unfinished">Filtrar por regla, lote, inclinación y fuerza.</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>The lot of the component, or of what it is too near to. A part of an id will do.</source>
        <translation type="unfinished">El lote del componente, o de aquello de lo que está demasiado cerca. Basta una parte de un id.</translation>
    </message>
    <message>
        <source>Leans to intrude</source>
        <translation type="unfinished">Se inclina a incumplir</translation>
    </message>
    <message>
        <source>Leans to meet</source>
        <translation type="unfinished">Se inclina a cumplir</translation>
    </message>
    <message>
        <source>Leaning of what is too close to call</source>
        <translation type="unfinished">Hacia dónde se inclina lo demasiado justo para decidir</translation>
    </message>
    <message>
        <source>Binding and advisory</source>
        <translation type="unfinished">Obligatorias y orientativas</translation>
    </message>
    <message>
        <source>Binding only</source>
        <translation type="unfinished">Solo obligatorias</translation>
    </message>
    <message>
        <source>Force of the rule</source>
        <translation type="unfinished">Fuerza de la regla</translation>
    </message>
    <message>
        <source>Advisory only</source>
        <translation type="unfinished">Solo orientativas</translation>
    </message>
    <message>
        <source>Only the rule that &amp;governs each pair</source>
        <translation type="unfinished">Solo la regla que &amp;prevalece en cada par</translation>
    </message>
    <message>
        <source>Of several rules on one pair of features, the strictest binding one.</source>
        <translation type="unfinished">De varias reglas sobre un par de elementos, la más estricta de las obligatorias.</translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation>&amp;Regla</translation>
    </message>
    <message>
        <source>&amp;Lot</source>
        <translation>&amp;Lote</translation>
    </message>
    <message>
        <source>Leans, f&amp;orce</source>
        <translation type="unfinished">Se inclina, f&amp;uerza</translation>
    </message>
    <message>
        <source>No rule loaded</source>
        <translation type="unfinished">Sin regla cargada</translation>
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
        <translation type="unfinished">{depth} más allá</translation>
    </message>
    <message>
        <source>{depth} inside</source>
        <translation type="unfinished">{depth} adentro</translation>
    </message>
    <message>
        <source>Sort by this column; a third click sorts worst first again.</source>
        <translation type="unfinished">Ordenar por esta columna; un tercer clic pone de nuevo lo peor primero.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>{what}, in layer {layer}</source>
        <translation type="unfinished">{what}, en la capa {layer}</translation>
    </message>
    <message>
        <source>Yes: the strictest binding rule for this pair of features, the town&apos;s own on a tie.</source>
        <translation type="unfinished">Sí: la regla obligatoria más estricta para este par de elementos; en un empate, la del municipio.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Must keep away from</source>
        <translation>Debe alejarse de</translation>
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
        <translation>Faltan, {units}</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
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
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>{count} rows are too many to copy; save them as CSV.</source>
        <translation type="unfinished">{count} filas son demasiadas para copiar; guárdelas como CSV.</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copiar filas</translation>
    </message>
    <message>
        <source>Sort &amp;worst first</source>
        <translation>Ordenar: lo &amp;peor primero</translation>
    </message>
    <message>
        <source>The help page cannot be opened here; it is the file {file}</source>
        <translation type="unfinished">La página de ayuda no se puede abrir aquí; es el archivo {file}</translation>
    </message>
    <message>
        <source>Help for this tab</source>
        <translation>Ayuda de esta pestaña</translation>
    </message>
    <message>
        <source>the same for all features</source>
        <translation type="unfinished">lo mismo para todos los elementos</translation>
    </message>
    <message>
        <source>told by a field</source>
        <translation type="unfinished">lo dice un campo</translation>
    </message>
    <message>
        <source>a known schema</source>
        <translation type="unfinished">un esquema conocido</translation>
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
        <translation type="unfinished">según el tipo: componentes proyectados, lo demás existente</translation>
    </message>
    <message>
        <source>checked, where it is of a kind that is</source>
        <translation type="unfinished">se comprueba, si es de un tipo que se comprueba</translation>
    </message>
    <message>
        <source>context only</source>
        <translation type="unfinished">solo contexto</translation>
    </message>
    <message>
        <source>propose…</source>
        <translation type="unfinished">proponer…</translation>
    </message>
    <message>
        <source>yes: no verdicts from them</source>
        <translation type="unfinished">sí: de ellos no sale ningún veredicto</translation>
    </message>
    <message>
        <source>Value that rules ask for</source>
        <translation type="unfinished">Valor que piden las reglas</translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished">Campo</translation>
    </message>
    <message>
        <source>Fields of the values that rules ask for</source>
        <translation type="unfinished">Campos de los valores que piden las reglas</translation>
    </message>
    <message>
        <source>Its kind is</source>
        <translation type="unfinished">Su tipo es</translation>
    </message>
    <message>
        <source>How the kind of each feature is known</source>
        <translation type="unfinished">Cómo se sabe el tipo de cada elemento</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">Tipo</translation>
    </message>
    <message>
        <source>One role, or several with commas</source>
        <translation type="unfinished">Un papel, o varios separados por comas</translation>
    </message>
    <message>
        <source>Field of the kind</source>
        <translation type="unfinished">Campo del tipo</translation>
    </message>
    <message>
        <source>The field whose values tell the kind</source>
        <translation type="unfinished">El campo cuyos valores dicen el tipo</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished">Esquema</translation>
    </message>
    <message>
        <source>A published schema: it says roles, ids and accuracy</source>
        <translation type="unfinished">Un esquema publicado: dice papeles, identificadores y exactitud</translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished">Valores</translation>
    </message>
    <message>
        <source>A value without a role stays unknown: listed, not measured</source>
        <translation type="unfinished">Un valor sin papel queda como desconocido: se lista, no se mide</translation>
    </message>
    <message>
        <source>Ids from</source>
        <translation type="unfinished">Ids tomados de</translation>
    </message>
    <message>
        <source>The field of the ids that findings print</source>
        <translation type="unfinished">El campo de los identificadores que se imprimen en los hallazgos</translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished">Estado</translation>
    </message>
    <message>
        <source>Proposed, existing or abandoned, unless a field tells</source>
        <translation type="unfinished">Proyectado, existente o abandonado, si no lo dice un campo</translation>
    </message>
    <message>
        <source>Is it checked</source>
        <translation type="unfinished">Se comprueba</translation>
    </message>
    <message>
        <source>Context is measured to, and never checked itself</source>
        <translation type="unfinished">Lo que es contexto se mide, pero nunca se comprueba por sí mismo</translation>
    </message>
    <message>
        <source>Accuracy, ft</source>
        <translation type="unfinished">Exactitud, ft</translation>
    </message>
    <message>
        <source>How far its places may be off; empty: not stated</source>
        <translation type="unfinished">Cuánto pueden errar sus lugares; vacío: no indicado</translation>
    </message>
    <message>
        <source>Our proposals by kind of survey, from the settings; nothing is taken by itself</source>
        <translation type="unfinished">Nuestras propuestas por tipo de levantamiento, de los ajustes; nada se toma por sí solo</translation>
    </message>
    <message>
        <source>Complete?</source>
        <translation type="unfinished">¿Completa?</translation>
    </message>
    <message>
        <source>Whether what the layer lacks may be taken as not there</source>
        <translation type="unfinished">Si lo que falta en la capa se puede tomar como que no está</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation type="unfinished">Solo donde</translation>
    </message>
    <message>
        <source>A filter in SQL, printed with the results</source>
        <translation type="unfinished">Un filtro en SQL, que se imprime con los resultados</translation>
    </message>
    <message>
        <source>CRS is</source>
        <translation type="unfinished">El SRC es</translation>
    </message>
    <message>
        <source>Only for a layer that has none, as in EPSG:2249</source>
        <translation type="unfinished">Solo para una capa que no lo tiene, como EPSG:2249</translation>
    </message>
    <message>
        <source>Points only mark parcels or addresses</source>
        <translation type="unfinished">Los puntos solo marcan parcelas o direcciones</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished">Atributos</translation>
    </message>
    <message>
        <source>Choose a layer to see or change what it is.</source>
        <translation type="unfinished">Elija una capa para ver o cambiar lo que es.</translation>
    </message>
    <message>
        <source>choose a field</source>
        <translation type="unfinished">elija un campo</translation>
    </message>
    <message>
        <source>the layer&apos;s own numbers</source>
        <translation type="unfinished">los números propios de la capa</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation type="unfinished">(vacío)</translation>
    </message>
    <message>
        <source>unknown: not measured</source>
        <translation type="unfinished">desconocido: no se mide</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation type="unfinished">proyectado</translation>
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
        <translation type="unfinished">no indicado</translation>
    </message>
    <message>
        <source>complete: what it lacks is not there</source>
        <translation type="unfinished">completa: lo que le falta no está</translation>
    </message>
    <message>
        <source>partial: what it lacks may be there</source>
        <translation type="unfinished">parcial: lo que le falta puede estar</translation>
    </message>
    <message>
        <source>a design: only what is proposed, tells nothing of what is there</source>
        <translation type="unfinished">un diseño: solo lo proyectado, no dice nada de lo que hay</translation>
    </message>
    <message>
        <source>instrument survey</source>
        <translation type="unfinished">levantamiento topográfico</translation>
    </message>
    <message>
        <source>handheld GPS</source>
        <translation type="unfinished">GPS de mano</translation>
    </message>
    <message>
        <source>assessors&apos; parcels</source>
        <translation type="unfinished">parcelas del catastro</translation>
    </message>
    <message>
        <source>drawn over orthophotos</source>
        <translation type="unfinished">dibujado sobre ortofotos</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished">Capa</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished">Significado</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished">Exactitud</translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished">Situación</translation>
    </message>
    <message>
        <source>Proposed, not used yet ({count})</source>
        <translation type="unfinished">Propuestas, aún sin usar ({count})</translation>
    </message>
    <message>
        <source>In the check ({count})</source>
        <translation type="unfinished">En la comprobación ({count})</translation>
    </message>
    <message>
        <source>Not in the check ({count})</source>
        <translation type="unfinished">Fuera de la comprobación ({count})</translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished">dejada fuera</translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished">no se dijo</translation>
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
        <translation type="unfinished">no se puede leer</translation>
    </message>
    <message>
        <source>a table</source>
        <translation type="unfinished">una tabla</translation>
    </message>
    <message>
        <source>no CRS</source>
        <translation type="unfinished">sin SRC</translation>
    </message>
    <message>
        <source>CRS stated by you</source>
        <translation type="unfinished">SRC indicado por usted</translation>
    </message>
    <message>
        <source>filter active</source>
        <translation type="unfinished">filtro activo</translation>
    </message>
    <message>
        <source>unknown types: {count}</source>
        <translation type="unfinished">tipos desconocidos: {count}</translation>
    </message>
    <message>
        <source>unsaved edits</source>
        <translation type="unfinished">cambios sin guardar</translation>
    </message>
    <message>
        <source>being edited</source>
        <translation type="unfinished">en edición</translation>
    </message>
    <message>
        <source>{count} selected</source>
        <translation type="unfinished">{count} seleccionados</translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished">vacía</translation>
    </message>
    <message>
        <source>cautions: {count}</source>
        <translation type="unfinished">advertencias: {count}</translation>
    </message>
    <message>
        <source>none needed</source>
        <translation type="unfinished">no hace falta ninguna</translation>
    </message>
    <message>
        <source>{operation}, good to {feet:.1f} ft</source>
        <translation type="unfinished">{operation}, buena hasta {feet:.1f} ft</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">ninguno</translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished">Error</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation type="unfinished">Advertencia</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation type="unfinished">Quién lo dice</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation type="unfinished">SRC</translation>
    </message>
    <message>
        <source>Datum operation</source>
        <translation type="unfinished">Operación entre datums</translation>
    </message>
    <message>
        <source>Filter in QGIS</source>
        <translation type="unfinished">Filtro en QGIS</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished">Selección</translation>
    </message>
    <message>
        <source>{count} selected; all are checked, unless you ask for selected ones only</source>
        <translation type="unfinished">{count} seleccionados; se comprueban todos, si no pide solo los seleccionados</translation>
    </message>
    <message>
        <source>Layers of the project</source>
        <translation type="unfinished">Capas del proyecto</translation>
    </message>
    <message>
        <source>Sa&amp;ve site file…</source>
        <translation type="unfinished">&amp;Guardar archivo de sitio…</translation>
    </message>
    <message>
        <source>Write what is said here for the command line, which then finds the same</source>
        <translation type="unfinished">Escribir lo que se dice aquí para la línea de comandos, que entonces halla lo mismo</translation>
    </message>
    <message>
        <source>L&amp;oad site file…</source>
        <translation type="unfinished">Car&amp;gar archivo de sitio…</translation>
    </message>
    <message>
        <source>Take what a site file says; its layers are found in the project, or added</source>
        <translation type="unfinished">Tomar lo que dice un archivo de sitio; sus capas se buscan en el proyecto, o se agregan</translation>
    </message>
    <message>
        <source>Leave ou&amp;t</source>
        <translation type="unfinished">&amp;Dejar fuera</translation>
    </message>
    <message>
        <source>The chosen layer is no part of the check</source>
        <translation type="unfinished">La capa elegida no forma parte de la comprobación</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation type="unfinished">No disponible</translation>
    </message>
    <message>
        <source>Chosen layer</source>
        <translation type="unfinished">Capa elegida</translation>
    </message>
    <message>
        <source>Not provided ({count})</source>
        <translation type="unfinished">No disponible ({count})</translation>
    </message>
    <message>
        <source>Saved {file}.</source>
        <translation type="unfinished">Se guardó {file}.</translation>
    </message>
    <message>
        <source>Site files (*.yaml *.yml)</source>
        <translation type="unfinished">Archivos de sitio (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Save site file</source>
        <translation type="unfinished">Guardar archivo de sitio</translation>
    </message>
    <message>
        <source>Load site file</source>
        <translation type="unfinished">Cargar archivo de sitio</translation>
    </message>
    <message>
        <source>Li&amp;ve check</source>
        <translation type="unfinished">Comprobación en &amp;vivo</translation>
    </message>
    <message>
        <source>Check again what an edit can change, unsaved edits included, as soon as it is made</source>
        <translation type="unfinished">Comprobar de nuevo lo que una edición puede cambiar, también sin guardar, en cuanto se hace</translation>
    </message>
    <message>
        <source>Live check</source>
        <translation>Comprobación en vivo</translation>
    </message>
    <message>
        <source>Check a&amp;gain</source>
        <translation type="unfinished">Comprobar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Off: the findings are those of the last check.</source>
        <translation type="unfinished">Apagada: los hallazgos son los de la última comprobación.</translation>
    </message>
    <message>
        <source>Ready: edit a checked layer.</source>
        <translation type="unfinished">Lista: edite una capa comprobada.</translation>
    </message>
    <message>
        <source>Starts with the first check.</source>
        <translation type="unfinished">Empieza con la primera comprobación.</translation>
    </message>
    <message>
        <source>Address, map and lot, or id</source>
        <translation type="unfinished">Dirección, mapa y lote, o id</translation>
    </message>
    <message>
        <source>Find a lot by address, map and lot, or id</source>
        <translation type="unfinished">Buscar un lote por dirección, mapa y lote, o id</translation>
    </message>
    <message>
        <source>As in 12 Main St, 12-34, or a lot&apos;s id. Enter takes the first lot that is found.</source>
        <translation type="unfinished">Como 12 Main St, 12-34, o el id de un lote. Intro toma el primer lote que se halla.</translation>
    </message>
    <message>
        <source>Lots that were found</source>
        <translation type="unfinished">Lotes hallados</translation>
    </message>
    <message>
        <source>Click a lot to choose it. Enter or a double click shows it on the map too.</source>
        <translation type="unfinished">Haga clic en un lote para elegirlo. Intro o un doble clic lo muestra también en el mapa.</translation>
    </message>
    <message>
        <source>What the search found</source>
        <translation type="unfinished">Lo que halló la búsqueda</translation>
    </message>
    <message>
        <source>Show on ma&amp;p</source>
        <translation type="unfinished">Mostrar en el ma&amp;pa</translation>
    </message>
    <message>
        <source>Zoom to the lot that is chosen in the list, and flash it</source>
        <translation type="unfinished">Acercar al lote elegido en la lista, y hacerlo destellar</translation>
    </message>
    <message>
        <source>&amp;Find a lot:</source>
        <translation type="unfinished">&amp;Buscar un lote:</translation>
    </message>
    <message>
        <source>No layer has the meaning &quot;lot&quot; yet; give it to the parcels in the tab Layers.</source>
        <translation type="unfinished">Ninguna capa tiene aún el significado «lot»; déselo a las parcelas en la pestaña Capas.</translation>
    </message>
    <message>
        <source>No lot is found by this.</source>
        <translation type="unfinished">Con esto no se halla ningún lote.</translation>
    </message>
    <message>
        <source>1 lot found</source>
        <translation type="unfinished">Se halló 1 lote</translation>
    </message>
    <message>
        <source>The first {count} lots; type more to find yours.</source>
        <translation type="unfinished">Los primeros {count} lotes; escriba más para hallar el suyo.</translation>
    </message>
    <message>
        <source>{count} lots found</source>
        <translation type="unfinished">Se hallaron {count} lotes</translation>
    </message>
    <message>
        <source>New design layer</source>
        <translation type="unfinished">Nueva capa de diseño</translation>
    </message>
    <message>
        <source>Make a layer to draw a septic system, wells and animal structures in, ready for the check</source>
        <translation type="unfinished">Crear una capa para dibujar un sistema séptico, pozos y construcciones para animales, lista para la comprobación</translation>
    </message>
    <message>
        <source>Place a tank, field or structure</source>
        <translation type="unfinished">Colocar un tanque, un campo o una construcción</translation>
    </message>
    <message>
        <source>Place a rectangle by length and width in feet, turned and snapped</source>
        <translation type="unfinished">Colocar un rectángulo por longitud y ancho en pies, girado y con autoensamblado</translation>
    </message>
    <message>
        <source>Setbacks here</source>
        <translation type="unfinished">Distancias mínimas aquí</translation>
    </message>
    <message>
        <source>Hover or click anywhere: the distance to the nearest of each kind, and what could lie there</source>
        <translation type="unfinished">Pase el puntero o haga clic en cualquier lugar: la distancia a lo más cercano de cada tipo, y lo que podría estar ahí</translation>
    </message>
    <message>
        <source>Measure by rule</source>
        <translation type="unfinished">Medir por regla</translation>
    </message>
    <message>
        <source>Click a component: all its setbacks fan out as lines</source>
        <translation type="unfinished">Haga clic en un componente: todas sus distancias mínimas se abren como líneas</translation>
    </message>
    <message>
        <source>a design layer</source>
        <translation type="unfinished">una capa de diseño</translation>
    </message>
    <message>
        <source>There is no design layer to draw in: make one with the button beside this one.</source>
        <translation type="unfinished">No hay capa de diseño en la que dibujar: cree una con el botón de al lado.</translation>
    </message>
    <message>
        <source>What changed since the finding was marked</source>
        <translation type="unfinished">Lo que cambió desde que se marcó el hallazgo</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguna</translation>
    </message>
    <message>
        <source>Take the mark away.</source>
        <translation type="unfinished">Quitar la marca.</translation>
    </message>
    <message>
        <source>&amp;Accepted</source>
        <translation>&amp;Aceptado</translation>
    </message>
    <message>
        <source>Seen, and nothing more to do about it. No decision of the Board.</source>
        <translation>Visto, y no queda nada por hacer. No es una decisión de la Junta.</translation>
    </message>
    <message>
        <source>To &amp;discuss</source>
        <translation>Por &amp;discutir</translation>
    </message>
    <message>
        <source>Raise it with the applicant or at the hearing.</source>
        <translation type="unfinished">Tratarlo con el solicitante o en la audiencia.</translation>
    </message>
    <message>
        <source>&amp;Wrong data</source>
        <translation>Datos &amp;erróneos</translation>
    </message>
    <message>
        <source>The map is wrong here; the finding stands until the data are corrected.</source>
        <translation type="unfinished">El mapa está mal aquí; el hallazgo sigue en pie hasta que se corrijan los datos.</translation>
    </message>
    <message>
        <source>Comment on the mark</source>
        <translation type="unfinished">Comentario a la marca</translation>
    </message>
    <message>
        <source>A comment that is kept with the mark. Press Enter to keep it.</source>
        <translation type="unfinished">Un comentario que se guarda con la marca. Pulse Intro para guardarlo.</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Choose a mark to add a comment</source>
        <translation type="unfinished">Elija una marca para agregar un comentario</translation>
    </message>
    <message>
        <source>No component of the last check lies here. Click one that the rules speak of, such as a tank or a stable.</source>
        <translation type="unfinished">Aquí no hay ningún componente de la última comprobación. Haga clic en uno del que hablen las reglas, como un tanque o un establo.</translation>
    </message>
    <message>
        <source>Something went wrong in BOH Setbacks, and this step was not finished.</source>
        <translation>Algo falló en BOH Setbacks y este paso no se terminó.</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copiar detalles</translation>
    </message>
    <message>
        <source>Copy what happened and the versions in use, for a report of the mistake.</source>
        <translation type="unfinished">Copiar lo que pasó y las versiones en uso, para informar del error.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>What, and why</source>
        <translation type="unfinished">Qué, y por qué</translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished">Cantidad</translation>
    </message>
    <message>
        <source>What was not checked</source>
        <translation>Lo que no se comprobó</translation>
    </message>
    <message>
        <source>Enter or a double click on a rule shows the rule, on a component its place.</source>
        <translation type="unfinished">Intro o un doble clic en una regla muestra la regla; en un componente, su lugar.</translation>
    </message>
    <message>
        <source>&amp;Copy lines</source>
        <translation type="unfinished">&amp;Copiar líneas</translation>
    </message>
    <message>
        <source>Rules that were not checked</source>
        <translation type="unfinished">Reglas que no se comprobaron</translation>
    </message>
    <message>
        <source>Rules checked on part of their layers</source>
        <translation type="unfinished">Reglas comprobadas con una parte de sus capas</translation>
    </message>
    <message>
        <source>Answers not checked, by reason</source>
        <translation type="unfinished">Respuestas sin comprobar, por motivo</translation>
    </message>
    <message>
        <source>Features not measured</source>
        <translation type="unfinished">Elementos no medidos</translation>
    </message>
    <message>
        <source>No check has been run yet. Nothing here is a clear.</source>
        <translation>Aún no se ha hecho ninguna comprobación. Nada de esto indica que todo esté en orden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not a clear.&lt;/b&gt; What stands below was not measured, or not wholly. Add the layers that are missing, or state what there is none of.</source>
        <translation type="unfinished">&lt;b&gt;Esto no indica que todo esté en orden.&lt;/b&gt; Lo que sigue no se midió, o no del todo. Agregue las capas que faltan, o indique de qué no hay nada.</translation>
    </message>
    <message>
        <source>Every rule that applies was checked; some features were repaired first.</source>
        <translation type="unfinished">Se comprobó cada regla que se aplica; algunos elementos se repararon antes.</translation>
    </message>
    <message>
        <source>Every rule that applies was checked, and every feature was measured. This is a screening, not an approval.</source>
        <translation type="unfinished">Se comprobó cada regla que se aplica y se midió cada elemento. Es una revisión previa, no una aprobación.</translation>
    </message>
    <message>
        <source>... and {count} more</source>
        <translation type="unfinished">... y {count} más</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation type="unfinished">no se dio motivo</translation>
    </message>
    <message>
        <source>, lot {lot}</source>
        <translation type="unfinished">, lote {lot}</translation>
    </message>
    <message>
        <source>... and {count} more; press the counter Not checked in the results to see all</source>
        <translation type="unfinished">... y {count} más; pulse el contador Sin comprobar en los resultados para verlo todo</translation>
    </message>
    <message>
        <source>Needed (tick: none here)</source>
        <translation type="unfinished">Hace falta (marque: aquí no hay)</translation>
    </message>
    <message>
        <source>Unchecked rules</source>
        <translation type="unfinished">Reglas sin comprobar</translation>
    </message>
    <message>
        <source>What the rules need and no layer gives</source>
        <translation type="unfinished">Lo que necesitan las reglas y no da ninguna capa</translation>
    </message>
    <message>
        <source>No layer in the check holds anything that the rules speak of yet. Once one does, this list says what they need.</source>
        <translation type="unfinished">Ninguna capa de la comprobación tiene aún nada de lo que hablan las reglas. Cuando una lo tenga, esta lista dirá lo que necesitan.</translation>
    </message>
    <message>
        <source>Stated as absent by you</source>
        <translation type="unfinished">Indicado por usted como ausente</translation>
    </message>
    <message>
        <source>Given by a layer</source>
        <translation type="unfinished">Dado por una capa</translation>
    </message>
    <message>
        <source>{count} unchecked</source>
        <translation type="unfinished">{count} sin comprobar</translation>
    </message>
    <message>
        <source>{count} in part</source>
        <translation type="unfinished">{count} en parte</translation>
    </message>
    <message>
        <source>Get: {name}, from {publisher}</source>
        <translation type="unfinished">Obtenga: {name}, de {publisher}</translation>
    </message>
    <message>
        <source>Unchecked: {rule}. {summary}</source>
        <translation type="unfinished">Sin comprobar: {rule}. {summary}</translation>
    </message>
    <message>
        <source>In part: {rule}. {summary}</source>
        <translation type="unfinished">En parte: {rule}. {summary}</translation>
    </message>
    <message>
        <source>none here, as you state</source>
        <translation type="unfinished">aquí no hay, según indica usted</translation>
    </message>
    <message>
        <source>Tick to state that there is none of this at the place: its rules then count as checked. Roles: {roles}</source>
        <translation type="unfinished">Marque para indicar que en el lugar no hay nada de esto: entonces sus reglas cuentan como comprobadas. Papeles: {roles}</translation>
    </message>
    <message>
        <source>Choose the rules first; then this list says what they need.</source>
        <translation type="unfinished">Elija primero las reglas; entonces esta lista dirá lo que necesitan.</translation>
    </message>
    <message>
        <source>Every kind of feature that the rules need is given by a layer, or stated as absent.</source>
        <translation type="unfinished">Cada tipo de elemento que necesitan las reglas lo da una capa, o está indicado como ausente.</translation>
    </message>
    <message>
        <source>Not provided: {kinds} kinds. A run would leave {whole} rules unchecked and {part} checked in part.</source>
        <translation type="unfinished">No disponible: {kinds} tipos. Una comprobación dejaría {whole} reglas sin comprobar y {part} comprobadas en parte.</translation>
    </message>
    <message>
        <source>feet (99.99 ft)</source>
        <translation>pies (99.99 ft)</translation>
    </message>
    <message>
        <source>feet and inches (99 ft 11 7/8 in)</source>
        <translation>pies y pulgadas (99 ft 11 7/8 in)</translation>
    </message>
    <message>
        <source>metres (30.477 m)</source>
        <translation>metros (30.477 m)</translation>
    </message>
    <message>
        <source>For reading only: the rules are in feet, and every verdict is made in feet.</source>
        <translation>Solo para leer: las reglas están en pies y todo veredicto se hace en pies.</translation>
    </message>
    <message>
        <source>New projects, and how lengths are shown</source>
        <translation type="unfinished">Proyectos nuevos, y cómo se muestran las longitudes</translation>
    </message>
    <message>
        <source>&amp;Town:</source>
        <translation>&amp;Municipio:</translation>
    </message>
    <message>
        <source>&amp;Project type:</source>
        <translation>&amp;Tipo de proyecto:</translation>
    </message>
    <message>
        <source>&amp;Units shown:</source>
        <translation>&amp;Unidades mostradas:</translation>
    </message>
    <message>
        <source>Instrument &amp;survey:</source>
        <translation>&amp;Levantamiento topográfico:</translation>
    </message>
    <message>
        <source>&amp;GPS, handheld:</source>
        <translation>&amp;GPS de mano:</translation>
    </message>
    <message>
        <source>&amp;Assessors’ parcels:</source>
        <translation>Parcelas del &amp;catastro:</translation>
    </message>
    <message>
        <source>&amp;Orthophoto or planning map:</source>
        <translation type="unfinished">&amp;Ortofoto o mapa de planificación:</translation>
    </message>
    <message>
        <source>Accuracy that is proposed for a layer</source>
        <translation>Exactitud que se propone para una capa</translation>
    </message>
    <message>
        <source>The layer editor offers these for a layer whose accuracy is not stated. Nothing is checked with them unless you take them there.</source>
        <translation type="unfinished">El editor de capas ofrece estos valores para una capa cuya exactitud no está indicada. Nada se comprueba con ellos si usted no los toma ahí.</translation>
    </message>
    <message>
        <source> ft</source>
        <translation type="unfinished"> ft</translation>
    </message>
    <message>
        <source>none proposed</source>
        <translation type="unfinished">ninguna propuesta</translation>
    </message>
    <message>
        <source>beside the project</source>
        <translation>junto al proyecto</translation>
    </message>
    <message>
        <source>in one folder</source>
        <translation>en una carpeta</translation>
    </message>
    <message>
        <source>ask each time</source>
        <translation>preguntar cada vez</translation>
    </message>
    <message>
        <source>Results (a GeoPackage)</source>
        <translation>Resultados (un GeoPackage)</translation>
    </message>
    <message>
        <source>&amp;Where:</source>
        <translation>&amp;Dónde:</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Carpeta:</translation>
    </message>
    <message>
        <source>&amp;Check again while a layer is edited</source>
        <translation>&amp;Comprobar de nuevo mientras se edita una capa</translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"> ms</translation>
    </message>
    <message>
        <source>Wait after the &amp;last edit:</source>
        <translation type="unfinished">Espera tras la ú&amp;ltima edición:</translation>
    </message>
    <message>
        <source>pairs of features</source>
        <translation>pares de elementos</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>hallazgos</translation>
    </message>
    <message>
        <source>{word}: {count} {what}. {meaning} Press to show or hide them in the table.</source>
        <translation type="unfinished">{word}: {count} {what}. {meaning} Pulse para mostrarlos u ocultarlos en la tabla.</translation>
    </message>
    <message>
        <source>{word}: {count} {what}</source>
        <translation type="unfinished">{word}: {count} {what}</translation>
    </message>
    <message>
        <source>Intrudes</source>
        <translation>Incumple</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Demasiado justo para decidir</translation>
    </message>
    <message>
        <source>For a person to decide</source>
        <translation>Debe decidirlo una persona</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Meets</source>
        <translation>Cumple</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>No aplicable</translation>
    </message>
    <message>
        <source>{outcome} (advisory)</source>
        <translation>{outcome} (orientativo)</translation>
    </message>
    <message>
        <source>leans to intruding</source>
        <translation type="unfinished">se inclina a incumplir</translation>
    </message>
    <message>
        <source>leans to meeting</source>
        <translation type="unfinished">se inclina a cumplir</translation>
    </message>
    <message>
        <source>Too close</source>
        <translation type="unfinished">Demasiado justo</translation>
    </message>
    <message>
        <source>For a person</source>
        <translation type="unfinished">Para una persona</translation>
    </message>
    <message>
        <source>Less is provided than required, by more than the data can be off.</source>
        <translation>Hay menos de lo exigido, por más de lo que pueden errar los datos.</translation>
    </message>
    <message>
        <source>The difference is smaller than what the data can be off; a survey must decide.</source>
        <translation>La diferencia es menor que el error posible de los datos; debe decidirlo un levantamiento topográfico.</translation>
    </message>
    <message>
        <source>The text leaves this to the Board or another person.</source>
        <translation>El texto deja esto a la Junta o a otra persona.</translation>
    </message>
    <message>
        <source>This was not measured, so it is neither met nor intruded on.</source>
        <translation>Esto no se midió: ni se cumple ni se incumple.</translation>
    </message>
    <message>
        <source>What is required is provided, as far as the layers show. A screening, not an approval.</source>
        <translation>Se cumple lo exigido, según lo que muestran las capas. Es una revisión previa, no una aprobación.</translation>
    </message>
    <message>
        <source>The rule does not speak of this feature, with the reason.</source>
        <translation>La regla no se refiere a este elemento; se indica el motivo.</translation>
    </message>
    <message>
        <source>Nearest of each kind</source>
        <translation type="unfinished">Lo más cercano de cada tipo</translation>
    </message>
    <message>
        <source>What could lie here</source>
        <translation type="unfinished">Lo que podría estar aquí</translation>
    </message>
    <message>
        <source>&amp;Nearest of each kind</source>
        <translation type="unfinished">&amp;Lo más cercano de cada tipo</translation>
    </message>
    <message>
        <source>This place is outside of everything that is mapped: nothing can be told to be far enough away.</source>
        <translation type="unfinished">Este lugar está fuera de todo lo que hay en el mapa: de nada se puede decir que está lo bastante lejos.</translation>
    </message>
    <message>
        <source>What c&amp;ould lie here</source>
        <translation type="unfinished">Lo que p&amp;odría estar aquí</translation>
    </message>
    <message>
        <source>Hold the pointer still, or click, to see what could lie here.</source>
        <translation type="unfinished">Deje quieto el puntero, o haga clic, para ver lo que podría estar aquí.</translation>
    </message>
    <message>
        <source>This speaks of a point. A real component has a size and reaches farther: draw it, and check it. A screening, not an approval.</source>
        <translation type="unfinished">Esto habla de un punto. Un componente real tiene tamaño y llega más lejos: dibújelo y compruébelo. Es una revisión previa, no una aprobación.</translation>
    </message>
    <message>
        <source>All its setb&amp;acks</source>
        <translation type="unfinished">Todas sus distancias &amp;mínimas</translation>
    </message>
    <message>
        <source>Of what is met the nearest that was measured is shown. A screening, not an approval.</source>
        <translation type="unfinished">De lo que se cumple se muestra lo más cercano que se midió. Es una revisión previa, no una aprobación.</translation>
    </message>
    <message>
        <source>Point at a place on the map.</source>
        <translation type="unfinished">Señale un lugar en el mapa.</translation>
    </message>
    <message>
        <source>No lot</source>
        <translation type="unfinished">Ningún lote</translation>
    </message>
    <message>
        <source>Off lot {lot}: {feet} beyond its line</source>
        <translation type="unfinished">Fuera del lote {lot}: {feet} más allá de su lindero</translation>
    </message>
    <message>
        <source>Lot {lot}: {feet} to its line</source>
        <translation type="unfinished">Lote {lot}: {feet} hasta su lindero</translation>
    </message>
    <message>
        <source>{id} of layer {layer}</source>
        <translation type="unfinished">{id} de la capa {layer}</translation>
    </message>
    <message>
        <source>Nothing that the rules measure to is mapped.</source>
        <translation type="unfinished">En el mapa no hay nada de lo que miden las reglas.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation type="unfinished">y {count} más</translation>
    </message>
    <message>
        <source>Advice: {reason}</source>
        <translation type="unfinished">Orientación: {reason}</translation>
    </message>
    <message>
        <source>unknown type in {layer}</source>
        <translation type="unfinished">tipo desconocido en {layer}</translation>
    </message>
    <message>
        <source>{kind} (kind not told)</source>
        <translation type="unfinished">{kind} (tipo no indicado)</translation>
    </message>
    <message>
        <source>inside, {feet}</source>
        <translation type="unfinished">adentro, {feet}</translation>
    </message>
    <message>
        <source>could not lie</source>
        <translation type="unfinished">no podría estar</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation type="unfinished">demasiado justo para decidir</translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished">no se sabe</translation>
    </message>
    <message>
        <source>for a person</source>
        <translation type="unfinished">para una persona</translation>
    </message>
    <message>
        <source>advice only</source>
        <translation type="unfinished">solo orientación</translation>
    </message>
    <message>
        <source>could lie</source>
        <translation type="unfinished">podría estar</translation>
    </message>
    <message>
        <source>{role} and {count} more</source>
        <translation type="unfinished">{role} y {count} más</translation>
    </message>
    <message>
        <source>{provided}, {required} required</source>
        <translation type="unfinished">{provided}, se exigen {required}</translation>
    </message>
    <message>
        <source>{feet} beyond it</source>
        <translation type="unfinished">{feet} más allá</translation>
    </message>
    <message>
        <source>{feet} required</source>
        <translation type="unfinished">se exigen {feet}</translation>
    </message>
    <message>
        <source>&amp;Accept all proposals</source>
        <translation type="unfinished">&amp;Aceptar todas las propuestas</translation>
    </message>
    <message>
        <source>Use every layer as proposed; each can be changed afterwards</source>
        <translation type="unfinished">Usar cada capa como se propone; después se puede cambiar cada una</translation>
    </message>
    <message>
        <source>Proposed: {count}. Nothing is used until you accept it.</source>
        <translation type="unfinished">Propuestas: {count}. Nada se usa hasta que usted lo acepte.</translation>
    </message>
    <message>
        <source>{file} beside this project describes {count} of its layers</source>
        <translation type="unfinished">{file}, junto a este proyecto, describe {count} de sus capas</translation>
    </message>
    <message>
        <source>It names {total} layers, the town and the project type. Loading it takes all of that.</source>
        <translation type="unfinished">Nombra {total} capas, el municipio y el tipo de proyecto. Al cargarlo se toma todo eso.</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation type="unfinished">&amp;Cargarlo</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished">Aceptar</translation>
    </message>
    <message>
        <source>Accept the proposal for {layer}</source>
        <translation type="unfinished">Aceptar la propuesta para {layer}</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished">Dejar fuera</translation>
    </message>
    <message>
        <source>The layer is no part of the check</source>
        <translation type="unfinished">La capa no forma parte de la comprobación</translation>
    </message>
    <message>
        <source>Leave out {layer}</source>
        <translation type="unfinished">Dejar fuera {layer}</translation>
    </message>
    <message>
        <source>Because {reason}</source>
        <translation type="unfinished">Porque {reason}</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation type="unfinished">&amp;Alinear</translation>
    </message>
    <message>
        <source>Click to place. R turns by 5°, Shift+R by 1°, as Ctrl or Shift with the mouse wheel. C: centre or corner. A: turn along the line under the pointer. Esc ends.</source>
        <translation type="unfinished">Haga clic para colocar. R gira 5°, Mayús+R 1°, como Ctrl o Mayús con la rueda del ratón. C: centro o esquina. A: girar según la línea bajo el puntero. Esc termina.</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Near left corner</source>
        <translation type="unfinished">Esquina cercana izquierda</translation>
    </message>
    <message>
        <source>Far left corner</source>
        <translation type="unfinished">Esquina lejana izquierda</translation>
    </message>
    <message>
        <source>Far right corner</source>
        <translation type="unfinished">Esquina lejana derecha</translation>
    </message>
    <message>
        <source>Near right corner</source>
        <translation type="unfinished">Esquina cercana derecha</translation>
    </message>
    <message>
        <source>Type of the component</source>
        <translation type="unfinished">Tipo del componente</translation>
    </message>
    <message>
        <source>What is placed. Its last size is remembered.</source>
        <translation type="unfinished">Lo que se coloca. Se recuerda su último tamaño.</translation>
    </message>
    <message>
        <source>Length in feet</source>
        <translation>Longitud en pies</translation>
    </message>
    <message>
        <source>Length on the ground, in feet, in the direction of the rotation.</source>
        <translation type="unfinished">Longitud en el terreno, en pies, en la dirección de la rotación.</translation>
    </message>
    <message>
        <source>Width in feet</source>
        <translation>Ancho en pies</translation>
    </message>
    <message>
        <source>Width on the ground, in feet, across the length.</source>
        <translation type="unfinished">Ancho en el terreno, en pies, a través de la longitud.</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>Rotación en grados</translation>
    </message>
    <message>
        <source>Direction of the length: degrees clockwise from the map&apos;s north.</source>
        <translation type="unfinished">Dirección de la longitud: grados en el sentido del reloj desde el norte del mapa.</translation>
    </message>
    <message>
        <source>Point that is clicked</source>
        <translation type="unfinished">Punto en el que se hace clic</translation>
    </message>
    <message>
        <source>Which point of the rectangle comes to lie where you click. C changes it.</source>
        <translation type="unfinished">Qué punto del rectángulo queda donde usted hace clic. C lo cambia.</translation>
    </message>
    <message>
        <source>Align with a line</source>
        <translation type="unfinished">Alinear con una línea</translation>
    </message>
    <message>
        <source>Then click a lot line, a wall or any other line: the length turns along it.</source>
        <translation type="unfinished">Después haga clic en un lindero, una pared o cualquier otra línea: la longitud gira según ella.</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Longitud</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ancho</translation>
    </message>
    <message>
        <source>&amp;Rotation</source>
        <translation>&amp;Rotación</translation>
    </message>
    <message>
        <source>&amp;Click sets</source>
        <translation type="unfinished">El &amp;clic fija</translation>
    </message>
    <message>
        <source>The layer {name} cannot be edited. See whether it, or its file, is read-only.</source>
        <translation type="unfinished">La capa {name} no se puede editar. Vea si ella, o su archivo, es de solo lectura.</translation>
    </message>
    <message>
        <source>Place: {type}</source>
        <translation type="unfinished">Colocar: {type}</translation>
    </message>
    <message>
        <source>The layer {name} did not take the new feature.</source>
        <translation type="unfinished">La capa {name} no tomó el nuevo elemento.</translation>
    </message>
    <message>
        <source>Placed {id}: {type}, {length} x {width} ft. Ctrl+Z takes it back.</source>
        <translation type="unfinished">Colocado {id}: {type}, {length} x {width} ft. Ctrl+Z lo quita.</translation>
    </message>
    <message>
        <source>Click the line that the length is to follow: a lot line, a wall, any edge. Esc leaves it.</source>
        <translation type="unfinished">Haga clic en la línea que debe seguir la longitud: un lindero, una pared, cualquier borde. Esc la deja.</translation>
    </message>
    <message>
        <source>Re&amp;ports</source>
        <translation type="unfinished">Inf&amp;ormes</translation>
    </message>
    <message>
        <source>Print the check: of the lot of the chosen finding, or of all</source>
        <translation type="unfinished">Imprimir la comprobación: del lote del hallazgo elegido, o de todo</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation type="unfinished">Informe en PDF…</translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation type="unfinished">Informe en HTML…</translation>
    </message>
    <message>
        <source>As-built sheet of the lot…</source>
        <translation type="unfinished">Plano de obra terminada del lote…</translation>
    </message>
    <message>
        <source>Atlas of all flagged lots…</source>
        <translation type="unfinished">Atlas de todos los lotes señalados…</translation>
    </message>
    <message>
        <source>All findings as workbook…</source>
        <translation type="unfinished">Todos los hallazgos en un libro de cálculo…</translation>
    </message>
    <message>
        <source>Notification list, labels…</source>
        <translation type="unfinished">Lista de notificación, etiquetas…</translation>
    </message>
    <message>
        <source>Inventory, permit and conservation sheets…</source>
        <translation type="unfinished">Inventario, hojas de permiso y de conservación…</translation>
    </message>
    <message>
        <source>Lot areas…</source>
        <translation type="unfinished">Superficies de los lotes…</translation>
    </message>
    <message>
        <source>Report with address and applicant…</source>
        <translation type="unfinished">Informe con dirección y solicitante…</translation>
    </message>
    <message>
        <source>Report of the whole site as</source>
        <translation type="unfinished">Informe de todo el sitio en</translation>
    </message>
    <message>
        <source>Report of lot {lot} as</source>
        <translation type="unfinished">Informe del lote {lot} en</translation>
    </message>
    <message>
        <source>there is no check to print; run one first</source>
        <translation type="unfinished">no hay comprobación que imprimir; haga una primero</translation>
    </message>
    <message>
        <source>layers were edited since the check, so that a report would not be of what is drawn now; check again first</source>
        <translation type="unfinished">se editaron capas desde la comprobación, así que un informe no sería de lo que está dibujado ahora; compruebe de nuevo primero</translation>
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
        <translation type="unfinished">el plano de obra terminada es de un lote: elija un hallazgo en él, o un lote en los filtros</translation>
    </message>
    <message>
        <source>Drawing the atlas</source>
        <translation type="unfinished">Dibujando el atlas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Cancelar</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <translation type="unfinished">Libro de cálculo (*.xlsx)</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation type="unfinished">Escrito: {file}</translation>
    </message>
    <message>
        <source>Write the report to</source>
        <translation type="unfinished">Escribir el informe en</translation>
    </message>
    <message>
        <source>Results go to</source>
        <translation type="unfinished">Los resultados van a</translation>
    </message>
    <message>
        <source>Where results go</source>
        <translation type="unfinished">Dónde van los resultados</translation>
    </message>
    <message>
        <source>As in the settin&amp;gs</source>
        <translation type="unfinished">Como en los a&amp;justes</translation>
    </message>
    <message>
        <source>Forget the file that was chosen for this project</source>
        <translation type="unfinished">Olvidar el archivo que se eligió para este proyecto</translation>
    </message>
    <message>
        <source>No file was chosen for the results; nothing was checked.</source>
        <translation type="unfinished">No se eligió archivo para los resultados; no se comprobó nada.</translation>
    </message>
    <message>
        <source>It is asked at each check.</source>
        <translation type="unfinished">Se pregunta en cada comprobación.</translation>
    </message>
    <message>
        <source>Last: {path}</source>
        <translation type="unfinished">Último: {path}</translation>
    </message>
    <message>
        <source>⚠ Only into memory, because the project is not saved: they are gone when QGIS is closed. Save the project, or choose a file.</source>
        <translation type="unfinished">⚠ Solo en la memoria, porque el proyecto no está guardado: se pierden al cerrar QGIS. Guarde el proyecto, o elija un archivo.</translation>
    </message>
    <message>
        <source>{name}, beside the project</source>
        <translation type="unfinished">{name}, junto al proyecto</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation type="unfinished">Ca&amp;mbiar…</translation>
    </message>
    <message>
        <source>C&amp;hoose a file…</source>
        <translation type="unfinished">&amp;Elegir un archivo…</translation>
    </message>
    <message>
        <source>Choose a GeoPackage for the results of this project. Results of an earlier check in it are replaced; your review marks are kept.</source>
        <translation type="unfinished">Elija un GeoPackage para los resultados de este proyecto. Los resultados de una comprobación anterior que haya en él se sustituyen; las marcas de revisión de usted se conservan.</translation>
    </message>
    <message>
        <source>File for the results</source>
        <translation type="unfinished">Archivo para los resultados</translation>
    </message>
    <message>
        <source>Show on &amp;map</source>
        <translation type="unfinished">Mostrar en el &amp;mapa</translation>
    </message>
    <message>
        <source>Zoom to the finding that is chosen in the table. Enter or a double click does so at any time.</source>
        <translation type="unfinished">Acercar al hallazgo elegido en la tabla. Intro o un doble clic lo hace en cualquier momento.</translation>
    </message>
    <message>
        <source>Save &amp;CSV...</source>
        <translation type="unfinished">Guardar &amp;CSV...</translation>
    </message>
    <message>
        <source>Save the rows that the table shows, in their order, for a spreadsheet.</source>
        <translation type="unfinished">Guardar las filas que muestra la tabla, en su orden, para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>&amp;Zoom to the finding</source>
        <translation>&amp;Acercar al hallazgo</translation>
    </message>
    <message>
        <source>see Not checked</source>
        <translation type="unfinished">ver Sin comprobar</translation>
    </message>
    <message>
        <source>{count} shown</source>
        <translation>{count} a la vista</translation>
    </message>
    <message>
        <source>The finding that was chosen is no longer among the rows shown: it changed, or the filter hides it.</source>
        <translation type="unfinished">El hallazgo que se eligió ya no está entre las filas a la vista: cambió, o el filtro lo oculta.</translation>
    </message>
    <message>
        <source>Choose a row to read the finding and see it on the map.</source>
        <translation type="unfinished">Elija una fila para leer el hallazgo y verlo en el mapa.</translation>
    </message>
    <message>
        <source>No outcome is chosen: press one of the counters above.</source>
        <translation type="unfinished">No hay ningún resultado elegido: pulse uno de los contadores de arriba.</translation>
    </message>
    <message>
        <source>The filter hides all findings.</source>
        <translation>El filtro oculta todos los hallazgos.</translation>
    </message>
    <message>
        <source>Save the findings shown</source>
        <translation type="unfinished">Guardar los hallazgos a la vista</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished">Tabla (*.csv)</translation>
    </message>
    <message>
        <source>{count} findings saved to {path}</source>
        <translation type="unfinished">{count} hallazgos guardados en {path}</translation>
    </message>
    <message>
        <source>Nothing flagged. {line}</source>
        <translation type="unfinished">Nada señalado. {line}</translation>
    </message>
    <message>
        <source>{count} rules could not be checked, or not wholly:</source>
        <translation type="unfinished">{count} reglas no se pudieron comprobar, o no del todo:</translation>
    </message>
    <message>
        <source>{count} rules were checked on part of their layers:</source>
        <translation type="unfinished">{count} reglas se comprobaron con una parte de sus capas:</translation>
    </message>
    <message>
        <source>{count} answers could not be checked:</source>
        <translation type="unfinished">{count} respuestas no se pudieron comprobar:</translation>
    </message>
    <message>
        <source>{count} features could not be measured:</source>
        <translation type="unfinished">{count} elementos no se pudieron medir:</translation>
    </message>
    <message>
        <source>type to search</source>
        <translation type="unfinished">escriba para buscar</translation>
    </message>
    <message>
        <source>What the features are. Several at once: with commas, as in dwelling, cellar or crawl space</source>
        <translation type="unfinished">Qué son los elementos. Varios a la vez: con comas, como vivienda, sótano o espacio bajo el piso</translation>
    </message>
    <message>
        <source>What the features are</source>
        <translation type="unfinished">Qué son los elementos</translation>
    </message>
    <message>
        <source>Lots, roads, zones and others</source>
        <translation type="unfinished">Lotes, caminos, zonas y otros</translation>
    </message>
    <message>
        <source>{file} (own file)</source>
        <translation>{file} (archivo propio)</translation>
    </message>
    <message>
        <source>{name} (own rules)</source>
        <translation>{name} (reglas propias)</translation>
    </message>
    <message>
        <source>New construction</source>
        <translation>Construcción nueva</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Mejora</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparación</translation>
    </message>
    <message>
        <source>Existing (no project)</source>
        <translation>Existente (sin proyecto)</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>inside or outside</source>
        <translation type="unfinished">adentro o afuera</translation>
    </message>
    <message>
        <source>least area</source>
        <translation>superficie mínima</translation>
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
        <translation>lista, sin veredicto</translation>
    </message>
    <message>
        <source>owners to be notified</source>
        <translation>propietarios que deben ser notificados</translation>
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
        <translation>Este proyecto</translation>
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
        <translation>Se mide</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>Orientativo</translation>
    </message>
    <message>
        <source>It lapses if it is not used within {years} year(s).</source>
        <translation type="unfinished">Caduca si no se usa en {years} año(s).</translation>
    </message>
    <message>
        <source>Route for a shortfall</source>
        <translation>Vía si falta distancia</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, línea {line}</translation>
    </message>
    <message>
        <source>✓ yes: the text itself was read</source>
        <translation>✓ sí: se leyó el texto mismo</translation>
    </message>
    <message>
        <source>✗ not verified: never answers “meets”</source>
        <translation>✗ sin verificar: nunca responde «cumple»</translation>
    </message>
    <message>
        <source>a person decides</source>
        <translation>decide una persona</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>no se aplica</translation>
    </message>
    <message>
        <source>advisory: shown, not binding</source>
        <translation>orientativa: se muestra, no obliga</translation>
    </message>
    <message>
        <source>lists, and gives no verdict</source>
        <translation type="unfinished">lista, y no da veredicto</translation>
    </message>
    <message>
        <source>applies</source>
        <translation>se aplica</translation>
    </message>
    <message>
        <source>Advisory for</source>
        <translation type="unfinished">Orientativa para</translation>
    </message>
    <message>
        <source>Not for</source>
        <translation type="unfinished">No para</translation>
    </message>
    <message>
        <source>a permit from before {day}</source>
        <translation type="unfinished">un permiso anterior al {day}</translation>
    </message>
    <message>
        <source>from then until {day} a person decides</source>
        <translation type="unfinished">desde entonces hasta el {day} decide una persona</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation type="unfinished">Exento</translation>
    </message>
    <message>
        <source>where this is yes: {names}</source>
        <translation type="unfinished">donde esto es sí: {names}</translation>
    </message>
    <message>
        <source>Only</source>
        <translation type="unfinished">Solo</translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished">Menos</translation>
    </message>
    <message>
        <source>{feet} ft where this is yes: {names}</source>
        <translation type="unfinished">{feet} ft donde esto es sí: {names}</translation>
    </message>
    <message>
        <source>water that flows into a supply; where that is not known, it is taken to</source>
        <translation type="unfinished">agua que corre hacia una fuente de abastecimiento; donde no se sabe, se supone que sí</translation>
    </message>
    <message>
        <source>where a layer maps it; elsewhere other rules say the same from the source</source>
        <translation type="unfinished">donde una capa lo tiene en el mapa; en otros lugares otras reglas dicen lo mismo desde el origen</translation>
    </message>
    <message>
        <source>Property line</source>
        <translation>Lindero</translation>
    </message>
    <message>
        <source>of the whole holding, where its lots are joined as premises</source>
        <translation type="unfinished">de toda la propiedad, si sus lotes están unidos como «premises»</translation>
    </message>
    <message>
        <source>to {names}</source>
        <translation type="unfinished">hasta {names}</translation>
    </message>
    <message>
        <source>Words, such as: well 100 stable</source>
        <translation>Palabras (en inglés): well 100 stable</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>Rules found, of all in use</source>
        <translation type="unfinished">Reglas halladas, de todas las que están en uso</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The chosen rule</source>
        <translation type="unfinished">La regla elegida</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} de {all}</translation>
    </message>
    <message>
        <source>The rule&apos;s id here</source>
        <translation type="unfinished">El id que la regla tiene aquí</translation>
    </message>
    <message>
        <source>Where the text is found</source>
        <translation type="unfinished">Dónde se halla el texto</translation>
    </message>
    <message>
        <source>What the rule asks for</source>
        <translation type="unfinished">Lo que exige la regla</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation type="unfinished">Lo que se comprueba</translation>
    </message>
    <message>
        <source>What it must keep away from</source>
        <translation type="unfinished">De lo que debe alejarse</translation>
    </message>
    <message>
        <source>Whether the text itself was read; a rule that is not verified never answers “meets”</source>
        <translation>Si se leyó el texto mismo; una regla sin verificar nunca responde «cumple»</translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation>✓ sí</translation>
    </message>
    <message>
        <source>✗ no</source>
        <translation>✗ no</translation>
    </message>
    <message>
        <source>Whose rules are checked; the state&apos;s come with each town&apos;s</source>
        <translation type="unfinished">De quién son las reglas que se comprueban; las del estado vienen con las de cada municipio</translation>
    </message>
    <message>
        <source>Decides which rules bind what is proposed</source>
        <translation type="unfinished">Decide qué reglas obligan a lo proyectado</translation>
    </message>
    <message>
        <source>&amp;Conservation rules (wetlands)</source>
        <translation>Reglas de &amp;conservación (humedales)</translation>
    </message>
    <message>
        <source>The wetlands act: what lies in buffer zones and riverfront areas is listed</source>
        <translation type="unfinished">La ley de humedales: se lista lo que hay en las zonas de amortiguamiento y las franjas ribereñas</translation>
    </message>
    <message>
        <source>Local &amp;wetland zones (not verified)</source>
        <translation>Zonas locales de &amp;humedales (sin verificar)</translation>
    </message>
    <message>
        <source>The town&apos;s own wetland zones. Their text was not seen, so they only list.</source>
        <translation type="unfinished">Las zonas de humedales propias del municipio. Su texto no se vio, así que solo listan.</translation>
    </message>
    <message>
        <source>Message about the rule file</source>
        <translation type="unfinished">Mensaje sobre el archivo de reglas</translation>
    </message>
    <message>
        <source>&amp;Use own file…</source>
        <translation>&amp;Usar archivo propio…</translation>
    </message>
    <message>
        <source>Check by a ruleset file of your own; it is validated first</source>
        <translation type="unfinished">Comprobar con un archivo de reglas propio; antes se valida</translation>
    </message>
    <message>
        <source>&amp;Open rule file</source>
        <translation>&amp;Abrir el archivo de reglas</translation>
    </message>
    <message>
        <source>Open the file of the chosen rule, to read it</source>
        <translation type="unfinished">Abrir el archivo de la regla elegida, para leerlo</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>Validate your own file again and use it as it is now</source>
        <translation type="unfinished">Validar de nuevo su propio archivo y usarlo como está ahora</translation>
    </message>
    <message>
        <source>{file} is no longer where it was read from.</source>
        <translation type="unfinished">{file} ya no está donde se leyó.</translation>
    </message>
    <message>
        <source>No program opens this file here; it is {file}</source>
        <translation type="unfinished">Aquí ningún programa abre este archivo; es {file}</translation>
    </message>
    <message>
        <source>{file}: {count} rules, no mistake found. It is in use now.</source>
        <translation>{file}: {count} reglas, sin errores. Ya está en uso.</translation>
    </message>
    <message>
        <source>{file}: {count} rules, no mistake found. Read again.</source>
        <translation>{file}: {count} reglas, sin errores. Leído de nuevo.</translation>
    </message>
    <message>
        <source>Ruleset file</source>
        <translation type="unfinished">Archivo de reglas</translation>
    </message>
    <message>
        <source>Rulesets (*.yaml *.yml)</source>
        <translation type="unfinished">Archivos de reglas (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>a check is running already; wait for it, or cancel it</source>
        <translation type="unfinished">ya hay una comprobación en marcha; espere a que termine, o cancélela</translation>
    </message>
    <message>
        <source>Setbacks</source>
        <translation type="unfinished">Distancias mínimas</translation>
    </message>
    <message>
        <source>Setbacks: {site}</source>
        <translation type="unfinished">Distancias mínimas: {site}</translation>
    </message>
    <message>
        <source>Live check: 1 feature in {milliseconds:.0f} ms</source>
        <translation type="unfinished">Comprobación en vivo: 1 elemento en {milliseconds:.0f} ms</translation>
    </message>
    <message>
        <source>Live check: {count} features in {milliseconds:.0f} ms</source>
        <translation type="unfinished">Comprobación en vivo: {count} elementos en {milliseconds:.0f} ms</translation>
    </message>
    <message>
        <source>The last edits are not in these findings: {reason}. Check again.</source>
        <translation type="unfinished">Las últimas ediciones no están en estos hallazgos: {reason}. Compruebe de nuevo.</translation>
    </message>
    <message>
        <source>A layer of the check was removed: the check was stopped.</source>
        <translation type="unfinished">Se quitó una capa de la comprobación: la comprobación se detuvo.</translation>
    </message>
    <message>
        <source>a layer that was checked was removed</source>
        <translation type="unfinished">se quitó una capa comprobada</translation>
    </message>
    <message>
        <source>lot line {feet}</source>
        <translation type="unfinished">lindero {feet}</translation>
    </message>
    <message>
        <source>Run a check first: this tool measures to the layers of the last check.</source>
        <translation type="unfinished">Haga primero una comprobación: esta herramienta mide hasta las capas de la última.</translation>
    </message>
    <message>
        <source>&amp;Align with line</source>
        <translation type="vanished">&amp;Alinear con una línea</translation>
    </message>
    <message>
        <source>Save as &amp;CSV...</source>
        <translation type="vanished">Guardar como &amp;CSV...</translation>
    </message>
    <message>
        <source>See Not checked</source>
        <translation type="vanished">Ver Sin comprobar</translation>
    </message>
    <message>
        <source>Show on the &amp;map</source>
        <translation type="vanished">Mostrar en el &amp;mapa</translation>
    </message>
    <message>
        <source>{count} answers not checked</source>
        <translation type="vanished">{count} respuestas sin comprobar</translation>
    </message>
    <message>
        <source>{count} features not measured</source>
        <translation type="vanished">{count} elementos sin medir</translation>
    </message>
    <message>
        <source>{count} rules could not be checked</source>
        <translation type="vanished">{count} reglas no se pudieron comprobar</translation>
    </message>
    <message>
        <source>{outcome}, leans to {lean}</source>
        <translation type="vanished">{outcome}, se inclina a: {lean}</translation>
    </message>
</context>
<context>
    <name>BohSetbacksPlugin</name>
    <message>
        <source>Setbacks panel</source>
        <translation type="unfinished">Panel de distancias mínimas</translation>
    </message>
    <message>
        <source>Check setbacks…</source>
        <translation>Comprobar distancias mínimas…</translation>
    </message>
</context>
<context>
    <name>BohSetbacksProcessing</name>
    <message>
        <source>Check setbacks</source>
        <translation>Comprobar distancias mínimas</translation>
    </message>
    <message>
        <source>Measures septic components, stables, corrals, pastures and poultry structures against everything that they must keep away from, by the rules of a town and the state, and writes every finding with its citation, the feet required and provided, and the line that proves it.

Give a saved site file, or layers and what each of them is. Layers that are in the project are taken as they stand, unsaved edits and joined fields included; an active filter is said, because it hides features.

What was not measured is listed and never counts as clear. This is a screening, not an approval.</source>
        <translation type="unfinished">Mide componentes sépticos, establos, corrales, pastos y construcciones para aves hasta todo aquello de lo que deben alejarse, según las reglas de un municipio y del estado, y escribe cada hallazgo con su cita, los pies exigidos y los existentes, y la línea que lo prueba.

Dé un archivo de sitio guardado, o capas y lo que es cada una. Las capas que están en el proyecto se toman como están, con cambios sin guardar y campos unidos; un filtro activo se dice, porque oculta elementos.

Lo que no se midió se lista y nunca cuenta como que está en orden. Es una revisión previa, no una aprobación.</translation>
    </message>
    <message>
        <source>Only what concerns these lots (ids, separated by commas)</source>
        <translation type="unfinished">Solo lo que atañe a estos lotes (ids, separados por comas)</translation>
    </message>
    <message>
        <source>Also what meets a rule, and what none applies to</source>
        <translation type="unfinished">También lo que cumple una regla, y aquello a lo que no se aplica ninguna</translation>
    </message>
    <message>
        <source>Add the result layers to the project</source>
        <translation>Agregar las capas de resultados al proyecto</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results as JSON</source>
        <translation>Resultados en JSON</translation>
    </message>
    <message>
        <source>Findings as CSV</source>
        <translation>Hallazgos en CSV</translation>
    </message>
    <message>
        <source>Pairs flagged by a binding rule</source>
        <translation type="unfinished">Pares señalados por una regla obligatoria</translation>
    </message>
    <message>
        <source>0 clear and checked, 1 flagged, 3 something is open</source>
        <translation type="unfinished">0 en orden y comprobado, 1 señalado, 3 hay algo pendiente</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventario</translation>
    </message>
    <message>
        <source>Lists what the rules want shown, with distance and bearing: what lies within 100 ft of stables and corrals, the lots and dwellings that the 25 ft noise line of poultry reaches, lots near a leaching area whose water source is not known, and what lies in the buffer zone and riverfront area of wetlands and rivers, with the area of each lot inside.

Nothing here is a verdict.</source>
        <translation type="unfinished">Lista lo que las reglas quieren que se muestre, con distancia y rumbo: lo que hay a menos de 100 ft de establos y corrales, los lotes y viviendas a los que llega la línea de ruido de 25 ft de las aves, los lotes cercanos a un área de infiltración cuya fuente de agua no se conoce, y lo que hay en la zona de amortiguamiento y la franja ribereña de humedales y ríos, con la superficie de cada lote que queda dentro.

Nada de esto es un veredicto.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished">Listas</translation>
    </message>
    <message>
        <source>Lists as JSON</source>
        <translation type="unfinished">Listas en JSON</translation>
    </message>
    <message>
        <source>Lists as CSV</source>
        <translation type="unfinished">Listas en CSV</translation>
    </message>
    <message>
        <source>Sheets to print (stable permit, conservation) as PDF</source>
        <translation type="unfinished">Hojas para imprimir (permiso de establo, conservación) en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished">PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Lines to what is listed</source>
        <translation type="unfinished">Líneas hasta lo que se lista</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished">Entradas</translation>
    </message>
    <message>
        <source>Lot areas and horses allowed</source>
        <translation type="unfinished">Superficies de lotes y caballos permitidos</translation>
    </message>
    <message>
        <source>Measures the land of lots: whole, less buildings, and less buildings, wetland and water; and says how many horses it allows by the town&apos;s rules. Contiguous lots of one holding (premises in the site file) are one piece of land.

The check of a stable uses the same figures. Nothing here is a verdict: the Board of Health decides what land counts.</source>
        <translation type="unfinished">Mide el terreno de los lotes: entero, sin edificios, y sin edificios, humedales ni agua; y dice cuántos caballos permite según las reglas del municipio. Los lotes contiguos de una propiedad («premises» en el archivo de sitio) son un solo terreno.

La comprobación de un establo usa las mismas cifras. Nada de esto es un veredicto: la Junta de Salud decide qué terreno cuenta.</translation>
    </message>
    <message>
        <source>Only these lots (ids, separated by commas)</source>
        <translation type="unfinished">Solo estos lotes (ids, separados por comas)</translation>
    </message>
    <message>
        <source>Areas as CSV</source>
        <translation type="unfinished">Superficies en CSV</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished">CSV (*.csv)</translation>
    </message>
    <message>
        <source>Lots with areas</source>
        <translation type="unfinished">Lotes con superficies</translation>
    </message>
    <message>
        <source>Pieces of land measured</source>
        <translation type="unfinished">Terrenos medidos</translation>
    </message>
    <message>
        <source>Setback report of a lot or of the town</source>
        <translation type="unfinished">Informe de distancias mínimas de un lote o del municipio</translation>
    </message>
    <message>
        <source>Checks a site and prints the report of one lot, or of the whole site where no lot is named: a map at an engineer&apos;s scale, the table of criteria with required, provided and shortfall, what was not checked, data sources, rules and lines to sign.

The atlas has a page for every flagged lot, with counts and an index. The as-built sheet has swing ties from tanks, distribution box and leaching area to corners of the building.

Choose at least one file. A report is a screening: no survey and no approval.</source>
        <translation type="unfinished">Comprueba un sitio e imprime el informe de un lote, o de todo el sitio si no se nombra ninguno: un mapa a escala de ingeniería, la tabla de criterios con lo exigido, lo existente y lo que falta, lo que no se comprobó, las fuentes de datos, las reglas y líneas para firmar.

El atlas tiene una página por cada lote señalado, con recuentos y un índice. El plano de obra terminada tiene las distancias de amarre desde tanques, caja de distribución y área de infiltración hasta esquinas del edificio.

Elija al menos un archivo. Un informe es una revisión previa: no es un levantamiento ni una aprobación.</translation>
    </message>
    <message>
        <source>Lot (id; empty: the whole site)</source>
        <translation type="unfinished">Lote (id; vacío: todo el sitio)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished">Dirección</translation>
    </message>
    <message>
        <source>Map and lot</source>
        <translation type="unfinished">Mapa y lote</translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation type="unfinished">Solicitante</translation>
    </message>
    <message>
        <source>Date (empty: today)</source>
        <translation type="unfinished">Fecha (vacío: hoy)</translation>
    </message>
    <message>
        <source>Page of the map</source>
        <translation type="unfinished">Página del mapa</translation>
    </message>
    <message>
        <source>Report as PDF</source>
        <translation type="unfinished">Informe en PDF</translation>
    </message>
    <message>
        <source>Report as HTML</source>
        <translation type="unfinished">Informe en HTML</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished">HTML (*.html)</translation>
    </message>
    <message>
        <source>Findings as workbook</source>
        <translation type="unfinished">Hallazgos en un libro de cálculo</translation>
    </message>
    <message>
        <source>XLSX (*.xlsx)</source>
        <translation type="unfinished">XLSX (*.xlsx)</translation>
    </message>
    <message>
        <source>Atlas of all flagged lots as PDF</source>
        <translation type="unfinished">Atlas de todos los lotes señalados en PDF</translation>
    </message>
    <message>
        <source>As-built sheet of the lot as PDF</source>
        <translation type="unfinished">Plano de obra terminada del lote en PDF</translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation type="unfinished">Páginas del informe</translation>
    </message>
    <message>
        <source>Owners to be notified</source>
        <translation>Propietarios que deben ser notificados</translation>
    </message>
    <message>
        <source>Lists whom the rules of a town want notified of a petition: abutters, owners of land directly opposite on a street or way, abutters to the abutters within a distance. Lots that the text does not name but that lie within the distance are listed apart.

Owners come from the assessors&apos; table that the site file names under &apos;owners&apos;, or from a table of the project with MassGIS&apos;s fields (LOC_ID, OWNER1, OWN_ADDR, ...). They are written to the CSV and the PDFs only, not to the layer or the log.

Where the map may end before the list does, the list says so. It is to be certified where the rule asks for it.</source>
        <translation type="unfinished">Lista a quién quieren las reglas de un municipio que se notifique una petición: colindantes, dueños del terreno justo enfrente en una calle o vía, colindantes de los colindantes hasta cierta distancia. Los lotes que el texto no nombra pero que están dentro de la distancia se listan aparte.

Los propietarios vienen de la tabla del catastro que el archivo de sitio nombra en &apos;owners&apos;, o de una tabla del proyecto con los campos de MassGIS (LOC_ID, OWNER1, OWN_ADDR, ...). Solo se escriben en el CSV y los PDF, no en la capa ni en el registro.

Donde el mapa puede acabar antes que la lista, la lista lo dice. Debe certificarse donde la regla lo pide.</translation>
    </message>
    <message>
        <source>The petitioner&apos;s lot (several ids, separated by commas, are one property)</source>
        <translation type="unfinished">El lote de quien pide (varios ids, separados por comas, son una propiedad)</translation>
    </message>
    <message>
        <source>Rules to list by (ids, separated by commas; empty: all of kind notify)</source>
        <translation type="unfinished">Reglas según las que listar (ids, separados por comas; vacío: todas las de tipo notify)</translation>
    </message>
    <message>
        <source>Assessors&apos; table (empty: that of the site file)</source>
        <translation type="unfinished">Tabla del catastro (vacío: la del archivo de sitio)</translation>
    </message>
    <message>
        <source>List with owners</source>
        <translation type="unfinished">Lista con propietarios</translation>
    </message>
    <message>
        <source>List to be certified, with a map, as PDF</source>
        <translation type="unfinished">Lista para certificar, con un mapa, en PDF</translation>
    </message>
    <message>
        <source>Address labels (5160 sheets) as PDF</source>
        <translation type="unfinished">Etiquetas de dirección (hojas 5160) en PDF</translation>
    </message>
    <message>
        <source>Labels of the first sheet that are used up</source>
        <translation type="unfinished">Etiquetas ya usadas de la primera hoja</translation>
    </message>
    <message>
        <source>Lots to be notified</source>
        <translation type="unfinished">Lotes que deben ser notificados</translation>
    </message>
    <message>
        <source>Lots on the legal list</source>
        <translation type="unfinished">Lotes en la lista legal</translation>
    </message>
    <message>
        <source>Reasons why somebody may be lacking</source>
        <translation type="unfinished">Motivos por los que puede faltar alguien</translation>
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
        <translation>Zonas de distancia mínima</translation>
    </message>
    <message>
        <source>Draws the area within the setback of each chosen rule around each feature that the rule measures to: for a property line the band inside the lot, for a public well its Zone I. The outline lies nowhere more than 0.02 ft inside the true distance and never beyond it.

A zone is a drawing. Verdicts come from Check setbacks, which measures distances.</source>
        <translation type="unfinished">Dibuja el área dentro de la distancia mínima de cada regla elegida alrededor de cada elemento hasta el que mide la regla: para un lindero, la franja dentro del lote; para un pozo público, su Zona I. El contorno no queda en ningún lugar más de 0.02 ft dentro de la distancia verdadera y nunca fuera de ella.

Una zona es un dibujo. Los veredictos vienen de Comprobar distancias mínimas, que mide distancias.</translation>
    </message>
    <message>
        <source>Rules to draw (ids, separated by commas; empty: all)</source>
        <translation type="unfinished">Reglas que dibujar (ids, separados por comas; vacío: todas)</translation>
    </message>
    <message>
        <source>Only around these (roles or groups, separated by commas; empty: all)</source>
        <translation type="unfinished">Solo alrededor de estos (papeles o grupos, separados por comas; vacío: todos)</translation>
    </message>
    <message>
        <source>Dissolve the zones of each rule</source>
        <translation type="unfinished">Disolver las zonas de cada regla</translation>
    </message>
    <message>
        <source>Site file (layers of the project are taken with their edits and filters)</source>
        <translation type="unfinished">Archivo de sitio (las capas del proyecto se toman con sus ediciones y filtros)</translation>
    </message>
    <message>
        <source>Layers, where there is no site file</source>
        <translation type="unfinished">Capas, si no hay archivo de sitio</translation>
    </message>
    <message>
        <source>What each layer is, one per line: &apos;wells: drinking_well&apos;, or &apos;septic: {role_field: TYPE, roles: {ST: septic_tank}}&apos;; a layer of one known schema needs no line</source>
        <translation type="unfinished">Lo que es cada capa, una por línea: &apos;wells: drinking_well&apos;, o &apos;septic: {role_field: TYPE, roles: {ST: septic_tank}}&apos;; una capa de un solo esquema conocido no necesita línea</translation>
    </message>
    <message>
        <source>Town (empty: as the site file says)</source>
        <translation type="unfinished">Municipio (vacío: como dice el archivo de sitio)</translation>
    </message>
    <message>
        <source>Ruleset of your own, instead of the town&apos;s</source>
        <translation type="unfinished">Reglas propias, en lugar de las del municipio</translation>
    </message>
    <message>
        <source>Project type (empty: as the site file says)</source>
        <translation type="unfinished">Tipo de proyecto (vacío: como dice el archivo de sitio)</translation>
    </message>
    <message>
        <source>Selected features only, in layers that have a selection</source>
        <translation type="unfinished">Solo los elementos seleccionados, en las capas que tienen una selección</translation>
    </message>
    <message>
        <source>Trace tributaries of water supplies</source>
        <translation>Seguir los afluentes de las fuentes de abastecimiento</translation>
    </message>
    <message>
        <source>Walks upstream from each water supply along the streams and through ponds and wetlands, and writes for each of them whether its water flows into a supply (contributes: yes or no), how many feet of stream lie between (contributes_ft) and into which supply.

contributes stays empty where the map does not tell: the direction of a stream is not known, a gap was closed or lies near, a stream may be digitised backwards, a filter hides features. trace_note says why. A rule takes an empty value as &apos;may contribute: confirm&apos;.

Two lines that cross without an end at the crossing are not joined. Ways through ponds and over gaps count nothing, so contributes_ft is never too long. Leave the sea out of ponds and wetlands: it joins all rivers.

In a site file map the fields of the results: attributes: {contributes: contributes, contributes_ft: contributes_ft}. A shapefile cuts such names short: write a GeoPackage.</source>
        <translation type="unfinished">Va aguas arriba desde cada fuente de abastecimiento por los arroyos y a través de estanques y humedales, y escribe para cada uno si su agua corre hacia una fuente (contributes: yes o no), cuántos pies de arroyo hay entre ambos (contributes_ft) y hacia qué fuente.

contributes queda vacío donde el mapa no lo dice: no se conoce la dirección de un arroyo, se cerró un hueco o hay uno cerca, un arroyo puede estar digitalizado al revés, un filtro oculta elementos. trace_note dice por qué. Una regla toma un valor vacío como «puede contribuir: confirmar».

Dos líneas que se cruzan sin un extremo en el cruce no se unen. Los tramos por estanques y sobre huecos no cuentan nada, así que contributes_ft nunca es demasiado largo. Deje el mar fuera de los estanques y humedales: une todos los ríos.

En un archivo de sitio indique los campos de los resultados: attributes: {contributes: contributes, contributes_ft: contributes_ft}. Un shapefile acorta esos nombres: escriba un GeoPackage.</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation type="unfinished">Arroyos</translation>
    </message>
    <message>
        <source>Ponds and wetlands (without the sea)</source>
        <translation type="unfinished">Estanques y humedales (sin el mar)</translation>
    </message>
    <message>
        <source>Surface water supplies (reservoirs, intakes)</source>
        <translation type="unfinished">Fuentes de agua superficial (embalses, tomas)</translation>
    </message>
    <message>
        <source>Field that names a supply (empty: its feature id)</source>
        <translation type="unfinished">Campo que nombra una fuente (vacío: su id de elemento)</translation>
    </message>
    <message>
        <source>Selected supplies only</source>
        <translation type="unfinished">Solo las fuentes seleccionadas</translation>
    </message>
    <message>
        <source>Streams are digitised in the direction of flow</source>
        <translation type="unfinished">Los arroyos están digitalizados en la dirección de la corriente</translation>
    </message>
    <message>
        <source>Yes, all of them</source>
        <translation type="unfinished">Sí, todos</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished">No se sabe</translation>
    </message>
    <message>
        <source>As a field says</source>
        <translation type="unfinished">Según dice un campo</translation>
    </message>
    <message>
        <source>Field that is 1, true or &apos;With Digitized&apos; where they are</source>
        <translation type="unfinished">Campo que es 1, true o &apos;With Digitized&apos; donde lo están</translation>
    </message>
    <message>
        <source>Close gaps up to (feet)</source>
        <translation type="unfinished">Cerrar huecos de hasta (pies)</translation>
    </message>
    <message>
        <source>Measure in</source>
        <translation type="unfinished">Medir en</translation>
    </message>
    <message>
        <source>Streams traced</source>
        <translation type="unfinished">Arroyos seguidos</translation>
    </message>
    <message>
        <source>Ponds and wetlands traced</source>
        <translation type="unfinished">Estanques y humedales seguidos</translation>
    </message>
    <message>
        <source>Features that contribute</source>
        <translation type="unfinished">Elementos que contribuyen</translation>
    </message>
    <message>
        <source>Features in doubt</source>
        <translation type="unfinished">Elementos en duda</translation>
    </message>
    <message>
        <source>Features that do not contribute</source>
        <translation type="unfinished">Elementos que no contribuyen</translation>
    </message>
    <message>
        <source>Validate rules</source>
        <translation>Validar reglas</translation>
    </message>
    <message>
        <source>Reads a ruleset file as the check does and lists its rules in the log. An unknown or repeated key, a missing citation, an unknown role or an absurd distance is an error that names the line.</source>
        <translation type="unfinished">Lee un archivo de reglas como lo hace la comprobación y lista sus reglas en el registro. Una clave desconocida o repetida, una cita que falta, un papel desconocido o una distancia absurda es un error que nombra la línea.</translation>
    </message>
    <message>
        <source>Ruleset file</source>
        <translation type="unfinished">Archivo de reglas</translation>
    </message>
    <message>
        <source>Rules of its own</source>
        <translation type="unfinished">Reglas propias</translation>
    </message>
    <message>
        <source>Rules that it includes</source>
        <translation type="unfinished">Reglas que incluye</translation>
    </message>
    <message>
        <source>Rules that are not verified</source>
        <translation type="unfinished">Reglas sin verificar</translation>
    </message>
</context>
</TS>
