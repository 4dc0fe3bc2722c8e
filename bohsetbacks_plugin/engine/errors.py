# SPDX-License-Identifier: GPL-2.0-or-later
"""The errors that a user can cause. Each message names the file, layer and field or feature, and what to do."""


class BohError(ValueError):
    """Base of all errors that are told to the user in one line, without a traceback."""


class RuleFileError(BohError):
    """A ruleset file that cannot be used; names the file and the line."""


class SiteFileError(BohError):
    """A site file that cannot be used; names the file and the key."""


class LayerError(BohError):
    """A layer that cannot be read or understood; names the layer and the field or feature."""


class CrsError(LayerError):
    """A layer whose coordinates cannot be placed: no CRS, a contradicting one, or far outside Massachusetts."""


class OutputError(BohError):
    """A result that cannot be written; nothing was left behind."""


class Cancelled(Exception):
    """The user stopped the run; there is no result."""
