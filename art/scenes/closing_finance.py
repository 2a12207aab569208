"""Finance, closing: an audit finding springs out of its box again, the box already bears a tally; cables lead from it to the systems it touches."""
from diorama import *

STAGE = Stage(hour=15, shadow_room=0.05, margin=0.02)

SIDE = 1.7  # of the box
SYSTEMS = ((-2.75, 1.0, "sand"), (2.75, 0.95, "sun_soft"), (2.15, -2.3, "water"))


def slab(x, y, r, color, lift=0.0):
    """One of the round parts of the island."""
    with group(x, y, lift):
        disc_island(r, color=color)


def jack_in_the_box():
    """The box with its lid thrown back, a spring, and on it the page with the finding."""
    half = SIDE / 2
    box(0, 0, 0, SIDE, SIDE, SIDE * 0.86, "blue", 0.06)
    for z in (0.02, SIDE * 0.86 - 0.14):
        box(0, 0, z, SIDE + 0.08, SIDE + 0.08, 0.16, "sun", 0.03)
    box(0, 0, SIDE * 0.86 - 0.01, SIDE - 0.2, SIDE - 0.2, 0.05, "blue_deep", 0)
    with group(0, half, SIDE * 0.86, lean=28):
        box(0, 0.05, 0, SIDE + 0.08, 0.12, SIDE * 0.95, "sun", 0.03)
        box(0, -0.02, 0.1, SIDE - 0.15, 0.04, SIDE * 0.75, "blue", 0.01)
    for k in range(4):
        capsule((-0.56 + k * 0.24, -half - 0.02, 0.4), (-0.58 + k * 0.24, -half - 0.02, 1.05), 0.045, "paper")
    capsule((-0.74, -half - 0.05, 0.5), (0.34, -half - 0.05, 0.98), 0.045, "coral")
    turns, low, high = 5, SIDE * 0.86, 2.85
    bend = lambda t: 0.22 * math.sin(math.pi * t * 0.9)
    coil = [(math.cos(t * turns * 2 * math.pi) * 0.34 + bend(t), math.sin(t * turns * 2 * math.pi) * 0.34, low + (high - low) * t) for t in (k / 140 for k in range(141))]
    tube(coil, 0.06, "frame")


def finding():
    """A page with a corner turned down and a mark that nobody can overlook."""
    extrude([(-0.72, -0.9), (0.72, -0.9), (0.72, 0.55), (0.38, 0.9), (-0.72, 0.9)], 0.09, color="paper", bevel=0.02)
    extrude([(0.38, 0.9), (0.72, 0.55), (0.38, 0.55)], 0.05, y=-0.05, color="sun_soft", bevel=0)
    capsule((-0.3, -0.12, 0.62), (-0.3, -0.12, 0.12), 0.12, "coral")
    ball(-0.3, -0.12, -0.2, 0.14, "coral")
    for k, long in enumerate((0.5, 0.62, 0.45)):
        box(0.02 + long / 2, -0.06, 0.32 - 0.22 * k, long, 0.03, 0.09, "metal", 0)
    for k, long in enumerate((1.15, 0.8)):
        box(-0.55 + long / 2, -0.06, -0.55 - 0.2 * k, long, 0.03, 0.09, "metal", 0)


def cable(*points):
    """A line on the ground from the box to a system."""
    tube([(x, y, 0.06) for x, y in points], 0.06, "coral", smooth=True)


def build():
    with group(turn=FACING):
        for k, (x, y, color) in enumerate(SYSTEMS):
            slab(x, y, 1.05, color, -0.012 * k)
        slab(-0.1, 0, 2.35, "grass", 0.01)
        with group(0, 0.25, 0.02):
            jack_in_the_box()
            with group(0.18, 0, 3.68, roll=9):
                finding()
        cable((-0.8, 0.4), (-1.5, 0.1), (-2.0, 0.9), (-2.6, 0.9))
        cable((0.8, 0.4), (1.4, 0.1), (1.9, 0.9), (2.6, 0.8))
        cable((0.8, -0.3), (1.7, -0.4), (2.1, -1.1), (2.1, -1.86))
        x, y, _ = SYSTEMS[0]
        for k in range(3):
            cylinder(x, y + 0.1, 0.34 * k, 0.5, 0.28, "white", bevel=0.05)
            cylinder(x, y + 0.1, 0.34 * k + 0.26, 0.46, 0.1, "blue", bevel=0)
        x, y, _ = SYSTEMS[1]
        with group(x, y + 0.1, turn=-FACING):
            building(0, 0, 0.95, 0.95, 1.16, color="wall_warm", lit=0.8)
        x, y, _ = SYSTEMS[2]
        with group(x, y + 0.05, turn=-8):
            laptop(0, 0, 0, 1.75)
        with group(-1.4, -0.75, 0.01, turn=35, scale=1.35):
            person(0, 0, shirt="coral", legs="wall", skin="skin_3", hair="trunk", long_hair=True, arms=("up", "up"))
        with group(1.05, -1.55, 0.01, turn=-70, scale=1.35):
            person(0, 0, shirt="leaf", legs="wall_warm", skin="skin_1", arms=("front", "front"))
            with group(0, -0.42, 0.62, lean=-35):
                box(0, 0, 0, 0.5, 0.05, 0.6, "wood", 0.02)
                box(0, -0.03, 0.04, 0.42, 0.03, 0.48, "paper", 0.005)
        tree(-1.9, 0.9, 0.85, kind="round")
        bush(-1.0, -1.75, 1.3)
        bush(1.35, 1.35, 1.2)
        sun_path(0, 1.9, 3.25, 0.3, 1.25, at=0.2, disc=0.44)
