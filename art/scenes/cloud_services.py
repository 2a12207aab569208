"""Cloud services: a big cloud over server racks that feed it with lines of light, beside a meter for cost and carbon."""
from diorama import *

STAGE = Stage(hour=10.5, shadow_room=0.2)
FRAMES = 12

CLOUD_HEIGHT = 3.35


def big_cloud(z):
    """A sculptural cloud with a flat underside, seen broadside by the camera."""
    puffs = ((0, 0, 0.75, 1.2), (-1.25, 0, 0.4, 0.85), (1.3, 0, 0.42, 0.9), (0.62, -0.25, 1.0, 0.85), (-0.62, -0.2, 0.85, 0.8), (-2.0, 0, 0.12, 0.52), (2.1, 0, 0.12, 0.52), (0.1, -0.75, 0.3, 0.72), (-0.95, -0.6, 0.2, 0.55), (0.98, -0.65, 0.22, 0.58))
    with group(0, 0.5, z, turn=FACING):
        for x, y, up, r in puffs:
            ball(x, y, up, r, "sky", rough=0.9)


def cable(x, y, start, frame, way):
    """A line of light from rack to cloud with a packet on it, which travels from the height `start`, up (1) or down (-1)."""
    low, high = 1.4, CLOUD_HEIGHT
    at = low + (start - low + way * frame * (high - low)) % (high - low)
    shadowless(tube([(x, y, 1.5), (x, y, CLOUD_HEIGHT + 0.2)], 0.035, "sun", glow=1))
    shadowless(ball(x, y, at, 0.1, "sun", glow=1))


def meter(x, y, s=1.0, needle=138.0):
    """A dial from green to coral on a post; the needle's angle of 138 degrees is in the green."""
    with group(x, y, 0, turn=FACING, scale=s):
        box(0, 0.02, 0, 0.24, 0.2, 0.8, "forest")
        extrude(arc(0, 0.75, 0.98, 0, 180), 0.22, color="forest", bevel=0.05)
        for color, start in (("coral", 4), ("sun", 63), ("leaf_light", 122)):
            band = arc(0, 0.8, 0.86, start, start + 54, 10) + arc(0, 0.8, 0.52, start + 54, start, 10)
            extrude(band, 0.06, y=-0.12, color=color, bevel=0, glow=1)
        tip = arc(0, 0.84, 0.7, needle, needle, 1)[0]
        capsule((0, -0.19, 0.84), (tip[0], -0.19, tip[1]), 0.05, "white")
        ball(0, -0.17, 0.84, 0.13, "white")


def build(frame=0.0):
    island(5.8, 5.0)
    patch(-0.1, 0.5, 3.9, 2.2, "concrete")
    for k in range(3):
        x = -1.3 + k * 1.2
        rack(x, 0.55, 0.85, 0.95, 1.55, 6)
        for dx in (-0.2, 0.2):
            cable(x + dx, 0.5, 2.15 + 0.5 * ((k + (dx > 0)) % 2), frame, 1 if dx < 0 else -1)
    big_cloud(CLOUD_HEIGHT)
    meter(1.3, -1.65, 1.05, needle=138 + 14 * math.sin(2 * math.pi * frame))
    person(-0.3, -1.75, turn=55, s=0.85, shirt="coral", arms=("front", "down"))
    trees([(-2.45, -1.9), (2.4, 1.9), (-2.45, 1.9)], 0.85, 1.0)
