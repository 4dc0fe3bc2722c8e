# SPDX-License-Identifier: GPL-2.0-or-later
"""Setback zones and the validation of rules, through Processing."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
import shapely
from qgis.core import QgsProcessingException
from sample_site import FOOT, TANK_RULE, place, write_site

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(name="site")
def _site(tmp_path):
    return write_site(tmp_path)


def zones(site, **parameters):
    import processing
    result = processing.run("bohsetbacks:setbackzones", {"SITE": str(site), "OUTPUT": "memory:", **parameters})
    return list(result["OUTPUT"].getFeatures())


def shape_of(feature):
    return shapely.from_wkb(bytes(feature.geometry().asWkb()))


def test_zone_of_a_well_is_a_circle_with_its_rule(provider, site, qgis_new_project):
    (zone,) = zones(site, RULE_IDS="T5-12S")
    assert [zone[name] for name in ("rule_id", "section", "feet", "source_layer", "source_id", "sources")] == [
        "T5-12S", "310 CMR 15.211(1)", 100.0, "wells", "W1", 1]
    shape = shape_of(zone)
    # Inscribed in a circle of 100 ft, and nowhere more than 0.02 ft inside it.
    well = place(shapely.Point(120, 150))
    assert 99.98 <= shapely.distance(shapely.boundary(shape), well) / FOOT <= 100.0001
    assert shape.area / FOOT**2 == pytest.approx(math.pi * 100**2, rel=4e-4)


def test_zone_of_a_property_line_is_the_band_inside_the_lot(provider, site, qgis_new_project):
    found = {zone["source_id"]: shape_of(zone) for zone in zones(site, RULE_IDS="T5-01T")}
    assert set(found) == {"A", "B"}
    # 150 x 200 ft less the 130 x 180 ft that are 10 ft and more from the line.
    assert found["A"].area / FOOT**2 == pytest.approx(150 * 200 - 130 * 180, rel=1e-6)


def test_resources_and_dissolve(provider, site, qgis_new_project):
    assert {zone["source_layer"] for zone in zones(site, RESOURCES="any_wetland")} == {"wetlands"}
    (band,) = zones(site, RULE_IDS="T5-01T", DISSOLVE=True)
    assert (band["sources"], band["source_layer"]) == (2, "parcels" if band["source_layer"] == "parcels" else "lots")


@pytest.mark.parametrize(("parameters", "words"), [
    ({"RULE_IDS": "T5-12X"}, ["T5-12X", "T5-12"]), ({"RESOURCES": "wells"}, ["wells", "well"])])
def test_unknown_words_are_told_with_the_nearest(provider, site, qgis_new_project, parameters, words):
    with pytest.raises(QgsProcessingException) as told:
        zones(site, **parameters)
    for word in words:
        assert word in str(told.value)


def test_validate_rules(provider, tmp_path, qgis_new_project):
    import processing
    result = processing.run("bohsetbacks:validaterules", {"FILE": str(ROOT / "resources" / "rules" / "essex.yaml")})
    # 3 distances, 13 areas, numbers, values and relations, 3 notices; of the state 37 + 6 rules of Title 5 and 7 on wetlands.
    assert (result["RULES"], result["INCLUDED"], result["UNVERIFIED"]) == (19, 50, 0)
    broken = tmp_path / "own.yaml"
    broken.write_text(TANK_RULE.replace("feet: 50", "feets: 50"), encoding="utf-8")
    with pytest.raises(QgsProcessingException, match=r"line 12.*feets.*feet"):
        processing.run("bohsetbacks:validaterules", {"FILE": str(broken)})
