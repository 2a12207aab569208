"""Finance: before a bank stands an open ledger as large as a stage; a thread ties each entry to the slip that explains it, a clerk pins the last one, and an auditor arrives."""
from diorama import *

STAGE = Stage(hour=10, margin=0.02)
FRAMES = 12

PAGE, HIGH = 2.3, 2.35  # of each of the two pages
ROWS = (("leaf", 0.62), ("blue", 0.85), ("coral", 0.5), ("lilac", 0.75))  # a pin's colour, an entry's length
PINNED = 0  # the row whose slip the clerk still holds
OPEN, CLOSE = -0.32, 0.42  # where a thread leaves the entry and reaches the slip
LIFT = -0.19  # the paper's surface


def row(k):
    """How high an entry stands on its page."""
    return 1.5 - k * 0.42


def page(side):
    """One page, bent down into the fold; its line at the top and the rules between the rows."""
    bend = [(0, 0), (0.04, -0.07), (0.14, -0.14), (0.3, -0.17), (PAGE, -0.17), (PAGE, 0)]
    extrude([(side * x, y) for x, y in bend], HIGH, z=0.1, color="paper", bevel=0.01, flat=True)
    middle = side * (PAGE / 2 + 0.09)
    box(middle, LIFT, 2.03, PAGE - 0.62, 0.03, 0.17, "forest_light", 0.01)
    for k in range(len(ROWS) + 1):
        box(middle, LIFT + 0.01, row(k) + 0.31, PAGE - 0.42, 0.02, 0.022, "frame", 0)


def entry(k, color, long):
    """A line of the left page: what, how much, and the pin that its thread hangs on."""
    z = row(k)
    box(-PAGE + 0.25 + long / 2, LIFT, z + 0.06, long, 0.03, 0.13, "metal", 0)
    box(-0.72 - 0.1 * (k % 2), LIFT, z + 0.06, 0.4 + 0.2 * (k % 2), 0.03, 0.13, "ink", 0)
    ball(OPEN, LIFT - 0.03, z + 0.12, 0.075, color)


def slip(color):
    """The note that explains an entry, around its pin at the left: a word or two, and a tick."""
    box(0.8, 0, -0.15, 1.74, 0.03, 0.31, "sun_soft", 0.02)
    box(0.56, -0.02, 0.02, 0.86, 0.02, 0.06, "metal", 0)
    box(0.46, -0.02, -0.09, 0.66, 0.02, 0.06, "metal", 0)
    tick(1.42, -0.03, 0, 0.26, turn=0, color="leaf", thick=0.16)
    ball(0, -0.05, 0, 0.075, color)


def thread(start, end, sag, frame, color):
    """From an entry to its slip; a bead of light runs along it."""
    spot = lambda t: tuple(a + (b - a) * t for a, b in zip(start, end))[:2] + (start[2] + (end[2] - start[2]) * t - sag * 4 * t * (1 - t),)
    tube([spot(k / 12) for k in range(13)], 0.026, color)
    ball(*spot(frame % 1), 0.07, "sun", glow=1)


def ledger(frame):
    """The book, standing open: entries on the left, explanations on the right."""
    box(0, 0.07, 0, 2 * PAGE + 0.3, 0.13, HIGH + 0.22, "forest", 0.04)
    for side in (-1, 1):
        page(side)
    for k, (color, long) in enumerate(ROWS):
        entry(k, color, long)
        start, z = (OPEN, LIFT - 0.06, row(k) + 0.12), row(k) + 0.12
        if k == PINNED:
            hand = 0.05 * math.sin(2 * math.pi * frame)
            end = (CLOSE + 0.42, LIFT - 0.36, z + 0.1 + hand)
            with group(*end, roll=-9 - 30 * hand):
                slip(color)
            thread(start, end, 0.06, frame, color)
            continue
        with group(CLOSE, LIFT, z):
            slip(color)
        thread(start, (CLOSE, LIFT - 0.08, z), 0.05, frame + 0.37 * k, color)


def steps(x, y):
    """Library steps, and on them the clerk with both hands at the slip."""
    for k in range(3):
        box(x + 0.42 * k - 0.1, y, 0, 0.44, 0.8, 0.32 * (3 - k), "wood", 0.02)
        box(x + 0.42 * k - 0.1, y, 0.32 * (3 - k), 0.48, 0.84, 0.05, "trunk", 0.01)
    person(x - 0.08, y, 1.01, turn=-105, s=1.3, shirt="coral", legs="blue_deep", skin="skin_1", arms=("front", "front"), long_hair=True)


def auditor(x, y):
    """Somebody in a dark suit, with a briefcase and a magnifying glass."""
    with group(x, y, 0, turn=62, scale=1.4):
        person(0, 0, shirt="forest_light", legs="forest", skin="skin_3", hair="frame", arms=("front", "down"))
        with group(0.33, -0.02, 0.03):
            box(0, 0, 0, 0.14, 0.62, 0.4, "trunk", 0.03)
            box(0.075, 0, 0.24, 0.01, 0.62, 0.04, "sun", 0)
            tube([(0, -0.12, 0.4), (0, -0.12, 0.48), (0, 0.12, 0.48), (0, 0.12, 0.4)], 0.025, "ink")
        with group(-0.16, -0.42, 0.74):
            capsule((0, 0, -0.02), (0, -0.02, 0.2), 0.03, "ink")
            ring(0, -0.02, 0.4, 0.18, 0.035, "ink", rot=(0, math.pi / 2, 0))
            cylinder(0, 0, 0, 0.18, 0.02, "sky", bevel=0, rot=(0, math.pi / 2, 0), alpha=0.5).location = (0, -0.02, 0.4)


def build(frame=0.0):
    with group(turn=FACING):
        cut_island(rounded([(-3.95, -3.1), (3.95, -3.1), (3.95, 3.9), (-3.95, 3.9)], 0.9))
        blob(rounded([(-3.75, -2.75), (0.6, -2.75), (0.6, -1.65), (-3.75, -1.65)], 0.4), "concrete")
        with group(0.1, 2.15, turn=-FACING + 18, scale=1.12):
            bank()
        with group(0.0, -1.05, 0.12, lean=-16):
            ledger(frame)
        box(0.0, -1.0, 0, 4.4, 0.9, 0.14, "wood", 0.04)
        steps(2.72, -1.75)
        auditor(-2.95, -2.2)
        trees([(-3.3, 1.4), (3.3, 1.9)], 0.9, 1.05, kind="round")
        bush(3.45, 0.2, 1.2)
        bush(-3.5, -0.5, 1.1)
