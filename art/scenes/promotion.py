"""Promotion: roof, stack and team on one island under the sun's path: a solar house, a server rack, three at a table, rising bars."""
from diorama import *

STAGE = Stage(hour=9.6, shadow_room=0.05, margin=0.02)


def team_table(x, y):
    """Three people around a table with a laptop on it."""
    with group(x, y, scale=0.95):
        cylinder(0, 0, 0.5, 0.62, 0.07, "wood")
        cylinder(0, 0, 0, 0.07, 0.5, "forest")
        laptop(0.05, -0.05, 0.57, 0.6, turn=FACING)
        for turn, shirt, skin, long_hair in ((20, "coral", "skin_3", True), (150, "sun", "skin_1", False), (265, "blue", "skin_2", False)):
            with group(turn=turn):
                person(0, 0.85, seated=True, shirt=shirt, skin=skin, long_hair=long_hair, arms=("desk", "desk"))
                cylinder(0, 0.88, 0, 0.2, 0.27, "wall")


def build():
    island(6.8, 5.4)
    house(-1.5, 0.9, 1.65)
    box(2.0, 0.6, -0.01, 1.4, 1.35, 0.06, "concrete", 0.02)
    rack(2.0, 0.6, 1.1, 1.0, 1.7, 6)
    team_table(-1.35, -1.6)
    bars(1.75, -1.35, (0.5, 0.85, 1.25, 1.7), w=0.34, gap=0.1, colors=("leaf", "leaf", "leaf", "coral"))
    blob([(0.2, -2.68), (0.75, -2.68), (0.75, 2.68), (0.2, 2.68)], "road", h=0.015)
    trees([(-3.0, -0.7), (1.6, 2.2)], 0.8, 1.0)
    with group(turn=FACING):
        sun_path(0, 2.9, 3.6, 0, 1.0, at=0.74, disc=0.48)
