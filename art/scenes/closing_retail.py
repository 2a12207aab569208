"""Closing of the retail page: a month's days as columns that rise to one high, crowded day with a market stall on it."""
from diorama import *

STAGE = Stage(hour=15.0, elevation=36, shadow_room=0.05, margin=0.02)

PITCH = 0.96
COLUMNS, ROWS = 7, 4
PEAK = (4, 1)  # column from the left, row from the back
TOP = 3.0  # how high the peak is


def height(i, j):
    """How busy a day is: a hill around the peak that falls off more steeply after it."""
    days = (j - PEAK[1]) * COLUMNS + i - PEAK[0]
    if days == 0:
        return TOP
    if j == PEAK[1] and days < 0:
        return max(0.25, 2.25 + 0.7 * (days + 1))
    if j == PEAK[1]:
        return 0.8 - 0.3 * days
    return 0.28 + 0.12 * ((i * 5 + j * 3) % 3)


def day(i, j):
    """Where the day's column stands."""
    return (i - (COLUMNS - 1) / 2) * PITCH, ((ROWS - 1) / 2 - j) * PITCH + 0.1


def stall(x, y, z):
    """A market stall with a striped awning, its counter lit."""
    with group(x, y, z, scale=0.86):
        box(0, 0.1, 0, 0.86, 0.4, 0.34, "wood", 0.02)
        box(0, -0.105, 0.05, 0.8, 0.03, 0.22, "sun", 0.01, glow=1.5)
        for sx in (-0.4, 0.4):
            for sy in (-0.12, 0.34):
                box(sx, sy, 0, 0.05, 0.05, 0.85, "white", 0)
        for k in range(6):
            box(-0.42 + k * 0.168, 0.08, 0.84, 0.168, 0.74, 0.05, "coral" if k % 2 else "white", 0, rot=(0.28, 0, 0))
        for k in range(3):
            ball(-0.22 + k * 0.22, 0.08, 0.4, 0.09, ("leaf", "coral", "sun")[k])


def shopper(x, y, z, turn, shirt, skin, long_hair=False, arms=("down", "down")):
    """A small person with a carrier bag."""
    with group(x, y, z, turn=turn, scale=0.64):
        person(0, 0, shirt=shirt, skin=skin, legs="blue_deep", long_hair=long_hair, arms=arms)
        box(0.34, -0.04, 0.08, 0.3, 0.18, 0.34, "sun" if shirt != "sun" else "leaf", 0.02)


def sheet():
    """The calendar's sheet with its coloured head and the rings that it hangs by."""
    w, d = COLUMNS * PITCH + 0.5, ROWS * PITCH
    box(0, -0.125, -0.5, w + 0.1, d + 2.25, 0.36, "soil", 0.08)
    box(0, -0.125, -0.16, w + 0.14, d + 2.29, 0.16, "wall", 0.06)
    box(0, d / 2 + 0.55, -0.02, w - 0.15, 0.75, 0.06, "coral", 0.02)
    for k in range(7):
        x = (k - 3) * 0.98
        ring(x, d / 2 + 0.97, 0.02, 0.24, 0.05, "frame", rot=(0, math.pi / 2, 0))


def build():
    sheet()
    busy = {1: 1, 2: 2, 3: 3}
    n = 0
    shirts, skins = ("blue", "lilac", "leaf", "coral", "sun", "sky"), ("skin_3", "skin_1", "skin_2", "skin_4")
    for j in range(ROWS):
        for i in range(COLUMNS):
            x, y = day(i, j)
            h = height(i, j)
            top = (i, j) == PEAK
            color = "coral" if top else "sun" if j == PEAK[1] and i < PEAK[0] else "leaf_light" if h > 0.45 else "grass"
            box(x, y, 0, PITCH - 0.08, PITCH - 0.08, h, color, 0.05)
            label(str(j * COLUMNS + i + 1), x - 0.22, y - 0.24, h + 0.005, 0.26, "white" if top else "forest_light", 0.006, lean=-90)
            if j == PEAK[1] and i in busy:
                for k in range(busy[i]):
                    dx = (k - (busy[i] - 1) / 2) * 0.3
                    shopper(x + dx, y + 0.12 - 0.14 * (k % 2), h, 70, shirts[n % 6], skins[n % 4], n % 2 == 0, ("down", "front" if k else "down"))
                    n += 1
    x, y = day(*PEAK)
    label("12", x + PITCH / 2 - 0.03, y, TOP - 0.55, 0.62, "white", 0.015, turn=90)
    stall(x + 0.02, y + 0.16, TOP)
    shopper(x - 0.22, y - 0.25, TOP, 160, "blue", "skin_3", True)
    shopper(x + 0.2, y - 0.24, TOP, 190, "sun", "skin_1")
    # Two who plan for it, at the sheet's edge: one points at the day, one times it.
    person(0.05, -2.6, turn=170, s=1.15, shirt="lilac", legs="blue_deep", skin="skin_3", hair="trunk", arms=("down", "up"), long_hair=True)
    with group(2.35, -2.55, 0, turn=50, scale=1.15):
        person(0, 0, shirt="coral", legs="forest_light", skin="skin_1", arms=("front", "front"))
        with group(0, -0.42, 0.72, lean=-40):
            box(0, 0, -0.18, 0.5, 0.04, 0.4, "ink", 0.02)
            box(0, -0.02, -0.15, 0.44, 0.03, 0.34, "sky", 0.01)
            for k, h in enumerate((0.07, 0.12, 0.26)):
                box(-0.12 + 0.12 * k, -0.04, -0.12, 0.08, 0.01, h, ("leaf", "leaf", "coral")[k], 0)
    with group(turn=FACING):
        sun_path(0.2, 2.6, 3.6, 0.2, 1.08, at=0.22, disc=0.42)
