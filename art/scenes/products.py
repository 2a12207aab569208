"""Products: four tools round one sundial: a solar roof, a pair of API braces, a scale for CO2 and a calculator."""
from diorama import *
from scenes.carbon_emission_data_api import co2_cube, scale
from scenes.carbon_footprint_calculator import calculator
from scenes.renewable_energy_sources_api import api

STAGE = Stage(hour=11, margin=0.02)
R = 4.3


def dial():
    """A sundial lying on the island: hour marks round its rim and a pointer in the middle."""
    cylinder(0, 0, 0, R - 0.25, 0.12, "sun_soft", bevel=0.03, sides=96)
    cylinder(0, 0, 0.1, 1.25, 0.08, "sun", bevel=0.03, sides=64)
    for k in range(24):
        with group(turn=15 * k):
            box(R - 0.5, 0, 0.12, 0.3 if k % 2 else 0.42, 0.09 if k % 2 else 0.13, 0.02, "coral" if k % 6 == 0 else "wood", 0)
    with group(0, 0, 0.18, turn=FACING):
        extrude([(-0.7, 0), (0.6, 0), (0.6, 1.25)], 0.16, color="coral", bevel=0.03)


def plot(x, y, color):
    """The round plot that one tool stands on."""
    cylinder(x, y, 0.11, 1.32, 0.1, color, bevel=0.04, sides=64)


def build():
    disc_island(R)
    dial()
    far, turn = 2.6, math.radians(FACING)
    right, away = (far * math.cos(turn), far * math.sin(turn)), (-far * math.sin(turn), far * math.cos(turn))
    left, near = (-right[0], -right[1]), (-away[0], -away[1])
    for place, color in ((left, "grass"), (right, "sky"), (near, "concrete"), (away, "sand")):
        plot(*place, color)
    house(*left, 1.2, z=0.21)
    with group(*right, 0.2):
        api(s=0.95)
    scale(*away, 0.21, 0.9)
    co2_cube(*away, 1.66, 0.85)
    front = [1.46 * a for a in near]
    calculator(*front, 0.3, 0.8, lean=-70)
    box(*near, 0.21, 0.7, 0.7, 0.3, "forest")
