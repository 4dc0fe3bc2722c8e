# SPDX-License-Identifier: GPL-2.0-or-later
"""'Conomo Sample', Essex: a fictional neighbourhood above a salt marsh, and the stories of expected.yaml.

The plan is turned over when it is laid on the map: what is below the main street here lies north of it there.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from drawing import PLAN, Frame, Nature, Placement, Ring, Sheet, ribbon
from household import Household, circle_home, home, put, system
from streets import Lot, Pattern, parcels

#: Plan feet (640, 560) lie at 42.645 N 70.735 W: computed with pyproj, EPSG:4326 to EPSG:26986.
PLACEMENT = Placement(east=262622.70, north=933228.27, degrees=-23.0, mirrored=True)
PREFIX = "CON"

PATTERN = Pattern(
    middle=500, wave=60, period=1000, rise=-25, half=25, side_half=20, paved=12, side_paved=11, side=640,
    south=[(-220, 236), (-95, 262), (30, 286), (155, 300), (280, 312), (402, 322), (525, 330), (650, 326), (775, 320),
           (900, 316), (1022, 290), (1145, 262), (1265, 226), (1385, 196), (1500, 190)],
    north_west=[(-220, 668), (-95, 690), (30, 704), (155, 712), (280, 730), (440, 738)],
    north_east=[(860, 742), (975, 730), (1100, 716), (1228, 690), (1362, 672), (1500, 640)],
    west=[(440, 735), (446, 855), (436, 975), (440, 1095)],
    east=[(860, 735), (860, 855), (860, 975), (866, 1095)],
    circle=(1170, 55),
    rays=[(165, (440, 1224)), (115, (535, 1395)), (65, (745, 1395)), (15, (866, 1230))],
    outer={1: [(448, 1384)], 3: [(860, 1392)]},
)
ADDRESSES = {"main": "Sample Point Road", "side": "Clamshell Court"}


def lots() -> tuple[dict[int, Lot], dict[int, Frame]]:
    """All house lots by number, and the frames of those at the turning circle."""
    p = PATTERN
    found = dict(enumerate(p.south_lots(), 1))
    found.update(enumerate(p.north_lots(p.north_west), 15))
    west, east = p.corner_lots()
    found[20], found[32] = west, east
    found.update(enumerate(p.side_lots(p.west, -1), 21))
    circle = p.circle_lots(p.west[-1], p.east[-1])
    found.update({24 + i: lot for i, (lot, _) in enumerate(circle)})
    found.update({31 - i: lot for i, lot in enumerate(p.side_lots(p.east, 1))})
    found.update(enumerate(p.north_lots(p.north_east), 33))
    return found, {24 + i: frame for i, (_, frame) in enumerate(circle)}


def land(found: dict[int, Lot]) -> dict[int, tuple[str, list[Ring]]]:
    """Pond land, wood lot and marsh: number -> (owner, edge and holes)."""
    p = PATTERN
    rear = [found[33].back_left, *(found[n].back_right for n in range(33, 38))]
    pond_land = [*rear, (1512.0, 1010.0), (1440.0, 1236.0), (1130.0, 1398.0), (745.0, 1395.0), (860.0, 1392.0),
                 (866.0, 1230.0),
                 *reversed(p.east[1:])]
    wood = [found[15].back_left, *(found[n].back_right for n in range(15, 20)), *p.west[1:], (440.0, 1224.0),
            (300.0, 1210.0), (40.0, 1120.0), (-214.0, 1046.0)]
    marsh = [found[1].back_left, *(found[n].back_right for n in range(1, 15)), (1520.0, -90.0), (900.0, -160.0),
             (300.0, -150.0), (-250.0, -80.0)]
    return {38: ("Sample Pond Trust", [pond_land]), 39: ("Sample Wood Lot", [wood]),
            40: ("Town of Nowhere, marsh", [marsh])}


def streets(sheet: Sheet) -> None:
    """Pavement and water mains."""
    main, side = PATTERN.pavements()
    sheet.add("pavement", main, PAVE_ID="PV-1", KIND="road", NAME=ADDRESSES["main"])
    sheet.add("pavement", side, PAVE_ID="PV-2", KIND="road", NAME=ADDRESSES["side"])
    first, last = PATTERN.stations
    sheet.add("utilities", PATTERN.edge(first, last, -4.0), UTIL_ID="WM-1", KIND="main", STATUS="existing")
    sheet.add("utilities", [PATTERN.beside(644, -4.0), (644.0, 1184.0)], UTIL_ID="WM-2", KIND="main", STATUS="existing")


def nature(sheet: Sheet) -> None:
    """Salt marsh with its creek, the bay, a pond, swamps, hollows, a vernal pool and the coastal bank."""
    hand = Nature(seed=19761130)
    pond = hand.shore([(926, 895, "straight"), (926, 945), (940, 1010), (986, 1072), (1060, 1090), (1124, 1050),
                       (1140, 980),
                       (1100, 920), (1040, 886), (980, 880)], 4.0)
    sheet.add("water", pond, WATER_ID="WA-POND", KIND="pond", NAME="Sample Ice Pond")
    line = hand.course([(760, 170), (720, 110), (640, 76), (560, 96), (470, 60), (420, 0), (340, -40),
                        (330, -140)], 3.0)
    halves = [3.0 + 5.0 * step / len(line) for step in range(len(line))]
    sheet.add("water", ribbon(line, halves), WATER_ID="WA-CREEK", KIND="tidal creek", NAME="Clam Creek")
    # Straight where the sheet ends.
    bay = hand.shore([(-420, -84), (-240, -60), (-100, -96), (120, -110), (330, -78), (520, -104), (720, -118),
                      (960, -70), (1180, -92), (1400, -40), (1640, -30, "straight"), (1640, -330, "straight"),
                      (-420, -330, "straight")], 12.0)
    sheet.add("water", bay, WATER_ID="WA-BAY", KIND="bay", NAME="Sample Bay")
    bank = hand.course([(1200, 226), (1236, 272), (1262, 290, "straight"), (1294, 290), (1304, 226), (1326, 136),
                        (1404, 92), (1500, 84)],
                       2.0)
    sheet.add("banks", bank, BANK_ID="BK-1", KIND="coastal bank")
    wetlands(sheet, hand)


def wetlands(sheet: Sheet, hand: Nature) -> None:
    """Wetlands, surveyed flag by flag but for the one that is only on the state's map."""
    hand.wetland(sheet, "wetlands", "WE-MARSH", "salt marsh", "Sample Marsh",
        [(-300, 200), (-220, 222), (-90, 236), (20, 240), (62, 286), (78, 330, "straight"), (116, 330), (160, 302),
         (220, 290), (262, 304), (290, 320, "straight"),
         (392, 320), (470, 330), (550, 345, "straight"), (640, 345), (720, 330), (796, 340, "straight"), (884, 340),
         (922, 308), (956, 284), (1000, 278), (1044, 290, "straight"), (1116, 290), (1170, 236), (1230, 196),
         (1296, 170), (1340, 100), (1430, 50),
         (1560, 20), (1560, -90), (1180, -160), (720, -190), (330, -170), (-100, -180), (-330, -140)], 7.0)
    hand.wetland(sheet, "wetlands", "WE-SWAMP", "wooded swamp", "Trust Swamp",
        [(1018, 746, "straight"), (1084, 746), (1114, 772), (1098, 816), (1050, 838), (1004, 824), (984, 784)], 4.0)
    hand.wetland(sheet, "wetlands", "WE-ISO", "isolated wetland", "Isolated Hollow",
        [(1255, 725, "straight"), (1330, 725), (1356, 752), (1330, 786), (1278, 790), (1236, 760)], 3.0)
    hand.wetland(sheet, "wetlands", "WE-VP", "vernal pool", "Certified vernal pool 0000 (invented)",
        [(900, 1306, "straight"), (900, 1350), (924, 1372), (962, 1360), (972, 1322), (950, 1290), (922, 1286)], 2.0)
    hand.wetland(sheet, "wetlands_planning", "WP-1", "isolated wetland", "Wood Lot Hollow (state map)",
        [(-86, 731, "straight"), (4, 731), (34, 760), (20, 806), (-40, 826), (-104, 800), (-122, 756)], 5.0,
        "photo interpretation, planning grade")


def floods(sheet: Sheet) -> None:
    """Flood zones as a flood map draws them, in straight strokes; a wedge with waves reaches up to lot 5."""
    west = [(-330.0, 250.0), (-90.0, 264.0), (60.0, 318.0), (150.0, 326.0), (150.0, -46.0), (-330.0, -44.0)]
    east = [(352.0, 340.0), (470.0, 346.0), (640.0, 358.0), (800.0, 352.0), (950.0, 306.0), (1120.0, 300.0),
            (1240.0, 210.0), (1360.0, 110.0), (1580.0, 40.0), (1580.0, -20.0), (900.0, -50.0), (352.0, -48.0)]
    sheet.add("flood_zones", [west, east], FLOOD_ID="FZ-1", ZONE="AE")
    # Its edge at y = 384 crosses the tank of lot 5, which stands from y = 380 to y = 390.
    waves = [(-330.0, -44.0), (150.0, -46.0), (150.0, 326.0), (230.0, 345.0), (318.0, 384.0), (341.0, 384.0),
             (352.0, 340.0), (352.0, -48.0), (900.0, -50.0), (1580.0, -20.0), (1580.0, -330.0), (-330.0, -330.0)]
    sheet.add("flood_zones", waves, FLOOD_ID="FZ-2", ZONE="VE")


def cistern_lots(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 2, 6, 12 and 17."""
    two = put(sheet, PREFIX, found, 2)
    home(two)
    system(two, reserve=False)
    two.cistern("exterior", two.frame.box(20, 118, 32, 130))  # 88 ft behind the field's edge at y = 30
    six = put(sheet, PREFIX, found, 6)
    home(six)
    system(six, design="galleries")
    # From the neighbour's field, corner (580, 445), to the cistern's corner (523, 369): sqrt(57^2 + 76^2) = 95.
    six.cistern("exterior", PLAN.box(511, 357, 523, 369))
    twelve = put(sheet, PREFIX, found, 12, status="proposed")
    home(twelve, ell=0)
    twelve.field(14, 14, "chambers")
    twelve.reserve(52, 13, twelve.width - 44, 35)
    twelve.dbox(48, 38)
    twelve.tank(60, 58)  # 12 ft from the wall, 14 ft from the cistern behind it
    twelve.sewer((62.75, 68), (62.75, 80))
    twelve.cistern("interior", twelve.frame.box(58, 82, 70, 94))
    seventeen = put(sheet, PREFIX, found, 17)
    home(seventeen, ell=0)
    system(seventeen)
    reserve = 35 if seventeen.width < 126 else 33  # as drawn by system()
    # 92 ft behind the reserve area; its walls are 6 in. thick.
    seventeen.cistern("exterior", seventeen.frame.box(76, reserve + 92, 90, reserve + 104), MATERIAL="poured concrete",
                      WALL_IN=6.0, FLOOR_IN=6.0, COVER_IN=4.0)


def marsh_west(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 1 to 7 along the marsh, but for those with cisterns."""
    one = put(sheet, PREFIX, found, 1)
    home(one)
    system(one, design="trenches")
    three = replace(put(sheet, PREFIX, found, 3, status="proposed"), frame=PLAN)
    three.field(80, 402)  # 72 ft from the marsh's straight edge at y = 330
    three.dbox(108, 432)
    three.tank(98, 438)
    three.sewer((98, 446), (84, 450))
    three.reserve(114, 440, 138, 456)
    three.house(42, 440, 84, 462, "slab")
    three.driveway((54, 469), (66, 471), (66, 462), (54, 462))
    three.service((72, 484), (72, 462))
    four = put(sheet, PREFIX, found, 4, flip=True)
    home(four, foundation="crawl space")
    system(four, design="mounded bed")
    five = replace(put(sheet, PREFIX, found, 5, status="proposed"), frame=PLAN)
    five.house(348, 372, 392, 398, "cellar", 0)
    five.tank(330, 380)  # 60 ft from the marsh's straight edge at y = 320
    five.sewer((348, 384), (335.5, 384))
    five.field(308, 440, "leaching bed")
    five.dbox(322, 424)
    five.reserve(346, 444, 374, 464)
    five.driveway((384, 521), (396, 523), (399, 398), (388, 398))
    five.service((386, 540), (386, 410), (384, 398))
    seven = replace(put(sheet, PREFIX, found, 7, status="proposed"), frame=PLAN)
    seven.house(590, 486, 634, 508)
    # 100 ft from the marsh's straight edge at y = 345: exactly enough; so are 800 sq ft, and five years since the test.
    seven.field(580, 445, EFF_SQFT=800, TESTED=date(2021, 6, 1))
    seven.dbox(574, 472)
    seven.tank(572, 486)
    seven.sewer((577.5, 491), (590, 496))
    seven.reserve(540, 490, 566, 510)
    seven.driveway((600, 534), (612, 534), (612, 508), (600, 508))
    seven.service((627, 552), (627, 508))


def marsh_east(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 8 to 14 along the marsh and the coastal bank."""
    eight = put(sheet, PREFIX, found, 8)
    home(eight)
    system(eight, design="chambers", middle="treatment unit")
    nine = replace(put(sheet, PREFIX, found, 9), frame=PLAN)
    nine.house(816, 474, 858, 498)
    nine.field(820, 430, "galleries")  # 90 ft from the marsh's straight edge at y = 340
    nine.dbox(852, 456)
    nine.tank(870, 466)
    nine.sewer((858, 484), (872, 476))
    nine.driveway((800, 529), (812, 528), (812, 490), (816, 490), (816, 480), (800, 480))
    nine.service((840, 546), (840, 498))
    ten = put(sheet, PREFIX, found, 10, flip=True)
    home(ten, ell=0)
    system(ten)
    ten.pool(30, 118, 58, 132)
    sewer_and_bank(sheet, found)
    fourteen = replace(put(sheet, PREFIX, found, 14, status="proposed"), frame=found[14].left_line)
    home(fourteen, 76, ell=0)
    fourteen.tank(9, 52)  # 9 ft from the side line
    fourteen.sewer((11.75, 62), (46, 82))
    fourteen.dbox(28, 40)
    fourteen.field(20, 14, "galleries", EFF_SQFT=760)
    fourteen.reserve(54, 13, fourteen.width - 44, 33)


def sewer_and_bank(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 11 and 13."""
    eleven = replace(put(sheet, PREFIX, found, 11, status="proposed"), frame=PLAN)
    eleven.house(1036, 368, 1070, 392)
    eleven.sewer((1070, 380), (1083.75, 402))  # its lower end 90 ft from the marsh's straight edge at y = 290
    eleven.tank(1081, 402)
    eleven.field(1050, 424)
    eleven.dbox(1080, 416)
    eleven.reserve(1090, 430, 1116, 446)
    eleven.service((1038, 496), (1038, 392))
    eleven.driveway((1024, 482), (1034, 482), (1034, 392), (1036, 376), (1024, 376))
    thirteen = replace(put(sheet, PREFIX, found, 13, status="proposed"), frame=PLAN)
    thirteen.field(1276, 345)  # 55 ft from the coastal bank's straight piece at y = 290
    thirteen.house(1274, 388, 1316, 412)
    thirteen.tank(1328, 394)
    thirteen.dbox(1338, 392)
    thirteen.sewer((1316, 400), (1328, 400))
    thirteen.reserve(1346, 393, 1364, 407)
    thirteen.service((1296, 452), (1296, 412))
    thirteen.driveway((1276, 438), (1286, 436), (1286, 412), (1276, 412))


def uphill(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 15 to 20 on the upper side of the main street."""
    fifteen = put(sheet, PREFIX, found, 15)
    home(fifteen)
    system(fifteen, design="trenches")
    fifteen.cistern("exterior", fifteen.frame.box(20, 150, 32, 162), STATUS="existing", TESTED=date(2025, 9, 15))
    eighteen = put(sheet, PREFIX, found, 18, status="proposed")
    home(eighteen)
    system(eighteen, design="large bed", field={"EFF_SQFT": None})  # 35 x 20 ft = 700 sq ft, and no more is said
    twenty = put(sheet, PREFIX, found, 20, status="proposed")
    home(twenty)
    system(twenty, design="chambers", field={"SERVES": "H-20; H-20B"})
    twenty.house(40, 108, 68, 128, "slab", bedrooms=1, suffix="B")
    sixteen = put(sheet, PREFIX, found, 16, status="proposed")
    home(sixteen, 42, ell=0)
    at = replace(sixteen, frame=PLAN)
    at.field(-62, 620)  # 95 ft from the edge at y = 731, which is mapped to 20 ft only
    at.dbox(-70, 594)
    sixteen.tank(18, 46)
    sixteen.sewer((23.5, 51), (49, 54))
    sixteen.reserve(14, 12, 36, 24)
    nineteen = put(sheet, PREFIX, found, 19)
    home(nineteen)
    system(nineteen, design="mounded bed")
    line = nineteen.frame
    nineteen.animal("stable", line.box(20, 128, 46, 144), STATUS="proposed", ANIMALS=1)
    nineteen.animal("corral", line.line((16, 112), (60, 112), (66, 128), (20, 128)), STATUS="proposed")
    nineteen.animal("pasture", line.line((6, 146), (90, 148), (86, 176), (10, 172)), STATUS="proposed")
    nineteen.animal("coop", line.box(112, 150, 124, 160), STATUS="proposed", ANIMALS=6)
    nineteen.animal("run", line.box(124, 150, 142, 160), STATUS="proposed")
    nineteen.animal("manure area", line.box(98, 158, 108, 166), STATUS="proposed")


def side_street(sheet: Sheet, found: dict[int, Lot], frames: dict[int, Frame]) -> None:
    """Lots 21 to 32."""
    first = put(sheet, PREFIX, found, 21)
    home(first, water=None, ell=0)
    system(first, design="trenches")
    second = replace(put(sheet, PREFIX, found, 22, status="proposed"), frame=found[22].left_line)
    # From the field's corner (15, 58) to the neighbour's old well: sqrt(36^2 + 77^2) = 85.
    sheet.add("wells", second.frame.at(15 - 36, 58 + 77), WELL_ID="W-21", KIND="drinking", STATUS="existing",
              LOT=first.lot)
    sheet.add("utilities", [second.frame.at(-21, 135), first.frame.at(80, 108)], UTIL_ID="WL-21", KIND="water",
              STATUS="existing", LOT=first.lot)
    home(second, 92, water=None, ell=0, bedrooms=2)
    second.well(70, 170)
    second.service((70, 170), (70, 120))
    second.field(15, 40, "trenches")
    second.dbox(50, 62)
    second.tank(60, 66)
    second.sewer((62.75, 76), (62.75, 92))
    second.reserve(56, 14, second.width - 44, 34)
    third = put(sheet, PREFIX, found, 23)
    home(third, ell=0)
    system(third, middle="pump chamber")
    third.well(30, 150, "irrigation")
    third.cistern("interior", third.frame.box(79, 95, 86, 104))  # 4 ft inside the walls at x = 90 and y = 108
    for number, design in ((24, "chambers"), (25, "trenches"), (26, "leaching bed"), (28, "galleries")):
        one = Household(sheet, PREFIX, number, frames[number])
        circle_home(one, design=design, reserve=number in (25, 26))
    replace(one, number=24, frame=frames[24]).kennel(-20, 126, -10, 134, 4)  # 80 sq ft
    replace(one, number=25, frame=frames[25]).kennel(20, 128, 30, 140, 5)  # 120 sq ft: exactly enough
    vernal_lot(Household(sheet, PREFIX, 27, frames[27], status="proposed"))
    cistern_yards(put(sheet, PREFIX, found, 29), put(sheet, PREFIX, found, 31, flip=True))
    pond_lot(put(sheet, PREFIX, found, 30, status="proposed"))
    corner = put(sheet, PREFIX, found, 32, flip=True)
    home(corner)
    system(corner, design="chambers")
    corner.pool(20, 100, 50, 116)


def cistern_yards(small: Household, across: Household) -> None:
    """Lots 29 and 31: a cistern too small for three bedrooms, and one across the foundation."""
    home(small, ell=0)
    system(small)
    small.cistern("exterior", small.frame.box(49, 170, 61, 182), CAP_GAL=4000)
    home(across, 116, ell=0)
    system(across, 116, design="trenches")
    across.cistern("exterior", across.frame.box(52, 138, 64, 150))  # 6 ft on both sides of the rear wall at y = 144


def vernal_lot(one: Household) -> None:
    """Lot 27: field 70 ft from the vernal pool, shown to be downgradient of it."""
    one.house(-22, 92, 22, 120)
    one.driveway((-19, 2), (-9, 2), (-26, 34), (-22, 96), (-34, 96), (-36, 34))
    one.service((12, -12), (30, 30), (36, 102), (22, 102))
    one.tank(-8, 68)
    one.sewer((-5.25, 78), (-5.25, 92))
    one.dbox(-30, 78)
    one.reserve(-14, 38, 14, 56)
    replace(one, frame=PLAN).field(798, 1318, "leaching bed", DOWNGRAD="yes")


def pond_lot(one: Household) -> None:
    """Lot 30: field 80 ft from the pond's straight shore at x = 926."""
    home(one, 52, ell=0)
    one.reserve(14, 13, 44, 29)
    at = replace(one, frame=PLAN)
    at.field(814, 905)
    at.dbox(802, 912)
    at.part("ST", "septic tank", PLAN.box(784, 908, 794, 913.5), CAP_GAL=1500)
    at.sewer((784, 910), (740, 902))


def north_east(sheet: Sheet, found: dict[int, Lot]) -> None:
    """Lots 33 to 37."""
    for number, design in ((33, "trenches"), (35, "mounded bed"), (37, "leaching bed")):
        one = put(sheet, PREFIX, found, number, status="proposed" if number == 37 else "existing")
        home(one, water="town" if number == 35 else None, ell=0, bedrooms=4 if number == 37 else 3)
        system(one, design=design)
        if number != 35:
            one.well(30, 142)
            one.service((30, 142), (60, 108))
    swamp = put(sheet, PREFIX, found, 34, status="proposed")
    home(swamp, 58, ell=0)
    swamp.tank(16, 56)
    swamp.sewer((21.5, 61), (49, 70))
    swamp.dbox(26, 72)
    swamp.reserve(50, 14, 80, 34)
    replace(swamp, frame=PLAN).field(1034, 690, TESTED=date(2020, 6, 1))  # 40 ft from the swamp's straight edge at y = 746
    hollow = put(sheet, PREFIX, found, 36, status="proposed")
    home(hollow, 66, ell=0)
    hollow.field(14, 14, "galleries")
    hollow.dbox(48, 34)
    hollow.tank(56, 42)
    hollow.sewer((58.75, 52), (58.75, 66))
    replace(hollow, frame=PLAN).reserve(1284, 620, 1314, 640)  # 85 ft from the hollow's straight edge at y = 725


def draw() -> Sheet:
    """The whole town."""
    sheet = Sheet(PLACEMENT)
    found, frames = lots()
    addresses = {number: ADDRESSES["side" if 21 <= number <= 31 else "main"] for number in found}
    parcels(sheet, PREFIX, PATTERN, found, addresses, land(found))
    streets(sheet)
    nature(sheet)
    floods(sheet)
    for part in (cistern_lots, marsh_west, marsh_east, uphill):
        part(sheet, found)
    side_street(sheet, found, frames)
    north_east(sheet, found)
    return sheet
