<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis minScale="100000000" hasScaleBasedVisibilityFlag="0" autoRefreshMode="Disabled" simplifyMaxScale="1" styleCategories="Symbology|Labeling|Fields|MapTips|Rendering" symbologyReferenceScale="-1" simplifyDrawingTol="1" autoRefreshTime="0" version="3.40.6-Bratislava" simplifyDrawingHints="1" simplifyLocal="1" maxScale="0" labelsEnabled="0" simplifyAlgorithm="0">
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
    <layer pass="0" id="{3e0a2979-6b6c-47af-9c16-ab4d44a1af13}" locked="0" class="SimpleFill" enabled="1">
     <Option type="Map">
      <Option type="QString" value="3x:0,0,0,0,0,0" name="border_width_map_unit_scale"/>
      <Option type="QString" value="86,180,233,28,rgb:0.33725490196078434,0.70588235294117652,0.9137254901960784,0.10980392156862745" name="color"/>
      <Option type="QString" value="bevel" name="joinstyle"/>
      <Option type="QString" value="0,0" name="offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="QString" value="0,114,178,255,rgb:0,0.44705882352941179,0.69803921568627447,1" name="outline_color"/>
      <Option type="QString" value="dash" name="outline_style"/>
      <Option type="QString" value="0.3" name="outline_width"/>
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
 <blendMode>0</blendMode>
 <featureBlendMode>0</featureBlendMode>
 <layerOpacity>1</layerOpacity>
 <fieldConfiguration>
  <field name="fid" configurationFlags="NoFlag"/>
  <field name="rule_id" configurationFlags="NoFlag"/>
  <field name="section" configurationFlags="NoFlag"/>
  <field name="feet" configurationFlags="NoFlag"/>
  <field name="constraint_id" configurationFlags="NoFlag"/>
  <field name="constraint_layer" configurationFlags="NoFlag"/>
 </fieldConfiguration>
 <aliases>
  <alias field="fid" index="0" name=""/>
  <alias field="rule_id" index="1" name=""/>
  <alias field="section" index="2" name=""/>
  <alias field="feet" index="3" name=""/>
  <alias field="constraint_id" index="4" name=""/>
  <alias field="constraint_layer" index="5" name=""/>
 </aliases>
 <splitPolicies>
  <policy field="fid" policy="Duplicate"/>
  <policy field="rule_id" policy="Duplicate"/>
  <policy field="section" policy="Duplicate"/>
  <policy field="feet" policy="Duplicate"/>
  <policy field="constraint_id" policy="Duplicate"/>
  <policy field="constraint_layer" policy="Duplicate"/>
 </splitPolicies>
 <duplicatePolicies>
  <policy field="fid" policy="Duplicate"/>
  <policy field="rule_id" policy="Duplicate"/>
  <policy field="section" policy="Duplicate"/>
  <policy field="feet" policy="Duplicate"/>
  <policy field="constraint_id" policy="Duplicate"/>
  <policy field="constraint_layer" policy="Duplicate"/>
 </duplicatePolicies>
 <defaults>
  <default field="fid" expression="" applyOnUpdate="0"/>
  <default field="rule_id" expression="" applyOnUpdate="0"/>
  <default field="section" expression="" applyOnUpdate="0"/>
  <default field="feet" expression="" applyOnUpdate="0"/>
  <default field="constraint_id" expression="" applyOnUpdate="0"/>
  <default field="constraint_layer" expression="" applyOnUpdate="0"/>
 </defaults>
 <constraints>
  <constraint constraints="3" unique_strength="1" notnull_strength="1" field="fid" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="rule_id" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="section" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="feet" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="constraint_id" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="constraint_layer" exp_strength="0"/>
 </constraints>
 <constraintExpressions>
  <constraint desc="" field="fid" exp=""/>
  <constraint desc="" field="rule_id" exp=""/>
  <constraint desc="" field="section" exp=""/>
  <constraint desc="" field="feet" exp=""/>
  <constraint desc="" field="constraint_id" exp=""/>
  <constraint desc="" field="constraint_layer" exp=""/>
 </constraintExpressions>
 <expressionfields/>
 <mapTip enabled="1">[% "rule_id" %], [% "section" %]: [% round("feet",2) %] ft around [% "constraint_id" %]</mapTip>
 <layerGeometryType>2</layerGeometryType>
</qgis>
