"""Cybersecurity: a shield before server racks, behind a fence of light."""
from diorama import *

STAGE = Stage(hour=10)
FRAMES = 12


def scan(frame):
    """A line of light that runs down the face of a shield around the origin, as wide as the shield is there."""
    outline = ((1.0, 0), (0.86, 0.42), (0.8, 0.8), (0.25, 0.8), (-0.35, 0.62), (-0.78, 0.3), (-1.0, 0))
    z = 0.999 - 2 * frame
    for (high, a), (low, b) in zip(outline, outline[1:]):
        if low <= z < high:
            half = b + (a - b) * (z - low) / (high - low) - 0.06
            if half > 0.05:
                shadowless(tube([(-half, -0.12, z), (half, -0.12, z)], 0.045, "sun", glow=1))


def build(frame=0.0):
    island(5.4, 5.0)
    for i in range(2):
        for j in range(2):
            rack(-0.55 + i * 1.1, 0.2 + j * 1.15, 0.85, 0.85, 1.9 - 0.25 * ((i + j) % 2), 7)
    r = 2.1
    posts = [(-r, -r), (0, -r), (r, -r), (r, 0), (r, r * 0.95), (0, r * 0.95), (-r, r * 0.95), (-r, 0)]
    for x, y in posts:
        cylinder(x, y, 0, 0.09, 0.95, "forest")
        ball(x, y, 1.02, 0.11, "sun", glow=1.5)
    for z in (0.35, 0.7):
        tube([(x, y, z) for x, y in posts], 0.016, "sun", closed=True, glow=1)
    cylinder(0.95, -1.35, 0, 0.62, 0.3, "concrete")
    shield(0.95, -1.35, 1.52, 1.25)
    with group(0.95, -1.35, 1.52, turn=FACING, scale=1.25):
        scan(frame)
    trees([(1.5, -0.75)], 0.75, 0.95)
    person(-1.4, -1.05, turn=50, s=0.95, shirt="coral", arms=("front", "down"))
