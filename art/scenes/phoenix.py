"""Phoenix: a low adobe office with a solar roof in the desert, before red mesas and under a giant saguaro."""
from diorama import *

STAGE = Stage(hour=15.2, shadow_room=0.2)


def adobe(x, y, w, d, h):
    """A block with soft corners, a parapet and the ends of its roof beams showing on the left face."""
    box(x, y, 0, w, d, h, "wall_warm", 0.1)
    box(x, y, h - 0.02, w - 0.24, d - 0.24, 0.06, "roof", 0.02)
    beams = int(w / 0.4)
    for i in range(beams):
        cylinder(x - w / 2 + (i + 0.5) * w / beams, y - d / 2, h - 0.27, 0.055, 0.3, "trunk", bevel=0.01, rot=(math.pi / 2, 0, 0))


def opening(x, y, z, w, h, color="glass", **look):
    """A window or door in a face towards -y."""
    box(x, y, z, w, 0.06, h, color, 0.015, **look)


def facing_cactus(x, y, s):
    """A saguaro whose two arms are both seen."""
    with group(x, y, turn=FACING):
        cactus(0, 0, s)


def build():
    island(6.4, 5.4, color="sand")
    mesa(-2.0, 1.6, 2.0, 1.7, 3.2)
    mesa(0.55, 2.0, 2.3, 1.15, 2.1)
    mesa(-2.6, -0.55, 1.0, 1.0, 1.2)
    adobe(0.75, 0.1, 2.7, 1.7, 1.15)
    adobe(2.35, 0.35, 1.2, 1.5, 0.85)
    panels(0.75, 0.1, 1.19, 5, 3)
    for x in (-0.1, 0.5):
        opening(x, -0.76, 0.4, 0.4, 0.36, rough=0.15)
    opening(1.35, -0.76, 0, 0.5, 0.75, "blue")
    for y in (0.0, 0.7):
        box(2.95, y, 0.32, 0.04, 0.36, 0.3, "sun", 0.01, glow=1.2)
    blob([(1.05, -0.8), (1.65, -0.8), (1.5, -1.6), (1.9, -2.69), (1.1, -2.69), (0.95, -1.6)], "roof", h=0.015)
    facing_cactus(-1.35, -1.35, 1.7)
    facing_cactus(2.65, 2.05, 1.25)
    facing_cactus(2.7, -1.6, 0.7)
    for x, y, r in ((-2.2, -2.1, 0.2), (-0.4, -2.2, 0.15), (0.35, -1.7, 0.12), (2.2, -1.1, 0.16), (-2.75, 2.4, 0.2)):
        ball(x, y, 0.03, r, "rock", 0.6, rough=0.9)
    person(1.75, -1.85, turn=20, s=0.7, shirt="blue", skin="skin_3", hair="straw", arms=("down", "up"))
