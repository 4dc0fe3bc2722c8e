<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis minScale="100000000" hasScaleBasedVisibilityFlag="0" autoRefreshMode="Disabled" simplifyMaxScale="1" styleCategories="Symbology|Labeling|Fields|MapTips|Rendering" symbologyReferenceScale="-1" simplifyDrawingTol="1" autoRefreshTime="0" version="3.40.6-Bratislava" simplifyDrawingHints="1" simplifyLocal="1" maxScale="0" labelsEnabled="1" simplifyAlgorithm="0">
 <renderer-v2 forceraster="0" type="singleSymbol" symbollevels="0" referencescale="-1" enableorderby="0">
  <symbols>
   <symbol alpha="1" type="fill" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="0">
    <data_defined_properties>
     <Option type="Map">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
    </data_defined_properties>
    <layer pass="0" id="{f8a8c725-b179-4203-bc55-5bf265db1372}" locked="0" class="SimpleFill" enabled="1">
     <Option type="Map">
      <Option type="QString" value="3x:0,0,0,0,0,0" name="border_width_map_unit_scale"/>
      <Option type="QString" value="0,0,255,255,rgb:0,0,1,1" name="color"/>
      <Option type="QString" value="bevel" name="joinstyle"/>
      <Option type="QString" value="0,0" name="offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="QString" value="85,85,85,255,rgb:0.33333333333333331,0.33333333333333331,0.33333333333333331,1" name="outline_color"/>
      <Option type="QString" value="solid" name="outline_style"/>
      <Option type="QString" value="0.35" name="outline_width"/>
      <Option type="QString" value="MM" name="outline_width_unit"/>
      <Option type="QString" value="no" name="style"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
    </layer>
   </symbol>
  </symbols>
  <rotation/>
  <sizescale/>
  <data-defined-properties>
   <Option type="Map">
    <Option type="QString" value="" name="name"/>
    <Option name="properties"/>
    <Option type="QString" value="collection" name="type"/>
   </Option>
  </data-defined-properties>
 </renderer-v2>
 <selection mode="Default">
  <selectionColor invalid="1"/>
 </selection>
 <labeling type="simple">
  <settings calloutType="simple">
   <text-style fontLetterSpacing="0" previewBkgrdColor="255,255,255,255,rgb:1,1,1,1" multilineHeightUnit="Percentage" fontItalic="0" isExpression="0" tabStopDistanceMapUnitScale="3x:0,0,0,0,0,0" namedStyle="" fontWeight="50" fontWordSpacing="0" fontSize="7" textColor="85,85,85,255,rgb:0.33333333333333331,0.33333333333333331,0.33333333333333331,1" textOrientation="horizontal" allowHtml="0" legendString="Aa" fontSizeUnit="Point" capitalization="0" forcedBold="0" fontFamily="DejaVu LGC Sans" forcedItalic="0" fieldName="lot_id" multilineHeight="1" blendMode="0" fontUnderline="0" fontKerning="1" tabStopDistanceUnit="Percentage" fontSizeMapUnitScale="3x:0,0,0,0,0,0" tabStopDistance="6" textOpacity="1" fontStrikeout="0" useSubstitutions="0">
    <families/>
    <text-buffer bufferDraw="1" bufferJoinStyle="128" bufferColor="255,255,255,255,rgb:1,1,1,1" bufferSizeUnits="MM" bufferNoFill="1" bufferSizeMapUnitScale="3x:0,0,0,0,0,0" bufferBlendMode="0" bufferOpacity="1" bufferSize="1"/>
    <text-mask maskSize2="1.5" maskSizeUnits="MM" maskedSymbolLayers="" maskJoinStyle="128" maskOpacity="1" maskSizeMapUnitScale="3x:0,0,0,0,0,0" maskType="0" maskEnabled="0" maskSize="1.5"/>
    <background shapeType="0" shapeSizeY="0" shapeRadiiMapUnitScale="3x:0,0,0,0,0,0" shapeSizeMapUnitScale="3x:0,0,0,0,0,0" shapeRadiiUnit="MM" shapeRadiiY="0" shapeBorderWidthUnit="MM" shapeSizeType="0" shapeBorderWidthMapUnitScale="3x:0,0,0,0,0,0" shapeJoinStyle="64" shapeOpacity="1" shapeBlendMode="0" shapeRadiiX="0" shapeOffsetX="0" shapeBorderColor="128,128,128,255,rgb:0.50196078431372548,0.50196078431372548,0.50196078431372548,1" shapeOffsetMapUnitScale="3x:0,0,0,0,0,0" shapeSizeX="0" shapeOffsetY="0" shapeDraw="0" shapeSizeUnit="MM" shapeRotation="0" shapeBorderWidth="0" shapeRotationType="0" shapeSVGFile="" shapeOffsetUnit="MM" shapeFillColor="255,255,255,255,rgb:1,1,1,1">
     <symbol alpha="1" type="fill" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="fillSymbol">
      <data_defined_properties>
       <Option type="Map">
        <Option type="QString" value="" name="name"/>
        <Option name="properties"/>
        <Option type="QString" value="collection" name="type"/>
       </Option>
      </data_defined_properties>
      <layer pass="0" id="" locked="0" class="SimpleFill" enabled="1">
       <Option type="Map">
        <Option type="QString" value="3x:0,0,0,0,0,0" name="border_width_map_unit_scale"/>
        <Option type="QString" value="255,255,255,255,rgb:1,1,1,1" name="color"/>
        <Option type="QString" value="bevel" name="joinstyle"/>
        <Option type="QString" value="0,0" name="offset"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
        <Option type="QString" value="MM" name="offset_unit"/>
        <Option type="QString" value="128,128,128,255,rgb:0.50196078431372548,0.50196078431372548,0.50196078431372548,1" name="outline_color"/>
        <Option type="QString" value="no" name="outline_style"/>
        <Option type="QString" value="0" name="outline_width"/>
        <Option type="QString" value="MM" name="outline_width_unit"/>
        <Option type="QString" value="solid" name="style"/>
       </Option>
       <data_defined_properties>
        <Option type="Map">
         <Option type="QString" value="" name="name"/>
         <Option name="properties"/>
         <Option type="QString" value="collection" name="type"/>
        </Option>
       </data_defined_properties>
      </layer>
     </symbol>
    </background>
    <shadow shadowDraw="0" shadowOffsetUnit="MM" shadowOffsetGlobal="1" shadowRadiusAlphaOnly="0" shadowScale="100" shadowUnder="0" shadowOffsetAngle="135" shadowBlendMode="6" shadowOffsetDist="1" shadowColor="0,0,0,255,rgb:0,0,0,1" shadowRadiusMapUnitScale="3x:0,0,0,0,0,0" shadowOpacity="0.69999999999999996" shadowRadius="1.5" shadowOffsetMapUnitScale="3x:0,0,0,0,0,0" shadowRadiusUnit="MM"/>
    <dd_properties>
     <Option type="Map">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
    </dd_properties>
    <substitutions/>
   </text-style>
   <text-format leftDirectionSymbol="&lt;" rightDirectionSymbol=">" reverseDirectionSymbol="0" autoWrapLength="0" placeDirectionSymbol="0" formatNumbers="0" plussign="0" addDirectionSymbol="0" decimals="3" wrapChar="" useMaxLineLengthForAutoWrap="1" multilineAlign="3"/>
   <placement lineAnchorPercent="0.5" predefinedPositionOrder="TR,TL,BR,BL,R,L,TSR,BSR" centroidWhole="0" maxCurvedCharAngleIn="25" centroidInside="0" xOffset="0" repeatDistanceUnits="MM" lineAnchorType="0" geometryGenerator="" overrunDistance="0" dist="0" layerType="UnknownGeometry" overrunDistanceMapUnitScale="3x:0,0,0,0,0,0" maximumDistanceUnit="MM" rotationUnit="AngleDegrees" repeatDistanceMapUnitScale="3x:0,0,0,0,0,0" distMapUnitScale="3x:0,0,0,0,0,0" yOffset="0" offsetType="0" overlapHandling="PreventOverlap" offsetUnits="MM" geometryGeneratorType="PointGeometry" polygonPlacementFlags="2" preserveRotation="1" fitInPolygonOnly="0" repeatDistance="0" lineAnchorTextPoint="FollowPlacement" maximumDistance="0" maximumDistanceMapUnitScale="3x:0,0,0,0,0,0" lineAnchorClipping="0" labelOffsetMapUnitScale="3x:0,0,0,0,0,0" priority="5" allowDegraded="0" geometryGeneratorEnabled="0" placementFlags="10" maxCurvedCharAngleOut="-25" prioritization="PreferCloser" rotationAngle="0" distUnits="MM" placement="0" overrunDistanceUnit="MM" quadOffset="4"/>
   <rendering scaleMin="0" obstacleFactor="1" maxNumLabels="2000" fontMaxPixelSize="10000" fontLimitPixelSize="0" mergeLines="0" scaleMax="0" zIndex="0" scaleVisibility="0" drawLabels="1" minFeatureSize="0" obstacle="1" unplacedVisibility="0" obstacleType="1" fontMinPixelSize="0" labelPerPart="0" limitNumLabels="0" upsidedownLabels="0"/>
   <dd_properties>
    <Option type="Map">
     <Option type="QString" value="" name="name"/>
     <Option name="properties"/>
     <Option type="QString" value="collection" name="type"/>
    </Option>
   </dd_properties>
   <callout type="simple">
    <Option type="Map">
     <Option type="QString" value="pole_of_inaccessibility" name="anchorPoint"/>
     <Option type="int" value="0" name="blendMode"/>
     <Option type="Map" name="ddProperties">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
     <Option type="bool" value="false" name="drawToAllParts"/>
     <Option type="QString" value="0" name="enabled"/>
     <Option type="QString" value="point_on_exterior" name="labelAnchorPoint"/>
     <Option type="QString" value="&lt;symbol alpha=&quot;1&quot; type=&quot;line&quot; clip_to_extent=&quot;1&quot; frame_rate=&quot;10&quot; force_rhr=&quot;0&quot; is_animated=&quot;0&quot; name=&quot;symbol&quot;>&lt;data_defined_properties>&lt;Option type=&quot;Map&quot;>&lt;Option type=&quot;QString&quot; value=&quot;&quot; name=&quot;name&quot;/>&lt;Option name=&quot;properties&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;collection&quot; name=&quot;type&quot;/>&lt;/Option>&lt;/data_defined_properties>&lt;layer pass=&quot;0&quot; id=&quot;{f119f4eb-779b-48ad-be14-75b7b9f3c536}&quot; locked=&quot;0&quot; class=&quot;SimpleLine&quot; enabled=&quot;1&quot;>&lt;Option type=&quot;Map&quot;>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;align_dash_pattern&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;square&quot; name=&quot;capstyle&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;5;2&quot; name=&quot;customdash&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;customdash_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;customdash_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;dash_pattern_offset&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;dash_pattern_offset_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;dash_pattern_offset_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;draw_inside_polygon&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;bevel&quot; name=&quot;joinstyle&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;60,60,60,255,rgb:0.23529411764705882,0.23529411764705882,0.23529411764705882,1&quot; name=&quot;line_color&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;solid&quot; name=&quot;line_style&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0.3&quot; name=&quot;line_width&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;line_width_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;offset&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;offset_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;offset_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;ring_filter&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;trim_distance_end&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;trim_distance_end_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;trim_distance_end_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;trim_distance_start&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;trim_distance_start_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;trim_distance_start_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;tweak_dash_pattern_on_corners&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;use_custom_dash&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;width_map_unit_scale&quot;/>&lt;/Option>&lt;data_defined_properties>&lt;Option type=&quot;Map&quot;>&lt;Option type=&quot;QString&quot; value=&quot;&quot; name=&quot;name&quot;/>&lt;Option name=&quot;properties&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;collection&quot; name=&quot;type&quot;/>&lt;/Option>&lt;/data_defined_properties>&lt;/layer>&lt;/symbol>" name="lineSymbol"/>
     <Option type="double" value="0" name="minLength"/>
     <Option type="QString" value="3x:0,0,0,0,0,0" name="minLengthMapUnitScale"/>
     <Option type="QString" value="MM" name="minLengthUnit"/>
     <Option type="double" value="0" name="offsetFromAnchor"/>
     <Option type="QString" value="3x:0,0,0,0,0,0" name="offsetFromAnchorMapUnitScale"/>
     <Option type="QString" value="MM" name="offsetFromAnchorUnit"/>
     <Option type="double" value="0" name="offsetFromLabel"/>
     <Option type="QString" value="3x:0,0,0,0,0,0" name="offsetFromLabelMapUnitScale"/>
     <Option type="QString" value="MM" name="offsetFromLabelUnit"/>
    </Option>
   </callout>
  </settings>
 </labeling>
 <blendMode>0</blendMode>
 <featureBlendMode>0</featureBlendMode>
 <layerOpacity>1</layerOpacity>
 <fieldConfiguration>
  <field name="fid" configurationFlags="NoFlag"/>
  <field name="lot_id" configurationFlags="NoFlag"/>
  <field name="lot_layer" configurationFlags="NoFlag"/>
 </fieldConfiguration>
 <aliases>
  <alias field="fid" index="0" name=""/>
  <alias field="lot_id" index="1" name=""/>
  <alias field="lot_layer" index="2" name=""/>
 </aliases>
 <splitPolicies>
  <policy field="fid" policy="Duplicate"/>
  <policy field="lot_id" policy="Duplicate"/>
  <policy field="lot_layer" policy="Duplicate"/>
 </splitPolicies>
 <duplicatePolicies>
  <policy field="fid" policy="Duplicate"/>
  <policy field="lot_id" policy="Duplicate"/>
  <policy field="lot_layer" policy="Duplicate"/>
 </duplicatePolicies>
 <defaults>
  <default field="fid" expression="" applyOnUpdate="0"/>
  <default field="lot_id" expression="" applyOnUpdate="0"/>
  <default field="lot_layer" expression="" applyOnUpdate="0"/>
 </defaults>
 <constraints>
  <constraint constraints="3" unique_strength="1" notnull_strength="1" field="fid" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="lot_id" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="lot_layer" exp_strength="0"/>
 </constraints>
 <constraintExpressions>
  <constraint desc="" field="fid" exp=""/>
  <constraint desc="" field="lot_id" exp=""/>
  <constraint desc="" field="lot_layer" exp=""/>
 </constraintExpressions>
 <expressionfields/>
 <mapTip enabled="1"></mapTip>
 <layerGeometryType>2</layerGeometryType>
</qgis>
