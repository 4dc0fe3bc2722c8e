# SPDX-License-Identifier: GPL-2.0-or-later
"""Compares the findings at hand with an earlier results file, beside the interface."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Callable, Optional

from qgis.core import QgsTask

from ..engine.comparison import Comparison, compare
from ..engine.errors import BohError, Cancelled
from ..engine.run_facts import RunFacts
from ..report.results_reader import read_results
from .messages import versions
from .translation import tr

#: Gives findings as records with the keys of `engine.findings.FIELDS`; those that meet their rule may be left out.
Records = Callable[[], Iterable[dict[str, Any]]]

#: Gives what the check at hand looked at.
Facts = Callable[[], RunFacts]


class ComparisonTask(QgsTask):
    """Reads an earlier results file and compares it; `done` is called in the main thread."""

    def __init__(self, earlier: Path, records: Records, facts: Optional[Facts],
                 done: Callable[[ComparisonTask], None]) -> None:
        super().__init__(tr("Comparing with an earlier check"), QgsTask.Flag.CanCancel)
        self.earlier = earlier
        self.comparison: Optional[Comparison] = None
        self.problem = ""   # a sentence for the user
        self.details = ""   # what happened, where no sentence was foreseen
        self._records: Optional[Records] = records
        self._facts = facts
        self._done: Optional[Callable[[ComparisonTask], None]] = done

    def run(self) -> bool:
        """Compare; in another thread, so no widget and no project is touched."""
        try:
            self._compare()
        except Cancelled:
            return False
        except BohError as problem:
            self.problem = str(problem)
            return False
        except Exception:  # noqa: BLE001 - an exception must not leave this thread; the user gets a sentence
            self.details = f"{traceback.format_exc()}\n{versions()}"
            return False
        return True

    def finished(self, result: bool) -> None:
        """Tell who asked, unless he no longer wants to know."""
        done, self._done, self._records, self._facts = self._done, None, None, None
        if done is not None:
            done(self)

    def forget(self) -> None:
        """Stop, and tell nobody."""
        self._done = None
        self.cancel()

    def _compare(self) -> None:
        if self._records is None:
            raise Cancelled
        stored = read_results(self.earlier)
        facts = self._facts() if self._facts is not None else None
        self.comparison = compare(self._while_wanted(stored.records()), self._while_wanted(self._records()), stored.facts,
                                  facts)

    def _while_wanted(self, records: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        for record in records:
            if self.isCanceled():
                raise Cancelled
            yield record
