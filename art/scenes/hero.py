"""Home at noon: a town at work: offices and houses with solar roofs, servers and wind turbines."""
from diorama import *


def at_hour(hour, **light):
    """The same frame for each hour, so that one picture can take another's place: no shadow has a say in it, nor falls on the page."""
    return Stage(hour=hour, margin=0.015, shadow_room=0, grounded=False, **light)


STAGE = at_hour(12.8)


def build():
    town()


def town(lit=0.18):
    """All but the sun and its path: the page draws them behind the picture, and the film draws its own. `lit` is the share of windows that glow."""
    late = lit > 0.5
    island(9.6, 7.4)
    patch(0, -0.3, 9.5, 0.9)
    patch(-0.7, 0, 0.9, 7.3, z=0.001)
    building(1.9, 2.0, 2.6, 1.9, 2.5, (5, 4), lit=lit)
    building(-2.9, 2.1, 2.3, 1.9, 1.5, (4, 4), lit=lit)
    house(-3.3, -2.1, 1.05, front_lit=late)
    house(3.4, -2.2, 1.05, front_lit=late)
    for i in range(3):
        rack(0.55 + i * 0.72, -2.35, 0.6, 1.0, 1.45, 6)
    trees([(-1.6, 3.1), (-1.55, 1.1), (-1.65, -1.3), (0.15, -3.3), (4.25, 0.6), (0.1, 1.1), (0.1, 3.2), (-4.35, 0.7), (2.15, -1.15), (-4.4, -3.2), (-1.7, -3.2), (4.4, -3.3), (3.9, 1.4)], 0.8, 1.15)
    car(-2.4, -0.3, turn=180, color="blue")
    van(2.6, -0.45, turn=0)
    person(-0.35, -1.3, turn=30, s=0.7, shirt="sun")
    person(-1.05, 0.5, turn=60, s=0.7, shirt="blue", skin="skin_1")
    turbine(4.3, 3.2, 3.6, 15)
    turbine(-4.35, 3.2, 3.9, 50)
