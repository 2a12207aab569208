"""Solar potential analyzer: a roof under a magnifying glass and in a scanner's frame, its yield as bars. No sun: its
card stands above panels that have one."""
from diorama import *

STAGE = Stage(hour=9.6)
ROOF_TILT = 41.5  # of house(): its rise over half its depth


def scan_frame(w, d, arm=0.5):
    """Four glowing corners around w by d, lying flat, and the scanner's line across."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            corner = (sx * w / 2, sy * d / 2, 0)
            tube([(corner[0] - sx * arm, corner[1], 0), corner, (corner[0], corner[1] - sy * arm, 0)], 0.06, "sun", glow=1)


def build():
    island(5.6, 5.0)
    house(-0.5, 0.6, 2.0)
    with group(-0.5, -0.25, 2.55, lean=ROOF_TILT):
        scan_frame(3.45, 2.1)
    magnifier(0.55, -0.95, 3.05, 0.72, handle=0.95)
    bars(1.55, -1.75, (0.45, 0.75, 1.05, 1.4), w=0.26, gap=0.07)
    trees([(-2.4, 1.9), (2.35, 1.9), (-2.35, -1.75)], 0.9, 1.15)
    patch(-1.1, -1.55, 0.7, 1.7)
