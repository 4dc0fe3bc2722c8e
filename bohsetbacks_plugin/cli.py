# SPDX-License-Identifier: GPL-2.0-or-later
"""The command line: check a site file, list the rules, validate a town's own ruleset. Needs no QGIS."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Optional, TextIO

from .engine.errors import BohError
from .engine.review import Progress, Review
from .engine.rules import Catalogue
from .layer_schema.site_file import SiteFile
from .paths import version
from .report.report_record import ReportFacts
from .report.terminal import review_lines, rule_lines, summary_line
from .rule_files import load_ruleset_file, load_ruleset_files, load_town, own_rules_folder, own_rulesets

if TYPE_CHECKING:
    from .data.loader import LoadedSite
    from .report.output_files import ReportMaker

CANNOT_RUN = 2


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Run one sub-command; returns the exit code of DESIGN 3.4."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except BohError as problem:
        print(f"error: {' '.join(str(problem).split())}", file=sys.stderr)
        return CANNOT_RUN
    except BrokenPipeError:
        # The reader of our output (`| head`) has gone; there is nobody to tell.
        sys.stderr.close()
        return CANNOT_RUN
    except Exception as fault:  # noqa: BLE001 - Python itself would exit with 1, which means "flagged"
        traceback.print_exc()
        print(f"error: a fault of this program, no answer was given ({type(fault).__name__}: {fault}); report it with the "
              "lines above", file=sys.stderr)
        return CANNOT_RUN


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bohsetbacks_plugin",
        description="Checks septic, stable and poultry features against the setbacks of Plymouth and Essex, Massachusetts.")
    parser.add_argument("--version", action="version", version=f"BOH Setbacks {version()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    check = commands.add_parser(
        "check", help="check the layers of a site file",
        description="Exit 0: nothing flagged, everything checked. 1: a binding rule is intruded on or too close to call. "
                    "3: nothing binding flagged, but something is open. 2: could not run.")
    _add_site(check)
    _add_rules_and_lots(check, "findings that concern this lot")
    _add_result_files(check, "results", "findings")
    check.add_argument("--report", metavar="FILE.html", type=Path,
                       help="write a report to print: of the lot named by --lot, else of the site")
    _add_applicant(check)
    check.add_argument("--all", action="store_true", help="also report what meets a rule, and what none applies to")
    check.set_defaults(run=_check)
    _add_inventory(commands)
    _add_notify(commands)
    _add_compare(commands)
    rules = commands.add_parser("rules", help="list the rules of a town as a table")
    rules.add_argument("town", nargs="?", default=None, help="town, or ruleset file; all shipped ones if left out")
    rules.set_defaults(run=_rules)
    validate = commands.add_parser("validate", help="check a ruleset file of your own")
    validate.add_argument("file", metavar="FILE", type=Path)
    validate.set_defaults(run=_validate)
    return parser


def _add_inventory(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    inventory = commands.add_parser(
        "inventory", help="list what lies near stables, leaching areas, lots with poultry, and wetlands; no verdict",
        description="Lists what the rules want shown, with distance and bearing. Exit 0: listed. 3: a layer is lacking, so a "
                    "list may not be complete. 2: could not run.")
    _add_site(inventory)
    _add_rules_and_lots(inventory, "what concerns this lot")
    _add_result_files(inventory, "lists", "lists")
    inventory.add_argument("--report", metavar="FILE.html", type=Path,
                           help="write the lists as a page to print: stable permit sheet, conservation sheet, other lists")
    _add_applicant(inventory)
    inventory.set_defaults(run=_inventory)


def _add_notify(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    notify = commands.add_parser(
        "notify", help="list the owners to be notified of a petition",
        description="Lists abutters and the others whom the rules want notified, with their owners if the site file names the "
                    "assessors' table under 'owners'. Exit 0: listed. 3: listed, but somebody may be lacking. 2: could not "
                    "run.")
    _add_site(notify)
    notify.add_argument("--lot", metavar="ID", action="append", required=True,
                        help="the petitioner's lot (may be repeated: several lots are one property)")
    notify.add_argument("--rule", metavar="ID", action="append", default=[],
                        help="list by this rule (may be repeated); by all rules of kind notify if left out")
    notify.add_argument("--csv", metavar="FILE.csv", type=Path, help="write the list as CSV")
    notify.set_defaults(run=_notify)


def _add_compare(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    compare = commands.add_parser(
        "compare", help="say what changed between two results files of one site",
        description="Lists what is new, worse, better, cured or removed, and what can no longer be told. Exit 0: nothing new "
                    "or worse. 1: something that a binding rule flags is new or worse. 3: something else is newly open, is no "
                    "longer checked, or cannot be compared. 2: could not run.")
    compare.add_argument("before", metavar="BEFORE.gpkg", type=Path, help="results of the earlier check")
    compare.add_argument("after", metavar="AFTER.gpkg", type=Path, help="results of the later check")
    compare.add_argument("--csv", metavar="FILE.csv", type=Path, help="write the changes as CSV")
    compare.add_argument("--json", metavar="FILE.json", type=Path, help="write the changes as JSON")
    compare.add_argument("--report", metavar="FILE.html", type=Path, help="write the changes as a page to print")
    compare.set_defaults(run=_compare)


def _add_applicant(command: argparse.ArgumentParser) -> None:
    command.add_argument("--applicant", metavar="NAME", default="",
                         help="printed in the report's title block; a line to fill in if left out")


def _add_site(command: argparse.ArgumentParser) -> None:
    command.add_argument("site", metavar="SITE.yaml", type=Path, help="site file: town, project type and layers")


def _add_rules_and_lots(command: argparse.ArgumentParser, kept: str) -> None:
    command.add_argument("--rules", metavar="FILE", action="append", default=[], type=Path,
                         help="use this ruleset instead of the town's (may be repeated)")
    command.add_argument("--lot", metavar="ID", action="append", default=[], help=f"only {kept} (may be repeated)")


def _add_result_files(command: argparse.ArgumentParser, results: str, rows: str) -> None:
    command.add_argument("--output", metavar="FILE.gpkg", type=Path, help=f"write the {results} as a GeoPackage")
    command.add_argument("--json", metavar="FILE.json", type=Path, help=f"write the {results} as JSON")
    command.add_argument("--csv", metavar="FILE.csv", type=Path, help=f"write the {rows} as CSV")


def _check(options: argparse.Namespace) -> int:
    # geopandas, fiona and pyproj take a second to load; `rules` and `validate` do without them.
    from .data.loader import load_site
    from .engine.review import review
    from .layer_schema.site_file import load_site_file

    site_file = load_site_file(options.site)
    catalogue = _catalogue(options, site_file)
    bar = _ProgressBar(sys.stderr)
    loaded = load_site(site_file, progress=bar.part(0.0, 0.5))
    result = review(loaded.site, catalogue, lots=options.lot, want_all=options.all, progress=bar.part(0.5, 1.0))
    bar.clear()
    facts = _facts(site_file, options.applicant)

    def report(of: Review) -> Iterable[str]:
        from .report.html_report import report_html
        return report_html(of, facts)

    _write_and_tell(options, loaded, result, review_lines(result), summary_line(result), report)
    return result.exit_code()


def _facts(site_file: SiteFile, applicant: str) -> ReportFacts:
    """What a report says beside the review: the applicant, today, and the day on which each layer's file was last changed."""
    from .layer_schema.layer_entry import is_connection

    paths = [None if is_connection(entry.path) else Path(entry.path) for entry in site_file.layers]
    changed = ["" if path is None or not path.exists() else date.fromtimestamp(path.stat().st_mtime).isoformat()
               for path in paths]
    return ReportFacts(date=date.today().isoformat(), program=f"BOH Setbacks {version()}", layer_dates=tuple(changed),
                       applicant=applicant.strip())


def _write_and_tell(options: argparse.Namespace, loaded: LoadedSite, result: Review, lines: Iterable[str],
                    summary: str, report: ReportMaker) -> None:
    """Write the files that were asked for; then the table, what was written, and the summary."""
    from .data.geopackage import layer_writer
    from .report.output_files import write_results

    write_results(result, write_layer=layer_writer(loaded.crs_wkt), json_path=options.json, csv_path=options.csv,
                  output=options.output, report_path=options.report, report=report,
                  inputs=[*loaded.files, options.site, *options.rules])
    for line in lines:
        print(line)
    for path in (options.json, options.csv, options.report, options.output):
        if path is not None:
            print(f"Written: {path}")
    print(summary)


def _catalogue(options: argparse.Namespace, site_file: SiteFile) -> Catalogue:
    """The rules that were asked for, else those of the site file."""
    if options.rules:
        return load_ruleset_files(options.rules)
    return load_town(site_file.town, site_file.folder, site_file.also_rules, site_file.conservation)


def _inventory(options: argparse.Namespace) -> int:
    from .data.loader import load_site
    from .engine.inventory import take_inventory
    from .layer_schema.site_file import load_site_file
    from .report.inventory import incomplete, inventory_lines, inventory_summary

    site_file = load_site_file(options.site)
    catalogue = _catalogue(options, site_file)
    bar = _ProgressBar(sys.stderr)
    loaded = load_site(site_file, progress=bar.part(0.0, 1.0))
    result = take_inventory(loaded.site, catalogue, lots=options.lot)
    bar.clear()
    facts = _facts(site_file, options.applicant)

    def report(of: Review) -> Iterable[str]:
        from .report.sheets_html import sheets_html
        return sheets_html(of, catalogue, facts)

    _write_and_tell(options, loaded, result, inventory_lines(result), inventory_summary(result), report)
    return 3 if incomplete(result) else 0


def _notify(options: argparse.Namespace) -> int:
    from .data.loader import load_site
    from .data.owners import read_owners
    from .engine.notification import chosen_rules, notification_list
    from .layer_schema.site_file import load_site_file
    from .report import notification as report

    site_file = load_site_file(options.site)
    catalogue = load_town(site_file.town, site_file.folder, site_file.also_rules, site_file.conservation)
    chosen_rules(catalogue, options.rule)   # a misspelt rule is told before a town's parcels are read
    owners = read_owners(site_file.owners) if site_file.owners else None
    bar = _ProgressBar(sys.stderr)
    loaded = load_site(site_file, progress=bar.part(0.0, 1.0))
    bar.clear()
    result = notification_list(loaded.site, catalogue, options.lot, options.rule)
    if options.csv is not None:
        report.write_list(result, owners, options.csv, [*loaded.files, options.site])
    for line in report.notification_lines(result, owners):
        print(line)
    if options.csv is not None:
        print(f"Written: {options.csv}")
    print(report.summary_line(result, owners))
    return 3 if report.all_cautions(result, owners) else 0


def _compare(options: argparse.Namespace) -> int:
    from .engine.comparison import compare
    from .report import comparison_lines as report
    from .report.results_reader import read_results

    before, after = read_results(options.before), read_results(options.after)
    result = compare(before.records(), after.records(), before.facts, after.facts)
    report.write_comparison(result, before, after, csv_path=options.csv, json_path=options.json,
                            report_path=options.report)
    for line in report.comparison_lines(result, before, after):
        print(line)
    for path in (options.csv, options.json, options.report):
        if path is not None:
            print(f"Written: {path}")
    print(report.comparison_summary(result))
    return result.exit_code()


def _rules(options: argparse.Namespace) -> int:
    catalogue = load_town(options.town) if options.town else _all_shipped()
    for line in rule_lines(catalogue.rules):
        print(line)
    own = own_rulesets()
    print(f"Rulesets of your own: {', '.join(own) or 'none'} in {own_rules_folder()}")
    return 0


def _all_shipped() -> Catalogue:
    from .rule_files import rules_folder, shipped_rulesets
    return load_ruleset_files([rules_folder() / f"{name}.yaml" for name in shipped_rulesets()])


def _validate(options: argparse.Namespace) -> int:
    catalogue = load_ruleset_file(options.file)
    own = [rule for rule in catalogue.rules if rule.ruleset == catalogue.title]
    included = len(catalogue.rules) - len(own)
    unverified = sum(not rule.verified for rule in own)
    print(f"{options.file}: valid; {len(own)} rules of its own, {included} included, {unverified} not verified")
    return 0


class _ProgressBar:
    """A bar on an interactive terminal; silent elsewhere."""

    WIDTH = 30

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream if stream.isatty() else None

    def part(self, start: float, end: float) -> Progress:
        """A progress callback for one stretch of the run."""
        def told(share: float, text: str) -> bool:
            if self.stream is not None:
                done = start + (end - start) * share
                bar = ("#" * int(done * self.WIDTH)).ljust(self.WIDTH, ".")
                self.stream.write(f"\r\033[K[{bar}] {text}")
                self.stream.flush()
            return True
        return told

    def clear(self) -> None:
        """Take the bar off the screen."""
        if self.stream is not None:
            self.stream.write("\r\033[K")
            self.stream.flush()
