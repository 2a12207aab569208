"""DevOps, closing: on a flight of stairs one step is far too high, a team sighs before it; an engineer measures it and has half a step ready."""
from diorama import *

STAGE = Stage(hour=15, shadow_room=0.05, margin=0.02)

DEEP, WIDE = 1.15, 2.3
TOPS = (0.38, 0.76, 2.15, 2.5, 2.85)  # of the steps, from the front; the third is the one
FIRST = -2.3  # where the first one starts


def start(k):
    """Where step k starts along y."""
    return FIRST + k * DEEP


def stairs():
    """The steps run up to the back right; the one that is too high stands out."""
    for k, top in enumerate(TOPS):
        bad = k == 2
        deep = DEEP if k < len(TOPS) - 1 else DEEP + 0.5
        box(0, start(k) + deep / 2, 0, WIDE + (0.14 if bad else 0), deep, top, "coral" if bad else ("wall", "wall_warm")[k % 2], 0.04)
        if not bad:
            box(0, start(k) + deep / 2 - 0.03, top, WIDE, deep + 0.02, 0.05, "paper", 0.02)
    box(0, start(2) + DEEP / 2, TOPS[2], WIDE + 0.24, DEEP + 0.1, 0.08, "rock_deep", 0.02)


def ruler(x, y, h):
    """A measuring staff, its marks on the face towards -x."""
    with group(x, y, 0):
        box(0, 0, 0, 0.08, 0.3, h, "sun", 0.01)
        for k in range(1, int(h / 0.2)):
            box(-0.045, 0.06 if k % 2 else 0.03, k * 0.2, 0.02, 0.14 if k % 2 else 0.22, 0.035, "ink", 0)


def half_step(x, y):
    """The step to come, on a trolley with its price on a tag."""
    with group(x, y, 0):
        for sx in (-0.42, 0.42):
            for sy in (-0.5, 0.5):
                cylinder(sx, sy, 0, 0.13, 0.1, "frame", rot=(0, math.pi / 2, 0)).location = (sx, sy, 0.13)
        box(0, 0, 0.2, 1.15, 1.5, 0.08, "wood", 0.02)
        box(0, 0.32, 0.28, 0.95, 0.76, 0.8, "leaf_light", 0.04)
        box(0, -0.35, 0.28, 0.95, 0.6, 0.4, "leaf_light", 0.04)
        with group(-0.56, 0.28, 0.66, turn=-90):
            extrude([(-0.34, -0.24), (0.34, -0.24), (0.34, 0.1), (0.18, 0.25), (-0.18, 0.25), (-0.34, 0.1)], 0.05, color="paper", bevel=0.01)
            label("€", 0, -0.04, -0.02, 0.4, "ink", 0.01)


def flag(x, y, z, h=1.5):
    """What the stairs lead to."""
    cylinder(x, y, z, 0.05, h, "frame")
    ball(x, y, z + h + 0.05, 0.09, "sun")
    wave = [(0.12 * k, 0.05 * math.sin(k * 0.9)) for k in range(9)]
    with group(x, y, z + h - 0.62, turn=FACING - 90):
        extrude([(a, b) for a, b in wave] + [(a, b + 0.58) for a, b in wave[::-1]], 0.05, color="leaf_light", bevel=0.01)


def team():
    """One reaches up in vain, one has sat down and sighs, one has put the parcel down."""
    with group(0.55, start(1) + 0.55, TOPS[1] + 0.05, turn=-165, scale=1.1):
        person(0, 0, shirt="blue", legs="wall", skin="skin_1", arms=("up", "up"))
    with group(-0.5, start(1) + 0.62, TOPS[1] - 0.07, turn=-12, scale=1.15):
        person(0, -0.3, seated=True, shirt="lilac", legs="blue_deep", skin="skin_3", hair="trunk", long_hair=True, arms=("desk", "desk"))
    with group(0.55, start(0) - 0.55, 0, turn=60, scale=1.15):
        person(0, 0, shirt="sun", legs="blue_deep", skin="skin_4")
    box(-0.45, start(0) - 0.6, 0, 0.62, 0.62, 0.52, "wood", 0.04)
    box(-0.45, start(0) - 0.6, 0.01, 0.14, 0.64, 0.52, "sun_soft", 0.01)
    with group(0.55, start(1) - 0.75, 2.3):
        bubble(0, 0, 0, 0.62, turn=FACING - 90)


def build():
    with group(turn=90):
        with group(-0.35, 0.45):
            cut_island(rounded([(-2.35, -4.1), (2.0, -4.1), (2.0, 4.2), (-2.35, 4.2)], 0.4))
        with group(0.35, 0.45):
            stairs()
            flag(0.3, start(4) + 1.1, TOPS[4])
            team()
            ruler(-WIDE / 2 - 0.24, start(2) + 0.35, 2.3)
            with group(-WIDE / 2 - 0.8, start(2) + 0.42, 0, turn=80, scale=1.25):
                person(0, 0, shirt="leaf", legs="wall", skin="skin_2", helmet="sun", arms=("up", "front"))
        half_step(-1.75, -1.6)
        trees([(1.4, -3.2), (-2.2, 3.9), (1.35, 3.9)], 0.8, 1.0, kind="round")
        bush(-2.2, 1.9, 1.3)
        bush(-2.1, -3.2, 1.2)
    with group(turn=FACING):
        sun_path(0.5, 4.2, 3.7, -1.0, 1.12, at=0.2, disc=0.46)
