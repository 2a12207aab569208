"""Remote developer platform: a giant laptop with a branching repository trains developers; dotted lines lead them to companies."""
from diorama import *

STAGE = Stage(hour=11, shadow_room=0.1)


def plot(x, y, w, d, color):
    """A small island of its own."""
    box(x, y, -0.555, w, d, 0.55, "soil", 0.14)
    box(x, y, -0.16, w + 0.015, d + 0.015, 0.16, color, 0.1)


def giant_laptop():
    """A laptop facing -y whose screen shows a repository's branches and lines of code."""
    box(0, 0, 0, 3.2, 2.1, 0.16, "frame", 0.06)
    for row in range(3):
        for k in range(9):
            box(-1.24 + k * 0.31, 0.6 - row * 0.31, 0.15, 0.25, 0.24, 0.05, "forest_light", 0.02)
    with group(0, 1.05, 0.14, lean=-12):
        box(0, 0, 0, 3.2, 0.14, 2.15, "frame", 0.06)
        box(0, -0.07, 0.12, 2.96, 0.04, 1.9, "ink", 0.02, rough=0.35)
        code(0.62, -0.1, 0.2, 1.4, 1.75, rows=6)
        trunk = [(-1.15, -0.12, 0.3), (-1.15, -0.12, 1.8)]
        branch = [(-1.15, -0.12, 0.62), (-0.6, -0.12, 0.95), (-0.6, -0.12, 1.35), (-1.15, -0.12, 1.65)]
        for line, color in ((trunk, "leaf_light"), (branch, "sun")):
            tube(line, 0.045, color, glow=1)
        for x, _, z in trunk + branch[1:3] + [(-1.15, 0, 1.05)]:
            ball(x, -0.12, z, 0.12, "sun" if x > -1 else "leaf_light", glow=1)


def mortarboard(x, y, z, s=1.0):
    """A graduate's cap."""
    with group(x, y, z, turn=12, lean=6, roll=-10, scale=s):
        cylinder(0, 0, 0, 0.5, 0.32, "forest_light", top=0.55)
        box(0, 0, 0.3, 1.5, 1.5, 0.1, "forest", 0.03)
        ball(0, 0, 0.42, 0.08, "sun")
        tube([(0, 0, 0.43), (0.7, -0.66, 0.42), (0.78, -0.76, -0.05)], 0.035, "sun")
        cylinder(0.78, -0.76, -0.35, 0.13, 0.32, "sun", top=0.05)


def hop(a, b, lift):
    """A dotted arc from a developer to a company."""
    for k in range(1, 12):
        t = k / 12
        shadowless(ball(*(a[i] + (b[i] - a[i]) * t + (4 * lift * t * (1 - t) if i == 2 else 0) for i in range(3)), 0.07, "coral", glow=1))


def build():
    plot(-0.6, -0.4, 4.4, 4.0, "grass")
    with group(-0.6, 0.1, 0):
        giant_laptop()
        mortarboard(-1.3, 1.6, 2.25, 0.85)
    for x, turn, shirt, skin, long_hair in ((-1.6, 15, "coral", "skin_2", False), (-0.6, 180, "blue", "skin_1", False), (0.5, 60, "sun", "skin_3", True)):
        person(x, -1.75, turn=turn, s=0.95, shirt=shirt, skin=skin, long_hair=long_hair, arms=("front", "down"))
    homes = ((3.4, -1.5, "sand"), (3.3, 2.1, "water"), (-1.6, 3.6, "sun_soft"))
    for x, y, color in homes:
        plot(x, y, 2.0, 2.0, color)
    building(3.4, -1.5, 1.2, 1.1, 1.2, color="wall_warm", rim="coral", lit=0.4)
    building(3.3, 2.1, 1.2, 1.1, 1.75, (2, 2), lit=0.4)
    building(-1.6, 3.7, 1.2, 1.1, 1.2, color="brick", lit=0.4)
    hop((0.5, -1.75, 1.0), (3.4, -1.5, 1.35), 0.75)
    hop((1.0, 0.2, 1.0), (3.3, 2.1, 1.95), 0.75)
    hop((-1.4, 1.4, 2.0), (-1.6, 3.7, 1.35), 0.5)
    trees([(-2.5, -2.1), (2.7, -2.2), (2.6, 2.8)], 0.6, 0.8)
