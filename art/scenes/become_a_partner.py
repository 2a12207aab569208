"""Become a partner: two islands are joined by a bridge, and on it two people larger than life shake hands."""
from diorama import *

STAGE = Stage(hour=10, shadow_room=0.15)

SHORE, SIDE = 1.75, 3.2  # where the islands begin, and the edge of each
RISE = 0.5  # of the bridge


def land(x, color, soil):
    """One of the two islands."""
    box(x, 0, -0.555, SIDE, SIDE, 0.55, soil, 0.16)
    box(x, 0, -0.16, SIDE + 0.015, SIDE + 0.015, 0.16, color, 0.12)


def bridge(width=2.3):
    """An arched deck over the gap with railings."""
    reach = SHORE + 0.7
    spots = [(-reach + 2 * reach * k / 24) for k in range(25)]
    high = lambda x: RISE * math.cos(x / reach * math.pi / 2) ** 0.7 if abs(x) < reach else 0
    top = [(x, high(x) + 0.04) for x in spots]
    extrude(top + [(x, z - 0.28) for x, z in top[::-1] if abs(x) < SHORE + 0.05], width, color="sun", bevel=0.03)
    for side in (-1, 1):
        y = side * (width / 2 - 0.06)
        tube([(x, y, z + 0.45) for x, z in top[1:-1]], 0.05, "forest_light")
        for x, z in top[1:-1:3]:
            cylinder(x, y, z, 0.04, 0.45, "forest_light", bevel=0)


def build():
    middle = SHORE + SIDE / 2
    land(-middle, "grass", "soil")
    land(middle, "sand", "soil")
    bridge()
    scale = 2.3
    step, aside = 0.39 * scale, 0.16 * scale
    with group(0, 0, RISE, turn=FACING):
        person(-step, aside, turn=90, s=scale, shirt="coral", arms=("front", "down"), skin="skin_3", hair="trunk", long_hair=True)
        person(step, -aside, turn=-90, s=scale, shirt="blue", arms=("front", "down"), skin="skin_1")
    building(-middle - 0.35, 0.75, 1.5, 1.3, 1.7, (3, 3))
    building(middle + 0.35, 0.75, 1.5, 1.3, 1.3, color="wall_warm", rim="coral")
    trees([(-middle - 1.15, -1.1), (-middle + 0.1, -1.2), (middle + 1.15, -0.9), (middle + 0.1, -1.25)], 0.75, 1.0)
