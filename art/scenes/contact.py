"""Contact: a giant letter drops into a giant letter box whose flag is up, a person waves beside it."""
from diorama import *

STAGE = Stage(hour=10.6, shadow_room=0.15)


def letter_box():
    """A coral box on a foot, with a slot in its roof and a small sign of hours on its front."""
    box(0, 0, 0, 1.0, 0.8, 0.5, "forest", 0.04)
    box(0, 0, 0.45, 2.3, 1.6, 1.75, "coral", 0.16)
    box(0, 0, 2.14, 2.4, 1.7, 0.16, "brick", 0.06)
    box(0, -0.05, 2.29, 1.95, 0.3, 0.03, "ink", 0.01)
    box(0, -0.79, 0.75, 1.3, 0.06, 0.95, "paper", 0.03)
    label("@", 0, -0.83, 1.25, 0.85, "forest", 0.015)


def flag():
    """The raised flag on the right side."""
    box(1.2, 0.3, 1.2, 0.08, 0.14, 1.75, "forest", 0.02)
    box(1.2, -0.12, 2.5, 0.08, 0.8, 0.5, "sun", 0.03)


def build():
    with group(turn=FACING):
        disc_island(2.75, color="grass_deep")
        with group(-0.1, 0.35, turn=-33):
            letter_box()
            flag()
            with group(0, -0.05, 2.72, roll=-9):
                envelope(0, 0, 0, 1.0, turn=0, color="sky")
        for y in range(3):
            cylinder(0.55 + 0.12 * y, -1.25 - 0.5 * y, 0, 0.24, 0.04, "roof", bevel=0.01)
        person(1.65, -0.85, turn=-8, s=1.15, shirt="blue", skin="skin_2", arms=("down", "up"))
        tree(-2.0, 0.6, 1.25, kind="round")
        tree(1.9, 1.1, 1.0, kind="cone")
        bush(-1.75, -0.95, 1.3)
        bush(-1.1, -1.6)
