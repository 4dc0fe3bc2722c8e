# SPDX-License-Identifier: GPL-2.0-or-later
"""'Manomet Sample', Plymouth: a fictional neighbourhood by a kettle pond, and the stories of expected.yaml.

Every distance that is to be flagged is put here by hand, between straight pieces of lines; the rest keeps well clear.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from drawing import PLAN, Frame, Nature, Placement, Ring, Sheet, ribbon
from household import Household, circle_home, home, put, system
from streets import Lot, Pattern, parcels

#: Plan feet (750, 640) lie at 41.918 N 70.560 W: computed with pyproj, EPSG:4326 to EPSG:26986.
PLACEMENT = Placement(east=277801.60, north=852146.67, degrees=14.0)
PREFIX = "MAN"

PATTERN = Pattern(
    middle=600, wave=45, period=1100, rise=20, half=20, side_half=20, paved=12, side_paved=11, side=750,
    south=[(-150, 322), (-25, 330), (105, 345), (230, 352), (362, 362), (490, 368), (618, 356), (745, 352), (872, 360),
           (1004, 372), (1130, 380), (1260, 372), (1385, 358), (1515, 352), (1650, 360)],
    north_west=[(-150, 846), (-20, 838), (110, 852), (240, 846), (400, 856), (530, 850)],
    north_east=[(970, 850), (1100, 862), (1235, 856), (1370, 868), (1505, 852), (1650, 858)],
    west=[(530, 805), (526, 925), (534, 1045), (528, 1165)],
    east=[(970, 805), (970, 930), (976, 1050), (970, 1165)],
    circle=(1235, 50),
    rays=[(165, (530, 1294)), (115, (645, 1460)), (65, (855, 1460)), (15, (970, 1294))],
    outer={1: [(536, 1452)], 3: [(965, 1455)]},
)
ADDRESSES = {"main": "Sample Hill Road", "side": "Kettle Lane"}


def lots() -> tuple[dict[int, Lot], dict[int, Frame]]:
    """All house lots by number, and the frames of those at the turning circle."""
    p = PATTERN
    found = dict(enumerate(p.south_lots(), 1))
    found.update(enumerate(p.north_lots(p.north_west[:4]), 15))
    found.update(enumerate(p.north_lots(p.north_west[4:]), 18))
    west, east = p.corner_lots()
    found[19], found[31] = west, east
    found.update(enumerate(p.side_lots(p.west, -1), 20))
    circle = p.circle_lots(p.west[-1], p.east[-1])
    found.update({23 + i: lot for i, (lot, _) in enumerate(circle)})
    found.update({30 - i: lot for i, lot in enumerate(p.side_lots(p.east, 1))})
    found.update(enumerate(p.north_lots(p.north_east), 32))
    return found, {23 + i: frame for i, (_, frame) in enumerate(circle)}


def land(found: dict[int, Lot]) -> dict[int, tuple[str, list[Ring]]]:
    """Farm, pond land, water department land and burying ground: number -> (owner, edge and holes)."""
    p = PATTERN
    front = p.edge(240, 400, p.half)
    farm = [*front, (400.0, 856.0), (530.0, 850.0), *p.west[1:], (530.0, 1294.0), (380.0, 1312.0), (150.0, 1330.0),
            (-150.0, 1290.0), (-150.0, 846.0), found[15].back_right, found[16].back_right, (240.0, 846.0)]
    rear = [found[32].back_left, *(found[n].back_right for n in range(32, 37))]
    burying: Ring = [(1440.0, 1290.0), (1484.0, 1296.0), (1478.0, 1340.0), (1434.0, 1334.0)]
    pond_land: Ring = [*rear, (1652.0, 1180.0), (1618.0, 1425.0), (1330.0, 1512.0), (1010.0, 1500.0), (855.0, 1460.0),
                       (965.0, 1455.0), (970.0, 1294.0), *reversed(p.east[1:])]
    south = [found[1].back_left, *(found[n].back_right for n in range(1, 15))]
    water = [*south, (1672.0, 104.0), (1190.0, 66.0), (300.0, 52.0), (-240.0, -64.0), (-748.0, -72.0), (-772.0, 330.0),
             (-430.0, 408.0)]
    return {37: ("Old Sample Farm", [farm]), 38: ("Town of Nowhere, conservation", [pond_land, burying]),
            39: ("Nowhere Water Department", [water]), 40: ("Sample Burying Ground", [burying])}


def streets(sheet: Sheet) -> None:
    """Pavement, the old farm lane, and the water mains."""
    main, side = PATTERN.pavements()
    sheet.add("pavement", main, PAVE_ID="PV-1", KIND="road", NAME=ADDRESSES["main"])
    sheet.add("pavement", side, PAVE_ID="PV-2", KIND="road", NAME=ADDRESSES["side"])
    lane = [(418.0, 650.0), (418.0, 820.0), (410.0, 850.0), (388.0, 872.0), (350.0, 890.0)]
    sheet.add("pavement", ribbon(lane, [6.0] * len(lane)), PAVE_ID="PV-3", KIND="lane", NAME="Farm lane (private)")
    sheet.add("utilities", PATTERN.edge(-150, 1650, -4.0), UTIL_ID="WM-1", KIND="main", STATUS="existing")
    sheet.add("utilities", [PATTERN.beside(754, -4.0), (754.0, 1246.0)], UTIL_ID="WM-2", KIND="main", STATUS="existing")


def nature(sheet: Sheet) -> None:
    """Pond, reservoir, brook, swamps, vernal pool and salt marsh."""
    hand = Nature(seed=20170512)
    pond = hand.shore([(991, 965, "straight"), (991, 1025), (1004, 1092), (1046, 1176), (1112, 1222), (1190, 1214),
                       (1244, 1150), (1252, 1068), (1214, 1004), (1150, 972), (1066, 958)], 4.0)
    sheet.add("water", pond, WATER_ID="WA-POND", KIND="kettle pond", NAME="Round Sample Pond",
              CONTRIB="no")
    reservoir = hand.shore([(-362, 172), (-300, 100), (-292, 40), (-350, -20), (-470, -48), (-600, -30), (-700, 40),
                            (-716, 150),
                            (-640, 236), (-540, 262), (-450, 215)], 1.5)
    sheet.add("water", reservoir, WATER_ID="WA-RES", KIND="reservoir", NAME="Little Sample Reservoir")
    line = hand.course([(1150, 318), (1060, 306), (960, 296, "straight"), (640, 296), (540, 276),
                        (440, 268, "straight"),
                        (300, 268), (150, 240), (0, 220), (-200, 176), (-286, 118), (-316, 92)], 3.0)
    halves = [min(4.0, 1.5 + 2.5 * step / 12) for step in range(len(line))]
    sheet.add("water", ribbon(line, halves), WATER_ID="WA-BROOK", KIND="brook", NAME="Reservoir Brook",
              CONTRIB="yes")
    # Straight where the sheet ends.
    sea = hand.shore([(1926, 300), (1944, 440), (1912, 560), (1950, 700), (1896, 840), (1920, 980), (1890, 1110),
                      (1900, 1250), (1850, 1440, "straight"), (2260, 1440, "straight"), (2260, 300, "straight")], 10.0)
    sheet.add("water", sea, WATER_ID="WA-SEA", KIND="sea", NAME="Sample Bay")
    wetlands(sheet, hand)


def wetlands(sheet: Sheet, hand: Nature) -> None:
    """Wetlands, surveyed flag by flag but for the one that is only on the state's map."""
    hand.wetland(sheet, "wetlands", "WE-SWAMP", "wooded swamp", "West Wooded Swamp",
        [(-174, 640), (-190, 700), (-186, 770), (-250, 830), (-340, 800), (-400, 716), (-392, 610), (-330, 556),
         (-240, 540),
         (-174, 570, "straight")], 6.0)
    hand.wetland(sheet, "wetlands", "WE-FRINGE", "wooded swamp by brook", "Brook Swamp",
        [(210, 262), (150, 300), (60, 306), (-40, 280), (-120, 236), (-90, 176), (10, 160), (110, 178),
         (190, 214)], 6.0)
    hand.wetland(sheet, "wetlands", "WE-SPRING", "wooded swamp by brook", "Spring Swamp",
        [(1010, 300), (1060, 336), (1120, 346), (1172, 326), (1166, 280), (1100, 262), (1036, 268)], 5.0)
    hand.wetland(sheet, "wetlands", "WE-ISO", "isolated wetland", "Isolated Hollow",
        [(1315, 916, "straight"), (1375, 916), (1404, 936), (1392, 968), (1350, 984), (1300, 972), (1288, 940)], 3.0)
    hand.wetland(sheet, "wetlands", "WE-VP", "vernal pool", "Certified vernal pool 0000 (invented)",
        [(1030, 1375, "straight"), (1030, 1415), (1052, 1440), (1088, 1436), (1104, 1402), (1090, 1362),
         (1056, 1350)], 2.0)
    hand.wetland(sheet, "wetlands", "WE-MARSH", "salt marsh", "Sample Salt Marsh",
        [(1680, 610, "straight"), (1680, 670), (1694, 760), (1680, 860), (1716, 960), (1700, 1090), (1736, 1240),
         (1810, 1330), (1990, 1300),
         (2000, 960), (2030, 700), (2010, 380), (1880, 372), (1764, 450), (1722, 540)], 7.0)
    hand.wetland(sheet, "wetlands_planning", "WP-1", "wooded swamp", "South-east Swamp (state map)",
        [(1490, 345), (1560, 330), (1622, 280), (1606, 200), (1520, 158), (1420, 170), (1352, 216), (1340, 290),
         (1400, 345, "straight")], 6.0, "photo interpretation, planning grade")


def paper_lines(sheet: Sheet) -> None:
    """What is drawn on paper only: the power line's easement behind lots 10 to 14, and flood zones; and a small hollow."""
    # Its long arm runs from y = 432 to y = 448.
    sheet.add("easements", [(986.0, 100.0), (1002.0, 100.0), (1002.0, 432.0), (1650.0, 432.0), (1650.0, 448.0),
                            (986.0, 448.0)], EASE_ID="EA-1", HOLDER="Sample Electric Company")
    hand = Nature(seed=20120717)
    hand.wetland(sheet, "wetlands", "WE-HOLLOW", "isolated wetland", "Little Hollow",
        [(62, 372), (80, 352), (112, 356), (122, 380), (104, 402), (76, 398)], 2.0)
    swamp = [(-96, 860), (-92, 930), (-140, 985), (-260, 960), (-420, 880), (-470, 720), (-440, 560), (-330, 500),
             (-220, 500), (-168, 560), (-160, 700), (-150, 790)]
    sheet.add("flood_zones", hand.shore(swamp, 8.0), FLOOD_ID="FZ-1", ZONE="AE")
    coast = [(1880, 300), (1900, 440), (1868, 560), (1906, 700), (1852, 840), (1876, 980), (1846, 1110), (1856, 1250),
             (1806, 1440, "straight"), (2260, 1440, "straight"), (2260, 300, "straight")]
    sheet.add("flood_zones", hand.shore(coast, 8.0), FLOOD_ID="FZ-2", ZONE="VE")
    brook = [(1150.0, 318.0), (1060.0, 306.0), (960.0, 296.0), (640.0, 296.0), (540.0, 276.0), (440.0, 268.0),
             (300.0, 268.0), (150.0, 240.0), (0.0, 220.0), (-200.0, 176.0), (-290.0, 118.0)]
    sheet.add("flood_zones", ribbon(brook, [18.0] * len(brook)), FLOOD_ID="FZ-3", ZONE="floodway")


def south_west(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 1 to 5."""
    one = replace(put(sheet, PREFIX, found, 1, status="proposed"), frame=PLAN)
    # From the field's corner (-128, 484) to the reservoir's headland (-362, 172): sqrt(234^2 + 312^2) = 390.
    one.field(-128, 484, "leaching bed")
    one.reserve(-74, 488, -52, 508)
    one.dbox(-80, 472)
    one.tank(-60, 452)
    one.sewer((-57.25, 452), (-57.25, 433))
    one.house(-86, 405, -42, 433)
    one.garage(-42, 408, -20, 430)
    one.driveway((-37, 534), (-26, 534), (-24, 430), (-38, 430))
    one.service((-40, 552), (-40, 440), (-48, 433))
    two = put(sheet, PREFIX, found, 2)
    home(two)
    system(two, design="trenches")
    two.pool(30, 140, 62, 156)
    # Lots 1 and 2 are one holding of 51,000 sq ft; the hollow beside the stable takes 2,000 of its usable land.
    two.animal("stable", PLAN.box(20, 352, 44, 366), PERMIT=date(2018, 5, 1), ANIMALS=2, HORSES=2)
    three = replace(put(sheet, PREFIX, found, 3, status="proposed"), frame=found[3].left_line)
    home(three)
    three.field(8, 14, "chambers")  # 8 ft from the side line
    three.reserve(52, 13, three.width - 44, 35)
    three.dbox(48, 38)
    three.tank(60, 52)
    three.sewer((62.75, 62), (62.75, 80))
    brook_lot(replace(put(sheet, PREFIX, found, 4, status="proposed"), frame=PLAN))
    five = replace(put(sheet, PREFIX, found, 5, status="proposed"), frame=found[5].left_line)
    home(five)
    five.field(20, 14, "mounded bed")
    five.reserve(58, 13, five.width - 44, 35)
    five.dbox(28, 40)
    five.tank(10, 52)  # 10 ft from the side line: exactly enough
    five.sewer((12.75, 62), (54, 96))
    # Lots 5 and 6 are one holding, large enough for two horses.
    five.animal("stable", PLAN.box(420, 400, 444, 416), STATUS="proposed", ANIMALS=2, HORSES=2)


def brook_lot(one: Household) -> None:
    """Lot 4: the field lies behind the house, 160 ft from the brook's straight bank at y = 272."""
    one.house(262, 500, 306, 528)
    one.driveway((268, 586), (280, 588), (280, 528), (268, 528))
    one.service((250, 606), (250, 515), (262, 515))
    one.field(306, 432)
    one.dbox(322, 474)
    one.tank(320, 480)
    one.sewer((306, 508), (322.75, 490))
    one.reserve(300, 552, 332, 570)


def south_middle(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 6 to 10."""
    six = put(sheet, PREFIX, found, 6)
    home(six, water="well", ell=0)
    system(six, design="galleries")
    seven = put(sheet, PREFIX, found, 7)
    home(seven, water=None)
    # Exactly 35 years old on the day of the check, and the leaching area has failed.
    system(seven, reserve=False, tank={"INSTALLED": date(1991, 6, 1), "LEACH_FAIL": "yes"})
    seven.addition(72, 108, 82, 114)  # 10 x 6 ft behind a house on a lot without a reserve area
    eight = replace(put(sheet, PREFIX, found, 8, status="proposed"), frame=found[8].left_line)
    # From the field's corner (15, 58) to the neighbour's old well: sqrt(24^2 + 70^2) = 74.
    sheet.add("wells", eight.frame.at(15 - 24, 58 + 70), WELL_ID="W-07", KIND="drinking", STATUS="existing",
              LOT=seven.lot)
    sheet.add("utilities", [eight.frame.at(-9, 128), seven.frame.at(90, 108)], UTIL_ID="WL-07", KIND="water",
              STATUS="existing", LOT=seven.lot)
    seven.animal("manure area", PLAN.box(660, 380, 672, 390), STATUS="proposed")  # 80 ft from the bank at y = 300
    seven.animal("coop", PLAN.box(684, 386, 696, 396), STATUS="proposed", ANIMALS=8)
    seven.animal("run", PLAN.box(684, 396, 696, 422), STATUS="proposed")
    home(eight, 92, water=None)
    eight.well(70, 190, status="proposed", DEPTH_FT=320, YIELD_GPM=1.0)  # the printed table has no row for 320 ft
    eight.service((70, 190), (72, 120))
    eight.field(15, 40, "trenches")
    eight.dbox(50, 62)
    eight.tank(60, 66)
    eight.sewer((62.75, 76), (62.75, 92))
    eight.reserve(56, 14, eight.width - 44, 34)
    nine = put(sheet, PREFIX, found, 9)
    home(nine)
    system(nine, design="chambers")
    nine.animal("corral", PLAN.box(890, 390, 940, 440), STATUS="proposed")  # 90 ft from the bank at y = 300
    nine.animal("stable", PLAN.box(905, 452, 927, 468), STATUS="proposed", ANIMALS=1, HORSES=1)


def south_east(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 10 to 14."""
    eleven = replace(put(sheet, PREFIX, found, 11), frame=found[11].left_line)
    home(eleven)
    system(eleven, design="trenches")
    # From that field's corner (14, 32) to the new well on the vacant lot 10: sqrt(54^2 + 72^2) = 90.
    Household(sheet, PREFIX, 10, eleven.frame).well(14 - 54, 32 + 72, status="proposed")
    twelve = put(sheet, PREFIX, found, 12, status="proposed")
    home(twelve)
    twelve.field(14, 14)
    twelve.dbox(20, 36)
    twelve.tank(30, 50)
    twelve.sewer((32.75, 60), (50, 84))
    twelve.reserve(50, 44, 80, 62)  # 18 ft from the cellar wall at y = 80
    thirteen = put(sheet, PREFIX, found, 13, status="proposed")
    home(thirteen)
    thirteen.reserve(14, 14, 42, 34)
    at = replace(thirteen, frame=PLAN)
    at.field(1430, 405)  # 60 ft from the edge at y = 345, which is mapped to 20 ft only
    at.dbox(1440, 428)
    at.tank(1400, 440)  # across the power line's easement, whose edge is at y = 448
    at.sewer((1405.5, 447), (1432, 470))
    fourteen = replace(put(sheet, PREFIX, found, 14, status="proposed"), frame=found[14].left_line)
    home(fourteen)
    fourteen.field(-3, 14)  # 3 ft beyond the side line
    fourteen.reserve(52, 13, fourteen.width - 44, 33)
    fourteen.dbox(48, 38)
    fourteen.tank(60, 52)
    fourteen.sewer((62.75, 62), (62.75, 80))


def north_west(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 15 to 19."""
    one = replace(put(sheet, PREFIX, found, 15, status="proposed"), frame=PLAN)
    one.field(-138, 590)  # 36 ft from the swamp's straight edge at x = -174
    one.reserve(-88, 590, -58, 608)
    one.dbox(-100, 616)
    one.tank(-80, 628)
    one.sewer((-77.25, 638), (-77.25, 656))
    one.house(-96, 656, -50, 684, "crawl space", 12)
    one.garage(-50, 660, -28, 684)
    one.driveway((-42, 577), (-30, 579), (-30, 660), (-46, 660))
    one.service((-45, 558), (-45, 640), (-52, 656))
    two = replace(put(sheet, PREFIX, found, 16, status="proposed"), frame=found[16].left_line)
    home(two, foundation="slab", ell=0)
    two.field(14, 14, "galleries")
    two.reserve(52, 13, two.width - 44, 33)
    two.dbox(7, 40)  # 7 ft from the side line
    two.tank(60, 52)
    two.sewer((62.75, 62), (62.75, 80))
    three = put(sheet, PREFIX, found, 17, status="proposed")
    home(three)
    system(three)
    three.well(30, 50, "irrigation")  # 20 ft behind the field's edge at y = 30
    three.animal("stable", PLAN.box(150, 800, 174, 816), STATUS="proposed", ANIMALS=2, HORSES=2, LIC_YEARS=0)
    pool_lot(put(sheet, PREFIX, found, 18, status="proposed"))
    corner = put(sheet, PREFIX, found, 19, status="proposed")
    home(corner, water=None)
    corner.field(14, 14, "trenches")
    corner.dbox(48, 38)
    corner.tank(90, 52)
    corner.sewer((92.75, 62), (124, 92))
    corner.reserve(52, 13, 72, 33)
    corner.service((84, -16), (84, 72), (124, 100))  # 6 ft beside the tank


def pool_lot(one: Household) -> None:
    """Lot 18: field 15 ft from the pool; coop 6 ft from the farm lane that crosses the lot."""
    home(one, 52, ell=0)
    one.reserve(46, 12, 80, 30)
    at = replace(one, frame=PLAN)
    at.field(462, 775)
    at.pool(464, 806, 496, 822)
    at.dbox(450, 766)
    at.tank(440, 750)
    at.sewer((442.75, 750), (456, 728))
    at.animal("coop", PLAN.box(430, 790, 442, 802), STATUS="proposed", ANIMALS=6)
    at.animal("run", PLAN.box(430, 802, 442, 826), STATUS="proposed")


def side_street(sheet: Sheet, found: dict[int, Lot], frames: dict[int, Frame]) -> None:
    """Lots 20 to 31 but for the vernal pool and the pond."""
    first = put(sheet, PREFIX, found, 20)
    home(first, ell=0)
    system(first, design="leaching bed")
    # 6 ft from the side line.
    first.animal("coop", found[20].left_line.box(6, 140, 18, 152), STATUS="proposed", ANIMALS=6)
    first.animal("run", found[20].left_line.box(18, 140, 36, 152), STATUS="proposed")
    second = put(sheet, PREFIX, found, 21, status="proposed")
    home(second)
    second.field(14, 14, "chambers")
    second.reserve(52, 13, second.width - 44, 35)
    second.dbox(48, 38)
    second.tank(60, 63)  # 7 ft from the cellar wall at y = 80
    second.sewer((62.75, 73), (62.75, 80))
    slab_lot(put(sheet, PREFIX, found, 22, status="proposed"))
    for number in (23, 24, 25, 27):
        one = Household(sheet, PREFIX, number, frames[number])
        circle_home(one, design=("trenches", "chambers", "mounded bed", "", "galleries")[number - 23],
                    reserve=number in (24, 25), gallons=750 if number == 23 else 1500)
    replace(one, number=25, frame=frames[25]).well(48, 150, "irrigation")
    replace(one, number=24, frame=frames[24]).pool(-14, 150, 20, 166)  # 6 ft into the reserve area, which ends at y = 156
    # 35 ft from the line of lot 28, whose house it is to serve too.
    replace(one, frame=PLAN).well(956, 1200, status="proposed", SERVES="MAN-27; MAN-28")
    top = put(sheet, PREFIX, found, 28)
    home(top)
    system(top, middle="pump chamber")
    top.animal("manure area", found[28].left_line.box(12, 100, 22, 112), STATUS="proposed")  # 12 ft from the side line
    top.animal("coop", found[28].left_line.box(28, 96, 42, 108), STATUS="proposed", ANIMALS=7, ROOSTERS=1)
    hen_yard(put(sheet, PREFIX, found, 30, flip=True))
    corner = put(sheet, PREFIX, found, 31, flip=True)
    home(corner)
    system(corner, design="trenches", middle="treatment unit", field={"DESIGNED": date(1965, 4, 12)})
    corner.pool(20, 100, 56, 118)
    corner.addition(150, 108, 162, 116)  # 12 x 8 ft


def hen_yard(one: Household) -> None:
    """Lot 30: a run 4 ft over the side line at y = 930; manure 88 ft from the pond, which feeds no supply."""
    home(one, ell=0)
    system(one, design="mounded bed")
    one.animal("coop", PLAN.box(900, 900, 912, 912), STATUS="proposed", ANIMALS=6)
    one.animal("run", PLAN.box(900, 912, 916, 934), STATUS="proposed")
    one.animal("manure area", PLAN.box(930, 880, 942, 892), STATUS="proposed")
    # On the town's land, 25 ft behind the rear line at x = 970 of the lot that it is to serve.
    replace(one, number=38, frame=PLAN).well(995, 880, status="proposed", SERVES=one.lot)


def slab_lot(one: Household) -> None:
    """Lot 22: field 8 ft from the garage slab."""
    one.house(8, 80, 52, 108, "cellar", 10)
    one.garage(84, 90, 106, 114)
    one.driveway((111, 0), (119, 0), (119, 104), (106, 104), (106, 94), (111, 94))
    one.service((56, -16), (56, 88), (52, 88))
    one.reserve(14, 14, 44, 34)
    one.tank(40, 56)
    one.sewer((42.75, 66), (42.75, 80))
    one.dbox(68, 58)
    one.field(80, 69, "galleries")


def by_the_pond(sheet: Sheet, found: dict[int, Lot], frames: dict[int, Frame]) -> None:
    """Lots 26 and 29."""
    vernal = Household(sheet, PREFIX, 26, frames[26], status="proposed")
    circle_home(vernal, design="leaching bed", reserve=False)
    replace(vernal, frame=PLAN).reserve(922, 1380, 946, 1410)  # 84 ft from the vernal pool's edge at x = 1030
    one = put(sheet, PREFIX, found, 29, status="proposed")
    home(one, 58, ell=0)
    one.reserve(14, 13, 42, 31)
    at = replace(one, frame=PLAN)
    at.field(918, 984)  # 41 ft from the pond's straight shore at x = 991
    at.dbox(906, 990)
    at.part("ST", "septic tank", PLAN.box(884, 988, 894, 993.5), CAP_GAL=1500)
    at.sewer((884, 990), (857, 984))


def north_east(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 32 to 36, with wells behind the houses."""
    one = put(sheet, PREFIX, found, 32)
    home(one, 64, water=None, ell=0)
    one.well(40, 185)
    one.service((40, 185), (76, 92))
    one.part("CP", "cesspool", one.frame.disc(40, 121, 4), DESIGN="block cesspool")  # its edge 60 ft from the well
    one.sewer((56, 92), (43, 118))
    two = put(sheet, PREFIX, found, 33)
    home(two, water="well")
    system(two, design="trenches")
    two.animal("stable", two.frame.box(82, 178, 106, 194), PERMIT=date(2014, 6, 2), ANIMALS=1,
               HORSES=1)  # 42 ft from the well
    two.animal("manure area", two.frame.box(34, 136, 46, 148), STATUS="proposed")  # 38 ft from the well
    three = put(sheet, PREFIX, found, 34)
    home(three, water=None)
    system(three)
    at = replace(three, frame=PLAN)
    at.well(1290, 828)
    at.service((1290, 828), (1300, 752))
    # 42 ft from the well, and 80 ft from the hollow's straight edge at y = 916.
    at.animal("stable", PLAN.box(1332, 820, 1356, 836), STATUS="proposed", ANIMALS=1, HORSES=1)
    four = put(sheet, PREFIX, found, 35)
    home(four, water="well", ell=0)
    system(four, design="galleries")
    four.animal("stable", four.frame.box(70, 178, 92, 194), PERMIT=date(2009, 5, 1), ANIMALS=2,
                HORSES=2)  # 30 ft from the well
    five = replace(put(sheet, PREFIX, found, 36, status="proposed"), frame=PLAN)
    five.field(1604, 630)  # 44 ft from the marsh's straight edge at x = 1680
    five.reserve(1560, 630, 1588, 650)
    five.dbox(1596, 654)
    five.tank(1576, 664)
    five.sewer((1578.75, 674), (1578.75, 692))
    five.house(1556, 692, 1602, 720, "cellar", 12)
    five.driveway((1532, 606), (1544, 605), (1544, 704), (1556, 704), (1556, 716), (1532, 716))
    five.well(1540, 800, status="proposed", DEPTH_FT=42, YIELD_GPM=8.0, SUBM_FT=20)
    five.service((1540, 800), (1566, 732))


def farm(sheet: Sheet) -> None:
    """The old farm, number 37."""
    one = Household(sheet, PREFIX, 37, PLAN)
    one.house(262, 690, 306, 720, "cellar", 16)
    one.driveway((310, 634), (321, 636), (321, 706), (306, 706), (306, 694), (310, 694))
    one.field(256, 640)
    one.dbox(292, 660)
    one.tank(298, 664)
    one.sewer((300.75, 674), (300.75, 690))
    one.well(255, 790)
    one.service((255, 790), (268, 736))
    front = PATTERN.edge(240, 400, PATTERN.half)
    # One straight piece of the street line, which bends away on both sides: x is the distance from it.
    street = Frame.along(front[9], front[10], (330.0, 800.0))
    one.animal("pasture", street.box(6, -18, 28, 34), "A", STATUS="proposed", AGRIC="yes")
    one.animal("corral", street.box(35, -12, 75, 38), STATUS="proposed", AGRIC="yes")
    field = [(-147, 880), (60, 886), (236, 872), (250, 960), (226, 1120), (130, 1240), (-20, 1252), (-147, 1240)]
    one.animal("pasture", PLAN.line(*field), "B", AGRIC="yes", ANIMALS=3)  # 3 ft from the farm's west line
    one.animal("pasture", PLAN.line((295, 766), (386, 778), (380, 838), (300, 844), (295, 830)), "C", STATUS="proposed",
               AGRIC="yes")  # 40 ft from the well
    one.animal("stable", PLAN.box(292, 884, 340, 912), AGRIC="yes", PERMIT=date(2009, 5, 1), ANIMALS=3,
               HORSES=3)
    # In the flood zone of the west swamp.
    one.animal("stable", PLAN.box(-136, 900, -112, 916), "B", STATUS="proposed", AGRIC="yes", ANIMALS=2, HORSES=2)
    one.animal("coop", PLAN.box(-146, 1262, -130, 1274), AGRIC="yes", ANIMALS=60, ROOSTERS=2)  # 4 ft from the line


def draw() -> Sheet:
    """The whole town."""
    sheet = Sheet(PLACEMENT)
    found, frames = lots()
    addresses = {number: ADDRESSES["side" if 20 <= number <= 30 else "main"] for number in found}
    parcels(sheet, PREFIX, PATTERN, found, addresses, land(found))
    streets(sheet)
    nature(sheet)
    paper_lines(sheet)
    for part in (south_west, south_middle, south_east, north_west):
        part(sheet, found)
    side_street(sheet, found, frames)
    by_the_pond(sheet, found, frames)
    north_east(sheet, found)
    farm(sheet)
    return sheet
