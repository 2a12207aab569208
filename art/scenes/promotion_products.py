"""Products, promotion: someone shows someone else a big screen on an easel with bars and a pie chart. Also for dark grounds."""
from diorama import *

STAGE = Stage(hour=9.6)


def easel_screen(x, y, s=1.0):
    """A screen 3 s by 2 s on an easel: bars that grow, and a pie with one slice pulled out."""
    with group(x, y, 0, turn=FACING, scale=s):
        for way in (-1, 1):
            tube([(way * 1.25, 0.12, 0), (way * 0.55, 0.5, 3.0)], 0.07, "wood")
        tube([(0, 1.2, 0), (0, 0.5, 2.8)], 0.07, "wood")
        box(0, -0.1, 0.62, 2.9, 0.24, 0.1, "wood")
        with group(0, 0, 0.72, lean=-6):
            box(0, -0.05, 0, 3.1, 0.14, 2.05, "ink", 0.07)
            box(0, -0.12, 0.09, 2.92, 0.03, 1.87, "sky", 0.02)
            for k, h in enumerate((0.35, 0.6, 0.85, 1.15)):
                box(-1.05 + k * 0.42, -0.17, 0.24, 0.3, 0.1, h, ("leaf", "leaf", "leaf", "coral")[k], 0.02)
            box(-0.05, -0.15, 0.17, 2.6, 0.06, 0.05, "ink", 0)
            for color, start, end, out in (("blue", 60, 330, 0), ("coral", -30, 60, 0.06)):
                with group(0.9 + out * math.cos(math.radians(15)), -0.18, 1.3 + out * math.sin(math.radians(15))):
                    extrude([(0, 0)] + arc(0, 0, 0.36, start, end), 0.1, color=color, bevel=0.01)
            for k in range(3):
                box(0.92, -0.15, 0.36 + k * 0.18, (0.7, 0.5, 0.62)[k], 0.04, 0.09, "panel", 0.01)


def build():
    disc_island(3.1)
    cylinder(0, 0, 0, 2.3, 0.06, "sun_soft", bevel=0.02, sides=64)
    easel_screen(-0.1, 0.5, 1.05)
    person(-1.75, -1.35, 0.06, turn=15, s=1.15, shirt="coral", legs="blue_deep", skin="skin_1", arms=("down", "side"))
    person(1.15, -1.6, 0.06, turn=190, s=1.15, shirt="sun", legs="blue_deep", skin="skin_3", hair="trunk", long_hair=True)
    trees([(-2.4, 0.9), (1.5, 2.1)], 0.95, 1.1)
    bush(2.3, -1.2)
    with group(turn=FACING):
        sun_path(0, 2.3, 3.1, 0, 1.05, at=0.74, disc=0.46)
