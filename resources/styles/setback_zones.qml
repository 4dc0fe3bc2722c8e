<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis symbologyReferenceScale="-1" styleCategories="Symbology|Labeling|Fields|MapTips|Rendering" version="3.40.6-Bratislava" labelsEnabled="0" simplifyAlgorithm="0" maxScale="0" simplifyLocal="1" simplifyDrawingTol="1" autoRefreshMode="Disabled" autoRefreshTime="0" simplifyMaxScale="1" simplifyDrawingHints="1" hasScaleBasedVisibilityFlag="0" minScale="100000000">
 <renderer-v2 forceraster="0" enableorderby="0" referencescale="-1" symbollevels="0" type="singleSymbol">
  <symbols>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="0" is_animated="0" frame_rate="10" type="fill">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleFill" id="{68433da4-2da1-499a-8433-d2f263408dfc}" enabled="1">
     <Option type="Map">
      <Option name="border_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="color" type="QString" value="86,180,233,28,rgb:0.33725490196078434,0.70588235294117652,0.9137254901960784,0.10980392156862745"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="offset" type="QString" value="0,0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="outline_color" type="QString" value="0,114,178,255,rgb:0,0.44705882352941179,0.69803921568627447,1"/>
      <Option name="outline_style" type="QString" value="dash"/>
      <Option name="outline_width" type="QString" value="0.3"/>
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
 <blendMode>0</blendMode>
 <featureBlendMode>0</featureBlendMode>
 <layerOpacity>1</layerOpacity>
 <fieldConfiguration>
  <field configurationFlags="NoFlag" name="fid"/>
  <field configurationFlags="NoFlag" name="rule_id"/>
  <field configurationFlags="NoFlag" name="section"/>
  <field configurationFlags="NoFlag" name="feet"/>
  <field configurationFlags="NoFlag" name="constraint_id"/>
  <field configurationFlags="NoFlag" name="constraint_layer"/>
 </fieldConfiguration>
 <aliases>
  <alias name="" index="0" field="fid"/>
  <alias name="" index="1" field="rule_id"/>
  <alias name="" index="2" field="section"/>
  <alias name="" index="3" field="feet"/>
  <alias name="" index="4" field="constraint_id"/>
  <alias name="" index="5" field="constraint_layer"/>
 </aliases>
 <splitPolicies>
  <policy policy="Duplicate" field="fid"/>
  <policy policy="Duplicate" field="rule_id"/>
  <policy policy="Duplicate" field="section"/>
  <policy policy="Duplicate" field="feet"/>
  <policy policy="Duplicate" field="constraint_id"/>
  <policy policy="Duplicate" field="constraint_layer"/>
 </splitPolicies>
 <duplicatePolicies>
  <policy policy="Duplicate" field="fid"/>
  <policy policy="Duplicate" field="rule_id"/>
  <policy policy="Duplicate" field="section"/>
  <policy policy="Duplicate" field="feet"/>
  <policy policy="Duplicate" field="constraint_id"/>
  <policy policy="Duplicate" field="constraint_layer"/>
 </duplicatePolicies>
 <defaults>
  <default expression="" applyOnUpdate="0" field="fid"/>
  <default expression="" applyOnUpdate="0" field="rule_id"/>
  <default expression="" applyOnUpdate="0" field="section"/>
  <default expression="" applyOnUpdate="0" field="feet"/>
  <default expression="" applyOnUpdate="0" field="constraint_id"/>
  <default expression="" applyOnUpdate="0" field="constraint_layer"/>
 </defaults>
 <constraints>
  <constraint constraints="3" notnull_strength="1" unique_strength="1" exp_strength="0" field="fid"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="rule_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="section"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="feet"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="constraint_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="constraint_layer"/>
 </constraints>
 <constraintExpressions>
  <constraint desc="" exp="" field="fid"/>
  <constraint desc="" exp="" field="rule_id"/>
  <constraint desc="" exp="" field="section"/>
  <constraint desc="" exp="" field="feet"/>
  <constraint desc="" exp="" field="constraint_id"/>
  <constraint desc="" exp="" field="constraint_layer"/>
 </constraintExpressions>
 <expressionfields/>
 <mapTip enabled="1">[% "rule_id" %], [% "section" %]: [% round("feet",2) %] ft around [% "constraint_id" %]</mapTip>
 <layerGeometryType>2</layerGeometryType>
</qgis>
