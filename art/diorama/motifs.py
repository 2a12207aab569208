"""The house motif: the sun's path over a working day."""
import math

from .palette import material
from .shapes import _finish, ball, shadowless, tube


def sun_path(cx, cy, r, z=0.0, lift=1.0, beads=9, disc=0.42, at=0.36, thick=0.022):
    """The day's arc behind a scene, its hours as beads and the sun on it.

    `at` is the part of the day from evening (0, right) to morning (1, left). The light of the stage should agree with it.
    """
    spot = lambda t: (cx + math.cos(t) * r, cy, z + math.sin(t) * r * lift)
    parts = [tube([spot(math.pi * i / 72) for i in range(73)], thick, "sun", glow=1)]
    parts += [ball(*spot(math.pi * i / beads), 0.06, "sun", glow=1) for i in range(1, beads)]
    parts.append(ball(*spot(math.pi * at), disc, "sun", glow=1))
    for part in parts:
        shadowless(part)


__all__ = ["sun_path"]
