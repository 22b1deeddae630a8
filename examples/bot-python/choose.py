"""Rules of thumb: which of the moves that the server lists looks best. This is the file to make better."""

import random


def choose(game, moves, view, seat):
    """The best by the game's rules of thumb; a game without any is played at random."""
    thumb = THUMBS.get(game, lambda move, view, seat: 0)
    return max(moves, key=lambda move: thumb(move, view, seat) + random.random() * 0.01)


def fite(move, view, seat):
    if move["type"] == "power":
        return 1 if move["power"] == "brutal" else 0
    if move["type"] == "place":
        return 1 if move["loc"] == "off" else 0
    if move["type"] == "split":
        # More attack than defence.
        return -abs(move["off"] - 0.7 * view["fighters"][seat]["dice"])
    if move["type"] != "react":
        return 0
    # A die that is turned over shows seven less what it showed.
    flip = move["flip"] or {"off": [], "def": []}
    gained = sum(7 - 2 * face for face in flip["off"] + flip["def"])
    return gained + (0.5 if move["use"] else 0) - (0.5 if move["move"] else 0)


def circus_combat(move, view, seat):
    own = ["black", "gray"][seat]
    if move["type"] == "rethrow":
        # Low dice again, high dice not.
        return sum(3 - view["pool"][die - 1]["eyes"] for die in move["dice"])
    if move["type"] == "place":
        # Where most of one's own lies already: tricks that are won, not many that are begun.
        trick = view["stage"][move["slot"] - 1]
        die = view["pool"][move["die"] - 1]
        mine = sum(1 for lying in (trick or {"dice": []})["dice"] if lying["colour"] == own)
        return mine + die["eyes"] / 10 if die["colour"] == own else -mine
    if move["type"] == "reroll":
        return 1 if move["yes"] else 0
    return 1 if move.get("left") is None else 0


def element_circle(move, view, seat):
    # Every card cast is one fewer to open with: what the turn asks and no more. Nobody is shown the hand.
    return {"end": 2, "keep": 1, "giveUp": -5, "showHand": -5}.get(move["type"], 0)


THUMBS = {"fite": fite, "circus-combat": circus_combat, "element-circle": element_circle}
