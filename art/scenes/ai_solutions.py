"""AI solutions: a giant chip whose paths of light lead to what it sorts: plants, parcels and figures."""
from diorama import *

STAGE = Stage(hour=10)
FRAMES = 12

CHIP = 2.7  # edge


def chip():
    """The processor: pins on four sides, a frame of light and its name on the lid."""
    half = CHIP / 2
    for k in range(6):
        at = (k - 2.5) * 0.4
        for side in (-1, 1):
            box(at, side * (half + 0.12), 0, 0.2, 0.42, 0.28, "frame", 0.04, metal=0.4)
            box(side * (half + 0.12), at, 0, 0.42, 0.2, 0.28, "frame", 0.04, metal=0.4)
    box(0, 0, 0.08, CHIP, CHIP, 0.62, "ink", 0.09, rough=0.4)
    box(0, 0, 0.68, 2.0, 2.0, 0.05, "sun", 0.01, glow=1)
    box(0, 0, 0.7, 1.86, 1.86, 0.2, "forest_light", 0.05, rough=0.4)
    label("AI", 0, 0, 0.9, 1.35, "sun", 0.03, lean=-90, spacing=1.2, glow=1)


def along(points, at):
    """The place at a part of the way along a line, 0 to 1."""
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    left = at * sum(lengths)
    for (ax, ay), (bx, by), length in zip(points, points[1:], lengths):
        if left <= length:
            return ax + (bx - ax) * left / length, ay + (by - ay) * left / length
        left -= length
    return points[-1]


def light_path(points, frame):
    """A line of light on the ground that ends in a round contact, which swells when the spark on the line arrives."""
    shadowless(tube([(x, y, 0.05) for x, y in points], 0.045, "sun", glow=1))
    x, y = points[-1]
    arrived = max(0, 1 - 5 * min(frame, 1 - frame))
    shadowless(cylinder(x, y, 0.02, 0.13 + 0.07 * arrived, 0.06, "sun", glow=1))
    shadowless(ball(*along(points, frame), 0.09, 0.11, "white", glow=1))


def plinth(x, y, color):
    """Where one kind of sorted thing stands."""
    cylinder(x, y, 0, 0.78, 0.16, color, bevel=0.05)


def build(frame=0.0):
    island(7.2, 6.4, color="forest_light", soil="leaf_deep")
    chip()
    for k, points in enumerate((
        [(-1.5, 0.6), (-2.0, 0.6), (-2.4, 1.0), (-2.4, 1.5)], [(-0.6, 1.5), (-0.6, 1.9), (-1.3, 2.4), (-1.6, 2.4)],
        [(1.5, 0.6), (2.3, 0.6), (2.5, 0.9), (2.5, 1.3)], [(0.6, 1.5), (0.6, 2.0), (1.1, 2.4), (1.6, 2.4)],
        [(-1.5, -0.6), (-2.1, -0.6), (-2.4, -0.9), (-2.4, -1.2)], [(-0.6, -1.5), (-0.6, -2.0), (-1.0, -2.3), (-1.5, -2.3)],
        [(1.5, -0.6), (2.2, -0.6), (2.5, -0.9), (2.5, -1.2)], [(0.6, -1.5), (0.6, -2.0), (1.0, -2.3), (1.6, -2.3)],
    )):
        light_path(points, (frame + 0.375 * k + 0.3) % 1)
    plinth(-2.5, 2.25, "paper")
    bush(-2.75, 2.2, 1.3, z=0.16, color="leaf_light")
    tree(-2.4, 2.4, 1.15, z=0.14, kind="round")
    plinth(2.5, 2.2, "paper")
    bars(2.5, 2.2, (0.5, 0.85, 1.2), z=0.16, w=0.3, colors=("sky", "leaf_light", "sun"))
    plinth(-2.4, -2.0, "paper")
    for dx, dy, z, size, color in ((-0.25, 0.15, 0.16, 0.52, "wood"), (0.3, -0.1, 0.16, 0.44, "coral"), (-0.1, 0.1, 0.68, 0.36, "straw")):
        box(-2.4 + dx, -2.0 + dy, z, size, size, size, color, 0.04)
    plinth(2.45, -2.0, "paper")
    with group(2.45, -2.0, 0.16, turn=FACING):
        person(0, 0, s=1.0, shirt="coral", arms=("up", "down"), skin="skin_1")
