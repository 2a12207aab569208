"""DevOps: a conveyor in the shape of an infinity sign carries parcels past code, test and deployment."""
from diorama import *

STAGE = Stage(hour=11)
FRAMES = 12

PARCELS = 7  # an odd number: the halves of the loop cross in the middle, and two parcels must not meet there
HALF, DEPTH, BELT = 3.7, 3.2, 0.46  # half the loop's length, its depth (before the sine), half the belt's width
TOP = 0.3


def loop(t, side=0.0):
    """A point of the infinity sign at the angle t, moved sideways by `side`."""
    dx, dy = -HALF * math.sin(t), DEPTH * math.cos(2 * t)
    k = side / math.hypot(dx, dy)
    return HALF * math.cos(t) - dy * k, DEPTH * math.sin(2 * t) / 2 + dx * k


def travelled(part):
    """The angle at which a part of the loop's length, 0 to 1, lies behind: parcels all go at one speed."""
    steps = 720
    points = [loop(2 * math.pi * k / steps) for k in range(steps + 1)]
    ways = [math.dist(a, b) for a, b in zip(points, points[1:])]
    left = part % 1 * sum(ways)
    for k, way in enumerate(ways):
        if left < way:
            return 2 * math.pi * (k + left / way) / steps
        left -= way
    return 0.0


def strip(start, end, inner, outer, height, color, z=0.0):
    """A piece of the belt between two angles and two distances from its middle line."""
    steps = [start + (end - start) * i / 16 for i in range(17)]
    extrude([loop(t, inner) for t in steps] + [loop(t, outer) for t in steps[::-1]], height, z=z, color=color, bevel=0, flat=True)


def belt():
    """The track in two colours, one for each lobe, its strands crossing in the middle."""
    parts = 12
    for k in range(parts):
        start, end = 2 * math.pi * (k - 0.5) / parts, 2 * math.pi * (k + 0.54) / parts
        color = "leaf" if math.cos((start + end) / 2) > 0.01 or k == 3 else "blue"
        rise = 0.004 * (k % 2) + 0.003 * (k > 5)
        strip(start, end, -BELT - 0.1, BELT + 0.1, TOP - 0.08 + rise, "forest")
        strip(start, end, -BELT, BELT, 0.08, color, TOP - 0.08 + rise)


def parcel(t, color="wood", size=0.5):
    """A parcel that rides on the belt."""
    (x, y), (ahead, beside) = loop(t), loop(t + 0.02)
    with group(x, y, TOP, turn=math.degrees(math.atan2(beside - y, ahead - x))):
        box(0, 0, 0, size, size, size * 0.85, color, 0.04)
        box(0, 0, 0.01, size * 0.22, size + 0.02, size * 0.85, "sun_soft", 0.01)


def rocket(x, y, s=1.0):
    """A rocket on its pad."""
    with group(x, y, 0, scale=s):
        cylinder(0, 0, 0, 0.6, 0.12, "concrete")
        for k in range(3):
            with group(0, 0, 0.2, turn=120 * k - 40):
                extrude([(0.2, 0), (0.58, -0.08), (0.52, 0.25), (0.2, 0.75)], 0.09, color="coral")
        cylinder(0, 0, 0.2, 0.27, 0.75, "wall", top=0.34, bevel=0)
        cylinder(0, 0, 0.95, 0.34, 0.55, "wall", top=0.24, bevel=0)
        cylinder(0, 0, 1.5, 0.24, 0.48, "coral", top=0.03, bevel=0)
        with group(0, 0, 1.05, turn=0):
            ball(0.0, -0.24, 0, 0.15, "glass")


def gate(t, color):
    """An arch over the belt with a tick on it: the tests."""
    (ax, ay), (bx, by) = loop(t, -BELT - 0.25), loop(t, BELT + 0.25)
    for x, y in ((ax, ay), (bx, by)):
        box(x, y, 0, 0.22, 0.22, 1.35, color)
    tube([(ax, ay, 1.3), (bx, by, 1.3)], 0.13, color)
    x, y = loop(t)
    disc = 0.62
    with group(x, y, 1.85):
        cylinder(0, 0, 0, disc, 0.16, color, rot=(math.pi / 2, 0, 0)).location = (0, 0, 0)
        tick(0, -0.12, 0, 0.75, turn=0, color="forest", thick=0.13)


def build(frame=0.0):
    island(7.3, 7.3)
    with group(turn=FACING):
        belt()
        for k in range(PARCELS):
            parcel(travelled((k + 0.35 + frame) / PARCELS))
        monitor(-2.35, 0.25, z=0, w=1.9, h=1.35)
        gate(5.05, "sun")
        rocket(2.4, 0.05, 1.5)
        rack(-0.55, 2.75, 0.7, 0.6, 1.25, 5)
        rack(0.4, 2.75, 0.7, 0.6, 1.25, 5)
        person(-0.9, -2.2, turn=20, s=0.9, shirt="coral", arms=("up", "down"), skin="skin_1")
        person(0.35, -2.9, turn=-50, s=0.9, shirt="sun", arms=("front", "front"))
        trees([(0, 4.1), (0.9, -3.4), (-0.2, -4.1)], 0.8, 1.0)
