<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_US" sourcelanguage="en">
<context>
    <name>BohSetbacksGui</name>
    <message>
        <source>Before the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules are chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to check: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every rule that asks for a layer there is one, or you stated that there is none here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {all} rules will not be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} only in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}, because no layer gives: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the check (Ctrl+Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the check; nothing of it is kept, and the results before it stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the check is doing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the check did not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the last check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No check has been run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All features of all layers in use; this can be a whole town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;This lot:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lots that are selected in their layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lots that the map shows now, wholly or partly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cl&amp;ick a lot on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then click the lot; Esc or a right click leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings are kept where the component lies on such a lot, or what it is too near to does. What lies outside is still measured to: a neighbour&apos;s well counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none chosen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lot: {lot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selecte&amp;d lots ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots in the map vie&amp;w ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also list what meets the ru&amp;les</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the nearest constraint that was measured; this takes longer and lists much more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected &amp;features only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In layers that have a selection; of the other layers all features are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{layer} ({count} of {all})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In layers that have a selection. None has one now: all features are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In layers that have a selection, now: {layers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ {layers}: what is not selected there is left out, also as what must be kept away from. So nothing that rests on these layers will be said to meet a rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot {lot} is no longer there, or cannot be placed on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lot lies there; click inside a lot, or leave with Esc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} lots lie there; the first is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot {lot} is no longer there; choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lot is chosen yet: find one by its address, or click it on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lot is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map shows no lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only selected features would be read, and the lot {lot} is not selected. Select it, or take the tick away before &quot;Selected features only&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer comparable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed, not cured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better, still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked now, nothing open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged, or left to a person, now and not before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in both checks, and closer or judged harder now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered before. Now something is lacking, so nobody knows. This is no cure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else than the distance changed, so one answer says nothing about the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The component, or what it was too near to, is no longer there. This is no cure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in both checks, with the same figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in both checks, and farther away now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open before. Both features are still there, the rule was checked, and nothing is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked before. Now it is, and nothing is open.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>orientativo</translation>
    </message>
    <message>
        <source>no rule loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{feet} inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with an earlier check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The findings changed since this comparison. Compare again to see where they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier results: none chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the results file of an earlier check of the same site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare again, with the findings as they are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen change in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed since the earlier check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the results of an earlier check to see what changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a check first; then it can be compared with an earlier one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of an earlier check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results (*.gpkg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} new or worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new or worse, but some answers are lacking or cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new and nothing worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} pairs are flagged by a binding rule now.</source>
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
        <source>BOH Setbacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show tab {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The results are in memory only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked again as a whole in {seconds:.1f} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This finding is not among those at hand: it is cured, or its feature is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} and {constraint}</source>
        <translation type="unfinished"></translation>
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
        <translation>Excede en</translation>
    </message>
    <message>
        <source>Short by</source>
        <translation>Faltan</translation>
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
        <translation>Vías que da el texto; si alguna está abierta lo decide la Junta</translation>
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
        <source>governs this pair</source>
        <translation type="unfinished"></translation>
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
        <translation>&amp;Regla</translation>
    </message>
    <message>
        <source>&amp;Lot</source>
        <translation>&amp;Lote</translation>
    </message>
    <message>
        <source>Leans, f&amp;orce</source>
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
        <translation>Sí</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help for this tab</source>
        <translation>Ayuda de esta pestaña</translation>
    </message>
    <message>
        <source>the same for all features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>told by a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a known schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role of each type value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the kind is: components proposed, others existing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked, where it is of a kind that is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>propose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes: no verdicts from them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value that rules ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields of the values that rules ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its kind is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the kind of each feature is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One role, or several with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field of the kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field whose values tell the kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A published schema: it says roles, ids and accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value without a role stays unknown: listed, not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field of the ids that findings print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed, existing or abandoned, unless a field tells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context is measured to, and never checked itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy, ft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far its places may be off; empty: not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our proposals by kind of survey, from the settings; nothing is taken by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether what the layer lacks may be taken as not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A filter in SQL, printed with the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CRS is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for a layer that has none, as in EPSG:2249</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points only mark parcels or addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a layer to see or change what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer&apos;s own numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown: not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>existing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete: what it lacks is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial: what it lacks may be there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a design: only what is proposed, tells nothing of what is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instrument survey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handheld GPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assessors&apos; parcels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn over orthophotos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed, not used yet ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the check ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the check ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{feet:g} ft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no CRS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CRS stated by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown types: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsaved edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cautions: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{operation}, good to {feet:.1f} ft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CRS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datum operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter in QGIS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} selected; all are checked, unless you ask for selected ones only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve site file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is said here for the command line, which then finds the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;oad site file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what a site file says; its layers are found in the project, or added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave ou&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen layer is no part of the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not provided ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site files (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save site file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load site file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Li&amp;ve check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again what an edit can change, unsaved edits included, as soon as it is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live check</source>
        <translation>Comprobación en vivo</translation>
    </message>
    <message>
        <source>Check a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: the findings are those of the last check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready: edit a checked layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts with the first check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address, map and lot, or id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a lot by address, map and lot, or id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in 12 Main St, 12-34, or a lot&apos;s id. Enter takes the first lot that is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots that were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a lot to choose it. Enter or a double click shows it on the map too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the search found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on ma&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to the lot that is chosen in the list, and flash it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a lot:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layer has the meaning &quot;lot&quot; yet; give it to the parcels in the tab Layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lot is found by this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 lot found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first {count} lots; type more to find yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} lots found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New design layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a layer to draw a septic system, wells and animal structures in, ready for the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a tank, field or structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a rectangle by length and width in feet, turned and snapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setbacks here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hover or click anywhere: the distance to the nearest of each kind, and what could lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a component: all its setbacks fan out as lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a design layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no design layer to draw in: make one with the button beside this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed since the finding was marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguna</translation>
    </message>
    <message>
        <source>Take the mark away.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wrong data</source>
        <translation>Datos &amp;erróneos</translation>
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
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Choose a mark to add a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No component of the last check lies here. Click one that the rules speak of, such as a tank or a stable.</source>
        <translation type="unfinished"></translation>
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
        <translation>Lo que no se comprobó</translation>
    </message>
    <message>
        <source>Enter or a double click on a rule shows the rule, on a component its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy lines</source>
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
        <translation>Aún no se ha hecho ninguna comprobación. Nada de esto indica que todo esté en orden.</translation>
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
        <source>, lot {lot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>... and {count} more; press the counter Not checked in the results to see all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed (tick: none here)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchecked rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules need and no layer gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layer in the check holds anything that the rules speak of yet. Once one does, this list says what they need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stated as absent by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} unchecked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get: {name}, from {publisher}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchecked: {rule}. {summary}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In part: {rule}. {summary}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none here, as you state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick to state that there is none of this at the place: its rules then count as checked. Roles: {roles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the rules first; then this list says what they need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every kind of feature that the rules need is given by a layer, or stated as absent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not provided: {kinds} kinds. A run would leave {whole} rules unchecked and {part} checked in part.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy that is proposed for a layer</source>
        <translation>Exactitud que se propone para una capa</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>hallazgos</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leans to meeting</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could lie here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nearest of each kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place is outside of everything that is mapped: nothing can be told to be far enough away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What c&amp;ould lie here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the pointer still, or click, to see what could lie here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This speaks of a point. A real component has a size and reaches farther: draw it, and check it. A screening, not an approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its setb&amp;acks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of what is met the nearest that was measured is shown. A screening, not an approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a place on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off lot {lot}: {feet} beyond its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot {lot}: {feet} to its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} of layer {layer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that the rules measure to is mapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown type in {layer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} (kind not told)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside, {feet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advice only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role} and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{provided}, {required} required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{feet} beyond it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{feet} required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept all proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use every layer as proposed; each can be changed afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed: {count}. Nothing is used until you accept it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} beside this project describes {count} of its layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names {total} layers, the town and the project type. Loading it takes all of that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the proposal for {layer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer is no part of the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out {layer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation type="unfinished"></translation>
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
        <translation>Longitud en pies</translation>
    </message>
    <message>
        <source>Length on the ground, in feet, in the direction of the rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in feet</source>
        <translation>Ancho en pies</translation>
    </message>
    <message>
        <source>Width on the ground, in feet, across the length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>Rotación en grados</translation>
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
        <source>Re&amp;ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the check: of the lot of the chosen finding, or of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report as HTML…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As-built sheet of the lot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atlas of all flagged lots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All findings as workbook…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notification list, labels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inventory, permit and conservation sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot areas…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report with address and applicant…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report of the whole site as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report of lot {lot} as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no check to print; run one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers were edited since the check, so that a report would not be of what is drawn now; check again first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the as-built sheet is of one lot: choose a finding on it, or a lot in the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the report to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where results go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the settin&amp;gs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the file that was chosen for this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was chosen for the results; nothing was checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is asked at each check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Only into memory, because the project is not saved: they are gone when QGIS is closed. Save the project, or choose a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, beside the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a GeoPackage for the results of this project. Results of an earlier check in it are replaced; your review marks are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File for the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on &amp;map</source>
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
        <translation>&amp;Acercar al hallazgo</translation>
    </message>
    <message>
        <source>see Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} shown</source>
        <translation>{count} a la vista</translation>
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
        <translation>El filtro oculta todos los hallazgos.</translation>
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
        <source>type to search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the features are. Several at once: with commas, as in dwelling, cellar or crawl space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the features are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots, roads, zones and others</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least area</source>
        <translation>superficie mínima</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applies</source>
        <translation>se aplica</translation>
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
        <translation>Lindero</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides which rules bind what is proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Conservation rules (wetlands)</source>
        <translation>Reglas de &amp;conservación (humedales)</translation>
    </message>
    <message>
        <source>The wetlands act: what lies in buffer zones and riverfront areas is listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local &amp;wetland zones (not verified)</source>
        <translation>Zonas locales de &amp;humedales (sin verificar)</translation>
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
        <translation>&amp;Usar archivo propio…</translation>
    </message>
    <message>
        <source>Check by a ruleset file of your own; it is validated first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open rule file</source>
        <translation>&amp;Abrir el archivo de reglas</translation>
    </message>
    <message>
        <source>Open the file of the chosen rule, to read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
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
        <translation>{file}: {count} reglas, sin errores. Ya está en uso.</translation>
    </message>
    <message>
        <source>{file}: {count} rules, no mistake found. Read again.</source>
        <translation>{file}: {count} reglas, sin errores. Leído de nuevo.</translation>
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
        <source>a check is running already; wait for it, or cancel it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setbacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setbacks: {site}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live check: 1 feature in {milliseconds:.0f} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live check: {count} features in {milliseconds:.0f} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last edits are not in these findings: {reason}. Check again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer of the check was removed: the check was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a layer that was checked was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lot line {feet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a check first: this tool measures to the layers of the last check.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 clear and checked, 1 flagged, 3 something is open</source>
        <translation type="unfinished"></translation>
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
        <source>Sheets to print (stable permit, conservation) as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
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
        <source>Lot areas and horses allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures the land of lots: whole, less buildings, and less buildings, wetland and water; and says how many horses it allows by the town&apos;s rules. Contiguous lots of one holding (premises in the site file) are one piece of land.

The check of a stable uses the same figures. Nothing here is a verdict: the Board of Health decides what land counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these lots (ids, separated by commas)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots with areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces of land measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setback report of a lot or of the town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks a site and prints the report of one lot, or of the whole site where no lot is named: a map at an engineer&apos;s scale, the table of criteria with required, provided and shortfall, what was not checked, data sources, rules and lines to sign.

The atlas has a page for every flagged lot, with counts and an index. The as-built sheet has swing ties from tanks, distribution box and leaching area to corners of the building.

Choose at least one file. A report is a screening: no survey and no approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot (id; empty: the whole site)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map and lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date (empty: today)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report as HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings as workbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XLSX (*.xlsx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atlas of all flagged lots as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As-built sheet of the lot as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owners to be notified</source>
        <translation>Propietarios que deben ser notificados</translation>
    </message>
    <message>
        <source>Lists whom the rules of a town want notified of a petition: abutters, owners of land directly opposite on a street or way, abutters to the abutters within a distance. Lots that the text does not name but that lie within the distance are listed apart.

Owners come from the assessors&apos; table that the site file names under &apos;owners&apos;, or from a table of the project with MassGIS&apos;s fields (LOC_ID, OWNER1, OWN_ADDR, ...). They are written to the CSV and the PDFs only, not to the layer or the log.

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
        <source>List to be certified, with a map, as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address labels (5160 sheets) as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels of the first sheet that are used up</source>
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
        <translation>Zonas de distancia mínima</translation>
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
        <translation>Seguir los afluentes de las fuentes de abastecimiento</translation>
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
        <translation>Validar reglas</translation>
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
