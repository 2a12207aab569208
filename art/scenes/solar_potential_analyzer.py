"""Solar potential analyzer: a house whose roof carries panels, the sun over it, and yield as bars."""
from diorama import *

STAGE = Stage(hour=10.5)


def build():
    island(5.4, 5.0)
    house(-0.2, 0.3, 2.0)
    bars(1.55, -1.95, (0.5, 0.8, 1.15, 1.5), w=0.22, gap=0.06)
    tree(-2.2, 1.9, 1.1)
    tree(2.2, 1.9, 1.2, kind="cone")
    tree(-2.2, -1.9, 0.9)
    patch(-0.8, -1.75, 0.7, 1.4)
    sun_path(0, 2.2, 3.3, 0, 0.95, at=0.6, disc=0.42)
