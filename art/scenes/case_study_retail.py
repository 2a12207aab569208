"""Case study, retail: the cloud's long bill hangs down beside a shop, sorted into rows that grow shorter, its arrow down."""
from diorama import *
from scenes.case_studies import shop

STAGE = Stage(hour=10)


def bill(x, y, top, w=1.3, h=3.1):
    """A paper strip that hangs from the cloud, its rows sorted by colour and shorter from row to row, its end torn."""
    teeth = [(-w / 2 + w * k / 8, 0.0 if k % 2 else 0.14) for k in range(9)]
    with group(x, y, top - h, turn=FACING):
        extrude(teeth + [(w / 2, h), (-w / 2, h)], 0.06, color="wall_warm", bevel=0.01)
        for k in range(5):
            z, part = h - 0.8 - k * 0.44, 1 - 0.17 * k
            box(-w / 2 + 0.15 + (w - 0.3) * part / 2, -0.04, z, (w - 0.3) * part, 0.05, 0.24, ("coral", "coral", "sun", "sun", "leaf")[k], 0.02)


def parcel(x, y, s=0.5, z=0.0):
    """A parcel with tape over it."""
    box(x, y, z, s, s, s * 0.8, "wood", 0.03)
    box(x, y, z + 0.001, s * 0.2, s + 0.012, s * 0.8 + 0.004, "straw", 0.01)


def build():
    island(6.6, 5.0)
    patch(0, -1.85, 6.5, 1.0, "concrete")
    with group(-1.35, 0.75, scale=1.6):
        shop(0, 0, 0)
    bill(1.75, 0.1, 3.75, 1.45, 3.3)
    cloud(1.75, 0.15, 4.05, 1.0, "sky")
    arrow([(2.75, 0.7, 2.7), (2.75, 0.7, 0.6)], 0.12, "leaf", 0.3)
    for x, y, z in ((-2.0, -1.2, 0), (-1.45, -1.45, 0), (-1.8, -1.3, 0.42)):
        parcel(x, y, 0.5, z)
    person(-0.1, -1.5, turn=70, s=0.85, shirt="blue", skin="skin_1", arms=("down", "front"))
    trees([(2.9, 2.1), (-3.0, -0.3)], 0.85, 1.1)
