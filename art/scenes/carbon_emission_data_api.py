"""Carbon emission data API: a block of CO2 from a factory's chimney on a giant scale, beside a table of factors."""
from diorama import *

STAGE = Stage(hour=9.5)


def co2_cube(x, y, z, s=1.0, turn=0):
    """A grey block marked CO2 on the two faces that the camera sees."""
    with group(x, y, z, turn=turn, scale=s):
        box(0, 0, 0, 1, 1, 1, "metal", 0.08)
        for way in (0, 90):
            with group(turn=way):
                label("CO", -0.08, -0.505, 0.54, 0.46, "ink", 0.01)
                label("2", 0.28, -0.505, 0.42, 0.3, "ink", 0.01)


def scale(x, y, z=0.0, s=1.0, needle=50):
    """A kitchen scale facing the camera: dial below, pan on top at 1.62 s; `needle` in degrees to the right."""
    face = math.pi / 2
    with group(x, y, z, turn=FACING, scale=s):
        extrude([(-0.95, 0), (0.95, 0), (0.72, 1.4), (-0.72, 1.4)], 1.0, color="coral", bevel=0.1)
        cylinder(0, 0, 0, 0.62, 0.1, "white", bevel=0.02, rot=(face, 0, 0)).location = (0, -0.51, 0.68)
        ring(0, -0.55, 0.68, 0.62, 0.05, "sun", rot=(face, 0, 0))
        for k in range(9):
            with group(0, -0.57, 0.68, roll=-120 + 30 * k):
                box(0, 0, 0.42, 0.05, 0.03, 0.12, "ink", 0)
        with group(0, -0.59, 0.68, roll=needle):
            box(0, 0, -0.08, 0.07, 0.03, 0.52, "forest", 0.01)
        cylinder(0, -0.58, 0, 0.08, 0.08, "forest", rot=(face, 0, 0)).location = (0, -0.6, 0.68)
        cylinder(0, 0, 1.36, 0.12, 0.2, "ink")
        cylinder(0, 0, 1.5, 0.8, 0.12, "frame", top=0.98, bevel=0.03)


def factory(x, y):
    """A hall with a saw-tooth roof and a chimney."""
    w, d, h = 3.0, 1.7, 1.25
    box(x, y, 0, w, d, h, "brick", 0.04)
    for k in range(3):
        with group(x + (k - 1) * 1.0, y, h, turn=0):
            extrude([(-0.5, 0), (0.5, 0), (0.5, 0.55)], d, color="forest_light", bevel=0.02)
            box(0.5, 0, 0.1, 0.03, d - 0.3, 0.34, "glass", 0, rough=0.15)
    for k in range(4):
        box(x - 1.1 + k * 0.74, y - d / 2, 0.45, 0.44, 0.04, 0.42, "glass", 0.01, rough=0.15)
    for k in range(2):
        box(x + w / 2, y - 0.4 + k * 0.8, 0.45, 0.04, 0.44, 0.42, "glass", 0.01, rough=0.15)


def chimney(x, y, h=3.0):
    """A chimney with two coral bands."""
    cylinder(x, y, 0, 0.36, h, "wall_warm", top=0.27)
    for z in (h - 0.25, h - 0.7):
        cylinder(x, y, z, 0.315, 0.2, "coral", top=0.3, bevel=0)


def factor_table(x, y, rows=4):
    """A board with a table on it: a heading and rows of a source, a number's bar and a paper mark."""
    w, h = 2.0, 1.75
    with group(x, y, 0, turn=FACING):
        for sx in (-0.8, 0.8):
            box(sx, 0.03, 0, 0.1, 0.1, 0.5, "trunk")
        box(0, 0, 0.35, w, 0.14, h, "forest", 0.05)
        for k in range(rows + 1):
            z = 0.35 + h - 0.36 - k * 0.34
            for col, (cx, cw) in enumerate(((-0.62, 0.5), (0.02, 0.56), (0.62, 0.44))):
                color = "sun" if not k else ("paper", ("coral", "leaf_light", "sky", "coral")[(k - 1) % 4], "paper")[col]
                box(cx, -0.075, z, cw, 0.04, 0.22, color, 0.01)


def build():
    island(6.4, 5.2, color="concrete")
    patch(0, 1.75, 6.2, 1.6, "grass", 0.001)
    factory(-1.45, 1.5)
    chimney(0.85, 1.7)
    for dx, dz, s in ((0, 3.15, 0.5), (0.4, 3.75, 0.66), (1.3, 4.1, 0.85)):
        co2_cube(0.85 + dx, 1.7, dz, s, turn=12 * dz)
    scale(0.25, -1.45, s=1.15)
    co2_cube(0.25, -1.45, 1.86, 1.1)
    factor_table(2.35, 0.55)
    person(-1.55, -1.6, turn=60, s=0.85, shirt="sun", helmet="white", arms=("down", "front"))
    trees([(-2.8, -0.4), (2.8, 2.1), (-2.85, 2.2)], 0.8, 1.0)
