# SPDX-License-Identifier: GPL-2.0-or-later
"""`python -m bohsetbacks_plugin`."""

import sys

from .cli import main

sys.exit(main())
