# SPDX-License-Identifier: GPL-2.0-or-later
"""The lists that the rules ask for, without a verdict: what lies near stables, leaching fields and wetlands."""

from __future__ import annotations

from collections.abc import Sequence

from .checks import listing
from .context import build
from .errors import BohError
from .findings import concatenate
from .review import Review, only_on_lots, refuse_unknown_lots, sort_findings
from .rules import Catalogue
from .site import Site


def take_inventory(site: Site, catalogue: Catalogue, *, lots: Sequence[str] = ()) -> Review:
    """Everything that rules of kind inventory list.

    Parameters
    ----------
    site : Site
    catalogue : Catalogue
        Its other rules are left out.
    lots : sequence of str
        Keep to what concerns these lots.

    Returns
    -------
    Review
        Findings of kind inventory, all without a verdict.

    Raises
    ------
    BohError
        Where no rule asks for a list, or for a lot that is not in the site.
    """
    rules = [rule for rule in catalogue.rules if rule.listing is not None]
    if not rules:
        raise BohError(f"the rules of {catalogue.title} ask for no inventory; choose another ruleset")
    context = build(site, rules)
    refuse_unknown_lots(context, lots)
    tables, statuses = [], []
    for number in range(len(rules)):
        made, status = listing.answer(context, number)
        tables += made
        statuses.append(status)
    found = only_on_lots(context, concatenate(tables), lots)
    return Review(site=site, rules=rules, findings=sort_findings(context, found), statuses=statuses, lots=tuple(lots))
