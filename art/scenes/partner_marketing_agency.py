"""Digital marketing agency: a giant megaphone on a square calls out over posters, a search page and a trade-fair booth."""
from diorama import *

STAGE = Stage(hour=10, shadow_room=0.2)


def megaphone(x, y, z, s=1.0):
    """A megaphone that calls to the left, on a stand."""
    with group(x, y, 0, turn=FACING - 14):
        cylinder(0.1, 0, 0, 0.75, 0.16, "concrete")
        cylinder(0.1, 0, 0.1, 0.13, z, "forest_light")
        with group(0, 0, z, roll=14, scale=s):
            turned = (0, -math.pi / 2, 0)
            place = lambda o, px: setattr(o, "location", (px, 0, 0))
            place(cylinder(0, 0, 0, 0.42, 2.0, "coral", top=1.15, bevel=0, rot=turned), -0.6)
            ring(-1.6, 0, 0, 1.13, 0.11, "sun", rot=turned)
            place(cylinder(0, 0, 0, 1.1, 0.05, "forest_light", bevel=0, rot=turned), -1.56)
            place(cylinder(0, 0, 0, 0.46, 0.75, "wall", rot=turned), 0.7)
            place(cylinder(0, 0, 0, 0.3, 0.3, "forest_light", rot=turned), 1.15)
            ball(-1.6, 0, 0, 0.3, "sun")
            tube([(0.45, 0, -0.4), (0.4, 0, -1.0), (0.85, 0, -1.0), (0.9, 0, -0.4)], 0.1, "forest_light")
            for k, r in enumerate((0.75, 1.1, 1.45)):
                wave = [(-1.75 - 0.45 * (k + 1) + 0.5 * (1 - math.cos(t)), 0, math.sin(t) * r) for t in [math.radians(a) for a in range(-38, 39, 4)]]
                shadowless(tube(wave, 0.06, "sun", glow=1))


def search_page(x, y):
    """A results page with a search field on a board."""
    with group(x, y, 0, turn=FACING):
        for side in (-0.55, 0.55):
            box(side, 0.05, 0, 0.1, 0.1, 0.6, "forest_light")
        box(0, 0, 0.45, 1.7, 0.12, 1.5, "frame", 0.04)
        box(0, -0.06, 0.52, 1.56, 0.04, 1.36, "paper", 0.01)
        box(-0.08, -0.1, 1.52, 1.2, 0.05, 0.22, "sky", 0.02)
        ring(0.56, -0.1, 1.65, 0.09, 0.03, "forest", rot=(math.pi / 2, 0, 0))
        capsule((0.63, -0.1, 1.58), (0.73, -0.1, 1.48), 0.04, "forest")
        for k, color in enumerate(("leaf", "blue", "blue")):
            z = 1.2 - k * 0.3
            box(-0.3, -0.09, z, 0.75, 0.03, 0.08, color, 0)
            box(-0.12, -0.09, z - 0.12, 1.1, 0.03, 0.06, "frame", 0)


def column(x, y):
    """An advertising column with posters."""
    cylinder(x, y, 0, 0.5, 0.12, "concrete")
    cylinder(x, y, 0.1, 0.42, 1.3, "wall_warm")
    for turn, color in ((0, "blue"), (48, "sun"), (96, "coral")):
        with group(x, y, 0, turn=turn):
            box(0, -0.42, 0.35, 0.32, 0.06, 0.85, color, 0.01)
    cylinder(x, y, 1.4, 0.55, 0.1, "forest_light")
    cylinder(x, y, 1.48, 0.5, 0.3, "forest_light", top=0.05, bevel=0)


def booth(x, y):
    """A trade-fair booth with a striped awning."""
    with group(x, y, 0):
        box(0, 0.45, 0, 1.7, 0.1, 1.5, "blue", 0.02)
        box(0, -0.3, 0, 1.6, 0.4, 0.62, "wall", 0.03)
        for side in (-0.78, 0.78):
            box(side, -0.4, 0, 0.08, 0.08, 1.4, "wood", 0)
        for k in range(6):
            box(-0.75 + k * 0.3, -0.1, 1.4, 0.3, 1.25, 0.09, ("coral", "paper")[k % 2], 0.01, (-0.14, 0, 0))
        person(0.1, 0.1, s=1.0, shirt="sun", skin="skin_1")


def build():
    island(6.6, 6.0, color="sun_soft")
    cylinder(-0.1, 0.2, 0, 2.3, 0.03, "road", bevel=0, sides=96)
    megaphone(0.1, 0.5, 1.95, 1.05)
    search_page(-2.1, -1.9)
    column(0.35, -1.9)
    booth(2.2, -1.1)
    person(1.3, -2.5, turn=190, s=0.95, shirt="blue", long_hair=True)
    person(-1.0, -2.4, turn=-150, s=0.95, shirt="coral", arms=("up", "down"), skin="skin_3")
    trees([(2.8, 2.3), (-2.8, 2.5), (2.9, 0.9)], 0.8, 1.1)
