"""Energy, closing: thirty days of feed-in as thirty columns, rain over the poor ones; a line of light says what a forecast would have said, coral marks where it was wrong."""
from diorama import *

STAGE = Stage(hour=15.2, shadow_room=0.05, margin=0.02)

DAYS = (1.5, 1.65, 1.4, 1.75, 1.85, 1.6, 1.7, 1.3, 1.45, 1.1, 0.8, 0.55, 0.35, 0.3, 0.42, 0.28, 0.5, 0.36, 0.6, 0.85, 0.7, 1.1, 1.35, 1.2, 1.55, 1.7, 1.5, 1.8, 1.65, 1.9)
MISSED = {10: 0.75, 16: 0.85, 21: -0.6}  # day to how far the forecast was off
STEP, DEEP = 0.262, 0.7


def spot(day):
    """Where a day's column stands."""
    return (day - (len(DAYS) - 1) / 2) * STEP


def forecast(day):
    """What the forecast says for a day: nearly right, but for some."""
    return DAYS[day] + MISSED.get(day, 0.07 * math.sin(day * 2.4))


def month():
    """The columns, and before them the forecast's line with a bead for each morning."""
    for day, high in enumerate(DAYS):
        color = "sun" if high > 1 else "sun_soft" if high > 0.65 else "blue"
        box(spot(day), 0, 0, STEP - 0.045, DEEP, high, color, 0.02)
    front = -DEEP / 2 - 0.12
    tube([(spot(day), front, forecast(day) + 0.02) for day in range(len(DAYS))], 0.035, "white", glow=1)
    for day in range(len(DAYS)):
        missed = day in MISSED
        ball(spot(day), front, forecast(day) + 0.02, 0.14 if missed else 0.06, "coral" if missed else "white", glow=1)
        if missed:
            low, high = sorted((DAYS[day], forecast(day)))
            tube([(spot(day), front - 0.02, low), (spot(day), front - 0.02, high)], 0.05, "coral", glow=1)


def weather(x, z):
    """A rain cloud and its rain."""
    cloud(x, 0.1, z, 1.25, "frame")
    for k in range(17):
        a = x - 1.2 + 0.15 * k
        b = z - 0.75 - 0.28 * ((k * 7) % 3)
        shadowless(tube([(a, -0.1 + 0.3 * (k % 2), b), (a - 0.07, -0.1 + 0.3 * (k % 2), b - 0.34)], 0.025, "sky", glow=1))


def umbrella(s=1.0):
    """An open umbrella over the origin."""
    with group(scale=s):
        cylinder(0, 0, -0.75, 0.025, 0.95, "frame", bevel=0)
        for k in range(8):
            half, long = 0.62 * math.sin(math.pi / 8), 0.62
            with group(0, 0, 0.2, turn=45 * k):
                with group(roll=24):
                    extrude([(0, 0), (long, -half), (long, half)], 0.04, color=("coral", "paper")[k % 2], bevel=0, flat=True)


def build():
    with group(turn=FACING):
        cut_island(rounded([(-4.35, -3.1), (4.35, -3.1), (4.35, 1.35), (-4.35, 1.35)], 0.9))
        patch(0, 0.2, 8.0, 1.15, "wall_warm", 0.0)
        with group(0, 0.2, 0.02):
            month()
            weather(0.15, 3.2)
        with group(-0.35, -2.3, 0, turn=150, scale=1.15):
            person(0, 0, shirt="leaf", legs="wall", skin="skin_3", hair="trunk", arms=("down", "front"))
            with group(-0.0, -0.1, 1.45):
                umbrella(0.95)
        with group(1.1, -2.2, 0, turn=-150, scale=1.15):
            person(0, 0, shirt="coral", legs="blue_deep", skin="skin_1", arms=("down", "up"), helmet="sun")
        with group(-2.75, -1.75, turn=-FACING + 20, scale=1.35):
            panels(0, 0, 0, 3, 2)
        with group(3.05, -1.75, turn=-FACING):
            house(0, 0, 0.9)
        tree(-4.0, -0.6, 0.8, kind="round")
        bush(-1.35, -2.55, 1.1)
        bush(2.0, -2.75, 1.0)
        turbine(-3.75, 0.95, 2.9, 25, blade=1.05)
        sun_path(0, 1.3, 4.0, 0.2, 1.0, at=0.2, disc=0.5)
