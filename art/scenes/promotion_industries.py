"""Promotion of the industry pages: an engineer with a plan on a giant blueprint out of which small buildings grow."""
from diorama import *

STAGE = Stage(hour=9.6)

W, D = 6.6, 5.0  # the blueprint
TOP = 0.06


def line(points, thick=0.025, color="white", closed=False):
    """A drawn line on the blueprint."""
    tube([(x, y, TOP) for x, y in points], thick, color, closed=closed)


def drawing_board():
    """A wooden board with a blueprint on it: border, grid, and one edge of the sheet rolled up."""
    box(0, 0, -0.5, W + 0.5, D + 0.5, 0.46, "wood", 0.08)
    box(0, 0, -0.04, W, D, 0.08, "blue_deep", 0.01)
    a, b = W / 2 - 0.2, D / 2 - 0.2
    line([(-a, -b), (a, -b), (a, b), (-a, b)], 0.03, "sky", closed=True)
    for k in range(1, 8):
        x = -a + k * 2 * a / 8
        line([(x, -b), (x, b)], 0.008, "sky")
    for k in range(1, 6):
        y = -b + k * 2 * b / 6
        line([(-a, y), (a, y)], 0.008, "sky")
    cylinder(0, 0, 0, 0.24, D, "blue", bevel=0.02, rot=(math.pi / 2, 0, 0)).location = (-W / 2 + 0.02, 0, 0.24)
    for y in (-D / 2 - 0.005, D / 2 + 0.005):
        cylinder(0, 0, 0, 0.15, 0.02, "sky", bevel=0, rot=(math.pi / 2, 0, 0)).location = (-W / 2 + 0.02, y, 0.24)


def plot(x, y, w, d):
    """The drawn outline that a building stands in, with its corners marked."""
    a, b = w / 2, d / 2
    line([(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)], 0.03, closed=True)
    for sx in (-1, 1):
        line([(x + sx * a, y - b - 0.28), (x + sx * a, y - b - 0.12)], 0.02)
    line([(x - a, y - b - 0.2), (x + a, y - b - 0.2)], 0.014)


def frame_house(x, y, w, d, h):
    """A building that is still a drawing in space: its edges only."""
    a, b = w / 2, d / 2
    corners = [(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)]
    for at in (TOP, h * 0.5, h):
        tube([(*c, at) for c in corners], 0.03, "sky", closed=True)
    for c in corners:
        tube([(*c, TOP), (*c, h)], 0.03, "sky")


def pencil(x, y, turn, length=2.6):
    """A giant pencil that lies on the sheet, its point towards +x."""
    with group(x, y, 0.2, turn=turn):
        for start, size, r, top, color in ((-length / 2, length, 0.15, None, "sun"), (length / 2, 0.3, 0.15, 0.05, "wall_warm"), (length / 2 + 0.3, 0.1, 0.05, 0.005, "ink"), (-length / 2 - 0.12, 0.12, 0.16, None, "metal"), (-length / 2 - 0.32, 0.2, 0.15, None, "coral")):
            o = cylinder(0, 0, 0, r, size, color, bevel=0, top=top, sides=6 if color == "sun" else 24, rot=(0, math.pi / 2, 0))
            o.location = (start + size / 2, 0, 0)


def engineer(x, y, turn):
    """An engineer in a helmet who holds an open plan."""
    with group(x, y, TOP, turn=turn, scale=1.65):
        person(0, 0, shirt="coral", legs="wall_warm", helmet="sun", arms=("front", "front"))
        with group(0, -0.42, 0.68, lean=-62):
            box(0, 0, -0.19, 0.62, 0.02, 0.42, "paper", 0.005)
            for k in range(3):
                box(-0.08 + 0.05 * k, -0.015, 0.1 - k * 0.1, 0.34, 0.01, 0.03, "blue", 0)


def build():
    drawing_board()
    plot(1.9, 1.1, 1.7, 1.5)
    building(1.9, 1.1, 1.35, 1.15, 1.9, (2, 2), z=TOP)
    plot(-0.45, 1.25, 1.7, 1.4)
    house(-0.45, 1.25, 0.9, z=TOP)
    plot(2.0, -1.2, 1.5, 1.4)
    frame_house(2.0, -1.2, 1.2, 1.1, 1.2)
    turbine(-2.1, 1.6, 2.6, 30, z=TOP, blade=1.0)
    engineer(-0.6, -0.85, 35)
    pencil(-0.6, -2.05, 8, 2.0)
    with group(turn=FACING):
        sun_path(0, 2.8, 3.5, 0, 1.05, at=0.74, disc=0.42)
