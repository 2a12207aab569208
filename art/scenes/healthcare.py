"""Healthcare: in a cut-open ward a nurse carries one record along a lit way to the one bed where the doctor waits; the curtains of the other beds are drawn."""
from diorama import *

from scenes.closing_healthcare import bed

STAGE = Stage(hour=9.5, margin=0.02)
FRAMES = 12

W, BACK, FRONT = 7.3, 2.75, -1.75  # the ward's floor: its width, and from where to where it reaches
BEDS = (-2.6, -0.3, 2.55)
WAY = BEDS[1]


def ward():
    """Floor and two walls; over the one bed a lamp is lit."""
    patch(0, (BACK + FRONT) / 2, W, BACK - FRONT, "wall_cool")
    box(0, BACK, 0, W + 0.2, 0.2, 2.45, "wall", 0.02)
    box(-W / 2, (BACK + FRONT) / 2, 0, 0.2, BACK - FRONT + 0.19, 2.44, "wall_warm", 0.02)
    box(WAY, BACK - 0.16, 1.5, 1.2, 0.12, 0.2, "sun", 0.04, glow=2)
    for y in (-0.9, 0.6):
        box(-W / 2 + 0.11, y, 0.85, 0.04, 1.05, 1.0, "white", 0.01)
        for k in (-1, 1):
            box(-W / 2 + 0.14, y + k * 0.25, 0.92, 0.03, 0.44, 0.86, "sky", 0)


def curtain(x, color):
    """A curtain drawn round a bed, in folds, on its rail."""
    half, front, back = 0.88, 0.72, BACK - 0.2
    way = [(x - half, back), (x - half, front), (x + half, front), (x + half, back)]
    tube([(a, b, 1.8) for a, b in way], 0.035, "metal")
    inner, outer = [], []
    for (ax, ay), (bx, by) in zip(way, way[1:]):
        long = math.hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / long, -(bx - ax) / long
        n = round(long / 0.035)
        for k in range(n + 1):
            t = k / n
            fold = 0.045 * math.sin(t * round(long / 0.26) * 2 * math.pi)
            spot = ax + (bx - ax) * t, ay + (by - ay) * t
            inner.append((spot[0] + nx * (fold - 0.025), spot[1] + ny * (fold - 0.025)))
            outer.append((spot[0] + nx * (fold + 0.025), spot[1] + ny * (fold + 0.025)))
    extrude(inner + outer[::-1], 1.56, z=0.22, color=color, bevel=0, flat=True)


def lit_way(frame):
    """A way across the floor with arrows of light that run towards the bed."""
    start, end = FRONT - 0.6, 0.72
    box(WAY, (start + end) / 2, 0, 1.0, end - start, 0.035, "sun_soft", 0)
    n = 6
    pitch = (end - start) / n
    for k in range(n):
        y = start + (k + frame) * pitch
        near = min(1, (y - start) / 0.25, (end - y) / 0.25)  # grows at the one end, shrinks at the other
        if near > 0.08:
            with group(WAY, y, 0.036, scale=near):
                extrude([(-0.26, -0.16), (0, 0.06), (0.26, -0.16), (0.26, 0.0), (0, 0.22), (-0.26, 0.0)], 0.02, color="sun", bevel=0, flat=True)


def record(s=1.0):
    """A patient's folder facing -y around its foot, papers looking out of it, a cross on its front."""
    with group(scale=s):
        box(0, 0.06, 0, 1.16, 0.06, 0.94, "coral", 0.03)
        box(-0.3, 0.06, 0.9, 0.42, 0.06, 0.16, "coral", 0.03)
        box(0.03, 0.0, 0.06, 1.02, 0.05, 0.9, "white", 0.01)
        with group(0, -0.05, 0, lean=7):
            box(0, 0, 0, 1.16, 0.06, 0.82, "coral", 0.03)
            with group(0, -0.04, 0.42):
                extrude([(a * sx, b * sy) for sx, sy, way in ((1, 1, 1), (-1, 1, -1), (-1, -1, 1), (1, -1, -1)) for a, b in ((0.24, 0.085), (0.085, 0.085), (0.085, 0.24))[::way]], 0.04, color="white", bevel=0.01)


def build(frame=0.0):
    island(W + 0.4, 6.6)
    patch(0, -2.75, W + 0.4, 0.95)
    ward()
    lit_way(frame)
    for x, color in ((BEDS[0], "lilac"), (BEDS[2], "blue")):
        curtain(x, color)
    with group(WAY, 1.72, 0.03, turn=-90, scale=0.98):
        bed(0, 0, 0)
    person(WAY - 0.8, 1.75, 0.02, turn=25, s=1.25, shirt="white", legs="blue_deep", skin="skin_3", hair="trunk", arms=("front", "down"))
    bob = 0.03 * math.sin(2 * math.pi * frame)
    with group(WAY, -1.3, 0.04 + bob, turn=180):
        person(0, 0, s=1.25, shirt="leaf", legs="wall", skin="skin_1", arms=("up", "up"), long_hair=True)
    with group(WAY, -1.3, 1.62 + bob, turn=FACING - 8):
        record(1.3)
    with group(-1.75, -2.75, scale=1.12):
        ambulance(0, 0)
    box(2.5, -0.75, 0.02, 1.3, 0.6, 0.85, "wall_warm", 0.04)
    box(2.5, -0.75, 0.87, 1.42, 0.7, 0.08, "wood", 0.02)
    person(2.5, -0.1, 0.02, turn=0, s=1.15, shirt="sky", legs="blue_deep", skin="skin_2", arms=("desk", "desk"))
