"""AR/VR: a giant headset throws a factory of light before it, and a technician with a headset walks up to it."""
from diorama import *

STAGE = Stage(hour=13, shadow_room=0.2)


def headset(s=1.0, detailed=True):
    """A headset facing -y around the middle of its visor, 2.6 s wide."""
    with group(scale=s):
        for z, rise in ((0.0, 0.0), (0.0, 1.0)):
            band = [(math.cos(t) * 1.15 * (1 - rise * 0.85), 0.5 + math.sin(t) * 1.75, z + rise * 0.9 * math.sin(t)) for t in [math.pi * k / 20 for k in range(21)]]
            if rise:
                band = [(0, 0.4 + 1.85 * (1 - math.cos(t)) / 2, 0.6 + 0.6 * math.sin(t) - 0.6 * (1 - math.cos(t)) / 2) for t in [math.pi * k / 20 for k in range(21)]]
            tube(band, 0.16, "coral")
        box(0, 0.35, -0.62, 2.3, 0.7, 1.3, "ink", 0.3)
        box(0, -0.1, -0.7, 2.6, 0.75, 1.45, "frame", 0.34, rough=0.4)
        if detailed:
            box(0, -0.46, -0.5, 2.1, 0.1, 1.05, "ink", 0.045, rough=0.25)
            for side in (-1, 1):
                ring(side * 0.56, -0.53, 0.02, 0.3, 0.06, "sun", rot=(math.pi / 2, 0, 0), glow=1)
                ball(side * 0.56, -0.48, 0.02, 0.16, "sky", glow=1)


def light_line(*points):
    """An edge of the projected factory."""
    shadowless(tube(points, 0.035, "blue", glow=1))


def light_prism(outline, y, d):
    """An upright outline [(x, z)] drawn as wire with depth, and its faces as a breath of colour."""
    for side in (-1, 1):
        light_line(*[(x, y + side * d / 2, z) for x, z in outline + outline[:1]])
    for x, z in outline:
        light_line((x, y - d / 2, z), (x, y + d / 2, z))
    shadowless(extrude(outline, d - 0.04, y=y, color="sky", bevel=0, alpha=0.45))


def factory_of_light():
    """A factory with a saw-tooth roof and two chimneys."""
    teeth = [(-1.2, 0.05), (1.2, 0.05), (1.2, 0.75)]
    for k in range(3):
        x = 1.2 - k * 0.8
        teeth += [(x - 0.8, 1.25), (x - 0.8, 0.75)]
    light_prism(teeth, 0, 1.1)
    for x in (-1.75, -2.25):
        light_prism([(x - 0.16, 0.05), (x + 0.16, 0.05), (x + 0.12, 1.75 - 0.3 * (x < -2)), (x - 0.12, 1.75 - 0.3 * (x < -2))], 0.1, 0.3)


def build():
    disc_island(3.5, color="road")
    cylinder(0, 0, 0, 3.1, 0.03, "lilac", bevel=0, sides=96)
    with group(0.35, 1.1, 0, turn=18):
        box(0, 0.2, 0, 1.1, 0.8, 0.9, "forest", 0.12)
        with group(0, 0, 1.62):
            headset(1.25)
    with group(-0.15, -1.25, 0.04, turn=8):
        cylinder(-0.5, 0, -0.01, 1.95, 0.03, "sky", bevel=0, sides=96)
        factory_of_light()
    with group(2.1, -1.1, 0, turn=-60):
        person(0, 0, s=1.15, shirt="coral", legs="forest", arms=("front", "front"), skin="skin_2")
        with group(0, -0.1, 1.23):
            box(0, -0.1, -0.09, 0.36, 0.2, 0.19, "frame", 0.06)
            box(0, -0.2, -0.06, 0.28, 0.03, 0.12, "ink", 0.01)
            ring(0, 0.12, 0.0, 0.17, 0.03, "forest")
    trees([(-2.7, 1.0), (2.75, 1.0)], 0.8, 0.95, kind="round")
