<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis symbologyReferenceScale="-1" styleCategories="Symbology|Labeling|Fields|MapTips|Rendering" version="3.40.6-Bratislava" labelsEnabled="1" simplifyAlgorithm="0" maxScale="0" simplifyLocal="1" simplifyDrawingTol="1" autoRefreshMode="Disabled" autoRefreshTime="0" simplifyMaxScale="1" simplifyDrawingHints="1" hasScaleBasedVisibilityFlag="0" minScale="100000000">
 <renderer-v2 attr="worst_outcome" forceraster="0" enableorderby="0" referencescale="-1" symbollevels="0" type="categorizedSymbol">
  <categories>
   <category symbol="0" uuid="{58f6a857-e318-41e4-a3d9-01b8253b28be}" label="intrudes" render="true" value="intrudes" type="string"/>
   <category symbol="1" uuid="{5c10b75a-c809-4430-bd83-09ff34c4c826}" label="too close to call" render="true" value="too_close_to_call" type="string"/>
   <category symbol="2" uuid="{6bc3cfff-026c-47f2-a168-a4f8857f6921}" label="for a person to decide" render="true" value="refer" type="string"/>
   <category symbol="3" uuid="{408af4e8-7a9f-4eb9-936b-87955fe40a0b}" label="not checked" render="true" value="not_checked" type="string"/>
  </categories>
  <symbols>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="0" is_animated="0" frame_rate="10" type="fill">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleFill" id="{a0a0368f-774d-449e-863f-270f64f6a03f}" enabled="1">
     <Option type="Map">
      <Option name="border_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="color" type="QString" value="255,149,64,255,rgb:1,0.58431372549019611,0.25098039215686274,1"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="offset" type="QString" value="0,0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="outline_color" type="QString" value="213,94,0,255,rgb:0.83529411764705885,0.36862745098039218,0,1"/>
      <Option name="outline_style" type="QString" value="solid"/>
      <Option name="outline_width" type="QString" value="0.7"/>
      <Option name="outline_width_unit" type="QString" value="MM"/>
      <Option name="style" type="QString" value="b_diagonal"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
   </symbol>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="1" is_animated="0" frame_rate="10" type="fill">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleFill" id="{3aff1d59-02af-48b2-a5d1-bef75ee9edd2}" enabled="1">
     <Option type="Map">
      <Option name="border_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="color" type="QString" value="255,204,90,255,rgb:1,0.80000000000000004,0.35294117647058826,1"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="offset" type="QString" value="0,0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="outline_color" type="QString" value="230,159,0,255,rgb:0.90196078431372551,0.62352941176470589,0,1"/>
      <Option name="outline_style" type="QString" value="solid"/>
      <Option name="outline_width" type="QString" value="0.7"/>
      <Option name="outline_width_unit" type="QString" value="MM"/>
      <Option name="style" type="QString" value="f_diagonal"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
   </symbol>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="2" is_animated="0" frame_rate="10" type="fill">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleFill" id="{38e1d329-dcb3-4028-988a-2a759d4a5362}" enabled="1">
     <Option type="Map">
      <Option name="border_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="color" type="QString" value="255,202,231,255,rgb:1,0.792156862745098,0.90588235294117647,1"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="offset" type="QString" value="0,0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="outline_color" type="QString" value="204,121,167,255,rgb:0.80000000000000004,0.47450980392156861,0.65490196078431373,1"/>
      <Option name="outline_style" type="QString" value="solid"/>
      <Option name="outline_width" type="QString" value="0.7"/>
      <Option name="outline_width_unit" type="QString" value="MM"/>
      <Option name="style" type="QString" value="dense6"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
   </symbol>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="3" is_animated="0" frame_rate="10" type="fill">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleFill" id="{029cf250-2835-46a4-b057-68067af4c91b}" enabled="1">
     <Option type="Map">
      <Option name="border_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="color" type="QString" value="160,160,160,255,rgb:0.62745098039215685,0.62745098039215685,0.62745098039215685,1"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="offset" type="QString" value="0,0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="outline_color" type="QString" value="107,107,107,255,rgb:0.41960784313725491,0.41960784313725491,0.41960784313725491,1"/>
      <Option name="outline_style" type="QString" value="solid"/>
      <Option name="outline_width" type="QString" value="0.2"/>
      <Option name="outline_width_unit" type="QString" value="MM"/>
      <Option name="style" type="QString" value="no"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
   </symbol>
  </symbols>
  <rotation/>
  <sizescale/>
  <data-defined-properties>
   <Option type="Map">
    <Option name="name" type="QString" value=""/>
    <Option name="properties"/>
    <Option name="type" type="QString" value="collection"/>
   </Option>
  </data-defined-properties>
 </renderer-v2>
 <selection mode="Default">
  <selectionColor invalid="1"/>
 </selection>
 <labeling type="simple">
  <settings calloutType="simple">
   <text-style namedStyle="" blendMode="0" multilineHeight="1" tabStopDistanceMapUnitScale="3x:0,0,0,0,0,0" fontFamily="DejaVu LGC Sans" fontSize="7" forcedBold="0" useSubstitutions="0" fontLetterSpacing="0" multilineHeightUnit="Percentage" capitalization="0" previewBkgrdColor="255,255,255,255,rgb:1,1,1,1" tabStopDistanceUnit="Percentage" forcedItalic="0" fontWordSpacing="0" fontItalic="0" textOrientation="horizontal" fontSizeUnit="Point" fontSizeMapUnitScale="3x:0,0,0,0,0,0" fontWeight="50" fontUnderline="0" legendString="Aa" fontStrikeout="0" tabStopDistance="6" textColor="0,0,0,255,rgb:0,0,0,1" fieldName="subject_id" isExpression="0" textOpacity="1" fontKerning="1" allowHtml="0">
    <families/>
    <text-buffer bufferSizeMapUnitScale="3x:0,0,0,0,0,0" bufferDraw="1" bufferColor="255,255,255,255,rgb:1,1,1,1" bufferSizeUnits="MM" bufferOpacity="1" bufferSize="1" bufferNoFill="1" bufferJoinStyle="128" bufferBlendMode="0"/>
    <text-mask maskEnabled="0" maskSize="1.5" maskJoinStyle="128" maskType="0" maskOpacity="1" maskSizeUnits="MM" maskedSymbolLayers="" maskSizeMapUnitScale="3x:0,0,0,0,0,0" maskSize2="1.5"/>
    <background shapeRadiiMapUnitScale="3x:0,0,0,0,0,0" shapeOffsetUnit="MM" shapeSVGFile="" shapeOpacity="1" shapeType="0" shapeSizeMapUnitScale="3x:0,0,0,0,0,0" shapeSizeY="0" shapeSizeType="0" shapeBorderColor="128,128,128,255,rgb:0.50196078431372548,0.50196078431372548,0.50196078431372548,1" shapeSizeUnit="MM" shapeRadiiX="0" shapeBorderWidthMapUnitScale="3x:0,0,0,0,0,0" shapeRadiiUnit="MM" shapeRotation="0" shapeOffsetY="0" shapeJoinStyle="64" shapeDraw="0" shapeOffsetX="0" shapeFillColor="255,255,255,255,rgb:1,1,1,1" shapeBorderWidthUnit="MM" shapeRotationType="0" shapeBorderWidth="0" shapeOffsetMapUnitScale="3x:0,0,0,0,0,0" shapeRadiiY="0" shapeSizeX="0" shapeBlendMode="0">
     <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="fillSymbol" is_animated="0" frame_rate="10" type="fill">
      <data_defined_properties>
       <Option type="Map">
        <Option name="name" type="QString" value=""/>
        <Option name="properties"/>
        <Option name="type" type="QString" value="collection"/>
       </Option>
      </data_defined_properties>
      <layer locked="0" pass="0" class="SimpleFill" id="" enabled="1">
       <Option type="Map">
        <Option name="border_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="color" type="QString" value="255,255,255,255,rgb:1,1,1,1"/>
        <Option name="joinstyle" type="QString" value="bevel"/>
        <Option name="offset" type="QString" value="0,0"/>
        <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="offset_unit" type="QString" value="MM"/>
        <Option name="outline_color" type="QString" value="128,128,128,255,rgb:0.50196078431372548,0.50196078431372548,0.50196078431372548,1"/>
        <Option name="outline_style" type="QString" value="no"/>
        <Option name="outline_width" type="QString" value="0"/>
        <Option name="outline_width_unit" type="QString" value="MM"/>
        <Option name="style" type="QString" value="solid"/>
       </Option>
       <data_defined_properties>
        <Option type="Map">
         <Option name="name" type="QString" value=""/>
         <Option name="properties"/>
         <Option name="type" type="QString" value="collection"/>
        </Option>
       </data_defined_properties>
      </layer>
     </symbol>
    </background>
    <shadow shadowRadiusAlphaOnly="0" shadowBlendMode="6" shadowOffsetAngle="135" shadowOffsetMapUnitScale="3x:0,0,0,0,0,0" shadowUnder="0" shadowDraw="0" shadowOffsetDist="1" shadowRadiusUnit="MM" shadowOpacity="0.69999999999999996" shadowOffsetUnit="MM" shadowScale="100" shadowColor="0,0,0,255,rgb:0,0,0,1" shadowRadius="1.5" shadowRadiusMapUnitScale="3x:0,0,0,0,0,0" shadowOffsetGlobal="1"/>
    <dd_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </dd_properties>
    <substitutions/>
   </text-style>
   <text-format addDirectionSymbol="0" leftDirectionSymbol="&lt;" reverseDirectionSymbol="0" formatNumbers="0" wrapChar="" placeDirectionSymbol="0" decimals="3" autoWrapLength="0" useMaxLineLengthForAutoWrap="1" plussign="0" multilineAlign="3" rightDirectionSymbol=">"/>
   <placement repeatDistanceUnits="MM" offsetUnits="MM" maximumDistance="0" overlapHandling="PreventOverlap" geometryGeneratorEnabled="0" maximumDistanceUnit="MM" polygonPlacementFlags="2" placementFlags="10" labelOffsetMapUnitScale="3x:0,0,0,0,0,0" dist="0" centroidWhole="0" repeatDistance="0" overrunDistanceUnit="MM" allowDegraded="0" distMapUnitScale="3x:0,0,0,0,0,0" overrunDistance="0" maxCurvedCharAngleOut="-25" predefinedPositionOrder="TR,TL,BR,BL,R,L,TSR,BSR" xOffset="0" distUnits="MM" rotationAngle="0" maximumDistanceMapUnitScale="3x:0,0,0,0,0,0" rotationUnit="AngleDegrees" geometryGenerator="" placement="0" fitInPolygonOnly="0" geometryGeneratorType="PointGeometry" layerType="UnknownGeometry" priority="5" prioritization="PreferCloser" lineAnchorPercent="0.5" yOffset="0" maxCurvedCharAngleIn="25" centroidInside="0" offsetType="0" quadOffset="4" preserveRotation="1" lineAnchorClipping="0" overrunDistanceMapUnitScale="3x:0,0,0,0,0,0" lineAnchorType="0" repeatDistanceMapUnitScale="3x:0,0,0,0,0,0" lineAnchorTextPoint="FollowPlacement"/>
   <rendering labelPerPart="0" obstacleFactor="1" scaleMax="0" limitNumLabels="0" fontLimitPixelSize="0" obstacle="1" upsidedownLabels="0" minFeatureSize="0" obstacleType="1" fontMaxPixelSize="10000" fontMinPixelSize="0" scaleVisibility="0" maxNumLabels="2000" unplacedVisibility="0" mergeLines="0" scaleMin="0" zIndex="0" drawLabels="1"/>
   <dd_properties>
    <Option type="Map">
     <Option name="name" type="QString" value=""/>
     <Option name="properties" type="Map">
      <Option name="Show" type="Map">
       <Option name="active" type="bool" value="true"/>
       <Option name="expression" type="QString" value="&quot;worst_outcome&quot; &lt;> 'not_checked'"/>
       <Option name="type" type="int" value="3"/>
      </Option>
     </Option>
     <Option name="type" type="QString" value="collection"/>
    </Option>
   </dd_properties>
   <callout type="simple">
    <Option type="Map">
     <Option name="anchorPoint" type="QString" value="pole_of_inaccessibility"/>
     <Option name="blendMode" type="int" value="0"/>
     <Option name="ddProperties" type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
     <Option name="drawToAllParts" type="bool" value="false"/>
     <Option name="enabled" type="QString" value="0"/>
     <Option name="labelAnchorPoint" type="QString" value="point_on_exterior"/>
     <Option name="lineSymbol" type="QString" value="&lt;symbol clip_to_extent=&quot;1&quot; force_rhr=&quot;0&quot; alpha=&quot;1&quot; name=&quot;symbol&quot; is_animated=&quot;0&quot; frame_rate=&quot;10&quot; type=&quot;line&quot;>&lt;data_defined_properties>&lt;Option type=&quot;Map&quot;>&lt;Option name=&quot;name&quot; type=&quot;QString&quot; value=&quot;&quot;/>&lt;Option name=&quot;properties&quot;/>&lt;Option name=&quot;type&quot; type=&quot;QString&quot; value=&quot;collection&quot;/>&lt;/Option>&lt;/data_defined_properties>&lt;layer locked=&quot;0&quot; pass=&quot;0&quot; class=&quot;SimpleLine&quot; id=&quot;{ec79bfba-6235-4dbb-bbd6-dde3c26bd61f}&quot; enabled=&quot;1&quot;>&lt;Option type=&quot;Map&quot;>&lt;Option name=&quot;align_dash_pattern&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;capstyle&quot; type=&quot;QString&quot; value=&quot;square&quot;/>&lt;Option name=&quot;customdash&quot; type=&quot;QString&quot; value=&quot;5;2&quot;/>&lt;Option name=&quot;customdash_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;customdash_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;dash_pattern_offset&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;dash_pattern_offset_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;dash_pattern_offset_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;draw_inside_polygon&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;joinstyle&quot; type=&quot;QString&quot; value=&quot;bevel&quot;/>&lt;Option name=&quot;line_color&quot; type=&quot;QString&quot; value=&quot;60,60,60,255,rgb:0.23529411764705882,0.23529411764705882,0.23529411764705882,1&quot;/>&lt;Option name=&quot;line_style&quot; type=&quot;QString&quot; value=&quot;solid&quot;/>&lt;Option name=&quot;line_width&quot; type=&quot;QString&quot; value=&quot;0.3&quot;/>&lt;Option name=&quot;line_width_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;offset&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;offset_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;offset_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;ring_filter&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;trim_distance_end&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;trim_distance_end_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;trim_distance_end_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;trim_distance_start&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;trim_distance_start_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;trim_distance_start_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;tweak_dash_pattern_on_corners&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;use_custom_dash&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;width_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;/Option>&lt;data_defined_properties>&lt;Option type=&quot;Map&quot;>&lt;Option name=&quot;name&quot; type=&quot;QString&quot; value=&quot;&quot;/>&lt;Option name=&quot;properties&quot;/>&lt;Option name=&quot;type&quot; type=&quot;QString&quot; value=&quot;collection&quot;/>&lt;/Option>&lt;/data_defined_properties>&lt;/layer>&lt;/symbol>"/>
     <Option name="minLength" type="double" value="0"/>
     <Option name="minLengthMapUnitScale" type="QString" value="3x:0,0,0,0,0,0"/>
     <Option name="minLengthUnit" type="QString" value="MM"/>
     <Option name="offsetFromAnchor" type="double" value="0"/>
     <Option name="offsetFromAnchorMapUnitScale" type="QString" value="3x:0,0,0,0,0,0"/>
     <Option name="offsetFromAnchorUnit" type="QString" value="MM"/>
     <Option name="offsetFromLabel" type="double" value="0"/>
     <Option name="offsetFromLabelMapUnitScale" type="QString" value="3x:0,0,0,0,0,0"/>
     <Option name="offsetFromLabelUnit" type="QString" value="MM"/>
    </Option>
   </callout>
  </settings>
 </labeling>
 <blendMode>0</blendMode>
 <featureBlendMode>0</featureBlendMode>
 <layerOpacity>1</layerOpacity>
 <fieldConfiguration>
  <field configurationFlags="NoFlag" name="fid"/>
  <field configurationFlags="NoFlag" name="subject_id"/>
  <field configurationFlags="NoFlag" name="subject_layer"/>
  <field configurationFlags="NoFlag" name="subject_role"/>
  <field configurationFlags="NoFlag" name="lot_id"/>
  <field configurationFlags="NoFlag" name="worst_outcome"/>
  <field configurationFlags="NoFlag" name="force"/>
  <field configurationFlags="NoFlag" name="findings"/>
 </fieldConfiguration>
 <aliases>
  <alias name="" index="0" field="fid"/>
  <alias name="" index="1" field="subject_id"/>
  <alias name="" index="2" field="subject_layer"/>
  <alias name="" index="3" field="subject_role"/>
  <alias name="" index="4" field="lot_id"/>
  <alias name="" index="5" field="worst_outcome"/>
  <alias name="" index="6" field="force"/>
  <alias name="" index="7" field="findings"/>
 </aliases>
 <splitPolicies>
  <policy policy="Duplicate" field="fid"/>
  <policy policy="Duplicate" field="subject_id"/>
  <policy policy="Duplicate" field="subject_layer"/>
  <policy policy="Duplicate" field="subject_role"/>
  <policy policy="Duplicate" field="lot_id"/>
  <policy policy="Duplicate" field="worst_outcome"/>
  <policy policy="Duplicate" field="force"/>
  <policy policy="Duplicate" field="findings"/>
 </splitPolicies>
 <duplicatePolicies>
  <policy policy="Duplicate" field="fid"/>
  <policy policy="Duplicate" field="subject_id"/>
  <policy policy="Duplicate" field="subject_layer"/>
  <policy policy="Duplicate" field="subject_role"/>
  <policy policy="Duplicate" field="lot_id"/>
  <policy policy="Duplicate" field="worst_outcome"/>
  <policy policy="Duplicate" field="force"/>
  <policy policy="Duplicate" field="findings"/>
 </duplicatePolicies>
 <defaults>
  <default expression="" applyOnUpdate="0" field="fid"/>
  <default expression="" applyOnUpdate="0" field="subject_id"/>
  <default expression="" applyOnUpdate="0" field="subject_layer"/>
  <default expression="" applyOnUpdate="0" field="subject_role"/>
  <default expression="" applyOnUpdate="0" field="lot_id"/>
  <default expression="" applyOnUpdate="0" field="worst_outcome"/>
  <default expression="" applyOnUpdate="0" field="force"/>
  <default expression="" applyOnUpdate="0" field="findings"/>
 </defaults>
 <constraints>
  <constraint constraints="3" notnull_strength="1" unique_strength="1" exp_strength="0" field="fid"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="subject_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="subject_layer"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="subject_role"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="lot_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="worst_outcome"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="force"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="findings"/>
 </constraints>
 <constraintExpressions>
  <constraint desc="" exp="" field="fid"/>
  <constraint desc="" exp="" field="subject_id"/>
  <constraint desc="" exp="" field="subject_layer"/>
  <constraint desc="" exp="" field="subject_role"/>
  <constraint desc="" exp="" field="lot_id"/>
  <constraint desc="" exp="" field="worst_outcome"/>
  <constraint desc="" exp="" field="force"/>
  <constraint desc="" exp="" field="findings"/>
 </constraintExpressions>
 <expressionfields/>
 <mapTip enabled="1">&lt;b>[% "subject_id" %]&lt;/b> [% "subject_role" %]&lt;br>worst: [% "worst_outcome" %] ([% "force" %]), [% "findings" %] findings</mapTip>
 <layerGeometryType>2</layerGeometryType>
</qgis>
