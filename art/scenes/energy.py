"""Energy: an auction under a tower clock at eleven; cells of tomorrow's power stand on the table, bidders hold up their numbers, turbine, panels and pylons behind."""
from diorama import *

STAGE = Stage(hour=11.7, margin=0.02)
FRAMES = 12

CELLS = (0.68, 0.92, 1.2, 1.25, 1.0, 0.72)  # tomorrow's yield, four hours each
SOLD = 4


def clock_tower():
    """A tower 5 high whose clock says eleven."""
    box(0, 0, 0, 1.9, 1.9, 0.3, "concrete", 0.04)
    box(0, 0, 0.3, 1.5, 1.5, 2.6, "wall_warm", 0.03)
    box(0, 0, 2.6, 1.75, 1.75, 0.14, "wall", 0.03)
    box(0, 0, 2.74, 2.1, 1.9, 2.15, "wall", 0.05)
    box(0, 0, 4.89, 2.3, 2.1, 0.14, "wall_warm", 0.03)
    pyramid(0, 0, 5.03, 2.2, 2.0, 0.85, "forest_light")
    ball(0, 0, 5.95, 0.12, "sun", glow=1)
    flat = (math.pi / 2, 0, 0)
    with group(0, -0.96, 3.82):
        cylinder(0, 0, 0, 0.95, 0.14, "coral", bevel=0.04, rot=flat).location = (0, 0, 0)
        cylinder(0, 0, 0, 0.82, 0.05, "white", bevel=0, rot=flat).location = (0, -0.08, 0)
        for k in range(12):
            with group(0, -0.11, 0, roll=30 * k):
                box(0, 0, 0.62, 0.09 if k % 3 == 0 else 0.05, 0.03, 0.14, "ink", 0)
        for turn, long, thick in ((-30, 0.42, 0.11), (0, 0.64, 0.08)):
            with group(0, -0.13, 0, roll=turn):
                box(0, 0, -0.08, thick, 0.03, long + 0.08, "ink", 0.01)
        ball(0, -0.14, 0, 0.08, "coral")
    for x in (-0.35, 0.35):
        box(x, -0.76, 1.55, 0.3, 0.03, 0.65, "glass", 0.01, rough=0.15)


def cell(high, sold):
    """A battery cell with a flash on it; a tag hangs on it once it is sold."""
    cylinder(0, 0, 0, 0.27, 0.16, "forest", bevel=0.03)
    cylinder(0, 0, 0.14, 0.27, high - 0.14, "sun", bevel=0.05, rough=0.4)
    cylinder(0, 0, high - 0.02, 0.12, 0.1, "metal", bevel=0.03)
    bolt = [(0.05, 0.2), (-0.13, -0.03), (-0.02, -0.03), (-0.06, -0.2), (0.13, 0.04), (0.02, 0.04)]
    with group(0, -0.27, high - 0.36):
        extrude(bolt, 0.05, color="white", bevel=0)
    if sold:
        with group(0.16, -0.32, 0.12, roll=-8):
            box(0, 0, -0.17, 0.34, 0.05, 0.34, "coral", 0.03)
            tick(0, -0.035, 0.0, 0.22, turn=0, color="white", thick=0.17)


def stand():
    """The auctioneer's table with tomorrow's power on it, a cell for each four hours."""
    box(0, 0, 0, 5.3, 0.85, 0.72, "leaf", 0.04)
    box(0, 0, 0.72, 5.5, 1.0, 0.1, "wood", 0.02)
    for k, high in enumerate(CELLS):
        x = (k - 2.5) * 0.72 + (0.42 if k > 2 else -0.42)
        with group(x, 0, 0.82, scale=1.15):
            cell(high, k < SOLD)


def bidder(x, y, turn, shirt, skin, paddle, arms, long_hair=False):
    """Somebody seen from behind; whoever bids holds up a round paddle."""
    with group(x, y, 0, turn=turn, scale=1.12):
        person(0, 0, shirt=shirt, legs="blue_deep", skin=skin, arms=arms, long_hair=long_hair, hair="trunk" if long_hair else "ink")
        if paddle:
            side = -0.27 if arms[0] == "up" else 0.27
            capsule((side, -0.06, 1.24), (side, -0.06, 1.4), 0.03, "wood")
            cylinder(0, 0, 0, 0.2, 0.05, paddle, bevel=0.01, rot=(math.pi / 2, 0, 0)).location = (side, -0.06, 1.58)


def pylon(x, y, h=3.0):
    """A lattice pylon with two cross-arms."""
    color = by_hour("forest_light", "metal")
    lattice_mast(x, y, h, 0.62, 0.14, color=color, rows=6)
    for z, reach in ((h * 0.72, 0.7), (h * 0.92, 0.5)):
        box(x, y, z, 2 * reach, 0.07, 0.07, color, 0)
        for side in (-1, 1):
            cylinder(x + side * reach, y, z - 0.16, 0.05, 0.16, "coral", bevel=0)


def build(frame=0.0):
    with group(turn=FACING):
        cut_island(rounded([(-4.3, -3.4), (4.3, -3.4), (4.3, 2.9), (-4.3, 2.9)], 1.0))
        patch(0, -1.35, 6.2, 3.6, "sand")
        with group(0, 1.95):
            clock_tower()
        with group(0, -0.3):
            stand()
        with group(0, 0.5):
            box(0, 0, 0, 1.2, 0.6, 0.85, "wood", 0.03)
            with group(0, 0, 0.85, scale=1.35):
                person(0, 0, shirt="coral", legs="forest", skin="skin_2", hair="frame", arms=("up", "front"))
                capsule((-0.27, -0.06, 1.2), (-0.27, -0.06, 1.46), 0.035, "trunk")
                cylinder(0, 0, 0, 0.1, 0.34, "trunk", rot=(0, math.pi / 2, 0)).location = (-0.27, -0.06, 1.5)
        bidder(-1.9, -2.6, 170, "coral", "skin_3", "blue", ("up", "down"), True)
        bidder(-0.7, -2.8, 180, "lilac", "skin_1", None, ("down", "down"))
        bidder(0.5, -2.65, 185, "sun", "skin_2", "blue", ("down", "up"))
        bidder(1.7, -2.75, 195, "leaf", "skin_4", "blue", ("up", "down"))
        turbine(-3.2, 1.5, 3.3, 12, blade=1.15, spin=120 * frame)
        pylon(3.1, 1.7, 3.3)
        with group(3.2, -1.0, turn=-FACING + 12):
            panels(0, 0, 0, 2, 3, w=0.6, d=0.46)
        trees([(-3.7, -0.9), (-1.9, 2.3)], 0.85, 1.0, kind="round")
