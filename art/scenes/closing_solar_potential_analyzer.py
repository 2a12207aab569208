"""Closing of the solar potential analyzer: three numbered houses with three kinds of roof on steps, compared with one meter."""
from diorama import *

STAGE = Stage(hour=15.2, shadow_room=0.05, margin=0.02)

PITCH = 2.4  # from plot to plot
TOPS = (1.35, 0.75, 0.15)  # how high they lie, from the back


def plot(x, top):
    """One step of the hill with a lawn on it and a path to the front."""
    box(x, 0.6, -0.1, PITCH - 0.06, 3.1, top + 0.02, "soil", 0.05)
    box(x, 0.6, top - 0.12, PITCH - 0.04, 3.12, 0.12, "grass", 0.05)
    patch(x - 0.45, -0.55, 0.34, 0.75, "road", top)


def walls(x, z, w, d, h, color):
    """A house's body in the evening: a door, a window beside it and one on the side are lit."""
    y = 0.75
    box(x, y, z, w, d, h, color, 0.03)
    box(x - 0.45, y - d / 2, z, 0.28, 0.03, 0.52, "forest_light", 0.01)
    box(x + 0.2, y - d / 2, z + 0.28, 0.4, 0.03, 0.32, "sun", 0.01, glow=1.4)
    for k in (-1, 1):
        box(x + w / 2, y + k * d / 4, z + 0.28, 0.03, 0.3, 0.32, "sun", 0.01, glow=1.4)


def gable(x, z):
    """A steep roof whose one slope, with panels, looks into the evening sun."""
    w, d, h, rise = 1.5, 1.5, 0.8, 0.75
    walls(x, z, w, d, h, "wall")
    a = w / 2 + 0.14
    wedge(x, 0.75, z + h, 2 * a, d + 0.2, rise, "coral", ridge="y", rough=0.7)
    tilt = math.atan2(rise, a)
    for i in (-1, 0, 1):
        for k in (0.28, 0.68):
            box(x + a * (1 - k), 0.75 + i * 0.48, z + h + rise * k, 0.4, 0.44, 0.03, "panel", 0.006, (0, tilt, 0), rough=0.18, metal=0.35)
    box(x - 0.4, 1.1, z + h + 0.2, 0.2, 0.2, rise, "brick", 0.015)


def flat(x, z):
    """A flat roof with panels on stands."""
    w, d, h = 1.6, 1.5, 1.05
    walls(x, z, w, d, h, "wall_warm")
    box(x, 0.75, z + h, w + 0.14, d + 0.14, 0.1, "white", 0.03)
    panels(x, 0.75, z + h + 0.1, 3, 3)


def shed(x, z):
    """One long slope down to the viewer's right, all of it panels."""
    w, d, h, rise = 1.5, 1.5, 0.75, 0.85
    walls(x, z, w, d, h, "wall_cool")
    a = w / 2 + 0.12
    with group(x, 0.75, z + h):
        # A little thinner than the walls below and set into them: faces in one plane would show specks.
        extrude([(-w / 2 + 0.01, -0.1), (w / 2 - 0.01, -0.1), (w / 2 - 0.01, 0), (-w / 2 + 0.01, rise * 0.94)], d - 0.02, color="wall_cool", bevel=0)
        extrude([(-a, rise), (-a, rise + 0.1), (a, 0.1), (a, 0)], d + 0.22, color="blue", bevel=0.02)
        tilt = math.atan2(rise, 2 * a)
        for i in (-1, 0, 1):
            for k in (0.2, 0.5, 0.8):
                box(a * (1 - 2 * k), i * 0.48, 0.1 + rise * k, 0.48, 0.44, 0.03, "panel", 0.006, (0, tilt, 0), rough=0.18, metal=0.35)


def number(text, x, y, z):
    """A house number on a post, so large that it can be read."""
    cylinder(x, y, z, 0.04, 0.5, "frame", bevel=0)
    with group(x, y - 0.03, z + 0.62, turn=FACING):
        box(0, 0, -0.25, 0.72, 0.08, 0.5, "white", 0.06)
        box(0, -0.03, -0.21, 0.64, 0.05, 0.42, "blue_deep", 0.05)
        label(text, 0, -0.06, 0, 0.36, "white", 0.01)


def meter(x, y, s=1.0):
    """An electricity meter on a post: a round glass with a needle over its scale, and a counter."""
    with group(x, y, 0, turn=FACING, scale=s):
        box(0, 0.1, 0, 0.16, 0.12, 0.8, "frame", 0.02)
        box(0, 0, 0.55, 1.0, 0.3, 1.25, "white", 0.09)
        cylinder(0, 0, 0, 0.4, 0.1, "frame", rot=(math.pi / 2, 0, 0)).location = (0, -0.16, 1.35)
        cylinder(0, 0, 0, 0.34, 0.1, "sun_soft", rot=(math.pi / 2, 0, 0), bevel=0.01).location = (0, -0.18, 1.35)
        tube([(math.cos(t) * 0.25, -0.24, 1.32 + math.sin(t) * 0.25) for t in (0.3 + 0.25 * k for k in range(11))], 0.02, "leaf")
        capsule((0, -0.25, 1.28), (0.15, -0.25, 1.5), 0.03, "coral")
        for k in range(4):
            box(-0.3 + k * 0.2, -0.16, 0.68, 0.17, 0.05, 0.24, "ink", 0.02)
            label("4730"[k], -0.3 + k * 0.2, -0.2, 0.8, 0.2, "white", 0.006)


def engineer(x, y, turn):
    """Somebody in a helmet who looks up from a clipboard."""
    with group(x, y, 0, turn=turn, scale=1.3):
        person(0, 0, shirt="coral", legs="wall_warm", helmet="sun", arms=("front", "front"))
        with group(0, -0.4, 0.7, lean=-50):
            box(0, 0, -0.2, 0.46, 0.03, 0.56, "wood", 0.01)
            box(0, -0.02, -0.17, 0.4, 0.02, 0.46, "white", 0.005)
            for k in range(3):
                box(0, -0.035, 0.14 - k * 0.13, 0.28, 0.01, 0.05, ("coral", "sun", "blue")[k], 0)


def build():
    island(7.5, 5.2)
    for k, (top, make, text) in enumerate(zip(TOPS, (gable, flat, shed), ("12", "7", "31"))):
        x = (k - 1) * PITCH
        plot(x, top)
        make(x, top)
        number(text, x + 0.78, -0.68, top)
    patch(0, -1.75, 7.0, 0.9, "road")
    engineer(0.3, -1.7, 60)
    meter(1.95, -1.75, 1.08)
    person(-1.15, -1.75, turn=150, s=1.2, shirt="lilac", legs="blue_deep", skin="skin_1", arms=("up", "down"), long_hair=True)
    tree(-3.2, 1.5, 0.75, TOPS[0], "cone")
    tree(-2.9, -1.5, 0.95, 0, "round")
    tree(0.9, 1.9, 0.7, TOPS[1], "round")
    bush(3.25, -0.6, 0.9, TOPS[2])
    with group(turn=FACING):
        sun_path(0.1, 3.0, 3.6, 0.2, 1.0, at=0.2, disc=0.42)
