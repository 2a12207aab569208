"""Carbon footprint calculator: a giant calculator with a green footprint on its display; car, house and plane feed it."""
from diorama import *
from scenes.carbon_emission_data_api import chimney, factory

STAGE = Stage(hour=11)


def footprint(s=1.0, color="leaf"):
    """A bare foot's print, standing upright around its middle, facing -y: sole and five toes."""
    sole = [(-0.02, -0.5), (0.14, -0.44), (0.19, -0.28), (0.14, -0.1), (0.16, 0.05), (0.24, 0.2), (0.2, 0.36), (0.06, 0.42), (-0.12, 0.38), (-0.24, 0.26), (-0.26, 0.08), (-0.19, -0.12), (-0.21, -0.32), (-0.16, -0.45)]
    with group(scale=s):
        extrude(sole, 0.09, color=color, bevel=0.03)
        for x, z, r in ((-0.23, 0.52, 0.1), (-0.06, 0.57, 0.08), (0.08, 0.56, 0.07), (0.2, 0.5, 0.06), (0.29, 0.41, 0.052)):
            cylinder(0, 0, 0, r, 0.09, color, bevel=0.02, rot=(math.pi / 2, 0, 0)).location = (x, 0, z)


def calculator(x, y, z=0.0, s=1.0, lean=-16):
    """A pocket calculator 2 s by 3 s, standing and leaning back, a footprint on its display."""
    w, h = 2.0, 3.0
    with group(x, y, z, turn=FACING, scale=s):
        with group(lean=lean):
            box(0, 0, 0, w, 0.34, h, "forest", 0.12)
            box(0, -0.17, 1.72, w - 0.3, 0.06, 1.1, "sky", 0.04)
            with group(-0.36, -0.22, 2.25, roll=6):
                footprint(0.82)
            for k, length in enumerate((0.55, 0.4, 0.25)):
                box(0.42, -0.21, 2.45 - k * 0.27, length, 0.04, 0.14, ("coral", "sun", "leaf")[k], 0.01)
            for row in range(4):
                for col in range(4):
                    color = "coral" if col == 3 and row else "sun" if row == 3 and col == 2 else "wall_warm"
                    box(-0.66 + col * 0.44, -0.2, 0.14 + (3 - row) * 0.385, 0.34, 0.14, 0.28, color, 0.04)


def plane(x, y, z, turn=0, s=1.0):
    """An airliner 2 s long, its nose towards +x."""
    with group(x, y, z, turn=turn, scale=s):
        capsule((-0.75, 0, 0), (0.7, 0, 0), 0.2, "wall_cool")
        extrude([(0.3, 0), (-0.05, 1.1), (-0.3, 1.1), (-0.15, 0), (-0.3, -1.1), (-0.05, -1.1)], 0.06, z=-0.06, color="blue", bevel=0.02, flat=True)
        extrude([(-0.55, 0), (-0.8, 0.42), (-0.95, 0.42), (-0.85, 0), (-0.95, -0.42), (-0.8, -0.42)], 0.05, z=0.04, color="blue", bevel=0.02, flat=True)
        extrude([(-0.5, 0.1), (-0.95, 0.62), (-0.75, 0.62), (-0.35, 0.1)][::-1], 0.06, color="coral", bevel=0.02)


def build():
    island(5.8, 5.0)
    patch(0, -1.9, 5.9, 0.9, "road")
    calculator(-0.15, -0.1, s=1.12)
    house(-2.1, -0.1, 0.95, solar=False)
    car(-1.55, -1.9, s=0.85, color="blue")
    plane(1.9, 1.7, 2.75, turn=25, s=0.95)
    with group(1.8, 0.35, scale=0.5):
        factory(0, -0.2)
        chimney(1.0, 1.1)
    trees([(-2.5, 1.0), (2.55, 2.2), (-1.6, 2.2)], 0.75, 1.0)
    person(1.35, -1.2, turn=-20, s=0.85, shirt="coral", arms=("up", "down"))
