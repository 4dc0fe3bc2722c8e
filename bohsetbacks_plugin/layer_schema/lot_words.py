# SPDX-License-Identifier: GPL-2.0-or-later
"""What people type to find a lot, compared with ids, addresses and the assessors' map and lot. No files but the word list."""

from __future__ import annotations

import functools
import re
import string
import unicodedata
from collections.abc import Sequence
from typing import Optional, Union

from ..engine.strict_yaml import Lines
from . import word_lists

_KEYS = ("address", "map_lot", "map_lot_words", "street_words")
_HOUSE_NUMBER = re.compile(r"\d+(?:half|[a-z])?$")
_HALF = re.compile(r"(\d+)(?:[-\s]+1[/⁄]2|\s*½)")
_PIECES = re.compile(r"(\d+)")
#: An apostrophe or a full stop stands inside a word (O'Brien's, N.E.); all else parts words.
_PARTS: dict[int, Optional[str]] = {ord(sign): " " for sign in (*string.punctuation, "–", "—", "“", "”", "№")}
_PARTS.update(dict.fromkeys(map(ord, "'’‘`.")))
#: A word that is cut short is found from this many letters on; the last one, which is being typed, from the first.
_CUT_FROM = 3
#: A piece from the middle of an id is looked for only if it is this long.
_MIDDLE_FROM = 4

#: How well something matches: the less, the better; first by kind, then by how much is left over.
Score = tuple[int, int]

ID, ID_LOOSELY, MAP_LOT, ADDRESS, ADDRESS_MORE, MAP_LOT_MORE, ADDRESS_CUT, ID_BEGINS, MAP_LOT_CUT, ID_HOLDS = range(10)


def _words() -> Lines:
    return word_lists.load("lot_search", _KEYS)


@functools.cache
def _one_word() -> dict[str, str]:
    """Ways to write a word of a street -> the first of them."""
    return {str(way): str(ways[0]) for ways in _words()["street_words"] for way in ways}


def field_choices(what: str) -> list[tuple[str, ...]]:
    """Known fields for ``address`` or ``map_lot``, the best first; several names in one choice are joined."""
    def names(item: Union[str, list[str]]) -> tuple[str, ...]:
        return tuple(map(str, item)) if isinstance(item, list) else (str(item),)

    return [names(item) for item in _words()[what]]


def folded(text: str) -> str:
    """A text without case, accents and punctuation."""
    if "½" in text or "2" in text:
        text = _HALF.sub(r"\1half ", text)
    if not text.isascii():
        text = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return text.casefold().translate(_PARTS)


def tokens(text: str) -> list[str]:
    """Words and numbers of a text as `folded`, without leading zeros."""
    return [word.lstrip("0") or "0" if word[0] == "0" else word for word in folded(text).split()]


def natural_key(text: str) -> tuple[tuple[int, Union[int, str]], ...]:
    """For sorting as people do: 9 before 10."""
    return tuple((0, int(piece)) if piece.isdecimal() else (1, piece.casefold()) for piece in _PIECES.split(text) if piece)


class LotQuery:
    """What was typed, made ready to be compared with thousands of lots.

    Parameters
    ----------
    text : str
        An id, an address or its beginning, or a map and lot.
    """

    def __init__(self, text: str) -> None:
        self.text = text.strip().casefold()
        self._tokens = tokens(text)
        count = _leading_numbers(self._tokens)
        self._numbers, self._rest = self._tokens[:count], self._tokens[count:]
        noise, same = set(map(str, _words()["map_lot_words"])), _one_word()
        self._map_lot = [word for word in self._tokens if word not in noise]
        #: What stands in the folded texts of every lot that matches; words that are written in several ways do not.
        self.pieces = tuple(word for word in self._tokens if word not in noise and word not in same)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to look for."""
        return not self._tokens

    def of_lot(self, lot_id: str, addresses: Sequence[str], map_lots: Sequence[str]) -> Optional[tuple[Score, int]]:
        """How well a lot matches, and which of its addresses did (-1: none); None where nothing does."""
        found = [(score, -1) for score in (self.of_id(lot_id), *map(self.of_map_lot, map_lots)) if score is not None]
        for number, address in enumerate(addresses):
            score = self.of_address(address)
            if score is not None:
                found.append((score, number))
        return min(found) if found else None

    def of_id(self, lot_id: str) -> Optional[Score]:
        """How well an id matches."""
        there = lot_id.casefold()
        if there == self.text:
            return ID, 0
        if all(word in there for word in self._tokens) and tokens(lot_id) == self._tokens:
            return ID_LOOSELY, 0
        if there.startswith(self.text):
            return ID_BEGINS, len(there) - len(self.text)
        if len(self.text) >= _MIDDLE_FROM and self.text in there:
            return ID_HOLDS, len(there) - len(self.text)
        return None

    def of_map_lot(self, map_lot: str) -> Optional[Score]:
        """How well a map and lot match: number by number, from the first on."""
        wanted = self._map_lot
        if not map_lot or not wanted or any(word not in map_lot.casefold() for word in wanted):
            return None
        there = tokens(map_lot)
        more = len(there) - len(wanted)
        if more < 0 or there[:len(wanted) - 1] != wanted[:-1]:
            return None
        last = there[len(wanted) - 1]
        if last == wanted[-1]:
            return (MAP_LOT_MORE if more else MAP_LOT), more
        return (MAP_LOT_CUT, more) if last.startswith(wanted[-1]) else None

    def of_address(self, address: str) -> Optional[Score]:
        """How well an address matches: its number exactly, its words in any order, the last one perhaps typed in part."""
        numbers = self._numbers
        if not address or any(number not in address.casefold() for number in numbers if number.isdecimal()):
            return None
        there = tokens(address)
        count = _leading_numbers(there) if numbers else 0
        house, pool = there[:count], there[count:]
        if not house:
            house, pool = there, [word for word in there if word not in numbers]
        if any(number not in house for number in numbers):
            return None
        found = self._words_in(pool)
        if found is None:
            return None
        cut, left = found
        left += max(0, count - len(numbers))
        return (ADDRESS_CUT if cut else ADDRESS_MORE if left else ADDRESS), left

    def _words_in(self, pool: list[str]) -> Optional[tuple[bool, int]]:
        """Whether all words are there, one for one: (some only by their beginning, how many are left over)."""
        same = _one_word()
        free = [(word, same.get(word, word)) for word in pool]
        open_words = []
        for word in self._rest:
            wanted = same.get(word, word)
            match = next((one for one in free if one[1] == wanted), None)
            if match is None:
                open_words.append(word)
            else:
                free.remove(match)
        for word in open_words:
            if word[0].isdecimal() or (len(word) < _CUT_FROM and word is not self._rest[-1]):
                return None
            match = next((one for one in free if one[0].startswith(word) or one[1].startswith(word)), None)
            if match is None:
                return None
            free.remove(match)
        return bool(open_words), len(free)


def _leading_numbers(words: Sequence[str]) -> int:
    """How many words at the beginning are house numbers: one, or several as in 12-14."""
    count = 0
    while count < len(words) and _HOUSE_NUMBER.match(words[count]):
        count += 1
    return count
