<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis minScale="100000000" hasScaleBasedVisibilityFlag="0" autoRefreshMode="Disabled" simplifyMaxScale="1" styleCategories="Symbology|Labeling|Fields|MapTips|Rendering" symbologyReferenceScale="-1" simplifyDrawingTol="1" autoRefreshTime="0" version="3.40.6-Bratislava" simplifyDrawingHints="1" simplifyLocal="1" maxScale="0" labelsEnabled="1" simplifyAlgorithm="0">
 <renderer-v2 forceraster="0" type="categorizedSymbol" symbollevels="0" attr="outcome" referencescale="-1" enableorderby="0">
  <categories>
   <category label="intrudes" render="true" type="string" value="intrudes" uuid="{eec65ff4-5ed3-44e0-bad3-b2be70fd062f}" symbol="0"/>
   <category label="too close to call" render="true" type="string" value="too_close_to_call" uuid="{4643c17a-33fd-4a9e-b356-60b6c0292f84}" symbol="1"/>
   <category label="for a person to decide" render="true" type="string" value="refer" uuid="{0e76030b-7818-4cd1-9f6b-13d0cb8740b9}" symbol="2"/>
   <category label="not checked" render="true" type="string" value="not_checked" uuid="{c08533bb-e73e-40de-99c4-16ff150c559c}" symbol="3"/>
   <category label="meets" render="true" type="string" value="meets" uuid="{ad66f63d-d4de-4813-a84b-9bb495a18f98}" symbol="4"/>
   <category label="not applicable" render="true" type="string" value="not_applicable" uuid="{28e0d9f5-1dfe-4a5c-9627-c689ae509927}" symbol="5"/>
  </categories>
  <symbols>
   <symbol alpha="1" type="line" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="0">
    <data_defined_properties>
     <Option type="Map">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
    </data_defined_properties>
    <layer pass="0" id="{5d079052-e38c-4027-912e-5e34a0f395be}" locked="0" class="SimpleLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="0" name="align_dash_pattern"/>
      <Option type="QString" value="round" name="capstyle"/>
      <Option type="QString" value="5;2" name="customdash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="customdash_map_unit_scale"/>
      <Option type="QString" value="MM" name="customdash_unit"/>
      <Option type="QString" value="0" name="dash_pattern_offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="dash_pattern_offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="dash_pattern_offset_unit"/>
      <Option type="QString" value="0" name="draw_inside_polygon"/>
      <Option type="QString" value="bevel" name="joinstyle"/>
      <Option type="QString" value="213,94,0,255,rgb:0.83529411764705885,0.36862745098039218,0,1" name="line_color"/>
      <Option type="QString" value="solid" name="line_style"/>
      <Option type="QString" value="0.7" name="line_width"/>
      <Option type="QString" value="MM" name="line_width_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="trim_distance_end"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_end_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_end_unit"/>
      <Option type="QString" value="0" name="trim_distance_start"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_start_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_start_unit"/>
      <Option type="QString" value="0" name="tweak_dash_pattern_on_corners"/>
      <Option type="QString" value="0" name="use_custom_dash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="width_map_unit_scale"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer pass="0" id="{50bb5817-162d-4755-83ac-531d6ea81e9f}" locked="0" class="MarkerLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="4" name="average_angle_length"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="average_angle_map_unit_scale"/>
      <Option type="QString" value="MM" name="average_angle_unit"/>
      <Option type="QString" value="3" name="interval"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="interval_map_unit_scale"/>
      <Option type="QString" value="MM" name="interval_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="0" name="offset_along_line"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_along_line_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_along_line_unit"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="bool" value="true" name="place_on_every_part"/>
      <Option type="QString" value="LastVertex|FirstVertex" name="placements"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="rotate"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
     <symbol alpha="1" type="marker" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="@0@1">
      <data_defined_properties>
       <Option type="Map">
        <Option type="QString" value="" name="name"/>
        <Option name="properties"/>
        <Option type="QString" value="collection" name="type"/>
       </Option>
      </data_defined_properties>
      <layer pass="0" id="{ccfb3ddc-b97f-4258-a34e-7f7c29aa4506}" locked="0" class="SimpleMarker" enabled="1">
       <Option type="Map">
        <Option type="QString" value="0" name="angle"/>
        <Option type="QString" value="square" name="cap_style"/>
        <Option type="QString" value="213,94,0,255,rgb:0.83529411764705885,0.36862745098039218,0,1" name="color"/>
        <Option type="QString" value="1" name="horizontal_anchor_point"/>
        <Option type="QString" value="bevel" name="joinstyle"/>
        <Option type="QString" value="cross2" name="name"/>
        <Option type="QString" value="0,0" name="offset"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
        <Option type="QString" value="MM" name="offset_unit"/>
        <Option type="QString" value="213,94,0,255,rgb:0.83529411764705885,0.36862745098039218,0,1" name="outline_color"/>
        <Option type="QString" value="solid" name="outline_style"/>
        <Option type="QString" value="0.5" name="outline_width"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="outline_width_map_unit_scale"/>
        <Option type="QString" value="MM" name="outline_width_unit"/>
        <Option type="QString" value="diameter" name="scale_method"/>
        <Option type="QString" value="2.6" name="size"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="size_map_unit_scale"/>
        <Option type="QString" value="MM" name="size_unit"/>
        <Option type="QString" value="1" name="vertical_anchor_point"/>
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
    </layer>
   </symbol>
   <symbol alpha="1" type="line" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="1">
    <data_defined_properties>
     <Option type="Map">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
    </data_defined_properties>
    <layer pass="0" id="{baeabab4-f2cf-41fb-a682-f63d8dbf3d4b}" locked="0" class="SimpleLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="0" name="align_dash_pattern"/>
      <Option type="QString" value="round" name="capstyle"/>
      <Option type="QString" value="5;2" name="customdash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="customdash_map_unit_scale"/>
      <Option type="QString" value="MM" name="customdash_unit"/>
      <Option type="QString" value="0" name="dash_pattern_offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="dash_pattern_offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="dash_pattern_offset_unit"/>
      <Option type="QString" value="0" name="draw_inside_polygon"/>
      <Option type="QString" value="bevel" name="joinstyle"/>
      <Option type="QString" value="230,159,0,255,rgb:0.90196078431372551,0.62352941176470589,0,1" name="line_color"/>
      <Option type="QString" value="dash" name="line_style"/>
      <Option type="QString" value="0.7" name="line_width"/>
      <Option type="QString" value="MM" name="line_width_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="trim_distance_end"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_end_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_end_unit"/>
      <Option type="QString" value="0" name="trim_distance_start"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_start_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_start_unit"/>
      <Option type="QString" value="0" name="tweak_dash_pattern_on_corners"/>
      <Option type="QString" value="0" name="use_custom_dash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="width_map_unit_scale"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer pass="0" id="{2faa9a72-2d27-465a-bf0a-cf5db0725aef}" locked="0" class="MarkerLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="4" name="average_angle_length"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="average_angle_map_unit_scale"/>
      <Option type="QString" value="MM" name="average_angle_unit"/>
      <Option type="QString" value="3" name="interval"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="interval_map_unit_scale"/>
      <Option type="QString" value="MM" name="interval_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="0" name="offset_along_line"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_along_line_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_along_line_unit"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="bool" value="true" name="place_on_every_part"/>
      <Option type="QString" value="LastVertex|FirstVertex" name="placements"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="rotate"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
     <symbol alpha="1" type="marker" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="@1@1">
      <data_defined_properties>
       <Option type="Map">
        <Option type="QString" value="" name="name"/>
        <Option name="properties"/>
        <Option type="QString" value="collection" name="type"/>
       </Option>
      </data_defined_properties>
      <layer pass="0" id="{e77118c8-046c-43f6-a15c-3d67162fc866}" locked="0" class="SimpleMarker" enabled="1">
       <Option type="Map">
        <Option type="QString" value="0" name="angle"/>
        <Option type="QString" value="square" name="cap_style"/>
        <Option type="QString" value="230,159,0,255,rgb:0.90196078431372551,0.62352941176470589,0,1" name="color"/>
        <Option type="QString" value="1" name="horizontal_anchor_point"/>
        <Option type="QString" value="bevel" name="joinstyle"/>
        <Option type="QString" value="triangle" name="name"/>
        <Option type="QString" value="0,0" name="offset"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
        <Option type="QString" value="MM" name="offset_unit"/>
        <Option type="QString" value="230,159,0,255,rgb:0.90196078431372551,0.62352941176470589,0,1" name="outline_color"/>
        <Option type="QString" value="solid" name="outline_style"/>
        <Option type="QString" value="0.5" name="outline_width"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="outline_width_map_unit_scale"/>
        <Option type="QString" value="MM" name="outline_width_unit"/>
        <Option type="QString" value="diameter" name="scale_method"/>
        <Option type="QString" value="2.6" name="size"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="size_map_unit_scale"/>
        <Option type="QString" value="MM" name="size_unit"/>
        <Option type="QString" value="1" name="vertical_anchor_point"/>
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
    </layer>
   </symbol>
   <symbol alpha="1" type="line" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="2">
    <data_defined_properties>
     <Option type="Map">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
    </data_defined_properties>
    <layer pass="0" id="{c8d8a860-f3e1-42c3-9859-fa26c3028bf6}" locked="0" class="SimpleLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="0" name="align_dash_pattern"/>
      <Option type="QString" value="round" name="capstyle"/>
      <Option type="QString" value="5;2" name="customdash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="customdash_map_unit_scale"/>
      <Option type="QString" value="MM" name="customdash_unit"/>
      <Option type="QString" value="0" name="dash_pattern_offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="dash_pattern_offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="dash_pattern_offset_unit"/>
      <Option type="QString" value="0" name="draw_inside_polygon"/>
      <Option type="QString" value="bevel" name="joinstyle"/>
      <Option type="QString" value="204,121,167,255,rgb:0.80000000000000004,0.47450980392156861,0.65490196078431373,1" name="line_color"/>
      <Option type="QString" value="dash dot" name="line_style"/>
      <Option type="QString" value="0.7" name="line_width"/>
      <Option type="QString" value="MM" name="line_width_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="trim_distance_end"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_end_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_end_unit"/>
      <Option type="QString" value="0" name="trim_distance_start"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_start_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_start_unit"/>
      <Option type="QString" value="0" name="tweak_dash_pattern_on_corners"/>
      <Option type="QString" value="0" name="use_custom_dash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="width_map_unit_scale"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer pass="0" id="{ceae7b60-8562-4997-9365-008e0e9f01d7}" locked="0" class="MarkerLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="4" name="average_angle_length"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="average_angle_map_unit_scale"/>
      <Option type="QString" value="MM" name="average_angle_unit"/>
      <Option type="QString" value="3" name="interval"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="interval_map_unit_scale"/>
      <Option type="QString" value="MM" name="interval_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="0" name="offset_along_line"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_along_line_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_along_line_unit"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="bool" value="true" name="place_on_every_part"/>
      <Option type="QString" value="LastVertex|FirstVertex" name="placements"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="rotate"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
     <symbol alpha="1" type="marker" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="@2@1">
      <data_defined_properties>
       <Option type="Map">
        <Option type="QString" value="" name="name"/>
        <Option name="properties"/>
        <Option type="QString" value="collection" name="type"/>
       </Option>
      </data_defined_properties>
      <layer pass="0" id="{e2f57aed-c2cd-4fc3-a54a-fc75ad4cc018}" locked="0" class="SimpleMarker" enabled="1">
       <Option type="Map">
        <Option type="QString" value="0" name="angle"/>
        <Option type="QString" value="square" name="cap_style"/>
        <Option type="QString" value="204,121,167,255,rgb:0.80000000000000004,0.47450980392156861,0.65490196078431373,1" name="color"/>
        <Option type="QString" value="1" name="horizontal_anchor_point"/>
        <Option type="QString" value="bevel" name="joinstyle"/>
        <Option type="QString" value="diamond" name="name"/>
        <Option type="QString" value="0,0" name="offset"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
        <Option type="QString" value="MM" name="offset_unit"/>
        <Option type="QString" value="204,121,167,255,rgb:0.80000000000000004,0.47450980392156861,0.65490196078431373,1" name="outline_color"/>
        <Option type="QString" value="solid" name="outline_style"/>
        <Option type="QString" value="0.5" name="outline_width"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="outline_width_map_unit_scale"/>
        <Option type="QString" value="MM" name="outline_width_unit"/>
        <Option type="QString" value="diameter" name="scale_method"/>
        <Option type="QString" value="2.6" name="size"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="size_map_unit_scale"/>
        <Option type="QString" value="MM" name="size_unit"/>
        <Option type="QString" value="1" name="vertical_anchor_point"/>
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
    </layer>
   </symbol>
   <symbol alpha="1" type="line" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="3">
    <data_defined_properties>
     <Option type="Map">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
    </data_defined_properties>
    <layer pass="0" id="{7d77ad85-4ffe-4428-b61e-8532e75ada22}" locked="0" class="SimpleLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="0" name="align_dash_pattern"/>
      <Option type="QString" value="round" name="capstyle"/>
      <Option type="QString" value="5;2" name="customdash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="customdash_map_unit_scale"/>
      <Option type="QString" value="MM" name="customdash_unit"/>
      <Option type="QString" value="0" name="dash_pattern_offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="dash_pattern_offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="dash_pattern_offset_unit"/>
      <Option type="QString" value="0" name="draw_inside_polygon"/>
      <Option type="QString" value="bevel" name="joinstyle"/>
      <Option type="QString" value="107,107,107,255,rgb:0.41960784313725491,0.41960784313725491,0.41960784313725491,1" name="line_color"/>
      <Option type="QString" value="dot" name="line_style"/>
      <Option type="QString" value="0.7" name="line_width"/>
      <Option type="QString" value="MM" name="line_width_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="trim_distance_end"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_end_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_end_unit"/>
      <Option type="QString" value="0" name="trim_distance_start"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_start_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_start_unit"/>
      <Option type="QString" value="0" name="tweak_dash_pattern_on_corners"/>
      <Option type="QString" value="0" name="use_custom_dash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="width_map_unit_scale"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer pass="0" id="{ded74c8c-9852-4e6c-be12-6217f614500d}" locked="0" class="MarkerLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="4" name="average_angle_length"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="average_angle_map_unit_scale"/>
      <Option type="QString" value="MM" name="average_angle_unit"/>
      <Option type="QString" value="3" name="interval"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="interval_map_unit_scale"/>
      <Option type="QString" value="MM" name="interval_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="0" name="offset_along_line"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_along_line_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_along_line_unit"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="bool" value="true" name="place_on_every_part"/>
      <Option type="QString" value="LastVertex|FirstVertex" name="placements"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="rotate"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
     <symbol alpha="1" type="marker" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="@3@1">
      <data_defined_properties>
       <Option type="Map">
        <Option type="QString" value="" name="name"/>
        <Option name="properties"/>
        <Option type="QString" value="collection" name="type"/>
       </Option>
      </data_defined_properties>
      <layer pass="0" id="{cd6940c0-1c5b-49e4-8639-500497a062a8}" locked="0" class="SimpleMarker" enabled="1">
       <Option type="Map">
        <Option type="QString" value="0" name="angle"/>
        <Option type="QString" value="square" name="cap_style"/>
        <Option type="QString" value="107,107,107,255,rgb:0.41960784313725491,0.41960784313725491,0.41960784313725491,1" name="color"/>
        <Option type="QString" value="1" name="horizontal_anchor_point"/>
        <Option type="QString" value="bevel" name="joinstyle"/>
        <Option type="QString" value="circle" name="name"/>
        <Option type="QString" value="0,0" name="offset"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
        <Option type="QString" value="MM" name="offset_unit"/>
        <Option type="QString" value="107,107,107,255,rgb:0.41960784313725491,0.41960784313725491,0.41960784313725491,1" name="outline_color"/>
        <Option type="QString" value="solid" name="outline_style"/>
        <Option type="QString" value="0.5" name="outline_width"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="outline_width_map_unit_scale"/>
        <Option type="QString" value="MM" name="outline_width_unit"/>
        <Option type="QString" value="diameter" name="scale_method"/>
        <Option type="QString" value="2.6" name="size"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="size_map_unit_scale"/>
        <Option type="QString" value="MM" name="size_unit"/>
        <Option type="QString" value="1" name="vertical_anchor_point"/>
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
    </layer>
   </symbol>
   <symbol alpha="1" type="line" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="4">
    <data_defined_properties>
     <Option type="Map">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
    </data_defined_properties>
    <layer pass="0" id="{3709857e-0176-44c4-ad26-cf994cfca34e}" locked="0" class="SimpleLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="0" name="align_dash_pattern"/>
      <Option type="QString" value="round" name="capstyle"/>
      <Option type="QString" value="5;2" name="customdash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="customdash_map_unit_scale"/>
      <Option type="QString" value="MM" name="customdash_unit"/>
      <Option type="QString" value="0" name="dash_pattern_offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="dash_pattern_offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="dash_pattern_offset_unit"/>
      <Option type="QString" value="0" name="draw_inside_polygon"/>
      <Option type="QString" value="bevel" name="joinstyle"/>
      <Option type="QString" value="0,114,178,255,rgb:0,0.44705882352941179,0.69803921568627447,1" name="line_color"/>
      <Option type="QString" value="solid" name="line_style"/>
      <Option type="QString" value="0.7" name="line_width"/>
      <Option type="QString" value="MM" name="line_width_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="trim_distance_end"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_end_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_end_unit"/>
      <Option type="QString" value="0" name="trim_distance_start"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_start_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_start_unit"/>
      <Option type="QString" value="0" name="tweak_dash_pattern_on_corners"/>
      <Option type="QString" value="0" name="use_custom_dash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="width_map_unit_scale"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer pass="0" id="{e9b408cf-bb37-4967-853c-02ba62e56ae2}" locked="0" class="MarkerLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="4" name="average_angle_length"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="average_angle_map_unit_scale"/>
      <Option type="QString" value="MM" name="average_angle_unit"/>
      <Option type="QString" value="3" name="interval"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="interval_map_unit_scale"/>
      <Option type="QString" value="MM" name="interval_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="0" name="offset_along_line"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_along_line_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_along_line_unit"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="bool" value="true" name="place_on_every_part"/>
      <Option type="QString" value="LastVertex|FirstVertex" name="placements"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="rotate"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
     <symbol alpha="1" type="marker" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="@4@1">
      <data_defined_properties>
       <Option type="Map">
        <Option type="QString" value="" name="name"/>
        <Option name="properties"/>
        <Option type="QString" value="collection" name="type"/>
       </Option>
      </data_defined_properties>
      <layer pass="0" id="{5c3d4305-8510-4698-b86e-bfc5266dcb17}" locked="0" class="SimpleMarker" enabled="1">
       <Option type="Map">
        <Option type="QString" value="0" name="angle"/>
        <Option type="QString" value="square" name="cap_style"/>
        <Option type="QString" value="0,114,178,255,rgb:0,0.44705882352941179,0.69803921568627447,1" name="color"/>
        <Option type="QString" value="1" name="horizontal_anchor_point"/>
        <Option type="QString" value="bevel" name="joinstyle"/>
        <Option type="QString" value="square" name="name"/>
        <Option type="QString" value="0,0" name="offset"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
        <Option type="QString" value="MM" name="offset_unit"/>
        <Option type="QString" value="0,114,178,255,rgb:0,0.44705882352941179,0.69803921568627447,1" name="outline_color"/>
        <Option type="QString" value="solid" name="outline_style"/>
        <Option type="QString" value="0.5" name="outline_width"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="outline_width_map_unit_scale"/>
        <Option type="QString" value="MM" name="outline_width_unit"/>
        <Option type="QString" value="diameter" name="scale_method"/>
        <Option type="QString" value="2.6" name="size"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="size_map_unit_scale"/>
        <Option type="QString" value="MM" name="size_unit"/>
        <Option type="QString" value="1" name="vertical_anchor_point"/>
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
    </layer>
   </symbol>
   <symbol alpha="1" type="line" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="5">
    <data_defined_properties>
     <Option type="Map">
      <Option type="QString" value="" name="name"/>
      <Option name="properties"/>
      <Option type="QString" value="collection" name="type"/>
     </Option>
    </data_defined_properties>
    <layer pass="0" id="{151d1234-a154-4d0a-84ff-4bfd29378194}" locked="0" class="SimpleLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="0" name="align_dash_pattern"/>
      <Option type="QString" value="round" name="capstyle"/>
      <Option type="QString" value="5;2" name="customdash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="customdash_map_unit_scale"/>
      <Option type="QString" value="MM" name="customdash_unit"/>
      <Option type="QString" value="0" name="dash_pattern_offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="dash_pattern_offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="dash_pattern_offset_unit"/>
      <Option type="QString" value="0" name="draw_inside_polygon"/>
      <Option type="QString" value="bevel" name="joinstyle"/>
      <Option type="QString" value="154,154,154,255,rgb:0.60392156862745094,0.60392156862745094,0.60392156862745094,1" name="line_color"/>
      <Option type="QString" value="dot" name="line_style"/>
      <Option type="QString" value="0.7" name="line_width"/>
      <Option type="QString" value="MM" name="line_width_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="trim_distance_end"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_end_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_end_unit"/>
      <Option type="QString" value="0" name="trim_distance_start"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="trim_distance_start_map_unit_scale"/>
      <Option type="QString" value="MM" name="trim_distance_start_unit"/>
      <Option type="QString" value="0" name="tweak_dash_pattern_on_corners"/>
      <Option type="QString" value="0" name="use_custom_dash"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="width_map_unit_scale"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
    </layer>
    <layer pass="0" id="{35053479-c8f4-4f4e-84c8-9b188e60ace5}" locked="0" class="MarkerLine" enabled="1">
     <Option type="Map">
      <Option type="QString" value="4" name="average_angle_length"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="average_angle_map_unit_scale"/>
      <Option type="QString" value="MM" name="average_angle_unit"/>
      <Option type="QString" value="3" name="interval"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="interval_map_unit_scale"/>
      <Option type="QString" value="MM" name="interval_unit"/>
      <Option type="QString" value="0" name="offset"/>
      <Option type="QString" value="0" name="offset_along_line"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_along_line_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_along_line_unit"/>
      <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
      <Option type="QString" value="MM" name="offset_unit"/>
      <Option type="bool" value="true" name="place_on_every_part"/>
      <Option type="QString" value="LastVertex|FirstVertex" name="placements"/>
      <Option type="QString" value="0" name="ring_filter"/>
      <Option type="QString" value="0" name="rotate"/>
     </Option>
     <data_defined_properties>
      <Option type="Map">
       <Option type="QString" value="" name="name"/>
       <Option name="properties"/>
       <Option type="QString" value="collection" name="type"/>
      </Option>
     </data_defined_properties>
     <symbol alpha="1" type="marker" clip_to_extent="1" frame_rate="10" force_rhr="0" is_animated="0" name="@5@1">
      <data_defined_properties>
       <Option type="Map">
        <Option type="QString" value="" name="name"/>
        <Option name="properties"/>
        <Option type="QString" value="collection" name="type"/>
       </Option>
      </data_defined_properties>
      <layer pass="0" id="{ad06f22e-8654-4efc-8f04-0660c8926378}" locked="0" class="SimpleMarker" enabled="1">
       <Option type="Map">
        <Option type="QString" value="0" name="angle"/>
        <Option type="QString" value="square" name="cap_style"/>
        <Option type="QString" value="154,154,154,255,rgb:0.60392156862745094,0.60392156862745094,0.60392156862745094,1" name="color"/>
        <Option type="QString" value="1" name="horizontal_anchor_point"/>
        <Option type="QString" value="bevel" name="joinstyle"/>
        <Option type="QString" value="circle" name="name"/>
        <Option type="QString" value="0,0" name="offset"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="offset_map_unit_scale"/>
        <Option type="QString" value="MM" name="offset_unit"/>
        <Option type="QString" value="154,154,154,255,rgb:0.60392156862745094,0.60392156862745094,0.60392156862745094,1" name="outline_color"/>
        <Option type="QString" value="solid" name="outline_style"/>
        <Option type="QString" value="0.5" name="outline_width"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="outline_width_map_unit_scale"/>
        <Option type="QString" value="MM" name="outline_width_unit"/>
        <Option type="QString" value="diameter" name="scale_method"/>
        <Option type="QString" value="2.6" name="size"/>
        <Option type="QString" value="3x:0,0,0,0,0,0" name="size_map_unit_scale"/>
        <Option type="QString" value="MM" name="size_unit"/>
        <Option type="QString" value="1" name="vertical_anchor_point"/>
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
   <text-style fontLetterSpacing="0" previewBkgrdColor="255,255,255,255,rgb:1,1,1,1" multilineHeightUnit="Percentage" fontItalic="0" isExpression="1" tabStopDistanceMapUnitScale="3x:0,0,0,0,0,0" namedStyle="" fontWeight="75" fontWordSpacing="0" fontSize="8" textColor="29,29,29,255,rgb:0.11372549019607843,0.11372549019607843,0.11372549019607843,1" textOrientation="horizontal" allowHtml="0" legendString="Aa" fontSizeUnit="Point" capitalization="0" forcedBold="0" fontFamily="Open Sans" forcedItalic="0" fieldName="format_number(&quot;provided&quot;, 2) || ' of ' || format_number(&quot;required&quot;, 0) || ' ft' " multilineHeight="1" blendMode="0" fontUnderline="0" fontKerning="1" tabStopDistanceUnit="Percentage" fontSizeMapUnitScale="3x:0,0,0,0,0,0" tabStopDistance="6" textOpacity="1" fontStrikeout="0" useSubstitutions="0">
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
   <placement lineAnchorPercent="0.5" predefinedPositionOrder="TR,TL,BR,BL,R,L,TSR,BSR" centroidWhole="0" maxCurvedCharAngleIn="25" centroidInside="0" xOffset="0" repeatDistanceUnits="MM" lineAnchorType="0" geometryGenerator="" overrunDistance="0" dist="0" layerType="UnknownGeometry" overrunDistanceMapUnitScale="3x:0,0,0,0,0,0" maximumDistanceUnit="MM" rotationUnit="AngleDegrees" repeatDistanceMapUnitScale="3x:0,0,0,0,0,0" distMapUnitScale="3x:0,0,0,0,0,0" yOffset="0" offsetType="0" overlapHandling="PreventOverlap" offsetUnits="MM" geometryGeneratorType="PointGeometry" polygonPlacementFlags="2" preserveRotation="1" fitInPolygonOnly="0" repeatDistance="0" lineAnchorTextPoint="FollowPlacement" maximumDistance="0" maximumDistanceMapUnitScale="3x:0,0,0,0,0,0" lineAnchorClipping="0" labelOffsetMapUnitScale="3x:0,0,0,0,0,0" priority="5" allowDegraded="0" geometryGeneratorEnabled="0" placementFlags="10" maxCurvedCharAngleOut="-25" prioritization="PreferCloser" rotationAngle="0" distUnits="MM" placement="2" overrunDistanceUnit="MM" quadOffset="4"/>
   <rendering scaleMin="0" obstacleFactor="1" maxNumLabels="2000" fontMaxPixelSize="10000" fontLimitPixelSize="0" mergeLines="0" scaleMax="0" zIndex="0" scaleVisibility="0" drawLabels="1" minFeatureSize="0" obstacle="1" unplacedVisibility="0" obstacleType="1" fontMinPixelSize="0" labelPerPart="0" limitNumLabels="0" upsidedownLabels="0"/>
   <dd_properties>
    <Option type="Map">
     <Option type="QString" value="" name="name"/>
     <Option type="Map" name="properties">
      <Option type="Map" name="Show">
       <Option type="bool" value="true" name="active"/>
       <Option type="QString" value="&quot;governs&quot; or &quot;outcome&quot; in ('refer','not_checked')" name="expression"/>
       <Option type="int" value="3" name="type"/>
      </Option>
     </Option>
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
     <Option type="QString" value="&lt;symbol alpha=&quot;1&quot; type=&quot;line&quot; clip_to_extent=&quot;1&quot; frame_rate=&quot;10&quot; force_rhr=&quot;0&quot; is_animated=&quot;0&quot; name=&quot;symbol&quot;>&lt;data_defined_properties>&lt;Option type=&quot;Map&quot;>&lt;Option type=&quot;QString&quot; value=&quot;&quot; name=&quot;name&quot;/>&lt;Option name=&quot;properties&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;collection&quot; name=&quot;type&quot;/>&lt;/Option>&lt;/data_defined_properties>&lt;layer pass=&quot;0&quot; id=&quot;{b432f6bd-262c-40b2-9cf3-41e67243a29e}&quot; locked=&quot;0&quot; class=&quot;SimpleLine&quot; enabled=&quot;1&quot;>&lt;Option type=&quot;Map&quot;>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;align_dash_pattern&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;square&quot; name=&quot;capstyle&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;5;2&quot; name=&quot;customdash&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;customdash_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;customdash_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;dash_pattern_offset&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;dash_pattern_offset_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;dash_pattern_offset_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;draw_inside_polygon&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;bevel&quot; name=&quot;joinstyle&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;60,60,60,255,rgb:0.23529411764705882,0.23529411764705882,0.23529411764705882,1&quot; name=&quot;line_color&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;solid&quot; name=&quot;line_style&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0.3&quot; name=&quot;line_width&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;line_width_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;offset&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;offset_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;offset_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;ring_filter&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;trim_distance_end&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;trim_distance_end_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;trim_distance_end_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;trim_distance_start&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;trim_distance_start_map_unit_scale&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;MM&quot; name=&quot;trim_distance_start_unit&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;tweak_dash_pattern_on_corners&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;0&quot; name=&quot;use_custom_dash&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;3x:0,0,0,0,0,0&quot; name=&quot;width_map_unit_scale&quot;/>&lt;/Option>&lt;data_defined_properties>&lt;Option type=&quot;Map&quot;>&lt;Option type=&quot;QString&quot; value=&quot;&quot; name=&quot;name&quot;/>&lt;Option name=&quot;properties&quot;/>&lt;Option type=&quot;QString&quot; value=&quot;collection&quot; name=&quot;type&quot;/>&lt;/Option>&lt;/data_defined_properties>&lt;/layer>&lt;/symbol>" name="lineSymbol"/>
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
  <field name="rule_id" configurationFlags="NoFlag"/>
  <field name="authority" configurationFlags="NoFlag"/>
  <field name="section" configurationFlags="NoFlag"/>
  <field name="edition" configurationFlags="NoFlag"/>
  <field name="kind" configurationFlags="NoFlag"/>
  <field name="force" configurationFlags="NoFlag"/>
  <field name="subject_role" configurationFlags="NoFlag"/>
  <field name="subject_layer" configurationFlags="NoFlag"/>
  <field name="subject_id" configurationFlags="NoFlag"/>
  <field name="constraint_role" configurationFlags="NoFlag"/>
  <field name="constraint_layer" configurationFlags="NoFlag"/>
  <field name="constraint_id" configurationFlags="NoFlag"/>
  <field name="lot_id" configurationFlags="NoFlag"/>
  <field name="constraint_lot_id" configurationFlags="NoFlag"/>
  <field name="required" configurationFlags="NoFlag"/>
  <field name="provided" configurationFlags="NoFlag"/>
  <field name="shortfall" configurationFlags="NoFlag"/>
  <field name="unit" configurationFlags="NoFlag"/>
  <field name="signed_ft" configurationFlags="NoFlag"/>
  <field name="band_ft" configurationFlags="NoFlag"/>
  <field name="leans" configurationFlags="NoFlag"/>
  <field name="accuracy_ft" configurationFlags="NoFlag"/>
  <field name="outcome" configurationFlags="NoFlag"/>
  <field name="governs" configurationFlags="NoFlag"/>
  <field name="note" configurationFlags="NoFlag"/>
  <field name="site" configurationFlags="NoFlag"/>
 </fieldConfiguration>
 <aliases>
  <alias field="fid" index="0" name=""/>
  <alias field="rule_id" index="1" name=""/>
  <alias field="authority" index="2" name=""/>
  <alias field="section" index="3" name=""/>
  <alias field="edition" index="4" name=""/>
  <alias field="kind" index="5" name=""/>
  <alias field="force" index="6" name=""/>
  <alias field="subject_role" index="7" name=""/>
  <alias field="subject_layer" index="8" name=""/>
  <alias field="subject_id" index="9" name=""/>
  <alias field="constraint_role" index="10" name=""/>
  <alias field="constraint_layer" index="11" name=""/>
  <alias field="constraint_id" index="12" name=""/>
  <alias field="lot_id" index="13" name=""/>
  <alias field="constraint_lot_id" index="14" name=""/>
  <alias field="required" index="15" name=""/>
  <alias field="provided" index="16" name=""/>
  <alias field="shortfall" index="17" name=""/>
  <alias field="unit" index="18" name=""/>
  <alias field="signed_ft" index="19" name=""/>
  <alias field="band_ft" index="20" name=""/>
  <alias field="leans" index="21" name=""/>
  <alias field="accuracy_ft" index="22" name=""/>
  <alias field="outcome" index="23" name=""/>
  <alias field="governs" index="24" name=""/>
  <alias field="note" index="25" name=""/>
  <alias field="site" index="26" name=""/>
 </aliases>
 <splitPolicies>
  <policy field="fid" policy="Duplicate"/>
  <policy field="rule_id" policy="Duplicate"/>
  <policy field="authority" policy="Duplicate"/>
  <policy field="section" policy="Duplicate"/>
  <policy field="edition" policy="Duplicate"/>
  <policy field="kind" policy="Duplicate"/>
  <policy field="force" policy="Duplicate"/>
  <policy field="subject_role" policy="Duplicate"/>
  <policy field="subject_layer" policy="Duplicate"/>
  <policy field="subject_id" policy="Duplicate"/>
  <policy field="constraint_role" policy="Duplicate"/>
  <policy field="constraint_layer" policy="Duplicate"/>
  <policy field="constraint_id" policy="Duplicate"/>
  <policy field="lot_id" policy="Duplicate"/>
  <policy field="constraint_lot_id" policy="Duplicate"/>
  <policy field="required" policy="Duplicate"/>
  <policy field="provided" policy="Duplicate"/>
  <policy field="shortfall" policy="Duplicate"/>
  <policy field="unit" policy="Duplicate"/>
  <policy field="signed_ft" policy="Duplicate"/>
  <policy field="band_ft" policy="Duplicate"/>
  <policy field="leans" policy="Duplicate"/>
  <policy field="accuracy_ft" policy="Duplicate"/>
  <policy field="outcome" policy="Duplicate"/>
  <policy field="governs" policy="Duplicate"/>
  <policy field="note" policy="Duplicate"/>
  <policy field="site" policy="Duplicate"/>
 </splitPolicies>
 <duplicatePolicies>
  <policy field="fid" policy="Duplicate"/>
  <policy field="rule_id" policy="Duplicate"/>
  <policy field="authority" policy="Duplicate"/>
  <policy field="section" policy="Duplicate"/>
  <policy field="edition" policy="Duplicate"/>
  <policy field="kind" policy="Duplicate"/>
  <policy field="force" policy="Duplicate"/>
  <policy field="subject_role" policy="Duplicate"/>
  <policy field="subject_layer" policy="Duplicate"/>
  <policy field="subject_id" policy="Duplicate"/>
  <policy field="constraint_role" policy="Duplicate"/>
  <policy field="constraint_layer" policy="Duplicate"/>
  <policy field="constraint_id" policy="Duplicate"/>
  <policy field="lot_id" policy="Duplicate"/>
  <policy field="constraint_lot_id" policy="Duplicate"/>
  <policy field="required" policy="Duplicate"/>
  <policy field="provided" policy="Duplicate"/>
  <policy field="shortfall" policy="Duplicate"/>
  <policy field="unit" policy="Duplicate"/>
  <policy field="signed_ft" policy="Duplicate"/>
  <policy field="band_ft" policy="Duplicate"/>
  <policy field="leans" policy="Duplicate"/>
  <policy field="accuracy_ft" policy="Duplicate"/>
  <policy field="outcome" policy="Duplicate"/>
  <policy field="governs" policy="Duplicate"/>
  <policy field="note" policy="Duplicate"/>
  <policy field="site" policy="Duplicate"/>
 </duplicatePolicies>
 <defaults>
  <default field="fid" expression="" applyOnUpdate="0"/>
  <default field="rule_id" expression="" applyOnUpdate="0"/>
  <default field="authority" expression="" applyOnUpdate="0"/>
  <default field="section" expression="" applyOnUpdate="0"/>
  <default field="edition" expression="" applyOnUpdate="0"/>
  <default field="kind" expression="" applyOnUpdate="0"/>
  <default field="force" expression="" applyOnUpdate="0"/>
  <default field="subject_role" expression="" applyOnUpdate="0"/>
  <default field="subject_layer" expression="" applyOnUpdate="0"/>
  <default field="subject_id" expression="" applyOnUpdate="0"/>
  <default field="constraint_role" expression="" applyOnUpdate="0"/>
  <default field="constraint_layer" expression="" applyOnUpdate="0"/>
  <default field="constraint_id" expression="" applyOnUpdate="0"/>
  <default field="lot_id" expression="" applyOnUpdate="0"/>
  <default field="constraint_lot_id" expression="" applyOnUpdate="0"/>
  <default field="required" expression="" applyOnUpdate="0"/>
  <default field="provided" expression="" applyOnUpdate="0"/>
  <default field="shortfall" expression="" applyOnUpdate="0"/>
  <default field="unit" expression="" applyOnUpdate="0"/>
  <default field="signed_ft" expression="" applyOnUpdate="0"/>
  <default field="band_ft" expression="" applyOnUpdate="0"/>
  <default field="leans" expression="" applyOnUpdate="0"/>
  <default field="accuracy_ft" expression="" applyOnUpdate="0"/>
  <default field="outcome" expression="" applyOnUpdate="0"/>
  <default field="governs" expression="" applyOnUpdate="0"/>
  <default field="note" expression="" applyOnUpdate="0"/>
  <default field="site" expression="" applyOnUpdate="0"/>
 </defaults>
 <constraints>
  <constraint constraints="3" unique_strength="1" notnull_strength="1" field="fid" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="rule_id" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="authority" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="section" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="edition" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="kind" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="force" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="subject_role" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="subject_layer" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="subject_id" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="constraint_role" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="constraint_layer" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="constraint_id" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="lot_id" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="constraint_lot_id" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="required" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="provided" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="shortfall" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="unit" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="signed_ft" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="band_ft" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="leans" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="accuracy_ft" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="outcome" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="governs" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="note" exp_strength="0"/>
  <constraint constraints="0" unique_strength="0" notnull_strength="0" field="site" exp_strength="0"/>
 </constraints>
 <constraintExpressions>
  <constraint desc="" field="fid" exp=""/>
  <constraint desc="" field="rule_id" exp=""/>
  <constraint desc="" field="authority" exp=""/>
  <constraint desc="" field="section" exp=""/>
  <constraint desc="" field="edition" exp=""/>
  <constraint desc="" field="kind" exp=""/>
  <constraint desc="" field="force" exp=""/>
  <constraint desc="" field="subject_role" exp=""/>
  <constraint desc="" field="subject_layer" exp=""/>
  <constraint desc="" field="subject_id" exp=""/>
  <constraint desc="" field="constraint_role" exp=""/>
  <constraint desc="" field="constraint_layer" exp=""/>
  <constraint desc="" field="constraint_id" exp=""/>
  <constraint desc="" field="lot_id" exp=""/>
  <constraint desc="" field="constraint_lot_id" exp=""/>
  <constraint desc="" field="required" exp=""/>
  <constraint desc="" field="provided" exp=""/>
  <constraint desc="" field="shortfall" exp=""/>
  <constraint desc="" field="unit" exp=""/>
  <constraint desc="" field="signed_ft" exp=""/>
  <constraint desc="" field="band_ft" exp=""/>
  <constraint desc="" field="leans" exp=""/>
  <constraint desc="" field="accuracy_ft" exp=""/>
  <constraint desc="" field="outcome" exp=""/>
  <constraint desc="" field="governs" exp=""/>
  <constraint desc="" field="note" exp=""/>
  <constraint desc="" field="site" exp=""/>
 </constraintExpressions>
 <expressionfields/>
 <mapTip enabled="1">&lt;b>[% "outcome" %]&lt;/b> [% if("force"='advisory','(advisory)','') %]&lt;br>[% "subject_role" %] [% "subject_id" %] &amp;ndash; [% "constraint_role" %] [% "constraint_id" %]&lt;br>required [% round("required",2) %] ft, provided [% round("provided",2) %] ft&lt;br>[% "authority" %], [% "section" %] ([% "rule_id" %])&lt;br>&lt;i>[% "note" %]&lt;/i></mapTip>
 <layerGeometryType>1</layerGeometryType>
</qgis>
