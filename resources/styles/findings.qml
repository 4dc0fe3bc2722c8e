<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis symbologyReferenceScale="-1" styleCategories="Symbology|Labeling|Fields|MapTips|Rendering" version="3.40.6-Bratislava" labelsEnabled="1" simplifyAlgorithm="0" maxScale="0" simplifyLocal="1" simplifyDrawingTol="1" autoRefreshMode="Disabled" autoRefreshTime="0" simplifyMaxScale="1" simplifyDrawingHints="1" hasScaleBasedVisibilityFlag="0" minScale="100000000">
 <renderer-v2 attr="outcome" forceraster="0" enableorderby="1" referencescale="-1" symbollevels="0" type="categorizedSymbol">
  <categories>
   <category symbol="0" uuid="{f29f33e2-d202-4ec9-851b-6a1e306cf9f0}" label="intrudes" render="true" value="intrudes" type="string"/>
   <category symbol="1" uuid="{f0edca36-28fe-4407-804f-8c24b930affd}" label="too close to call" render="true" value="too_close_to_call" type="string"/>
   <category symbol="2" uuid="{2e5fcba1-8629-461f-8c0d-82ff5658eafb}" label="for a person to decide" render="true" value="refer" type="string"/>
   <category symbol="3" uuid="{33afb0a2-596e-4e89-894d-58f7edd36951}" label="not checked" render="true" value="not_checked" type="string"/>
   <category symbol="4" uuid="{58096806-971c-4c97-b874-afefaa7a8d10}" label="meets" render="true" value="meets" type="string"/>
   <category symbol="5" uuid="{49969e17-3d50-4e28-8eeb-0c7ccfd1fffa}" label="not applicable" render="true" value="not_applicable" type="string"/>
  </categories>
  <symbols>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="0" is_animated="0" frame_rate="10" type="line">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleLine" id="{7fc3ebc6-24d4-4ea7-b98b-eadc06cf63ad}" enabled="1">
     <Option type="Map">
      <Option name="align_dash_pattern" type="QString" value="0"/>
      <Option name="capstyle" type="QString" value="round"/>
      <Option name="customdash" type="QString" value="5;2"/>
      <Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="customdash_unit" type="QString" value="MM"/>
      <Option name="dash_pattern_offset" type="QString" value="0"/>
      <Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="dash_pattern_offset_unit" type="QString" value="MM"/>
      <Option name="draw_inside_polygon" type="QString" value="0"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="line_color" type="QString" value="213,94,0,255,rgb:0.83529411764705885,0.36862745098039218,0,1"/>
      <Option name="line_style" type="QString" value="solid"/>
      <Option name="line_width" type="QString" value="0.7"/>
      <Option name="line_width_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="trim_distance_end" type="QString" value="0"/>
      <Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_end_unit" type="QString" value="MM"/>
      <Option name="trim_distance_start" type="QString" value="0"/>
      <Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_start_unit" type="QString" value="MM"/>
      <Option name="tweak_dash_pattern_on_corners" type="QString" value="0"/>
      <Option name="use_custom_dash" type="QString" value="0"/>
      <Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer locked="0" pass="0" class="MarkerLine" id="{e8518cb1-695c-4430-a47a-ea46df403f87}" enabled="1">
     <Option type="Map">
      <Option name="average_angle_length" type="QString" value="4"/>
      <Option name="average_angle_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="average_angle_unit" type="QString" value="MM"/>
      <Option name="interval" type="QString" value="3"/>
      <Option name="interval_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="interval_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_along_line" type="QString" value="0"/>
      <Option name="offset_along_line_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_along_line_unit" type="QString" value="MM"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="place_on_every_part" type="bool" value="true"/>
      <Option name="placements" type="QString" value="LastVertex|FirstVertex"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="rotate" type="QString" value="0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
     <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="@0@1" is_animated="0" frame_rate="10" type="marker">
      <data_defined_properties>
       <Option type="Map">
        <Option name="name" type="QString" value=""/>
        <Option name="properties"/>
        <Option name="type" type="QString" value="collection"/>
       </Option>
      </data_defined_properties>
      <layer locked="0" pass="0" class="SimpleMarker" id="{3589605c-a94f-486b-908e-a865de276c32}" enabled="1">
       <Option type="Map">
        <Option name="angle" type="QString" value="0"/>
        <Option name="cap_style" type="QString" value="square"/>
        <Option name="color" type="QString" value="213,94,0,255,rgb:0.83529411764705885,0.36862745098039218,0,1"/>
        <Option name="horizontal_anchor_point" type="QString" value="1"/>
        <Option name="joinstyle" type="QString" value="bevel"/>
        <Option name="name" type="QString" value="cross2"/>
        <Option name="offset" type="QString" value="0,0"/>
        <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="offset_unit" type="QString" value="MM"/>
        <Option name="outline_color" type="QString" value="213,94,0,255,rgb:0.83529411764705885,0.36862745098039218,0,1"/>
        <Option name="outline_style" type="QString" value="solid"/>
        <Option name="outline_width" type="QString" value="0.5"/>
        <Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="outline_width_unit" type="QString" value="MM"/>
        <Option name="scale_method" type="QString" value="diameter"/>
        <Option name="size" type="QString" value="2.6"/>
        <Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="size_unit" type="QString" value="MM"/>
        <Option name="vertical_anchor_point" type="QString" value="1"/>
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
    </layer>
   </symbol>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="1" is_animated="0" frame_rate="10" type="line">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleLine" id="{f6e1dc61-2eb4-43b0-9714-94f58d2661ce}" enabled="1">
     <Option type="Map">
      <Option name="align_dash_pattern" type="QString" value="0"/>
      <Option name="capstyle" type="QString" value="round"/>
      <Option name="customdash" type="QString" value="5;2"/>
      <Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="customdash_unit" type="QString" value="MM"/>
      <Option name="dash_pattern_offset" type="QString" value="0"/>
      <Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="dash_pattern_offset_unit" type="QString" value="MM"/>
      <Option name="draw_inside_polygon" type="QString" value="0"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="line_color" type="QString" value="230,159,0,255,rgb:0.90196078431372551,0.62352941176470589,0,1"/>
      <Option name="line_style" type="QString" value="dash"/>
      <Option name="line_width" type="QString" value="0.7"/>
      <Option name="line_width_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="trim_distance_end" type="QString" value="0"/>
      <Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_end_unit" type="QString" value="MM"/>
      <Option name="trim_distance_start" type="QString" value="0"/>
      <Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_start_unit" type="QString" value="MM"/>
      <Option name="tweak_dash_pattern_on_corners" type="QString" value="0"/>
      <Option name="use_custom_dash" type="QString" value="0"/>
      <Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer locked="0" pass="0" class="MarkerLine" id="{f424defe-040a-4b3a-b1bc-80fc81bca218}" enabled="1">
     <Option type="Map">
      <Option name="average_angle_length" type="QString" value="4"/>
      <Option name="average_angle_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="average_angle_unit" type="QString" value="MM"/>
      <Option name="interval" type="QString" value="3"/>
      <Option name="interval_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="interval_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_along_line" type="QString" value="0"/>
      <Option name="offset_along_line_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_along_line_unit" type="QString" value="MM"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="place_on_every_part" type="bool" value="true"/>
      <Option name="placements" type="QString" value="LastVertex|FirstVertex"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="rotate" type="QString" value="0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
     <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="@1@1" is_animated="0" frame_rate="10" type="marker">
      <data_defined_properties>
       <Option type="Map">
        <Option name="name" type="QString" value=""/>
        <Option name="properties"/>
        <Option name="type" type="QString" value="collection"/>
       </Option>
      </data_defined_properties>
      <layer locked="0" pass="0" class="SimpleMarker" id="{831321a4-0b9d-43e3-9b59-09882a15f6ac}" enabled="1">
       <Option type="Map">
        <Option name="angle" type="QString" value="0"/>
        <Option name="cap_style" type="QString" value="square"/>
        <Option name="color" type="QString" value="230,159,0,255,rgb:0.90196078431372551,0.62352941176470589,0,1"/>
        <Option name="horizontal_anchor_point" type="QString" value="1"/>
        <Option name="joinstyle" type="QString" value="bevel"/>
        <Option name="name" type="QString" value="triangle"/>
        <Option name="offset" type="QString" value="0,0"/>
        <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="offset_unit" type="QString" value="MM"/>
        <Option name="outline_color" type="QString" value="230,159,0,255,rgb:0.90196078431372551,0.62352941176470589,0,1"/>
        <Option name="outline_style" type="QString" value="solid"/>
        <Option name="outline_width" type="QString" value="0.5"/>
        <Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="outline_width_unit" type="QString" value="MM"/>
        <Option name="scale_method" type="QString" value="diameter"/>
        <Option name="size" type="QString" value="2.6"/>
        <Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="size_unit" type="QString" value="MM"/>
        <Option name="vertical_anchor_point" type="QString" value="1"/>
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
    </layer>
   </symbol>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="2" is_animated="0" frame_rate="10" type="line">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleLine" id="{e4a7b935-81eb-4e0f-8449-756472e871f6}" enabled="1">
     <Option type="Map">
      <Option name="align_dash_pattern" type="QString" value="0"/>
      <Option name="capstyle" type="QString" value="round"/>
      <Option name="customdash" type="QString" value="5;2"/>
      <Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="customdash_unit" type="QString" value="MM"/>
      <Option name="dash_pattern_offset" type="QString" value="0"/>
      <Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="dash_pattern_offset_unit" type="QString" value="MM"/>
      <Option name="draw_inside_polygon" type="QString" value="0"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="line_color" type="QString" value="204,121,167,255,rgb:0.80000000000000004,0.47450980392156861,0.65490196078431373,1"/>
      <Option name="line_style" type="QString" value="dash dot"/>
      <Option name="line_width" type="QString" value="0.7"/>
      <Option name="line_width_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="trim_distance_end" type="QString" value="0"/>
      <Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_end_unit" type="QString" value="MM"/>
      <Option name="trim_distance_start" type="QString" value="0"/>
      <Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_start_unit" type="QString" value="MM"/>
      <Option name="tweak_dash_pattern_on_corners" type="QString" value="0"/>
      <Option name="use_custom_dash" type="QString" value="0"/>
      <Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer locked="0" pass="0" class="MarkerLine" id="{b55e4b71-8eb2-4a25-9695-5b43dee8d8da}" enabled="1">
     <Option type="Map">
      <Option name="average_angle_length" type="QString" value="4"/>
      <Option name="average_angle_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="average_angle_unit" type="QString" value="MM"/>
      <Option name="interval" type="QString" value="3"/>
      <Option name="interval_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="interval_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_along_line" type="QString" value="0"/>
      <Option name="offset_along_line_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_along_line_unit" type="QString" value="MM"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="place_on_every_part" type="bool" value="true"/>
      <Option name="placements" type="QString" value="LastVertex|FirstVertex"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="rotate" type="QString" value="0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
     <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="@2@1" is_animated="0" frame_rate="10" type="marker">
      <data_defined_properties>
       <Option type="Map">
        <Option name="name" type="QString" value=""/>
        <Option name="properties"/>
        <Option name="type" type="QString" value="collection"/>
       </Option>
      </data_defined_properties>
      <layer locked="0" pass="0" class="SimpleMarker" id="{e310f21d-b5c4-4bab-a989-6d304ec66684}" enabled="1">
       <Option type="Map">
        <Option name="angle" type="QString" value="0"/>
        <Option name="cap_style" type="QString" value="square"/>
        <Option name="color" type="QString" value="204,121,167,255,rgb:0.80000000000000004,0.47450980392156861,0.65490196078431373,1"/>
        <Option name="horizontal_anchor_point" type="QString" value="1"/>
        <Option name="joinstyle" type="QString" value="bevel"/>
        <Option name="name" type="QString" value="diamond"/>
        <Option name="offset" type="QString" value="0,0"/>
        <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="offset_unit" type="QString" value="MM"/>
        <Option name="outline_color" type="QString" value="204,121,167,255,rgb:0.80000000000000004,0.47450980392156861,0.65490196078431373,1"/>
        <Option name="outline_style" type="QString" value="solid"/>
        <Option name="outline_width" type="QString" value="0.5"/>
        <Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="outline_width_unit" type="QString" value="MM"/>
        <Option name="scale_method" type="QString" value="diameter"/>
        <Option name="size" type="QString" value="2.6"/>
        <Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="size_unit" type="QString" value="MM"/>
        <Option name="vertical_anchor_point" type="QString" value="1"/>
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
    </layer>
   </symbol>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="3" is_animated="0" frame_rate="10" type="line">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleLine" id="{dcf15578-8828-4911-a923-84113615215c}" enabled="1">
     <Option type="Map">
      <Option name="align_dash_pattern" type="QString" value="0"/>
      <Option name="capstyle" type="QString" value="round"/>
      <Option name="customdash" type="QString" value="5;2"/>
      <Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="customdash_unit" type="QString" value="MM"/>
      <Option name="dash_pattern_offset" type="QString" value="0"/>
      <Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="dash_pattern_offset_unit" type="QString" value="MM"/>
      <Option name="draw_inside_polygon" type="QString" value="0"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="line_color" type="QString" value="107,107,107,255,rgb:0.41960784313725491,0.41960784313725491,0.41960784313725491,1"/>
      <Option name="line_style" type="QString" value="dot"/>
      <Option name="line_width" type="QString" value="0.7"/>
      <Option name="line_width_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="trim_distance_end" type="QString" value="0"/>
      <Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_end_unit" type="QString" value="MM"/>
      <Option name="trim_distance_start" type="QString" value="0"/>
      <Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_start_unit" type="QString" value="MM"/>
      <Option name="tweak_dash_pattern_on_corners" type="QString" value="0"/>
      <Option name="use_custom_dash" type="QString" value="0"/>
      <Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer locked="0" pass="0" class="MarkerLine" id="{38f707d1-1139-4e02-a2d4-b0d072e2ee48}" enabled="1">
     <Option type="Map">
      <Option name="average_angle_length" type="QString" value="4"/>
      <Option name="average_angle_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="average_angle_unit" type="QString" value="MM"/>
      <Option name="interval" type="QString" value="3"/>
      <Option name="interval_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="interval_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_along_line" type="QString" value="0"/>
      <Option name="offset_along_line_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_along_line_unit" type="QString" value="MM"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="place_on_every_part" type="bool" value="true"/>
      <Option name="placements" type="QString" value="LastVertex|FirstVertex"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="rotate" type="QString" value="0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
     <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="@3@1" is_animated="0" frame_rate="10" type="marker">
      <data_defined_properties>
       <Option type="Map">
        <Option name="name" type="QString" value=""/>
        <Option name="properties"/>
        <Option name="type" type="QString" value="collection"/>
       </Option>
      </data_defined_properties>
      <layer locked="0" pass="0" class="SimpleMarker" id="{402986d6-a7f0-492a-b49c-c6a7f8817a97}" enabled="1">
       <Option type="Map">
        <Option name="angle" type="QString" value="0"/>
        <Option name="cap_style" type="QString" value="square"/>
        <Option name="color" type="QString" value="107,107,107,255,rgb:0.41960784313725491,0.41960784313725491,0.41960784313725491,1"/>
        <Option name="horizontal_anchor_point" type="QString" value="1"/>
        <Option name="joinstyle" type="QString" value="bevel"/>
        <Option name="name" type="QString" value="circle"/>
        <Option name="offset" type="QString" value="0,0"/>
        <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="offset_unit" type="QString" value="MM"/>
        <Option name="outline_color" type="QString" value="107,107,107,255,rgb:0.41960784313725491,0.41960784313725491,0.41960784313725491,1"/>
        <Option name="outline_style" type="QString" value="solid"/>
        <Option name="outline_width" type="QString" value="0.5"/>
        <Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="outline_width_unit" type="QString" value="MM"/>
        <Option name="scale_method" type="QString" value="diameter"/>
        <Option name="size" type="QString" value="2.6"/>
        <Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="size_unit" type="QString" value="MM"/>
        <Option name="vertical_anchor_point" type="QString" value="1"/>
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
    </layer>
   </symbol>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="4" is_animated="0" frame_rate="10" type="line">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleLine" id="{ecec5b01-99c3-4c85-a334-78da94a96dbb}" enabled="1">
     <Option type="Map">
      <Option name="align_dash_pattern" type="QString" value="0"/>
      <Option name="capstyle" type="QString" value="round"/>
      <Option name="customdash" type="QString" value="5;2"/>
      <Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="customdash_unit" type="QString" value="MM"/>
      <Option name="dash_pattern_offset" type="QString" value="0"/>
      <Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="dash_pattern_offset_unit" type="QString" value="MM"/>
      <Option name="draw_inside_polygon" type="QString" value="0"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="line_color" type="QString" value="0,114,178,255,rgb:0,0.44705882352941179,0.69803921568627447,1"/>
      <Option name="line_style" type="QString" value="solid"/>
      <Option name="line_width" type="QString" value="0.7"/>
      <Option name="line_width_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="trim_distance_end" type="QString" value="0"/>
      <Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_end_unit" type="QString" value="MM"/>
      <Option name="trim_distance_start" type="QString" value="0"/>
      <Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_start_unit" type="QString" value="MM"/>
      <Option name="tweak_dash_pattern_on_corners" type="QString" value="0"/>
      <Option name="use_custom_dash" type="QString" value="0"/>
      <Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer locked="0" pass="0" class="MarkerLine" id="{30973233-f55d-4f33-b4f1-ad5ac9fcb92a}" enabled="1">
     <Option type="Map">
      <Option name="average_angle_length" type="QString" value="4"/>
      <Option name="average_angle_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="average_angle_unit" type="QString" value="MM"/>
      <Option name="interval" type="QString" value="3"/>
      <Option name="interval_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="interval_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_along_line" type="QString" value="0"/>
      <Option name="offset_along_line_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_along_line_unit" type="QString" value="MM"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="place_on_every_part" type="bool" value="true"/>
      <Option name="placements" type="QString" value="LastVertex|FirstVertex"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="rotate" type="QString" value="0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
     <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="@4@1" is_animated="0" frame_rate="10" type="marker">
      <data_defined_properties>
       <Option type="Map">
        <Option name="name" type="QString" value=""/>
        <Option name="properties"/>
        <Option name="type" type="QString" value="collection"/>
       </Option>
      </data_defined_properties>
      <layer locked="0" pass="0" class="SimpleMarker" id="{c1480400-3cc5-407b-ad33-15880d0d57c0}" enabled="1">
       <Option type="Map">
        <Option name="angle" type="QString" value="0"/>
        <Option name="cap_style" type="QString" value="square"/>
        <Option name="color" type="QString" value="0,114,178,255,rgb:0,0.44705882352941179,0.69803921568627447,1"/>
        <Option name="horizontal_anchor_point" type="QString" value="1"/>
        <Option name="joinstyle" type="QString" value="bevel"/>
        <Option name="name" type="QString" value="square"/>
        <Option name="offset" type="QString" value="0,0"/>
        <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="offset_unit" type="QString" value="MM"/>
        <Option name="outline_color" type="QString" value="0,114,178,255,rgb:0,0.44705882352941179,0.69803921568627447,1"/>
        <Option name="outline_style" type="QString" value="solid"/>
        <Option name="outline_width" type="QString" value="0.5"/>
        <Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="outline_width_unit" type="QString" value="MM"/>
        <Option name="scale_method" type="QString" value="diameter"/>
        <Option name="size" type="QString" value="2.6"/>
        <Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="size_unit" type="QString" value="MM"/>
        <Option name="vertical_anchor_point" type="QString" value="1"/>
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
    </layer>
   </symbol>
   <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="5" is_animated="0" frame_rate="10" type="line">
    <data_defined_properties>
     <Option type="Map">
      <Option name="name" type="QString" value=""/>
      <Option name="properties"/>
      <Option name="type" type="QString" value="collection"/>
     </Option>
    </data_defined_properties>
    <layer locked="0" pass="0" class="SimpleLine" id="{41cc9e1c-507f-4e69-ab03-d3a93d96c52a}" enabled="1">
     <Option type="Map">
      <Option name="align_dash_pattern" type="QString" value="0"/>
      <Option name="capstyle" type="QString" value="round"/>
      <Option name="customdash" type="QString" value="5;2"/>
      <Option name="customdash_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="customdash_unit" type="QString" value="MM"/>
      <Option name="dash_pattern_offset" type="QString" value="0"/>
      <Option name="dash_pattern_offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="dash_pattern_offset_unit" type="QString" value="MM"/>
      <Option name="draw_inside_polygon" type="QString" value="0"/>
      <Option name="joinstyle" type="QString" value="bevel"/>
      <Option name="line_color" type="QString" value="154,154,154,255,rgb:0.60392156862745094,0.60392156862745094,0.60392156862745094,1"/>
      <Option name="line_style" type="QString" value="dot"/>
      <Option name="line_width" type="QString" value="0.7"/>
      <Option name="line_width_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="trim_distance_end" type="QString" value="0"/>
      <Option name="trim_distance_end_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_end_unit" type="QString" value="MM"/>
      <Option name="trim_distance_start" type="QString" value="0"/>
      <Option name="trim_distance_start_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="trim_distance_start_unit" type="QString" value="MM"/>
      <Option name="tweak_dash_pattern_on_corners" type="QString" value="0"/>
      <Option name="use_custom_dash" type="QString" value="0"/>
      <Option name="width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer locked="0" pass="0" class="MarkerLine" id="{ccb45611-4c1c-4186-b5bd-aa4b104187b9}" enabled="1">
     <Option type="Map">
      <Option name="average_angle_length" type="QString" value="4"/>
      <Option name="average_angle_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="average_angle_unit" type="QString" value="MM"/>
      <Option name="interval" type="QString" value="3"/>
      <Option name="interval_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="interval_unit" type="QString" value="MM"/>
      <Option name="offset" type="QString" value="0"/>
      <Option name="offset_along_line" type="QString" value="0"/>
      <Option name="offset_along_line_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_along_line_unit" type="QString" value="MM"/>
      <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
      <Option name="offset_unit" type="QString" value="MM"/>
      <Option name="place_on_every_part" type="bool" value="true"/>
      <Option name="placements" type="QString" value="LastVertex|FirstVertex"/>
      <Option name="ring_filter" type="QString" value="0"/>
      <Option name="rotate" type="QString" value="0"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option name="name" type="QString" value=""/>
       <Option name="properties"/>
       <Option name="type" type="QString" value="collection"/>
      </Option>
     </data_defined_properties>
     <symbol clip_to_extent="1" force_rhr="0" alpha="1" name="@5@1" is_animated="0" frame_rate="10" type="marker">
      <data_defined_properties>
       <Option type="Map">
        <Option name="name" type="QString" value=""/>
        <Option name="properties"/>
        <Option name="type" type="QString" value="collection"/>
       </Option>
      </data_defined_properties>
      <layer locked="0" pass="0" class="SimpleMarker" id="{9dfa2884-8d52-4b50-97ae-c0e42c10a8c2}" enabled="1">
       <Option type="Map">
        <Option name="angle" type="QString" value="0"/>
        <Option name="cap_style" type="QString" value="square"/>
        <Option name="color" type="QString" value="154,154,154,255,rgb:0.60392156862745094,0.60392156862745094,0.60392156862745094,1"/>
        <Option name="horizontal_anchor_point" type="QString" value="1"/>
        <Option name="joinstyle" type="QString" value="bevel"/>
        <Option name="name" type="QString" value="circle"/>
        <Option name="offset" type="QString" value="0,0"/>
        <Option name="offset_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="offset_unit" type="QString" value="MM"/>
        <Option name="outline_color" type="QString" value="154,154,154,255,rgb:0.60392156862745094,0.60392156862745094,0.60392156862745094,1"/>
        <Option name="outline_style" type="QString" value="solid"/>
        <Option name="outline_width" type="QString" value="0.5"/>
        <Option name="outline_width_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="outline_width_unit" type="QString" value="MM"/>
        <Option name="scale_method" type="QString" value="diameter"/>
        <Option name="size" type="QString" value="2.6"/>
        <Option name="size_map_unit_scale" type="QString" value="3x:0,0,0,0,0,0"/>
        <Option name="size_unit" type="QString" value="MM"/>
        <Option name="vertical_anchor_point" type="QString" value="1"/>
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
  <orderby>
   <orderByClause asc="1" nullsFirst="1">CASE WHEN "outcome" = 'intrudes' THEN 3 WHEN "outcome" = 'too_close_to_call' THEN 2 WHEN "outcome" = 'refer' THEN 1 ELSE 0 END + CASE WHEN "force" = 'binding' THEN 0.5 ELSE 0 END</orderByClause>
  </orderby>
 </renderer-v2>
 <selection mode="Default">
  <selectionColor invalid="1"/>
 </selection>
 <labeling type="simple">
  <settings calloutType="simple">
   <text-style namedStyle="" blendMode="0" multilineHeight="1" tabStopDistanceMapUnitScale="3x:0,0,0,0,0,0" fontFamily="Open Sans" fontSize="7.5" forcedBold="0" useSubstitutions="0" fontLetterSpacing="0" multilineHeightUnit="Percentage" capitalization="0" previewBkgrdColor="255,255,255,255,rgb:1,1,1,1" tabStopDistanceUnit="Percentage" forcedItalic="0" fontWordSpacing="0" fontItalic="0" textOrientation="horizontal" fontSizeUnit="Point" fontSizeMapUnitScale="3x:0,0,0,0,0,0" fontWeight="75" fontUnderline="0" legendString="Aa" fontStrikeout="0" tabStopDistance="6" textColor="29,29,29,255,rgb:0.11372549019607843,0.11372549019607843,0.11372549019607843,1" fieldName="format_number(&quot;provided&quot;, 2) || ' ft' " isExpression="1" textOpacity="1" fontKerning="1" allowHtml="0">
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
   <placement repeatDistanceUnits="MM" offsetUnits="MM" maximumDistance="0" overlapHandling="AllowOverlapIfRequired" geometryGeneratorEnabled="0" maximumDistanceUnit="MM" polygonPlacementFlags="2" placementFlags="10" labelOffsetMapUnitScale="3x:0,0,0,0,0,0" dist="0" centroidWhole="0" repeatDistance="0" overrunDistanceUnit="MM" allowDegraded="1" distMapUnitScale="3x:0,0,0,0,0,0" overrunDistance="20" maxCurvedCharAngleOut="-25" predefinedPositionOrder="TR,TL,BR,BL,R,L,TSR,BSR" xOffset="0" distUnits="MM" rotationAngle="0" maximumDistanceMapUnitScale="3x:0,0,0,0,0,0" rotationUnit="AngleDegrees" geometryGenerator="" placement="2" fitInPolygonOnly="0" geometryGeneratorType="PointGeometry" layerType="UnknownGeometry" priority="10" prioritization="PreferCloser" lineAnchorPercent="0.5" yOffset="0" maxCurvedCharAngleIn="25" centroidInside="0" offsetType="0" quadOffset="4" preserveRotation="1" lineAnchorClipping="0" overrunDistanceMapUnitScale="3x:0,0,0,0,0,0" lineAnchorType="0" repeatDistanceMapUnitScale="3x:0,0,0,0,0,0" lineAnchorTextPoint="FollowPlacement"/>
   <rendering labelPerPart="0" obstacleFactor="1" scaleMax="0" limitNumLabels="0" fontLimitPixelSize="0" obstacle="1" upsidedownLabels="0" minFeatureSize="0" obstacleType="1" fontMaxPixelSize="10000" fontMinPixelSize="0" scaleVisibility="0" maxNumLabels="2000" unplacedVisibility="0" mergeLines="0" scaleMin="0" zIndex="0" drawLabels="1"/>
   <dd_properties>
    <Option type="Map">
     <Option name="name" type="QString" value=""/>
     <Option name="properties" type="Map">
      <Option name="Show" type="Map">
       <Option name="active" type="bool" value="true"/>
       <Option name="expression" type="QString" value="&quot;governs&quot; or &quot;outcome&quot; = 'refer'"/>
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
     <Option name="lineSymbol" type="QString" value="&lt;symbol clip_to_extent=&quot;1&quot; force_rhr=&quot;0&quot; alpha=&quot;1&quot; name=&quot;symbol&quot; is_animated=&quot;0&quot; frame_rate=&quot;10&quot; type=&quot;line&quot;>&lt;data_defined_properties>&lt;Option type=&quot;Map&quot;>&lt;Option name=&quot;name&quot; type=&quot;QString&quot; value=&quot;&quot;/>&lt;Option name=&quot;properties&quot;/>&lt;Option name=&quot;type&quot; type=&quot;QString&quot; value=&quot;collection&quot;/>&lt;/Option>&lt;/data_defined_properties>&lt;layer locked=&quot;0&quot; pass=&quot;0&quot; class=&quot;SimpleLine&quot; id=&quot;{77b1646f-33ad-4b74-b421-c94c3db3dd82}&quot; enabled=&quot;1&quot;>&lt;Option type=&quot;Map&quot;>&lt;Option name=&quot;align_dash_pattern&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;capstyle&quot; type=&quot;QString&quot; value=&quot;square&quot;/>&lt;Option name=&quot;customdash&quot; type=&quot;QString&quot; value=&quot;5;2&quot;/>&lt;Option name=&quot;customdash_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;customdash_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;dash_pattern_offset&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;dash_pattern_offset_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;dash_pattern_offset_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;draw_inside_polygon&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;joinstyle&quot; type=&quot;QString&quot; value=&quot;bevel&quot;/>&lt;Option name=&quot;line_color&quot; type=&quot;QString&quot; value=&quot;60,60,60,255,rgb:0.23529411764705882,0.23529411764705882,0.23529411764705882,1&quot;/>&lt;Option name=&quot;line_style&quot; type=&quot;QString&quot; value=&quot;solid&quot;/>&lt;Option name=&quot;line_width&quot; type=&quot;QString&quot; value=&quot;0.3&quot;/>&lt;Option name=&quot;line_width_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;offset&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;offset_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;offset_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;ring_filter&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;trim_distance_end&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;trim_distance_end_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;trim_distance_end_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;trim_distance_start&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;trim_distance_start_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;Option name=&quot;trim_distance_start_unit&quot; type=&quot;QString&quot; value=&quot;MM&quot;/>&lt;Option name=&quot;tweak_dash_pattern_on_corners&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;use_custom_dash&quot; type=&quot;QString&quot; value=&quot;0&quot;/>&lt;Option name=&quot;width_map_unit_scale&quot; type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot;/>&lt;/Option>&lt;data_defined_properties>&lt;Option type=&quot;Map&quot;>&lt;Option name=&quot;name&quot; type=&quot;QString&quot; value=&quot;&quot;/>&lt;Option name=&quot;properties&quot;/>&lt;Option name=&quot;type&quot; type=&quot;QString&quot; value=&quot;collection&quot;/>&lt;/Option>&lt;/data_defined_properties>&lt;/layer>&lt;/symbol>"/>
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
  <field configurationFlags="NoFlag" name="rule_id"/>
  <field configurationFlags="NoFlag" name="authority"/>
  <field configurationFlags="NoFlag" name="section"/>
  <field configurationFlags="NoFlag" name="edition"/>
  <field configurationFlags="NoFlag" name="kind"/>
  <field configurationFlags="NoFlag" name="force"/>
  <field configurationFlags="NoFlag" name="subject_role"/>
  <field configurationFlags="NoFlag" name="subject_layer"/>
  <field configurationFlags="NoFlag" name="subject_id"/>
  <field configurationFlags="NoFlag" name="constraint_role"/>
  <field configurationFlags="NoFlag" name="constraint_layer"/>
  <field configurationFlags="NoFlag" name="constraint_id"/>
  <field configurationFlags="NoFlag" name="lot_id"/>
  <field configurationFlags="NoFlag" name="constraint_lot_id"/>
  <field configurationFlags="NoFlag" name="required"/>
  <field configurationFlags="NoFlag" name="provided"/>
  <field configurationFlags="NoFlag" name="shortfall"/>
  <field configurationFlags="NoFlag" name="unit"/>
  <field configurationFlags="NoFlag" name="signed_ft"/>
  <field configurationFlags="NoFlag" name="band_ft"/>
  <field configurationFlags="NoFlag" name="leans"/>
  <field configurationFlags="NoFlag" name="accuracy_ft"/>
  <field configurationFlags="NoFlag" name="outcome"/>
  <field configurationFlags="NoFlag" name="governs"/>
  <field configurationFlags="NoFlag" name="note"/>
  <field configurationFlags="NoFlag" name="site"/>
 </fieldConfiguration>
 <aliases>
  <alias name="" index="0" field="fid"/>
  <alias name="" index="1" field="rule_id"/>
  <alias name="" index="2" field="authority"/>
  <alias name="" index="3" field="section"/>
  <alias name="" index="4" field="edition"/>
  <alias name="" index="5" field="kind"/>
  <alias name="" index="6" field="force"/>
  <alias name="" index="7" field="subject_role"/>
  <alias name="" index="8" field="subject_layer"/>
  <alias name="" index="9" field="subject_id"/>
  <alias name="" index="10" field="constraint_role"/>
  <alias name="" index="11" field="constraint_layer"/>
  <alias name="" index="12" field="constraint_id"/>
  <alias name="" index="13" field="lot_id"/>
  <alias name="" index="14" field="constraint_lot_id"/>
  <alias name="" index="15" field="required"/>
  <alias name="" index="16" field="provided"/>
  <alias name="" index="17" field="shortfall"/>
  <alias name="" index="18" field="unit"/>
  <alias name="" index="19" field="signed_ft"/>
  <alias name="" index="20" field="band_ft"/>
  <alias name="" index="21" field="leans"/>
  <alias name="" index="22" field="accuracy_ft"/>
  <alias name="" index="23" field="outcome"/>
  <alias name="" index="24" field="governs"/>
  <alias name="" index="25" field="note"/>
  <alias name="" index="26" field="site"/>
 </aliases>
 <splitPolicies>
  <policy policy="Duplicate" field="fid"/>
  <policy policy="Duplicate" field="rule_id"/>
  <policy policy="Duplicate" field="authority"/>
  <policy policy="Duplicate" field="section"/>
  <policy policy="Duplicate" field="edition"/>
  <policy policy="Duplicate" field="kind"/>
  <policy policy="Duplicate" field="force"/>
  <policy policy="Duplicate" field="subject_role"/>
  <policy policy="Duplicate" field="subject_layer"/>
  <policy policy="Duplicate" field="subject_id"/>
  <policy policy="Duplicate" field="constraint_role"/>
  <policy policy="Duplicate" field="constraint_layer"/>
  <policy policy="Duplicate" field="constraint_id"/>
  <policy policy="Duplicate" field="lot_id"/>
  <policy policy="Duplicate" field="constraint_lot_id"/>
  <policy policy="Duplicate" field="required"/>
  <policy policy="Duplicate" field="provided"/>
  <policy policy="Duplicate" field="shortfall"/>
  <policy policy="Duplicate" field="unit"/>
  <policy policy="Duplicate" field="signed_ft"/>
  <policy policy="Duplicate" field="band_ft"/>
  <policy policy="Duplicate" field="leans"/>
  <policy policy="Duplicate" field="accuracy_ft"/>
  <policy policy="Duplicate" field="outcome"/>
  <policy policy="Duplicate" field="governs"/>
  <policy policy="Duplicate" field="note"/>
  <policy policy="Duplicate" field="site"/>
 </splitPolicies>
 <duplicatePolicies>
  <policy policy="Duplicate" field="fid"/>
  <policy policy="Duplicate" field="rule_id"/>
  <policy policy="Duplicate" field="authority"/>
  <policy policy="Duplicate" field="section"/>
  <policy policy="Duplicate" field="edition"/>
  <policy policy="Duplicate" field="kind"/>
  <policy policy="Duplicate" field="force"/>
  <policy policy="Duplicate" field="subject_role"/>
  <policy policy="Duplicate" field="subject_layer"/>
  <policy policy="Duplicate" field="subject_id"/>
  <policy policy="Duplicate" field="constraint_role"/>
  <policy policy="Duplicate" field="constraint_layer"/>
  <policy policy="Duplicate" field="constraint_id"/>
  <policy policy="Duplicate" field="lot_id"/>
  <policy policy="Duplicate" field="constraint_lot_id"/>
  <policy policy="Duplicate" field="required"/>
  <policy policy="Duplicate" field="provided"/>
  <policy policy="Duplicate" field="shortfall"/>
  <policy policy="Duplicate" field="unit"/>
  <policy policy="Duplicate" field="signed_ft"/>
  <policy policy="Duplicate" field="band_ft"/>
  <policy policy="Duplicate" field="leans"/>
  <policy policy="Duplicate" field="accuracy_ft"/>
  <policy policy="Duplicate" field="outcome"/>
  <policy policy="Duplicate" field="governs"/>
  <policy policy="Duplicate" field="note"/>
  <policy policy="Duplicate" field="site"/>
 </duplicatePolicies>
 <defaults>
  <default expression="" applyOnUpdate="0" field="fid"/>
  <default expression="" applyOnUpdate="0" field="rule_id"/>
  <default expression="" applyOnUpdate="0" field="authority"/>
  <default expression="" applyOnUpdate="0" field="section"/>
  <default expression="" applyOnUpdate="0" field="edition"/>
  <default expression="" applyOnUpdate="0" field="kind"/>
  <default expression="" applyOnUpdate="0" field="force"/>
  <default expression="" applyOnUpdate="0" field="subject_role"/>
  <default expression="" applyOnUpdate="0" field="subject_layer"/>
  <default expression="" applyOnUpdate="0" field="subject_id"/>
  <default expression="" applyOnUpdate="0" field="constraint_role"/>
  <default expression="" applyOnUpdate="0" field="constraint_layer"/>
  <default expression="" applyOnUpdate="0" field="constraint_id"/>
  <default expression="" applyOnUpdate="0" field="lot_id"/>
  <default expression="" applyOnUpdate="0" field="constraint_lot_id"/>
  <default expression="" applyOnUpdate="0" field="required"/>
  <default expression="" applyOnUpdate="0" field="provided"/>
  <default expression="" applyOnUpdate="0" field="shortfall"/>
  <default expression="" applyOnUpdate="0" field="unit"/>
  <default expression="" applyOnUpdate="0" field="signed_ft"/>
  <default expression="" applyOnUpdate="0" field="band_ft"/>
  <default expression="" applyOnUpdate="0" field="leans"/>
  <default expression="" applyOnUpdate="0" field="accuracy_ft"/>
  <default expression="" applyOnUpdate="0" field="outcome"/>
  <default expression="" applyOnUpdate="0" field="governs"/>
  <default expression="" applyOnUpdate="0" field="note"/>
  <default expression="" applyOnUpdate="0" field="site"/>
 </defaults>
 <constraints>
  <constraint constraints="3" notnull_strength="1" unique_strength="1" exp_strength="0" field="fid"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="rule_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="authority"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="section"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="edition"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="kind"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="force"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="subject_role"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="subject_layer"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="subject_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="constraint_role"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="constraint_layer"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="constraint_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="lot_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="constraint_lot_id"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="required"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="provided"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="shortfall"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="unit"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="signed_ft"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="band_ft"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="leans"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="accuracy_ft"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="outcome"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="governs"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="note"/>
  <constraint constraints="0" notnull_strength="0" unique_strength="0" exp_strength="0" field="site"/>
 </constraints>
 <constraintExpressions>
  <constraint desc="" exp="" field="fid"/>
  <constraint desc="" exp="" field="rule_id"/>
  <constraint desc="" exp="" field="authority"/>
  <constraint desc="" exp="" field="section"/>
  <constraint desc="" exp="" field="edition"/>
  <constraint desc="" exp="" field="kind"/>
  <constraint desc="" exp="" field="force"/>
  <constraint desc="" exp="" field="subject_role"/>
  <constraint desc="" exp="" field="subject_layer"/>
  <constraint desc="" exp="" field="subject_id"/>
  <constraint desc="" exp="" field="constraint_role"/>
  <constraint desc="" exp="" field="constraint_layer"/>
  <constraint desc="" exp="" field="constraint_id"/>
  <constraint desc="" exp="" field="lot_id"/>
  <constraint desc="" exp="" field="constraint_lot_id"/>
  <constraint desc="" exp="" field="required"/>
  <constraint desc="" exp="" field="provided"/>
  <constraint desc="" exp="" field="shortfall"/>
  <constraint desc="" exp="" field="unit"/>
  <constraint desc="" exp="" field="signed_ft"/>
  <constraint desc="" exp="" field="band_ft"/>
  <constraint desc="" exp="" field="leans"/>
  <constraint desc="" exp="" field="accuracy_ft"/>
  <constraint desc="" exp="" field="outcome"/>
  <constraint desc="" exp="" field="governs"/>
  <constraint desc="" exp="" field="note"/>
  <constraint desc="" exp="" field="site"/>
 </constraintExpressions>
 <expressionfields/>
 <mapTip enabled="1">&lt;b>[% "outcome" %]&lt;/b> [% if("force"='advisory','(advisory)','') %]&lt;br>[% "subject_role" %] [% "subject_id" %] &amp;ndash; [% "constraint_role" %] [% "constraint_id" %]&lt;br>required [% round("required",2) %] ft, provided [% round("provided",2) %] ft&lt;br>[% "authority" %], [% "section" %] ([% "rule_id" %])&lt;br>&lt;i>[% "note" %]&lt;/i></mapTip>
 <layerGeometryType>1</layerGeometryType>
</qgis>
