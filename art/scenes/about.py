"""About: the company's own house, opened like a doll's house: people at their desks, a roof terrace, solar panels on top."""
from diorama import *

STAGE = Stage(hour=10.2, shadow_room=0.2, margin=0.02)

STOREY = 1.65
DEEP = 2.3  # of the house, along y


def open_storey(x, w, z, floor, wall):
    """A storey with walls only at the back and on the left, so that both open sides show the room."""
    box(x, 0, z - 0.12, w, DEEP, 0.14, floor, 0.02)
    box(x, DEEP / 2 - 0.06, z, w, 0.12, STOREY, wall, 0.01)
    box(x - w / 2 + 0.06, 0, z, 0.12, DEEP, STOREY, wall, 0.01)
    cylinder(x + w / 2 - 0.1, -DEEP / 2 + 0.1, z, 0.05, STOREY, "forest", bevel=0)


def work_place(x, y, z, shirt, skin, hair, long_hair=False):
    """A person at a desk, facing left, so that the screen is seen too."""
    with group(x, y, z, turn=-84, scale=0.9):
        desk(0, -0.55, 1.25, 0.6, 0.55)
        monitor(0, -0.65, 0.56, 0.7, 0.4, turn=180)
        chair(0, 0.05)
        person(0, 0, seated=True, shirt=shirt, skin=skin, hair=hair, long_hair=long_hair, arms=("desk", "desk"))


def wall_window(x, z):
    """A window in the back wall."""
    box(x, DEEP / 2 - 0.13, z + 0.6, 0.6, 0.05, 0.6, "sky", 0.01)
    box(x, DEEP / 2 - 0.14, z + 0.56, 0.68, 0.07, 0.06, "wood", 0.01)


def terrace(x, z):
    """A roof terrace with a railing, a table under a parasol and someone waving."""
    for px in (-0.72, 0.0, 0.72):
        cylinder(x + px, -DEEP / 2 + 0.08, z, 0.025, 0.4, "forest", bevel=0)
    for py in (-0.35, 0.35, 1.05):
        cylinder(x + 0.76, py, z, 0.025, 0.4, "forest", bevel=0)
    tube([(x - 0.72, -DEEP / 2 + 0.08, z + 0.4), (x + 0.76, -DEEP / 2 + 0.08, z + 0.4), (x + 0.76, DEEP / 2 - 0.08, z + 0.4)], 0.03, "forest")
    cylinder(x + 0.15, 0.45, z, 0.03, 1.15, "trunk", bevel=0)
    cylinder(x + 0.15, 0.45, z + 0.95, 0.72, 0.32, "coral", top=0.03, bevel=0, sides=10)
    cylinder(x + 0.15, 0.45, z + 0.38, 0.32, 0.05, "wood")
    person(x + 0.1, -0.55, z, turn=30, s=0.8, shirt="sun", skin="skin_4", arms=("up", "down"))


def build():
    island(6.6, 5.0)
    with group(0, 0.55, 0.14):
        open_storey(0, 4.8, 0, "concrete", "wall_warm")
        open_storey(-0.85, 3.1, STOREY + 0.12, "wood", "wall_cool")
        box(1.55, 0, STOREY, 1.75, DEEP, 0.12, "roof", 0.02)
        box(-0.85, 0, 2 * STOREY + 0.12, 3.3, DEEP + 0.2, 0.14, "roof", 0.03)
        panels(-0.85, 0, 2 * STOREY + 0.26, 6, 4)
        for x in (-1.4, 0.1, 1.5):
            wall_window(x, 0)
        for x in (-1.6, -0.2):
            wall_window(x, STOREY + 0.12)
        work_place(-1.15, -0.55, 0, "coral", "skin_1", "ink", True)
        work_place(0.55, -0.55, 0, "blue", "skin_3", "trunk")
        rack(1.95, 0.4, 0.6, 0.7, 1.2, 5)
        person(1.75, -0.65, turn=60, s=0.85, shirt="leaf_light", skin="skin_2", arms=("front", "down"))
        work_place(-1.15, -0.55, STOREY + 0.12, "lilac", "skin_2", "ink")
        work_place(0.4, -0.55, STOREY + 0.12, "sun", "skin_4", "ink", True)
        terrace(1.5, STOREY + 0.12)
    trees([(-2.9, -1.8), (2.85, 1.7), (2.85, -1.95)], 0.85, 1.05, kind="round")
    blob([(0.6, -0.6), (1.5, -0.6), (1.5, -2.48), (0.6, -2.48)], "road", h=0.015)
    person(1.05, -1.75, turn=160, s=0.8, shirt="coral", skin="skin_3", hair="straw", long_hair=True)
    bush(-1.3, -1.7)
    bush(-0.5, -1.75, 1.2)
