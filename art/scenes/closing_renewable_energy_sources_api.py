"""Closing of the renewable sources API: a washing machine, a boiler and a car wait, unplugged, round a giant hourglass."""
from diorama import *

STAGE = Stage(hour=15.3, elevation=28, shadow_room=0.05, margin=0.02)


def bulb(z, low, high, h, color, **look):
    """A cone of the glass, or of the sand in it."""
    cylinder(0, 0, z, low, h, color, top=high, bevel=0, sides=64, **look)


def hourglass(x, y, z, s=1.0):
    """An hourglass 3.4 s high, a third of its hour gone."""
    with group(x, y, z, scale=s):
        for at in (0, 3.3):
            cylinder(0, 0, at, 1.08 - at * 0.03, 0.18, "wood", sides=64)
            cylinder(0, 0, at + (0.18 if at == 0 else -0.06), 0.95 - at * 0.03, 0.06, "coral", sides=64)
        for k in range(3):
            a = math.radians(90 + 120 * k + 8)
            cylinder(math.cos(a) * 0.92, math.sin(a) * 0.92, 0.18, 0.07, 3.1, "wood", bevel=0)
        sand = {"rough": 0.9, "glow": 0.25}
        bulb(0.24, 0.78, 0.8, 0.14, "sun", **sand)
        bulb(0.38, 0.8, 0.12, 0.62, "sun", **sand)
        tube([(0, 0, 0.9), (0, 0, 1.8)], 0.04, "sun")
        bulb(1.8, 0.07, 0.79, 0.86, "sun", **sand)
        bulb(2.66, 0.79, 0.8, 0.08, "sun", **sand)
        glass = {"alpha": 0.22, "rough": 0.08}
        bulb(0.23, 0.86, 0.84, 0.6, "sky", **glass)
        bulb(0.83, 0.84, 0.1, 0.92, "sky", **glass)
        bulb(1.75, 0.1, 0.84, 0.92, "sky", **glass)
        bulb(2.67, 0.84, 0.86, 0.6, "sky", **glass)


def plug(points, color="ink"):
    """A cable that ends in a plug with two pins, along its last stretch."""
    tube(points, 0.05, color, smooth=True)
    a, b = Vector(points[-2]), Vector(points[-1])
    with group(*points[-1], turn=math.degrees(math.atan2(b.y - a.y, b.x - a.x)) - 90):
        box(0, 0.1, -0.1, 0.3, 0.3, 0.2, "sun", 0.05)
        for k in (-0.08, 0.08):
            box(k, 0.32, -0.03, 0.05, 0.2, 0.05, "white", 0.01)


def washer(x, y, turn, s=1.0):
    """A washing machine full of laundry."""
    with group(x, y, 0, turn=turn, scale=s):
        box(0, 0, 0, 1.15, 1.0, 1.3, "white", 0.06)
        box(0, -0.5, 1.02, 1.0, 0.04, 0.18, "sky", 0.02)
        cylinder(0, 0, 0, 0.06, 0.06, "coral", rot=(math.pi / 2, 0, 0), bevel=0.01).location = (0.36, -0.54, 1.11)
        cylinder(0, 0, 0, 0.4, 0.1, "frame", rot=(math.pi / 2, 0, 0)).location = (0, -0.5, 0.55)
        cylinder(0, 0, 0, 0.31, 0.1, "blue_deep", rot=(math.pi / 2, 0, 0), bevel=0.01).location = (0, -0.53, 0.55)
        for dx, dz, r, color in ((-0.1, -0.1, 0.13, "coral"), (0.1, -0.13, 0.12, "sun"), (0.02, 0.02, 0.1, "sky")):
            ball(dx, -0.54, 0.55 + dz, r, color, 0.8)


def boiler(x, y, s=1.0):
    """A hot water tank on feet with a thermometer."""
    with group(x, y, 0, scale=s):
        for k in range(3):
            a = math.radians(30 + 120 * k)
            cylinder(math.cos(a) * 0.4, math.sin(a) * 0.4, 0, 0.06, 0.25, "frame", bevel=0)
        cylinder(0, 0, 0.2, 0.56, 1.5, "wall_cool", sides=64, bevel=0.1)
        ball(0, 0, 1.66, 0.52, "wall_cool", 0.45)
        cylinder(0, 0, 0.55, 0.575, 0.12, "coral", sides=64, bevel=0)
        tube([(0, 0, 1.85), (0, 0, 2.15), (0.7, 0.2, 2.15), (0.7, 0.2, 0)], 0.06, "coral")
        box(0, -0.55, 0.95, 0.2, 0.06, 0.6, "white", 0.05)
        box(0, -0.59, 1.0, 0.07, 0.03, 0.25, "coral", 0.01)


def socket_post(x, y):
    """A post with two sockets and a light that says not yet."""
    with group(x, y):
        box(0, 0, 0, 0.5, 0.34, 1.3, "white", 0.06)
        for z in (0.42, 0.86):
            cylinder(0, 0, 0, 0.16, 0.06, "frame", rot=(math.pi / 2, 0, 0), bevel=0.01).location = (0, -0.18, z)
            for k in (-0.06, 0.06):
                cylinder(0, 0, 0, 0.025, 0.06, "ink", rot=(math.pi / 2, 0, 0), bevel=0).location = (k, -0.2, z)
        ball(0, 0, 1.36, 0.12, "sun", 0.8, glow=2)


def build():
    disc_island(3.5)
    with group(turn=FACING):
        cylinder(0.1, 0.75, 0, 1.55, 0.16, "sand", sides=96)
        cylinder(0.1, 0.75, 0.16, 1.3, 0.12, "wall_warm", sides=96)
        person(-0.5, -1.45, turn=165, s=1.15, shirt="leaf", legs="blue_deep", skin="skin_3", hair="trunk", arms=("down", "up"), long_hair=True)
        with group(-1.75, -0.95):
            washer(0, 0, -12, 1.05)
            person(-0.05, -0.2, 1.36, turn=-5, s=1.0, seated=True, shirt="coral", legs="blue_deep", skin="skin_1", arms=("desk", "desk"))
        car(0.35, -2.4, turn=4, s=1.1, color="blue")
        tree(-2.45, 1.55, 1.05, kind="round")
        tree(1.3, 2.6, 0.9, kind="cone")
        bush(-2.75, -1.1)
        bush(2.4, -1.9)
        sun_path(0.1, 2.6, 3.4, 0.1, 1.2, at=0.22, disc=0.44)
        plug([(-2.3, -1.0, 0.2), (-2.6, -1.4, 0.06), (-2.2, -2.0, 0.06), (-1.55, -2.1, 0.11)])
        plug([(1.15, -2.35, 0.45), (1.45, -2.4, 0.06), (1.75, -2.6, 0.06), (2.15, -2.35, 0.11)])
        plug([(2.0, 0.1, 0.3), (2.3, -0.6, 0.06), (1.9, -1.1, 0.06), (1.35, -1.0, 0.11)])
        hourglass(0.1, 0.75, 0.28, 1.03)
        boiler(2.15, 0.35, 0.95)
        socket_post(2.75, -0.75)
