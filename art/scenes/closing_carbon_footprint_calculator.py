"""Closing of the carbon footprint calculator: a giant drum of years is turned to one, and someone brings one utility bill."""
from diorama import *

STAGE = Stage(hour=15.3, shadow_room=0.05, margin=0.02)

SIDES, RADIUS, LENGTH = 8, 1.3, 3.1
FACE = 2 * RADIUS * math.tan(math.pi / SIDES)


def drum(x, y, z):
    """An eight-sided drum lying along x on two stands, one year in the window of its frame."""
    years = {30: "2025", 75: "2024", -15: "2026"}
    with group(x, y, z):
        for k in range(SIDES):
            up = 30 + k * 360 / SIDES
            up = up - 360 if up > 180 else up
            chosen = up == 30
            with group(lean=-up):
                box(0, -RADIUS + 0.06, -FACE / 2, LENGTH, 0.12, FACE - 0.02, "sun" if chosen else ("white", "wall_warm")[k % 2], 0.02)
                if up in years:
                    label(years[up], 0, -RADIUS - 0.01, 0, 0.82 if chosen else 0.7, "ink" if chosen else "metal", 0.02)
        for way in (-1, 1):
            side = cylinder(0, 0, 0, RADIUS - 0.04, 0.1, "coral", sides=8, bevel=0, rot=(0, math.pi / 2, 0))
            side.location = (way * (LENGTH / 2 - 0.02), 0, 0)
            cylinder(0, 0, 0, 0.16, 0.5, "metal", rot=(0, math.pi / 2, 0)).location = (way * (LENGTH / 2 + 0.2), 0, 0)
        # The window: a frame round the chosen face, held by the stands.
        with group(lean=-30):
            for k in (-1, 1):
                box(0, -RADIUS - 0.06, k * FACE / 2 - 0.06, LENGTH + 0.36, 0.16, 0.12, "coral", 0.03)
                box(k * (LENGTH / 2 + 0.16), -RADIUS - 0.06, -FACE / 2 - 0.07, 0.16, 0.18, FACE + 0.14, "coral", 0.03)
    for way in (-1, 1):
        at = x + way * (LENGTH / 2 + 0.24)
        for k in (-1, 1):
            tube([(at, y + k * 1.05, 0), (at, y + k * 0.05, z)], 0.09, "wood")
        capsule((at, y - 0.55, 0.62), (at, y + 0.55, 0.62), 0.07, "wood")


def crank(x, y, z):
    """The crank on the drum's axle, at the left."""
    capsule((x, y, z), (x, y - 0.62, z - 0.08), 0.08, "metal")
    capsule((x, y - 0.62, z - 0.08), (x - 0.55, y - 0.62, z - 0.08), 0.08, "coral")


def bill(x, y, z):
    """A utility bill as large as a person: a bolt and a drop at its head, lines, and a sum."""
    with group(x, y, z, lean=-8):
        box(0, 0, 0, 1.56, 0.06, 1.65, "white", 0.02)
        box(0, -0.03, 1.2, 1.44, 0.04, 0.38, "blue_deep", 0.01)
        extrude([(0.06, 0.19), (-0.13, -0.03), (-0.02, -0.03), (-0.06, -0.19), (0.13, 0.04), (0.02, 0.04)], 0.05, x=-0.32, y=-0.07, z=1.39, color="sun", bevel=0, glow=1)
        extrude([(0, 0.17)] + arc(0, -0.05, 0.11, 25, -205, 16), 0.05, x=0.05, y=-0.07, z=1.39, color="sky", bevel=0)
        for k in range(3):
            box(-0.25, -0.04, 0.95 - k * 0.2, 0.78, 0.02, 0.08, "frame", 0)
            box(0.5, -0.04, 0.95 - k * 0.2, 0.28, 0.02, 0.08, "frame", 0)
        box(0.38, -0.045, 0.14, 0.52, 0.03, 0.2, "coral", 0.01)
        box(-0.32, -0.04, 0.2, 0.4, 0.02, 0.08, "metal", 0)


def build():
    with group(turn=FACING):
        edge = [(-3.6, -0.9), (-2.3, -2.7), (2.3, -2.7), (3.6, -0.9), (3.6, 0.9), (2.3, 2.3), (-2.3, 2.3), (-3.6, 0.9)]
        extrude(edge, 0.55, z=-0.555, color="soil", bevel=0.14, flat=True)
        extrude([(a * 1.003, b * 1.003) for a, b in edge], 0.16, z=-0.16, color="grass", bevel=0.1, flat=True)
        patch(0, -0.3, 5.2, 2.9, "sand")
        drum(-0.35, 0.6, 1.75)
        crank(-0.35 - LENGTH / 2 - 0.45, 0.6, 1.75)
        person(-2.65, -0.12, turn=172, s=1.36, shirt="blue", legs="blue_deep", skin="skin_1", arms=("up", "up"))
        # The one with the bill holds it by its upper corners.
        with group(1.6, -1.65, 0, turn=-8):
            person(0, 0.16, s=1.58, shirt="coral", legs="blue_deep", skin="skin_3", hair="trunk", arms=("side", "side"), long_hair=True)
            with group(scale=0.94):
                bill(0, -0.37, 0.03)
        # The one who enters it, at a table.
        with group(-1.35, -1.75, 0, turn=25, scale=1.2):
            desk(0, 0, 1.3, 0.6, 0.62)
            laptop(0.1, -0.02, 0.64, 0.85, turn=180)
            chair(0, 0.55)
            person(0, 0.5, 0.06, seated=True, shirt="sun", legs="forest_light", skin="skin_2", arms=("desk", "desk"))
        tree(-3.0, 1.2, 1.0, kind="round")
        tree(2.75, 1.0, 1.0, kind="cone")
        bush(3.1, -0.6)
        sun_path(0, 2.2, 3.6, 0.1, 1.08, at=0.2, disc=0.44)
