"""Closing of the telecommunications page: last night's list of alarm lamps is sorted onto three pads, one for each cause."""
from diorama import *

STAGE = Stage(hour=15.4, shadow_room=0.05, margin=0.02)

ROWS = (("02:14", "coral"), ("02:15", "sun"), ("02:15", None), ("02:17", "coral"), ("03:40", "blue"), ("03:52", None))


def lamp(x, y, z, color, s=1.0, upright=True):
    """A beacon: a glowing dome on a grey foot; lying on a wall facing -y where it is not upright."""
    with group(x, y, z, lean=0 if upright else 90, scale=s):
        cylinder(0, 0, 0, 0.24, 0.1, "frame", bevel=0.02)
        cylinder(0, 0, 0.1, 0.18, 0.14, color, bevel=0, glow=1.6)
        ball(0, 0, 0.24, 0.18, color, glow=1.6)


def moon(x, y, z, r):
    """A crescent facing -y."""
    outer = arc(0, 0, r, 50, 310, 36)
    inner = arc(r * 0.45, 0, r * 0.79, 283, 77, 28)
    extrude(outer + inner, 0.03, x=x, y=y, z=z, color="sun_soft", bevel=0, glow=1)


def alarm_list(w=2.9, h=3.5):
    """The list, facing -y: the night above, a lamp, a time and a line in every row; a few lamps have been taken off."""
    for k in (-1, 1):
        tube([(k * (w / 2 - 0.3), 0.12, 0), (k * (w / 2 - 0.3), 0.12, h)], 0.08, "wood")
    with group(0, 0, 0.3):
        box(0, 0, 0, w, 0.14, h, "white", 0.05)
        box(0, -0.05, h - 0.86, w - 0.14, 0.08, 0.78, "blue_deep", 0.03)
        moon(-0.95, -0.1, h - 0.47, 0.27)
        for x, z, r in ((-0.3, 0.3, 0.04), (0.15, 0.62, 0.05), (0.6, 0.35, 0.035), (1.05, 0.58, 0.05), (-0.5, 0.66, 0.03)):
            ball(x, -0.1, h - 0.12 - z, r, "white", glow=1)
        for k, (time, color) in enumerate(ROWS):
            z = h - 1.13 - k * 0.43
            if color:
                lamp(-1.1, -0.06, z, color, 0.72, upright=False)
            else:
                cylinder(0, 0, 0, 0.14, 0.04, "frame", bevel=0, rot=(math.pi / 2, 0, 0)).location = (-1.1, -0.07, z)
            label(time, -0.38, -0.08, z, 0.32, "ink", 0.01)
            box(0.72, -0.07, z - 0.05, (0.95, 0.7, 0.85, 0.6, 0.9, 0.75)[k], 0.04, 0.1, "frame", 0.01)
            if k:
                box(0, -0.07, z + 0.21, w - 0.3, 0.03, 0.02, "frame", 0)


def pad(x, y, color, n):
    """One cause's pad, lower than the main disc, its lamps in an arc at its front edge."""
    with group(x, y, 0):
        disc_island(1.3, h=0.5)
        cylinder(0, 0, 0, 1.02, 0.05, color, sides=64, bevel=0.01)
        cylinder(0, 0, 0.03, 0.9, 0.05, "wall", sides=64, bevel=0.01)
        for k in range(n):
            a = math.radians(-90 + (k - (n - 1) / 2) * 46)
            lamp(math.cos(a) * 0.66, math.sin(a) * 0.66, 0.08, color, 0.9)


def cut_cable(x, y, z):
    """A thick cable that has been dug through, its two ends apart and frayed."""
    for k in (-1, 1):
        tube([(x + k * 0.75, y, z + 0.12), (x + k * 0.5, y, z + 0.14), (x + k * 0.28, y, z + 0.3), (x + k * 0.2, y, z + 0.52)], 0.12, "lilac", smooth=True)
        for i, color in enumerate(("coral", "sun", "sky")):
            capsule((x + k * 0.2, y, z + 0.5), (x + k * (0.08 + 0.1 * i), y - 0.05, z + 0.75 - 0.04 * i), 0.035, color)


def rain(x, y, z):
    """A small cloud with drops."""
    cloud(x, y, z + 1.0, 0.48, "wall_cool")
    for dx, dz in ((-0.3, 0.55), (-0.05, 0.4), (0.2, 0.55), (0.4, 0.38)):
        ball(x + dx, y, z + dz, 0.055, "blue", 1.7)


def build():
    with group(turn=FACING):
        with group(0, 1.0, 0.25):
            disc_island(2.5, h=0.75)
            with group(0, 0.55):
                alarm_list()
            # One at the list takes a lamp off, from a step.
            box(-1.35, -0.15, 0, 0.7, 0.55, 0.75, "wood", 0.03)
            person(-1.35, -0.12, 0.75, turn=165, s=1.0, shirt="leaf", legs="blue_deep", skin="skin_3", hair="trunk", arms=("down", "front"), long_hair=True)
            with group(1.3, -0.55, 0, turn=25, scale=1.15):
                person(0, 0, shirt="lilac", legs="blue_deep", skin="skin_1", arms=("front", "front"))
                lamp(0, -0.42, 0.66, "coral", 0.9)
            tree(-2.05, 0.55, 1.0, kind="round")
            tree(2.0, 0.75, 0.9, kind="cone")
        pad(-2.6, -1.1, "coral", 3)
        cut_cable(-2.6, -0.95, 0.08)
        pad(0, -2.2, "sun", 3)
        battery(0.25, -2.0, 0.08, 0.85, level=1)
        with group(-0.5, -1.9, 0.08, turn=40, scale=0.9):
            person(0, 0, shirt="coral", legs="wall_warm", helmet="sun", arms=("side", "down"))
        pad(2.6, -1.1, "blue", 2)
        rain(2.6, -0.8, 0.08)
        sun_path(0, 2.4, 3.55, 0.1, 1.2, at=0.2, disc=0.42)
