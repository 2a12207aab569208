"""Houses that one knows by their shape: bank, hospital, factory, flats, shop."""
import math

from .buildings import building
from .nature import tree
from .palette import by_hour
from .shapes import box, cylinder, extrude, group, wedge
from .symbols import coin, label


def bank():
    """A temple front 3.7 wide facing -y, a coin in its gable."""
    for k in range(3):
        box(0, -0.1, k * 0.14, 3.9 - 0.22 * k, 3.1 - 0.26 * k, 0.15, "wall_cool", 0.02)
    box(0, 0.25, 0.42, 3.0, 1.9, 1.7, "wall_warm", 0.02)
    box(0, -0.7, 0.42, 0.72, 0.06, 1.25, by_hour("forest", "sun_soft"), 0.02, glow=by_hour(0, 1.2))
    for side in (-1.0, 1.0):
        box(side, -0.7, 0.85, 0.4, 0.06, 0.7, "glass", 0.01, rough=0.15)
    front = [(-1.5 + k * 0.6, -1.12) for k in range(6)]
    flank = [(1.5, -1.12 + k * 0.78) for k in range(1, 4)]
    for x, y in front + flank:
        box(x, y, 0.42, 0.38, 0.38, 0.1, "wall", 0.02)
        cylinder(x, y, 0.5, 0.145, 1.5, "wall", top=0.125, bevel=0)
        box(x, y, 1.98, 0.36, 0.36, 0.14, "wall", 0.02)
    box(0, 0.0, 2.12, 3.5, 2.75, 0.26, "wall", 0.03)
    wedge(0, 0.03, 2.38, 3.75, 2.85, 0.98, "forest_light", ridge="y")
    extrude([(-1.5, 0), (1.5, 0), (0, 0.76)], 0.08, 0, -1.4, 2.43, "wall", 0.02)
    coin(0, -1.45, 2.72, 0.25, turn=0, sign="")


def hospital():
    """A ward block with a lower wing to the right; its entrance faces -y."""
    building(0, 0, 2.5, 1.9, 2.35, color="wall_cool", lit=0.1, rim="frame")
    building(2.0, 0.1, 1.5, 1.7, 1.2, color="wall_cool", lit=0.1, rim="frame")
    box(-0.2, -1.2, 0.7, 1.3, 0.6, 0.1, "coral", 0.03)
    for x in (-0.75, 0.35):
        cylinder(x, -1.42, 0, 0.04, 0.72, "metal")
    box(-0.2, -0.97, 0, 0.8, 0.08, 0.66, "glass", 0.01, rough=0.15)


def factory(teeth=4, w=4.4, d=2.0, h=1.25):
    """A hall facing -y whose saw-tooth roof has its glass towards +x, with a chimney behind it."""
    box(0, 0, 0, w, d, h, "brick", 0.02)
    step = w / teeth
    for k in range(teeth):
        x = (k - (teeth - 1) / 2) * step
        extrude([(-step / 2, 0), (step / 2, 0), (step / 2, 0.75), (step / 2 - 0.08, 0.75)], d + 0.1, x, 0, h, "wall_warm", 0.01)
        box(x + step / 2, 0, h + 0.14, 0.03, d - 0.2, 0.48, "sky", 0.01, rough=0.2)
        box(x, -d / 2, 0.45, step * 0.66, 0.04, 0.5, "glass", 0.01, rough=0.15)
    box(w / 2, 0, 0, 0.05, 0.9, 0.95, "forest", 0.01)
    for k in range(5):
        cylinder(-w / 2 + 0.5, d / 2 + 0.35, k * 0.68, 0.27 - k * 0.018, 0.68, "brick" if k % 2 == 0 else "wall", bevel=0)


def apartment_tower(storeys=7):
    """A tower facing -y with a balcony on every storey."""
    h = 0.58 * storeys + 0.1
    building(0, 0, 2.0, 1.8, h, color="wall_warm", rim="wood")
    for k in range(1, storeys):
        z = k * 0.58 + 0.06
        box(-0.45, -1.08, z, 0.9, 0.36, 0.06, "paper", 0.01)
        box(-0.45, -1.25, z, 0.9, 0.03, 0.24, "coral" if k % 2 else "sun", 0.01)
    box(0.5, -0.92, 0, 0.5, 0.06, 0.46, "forest", 0.01)
    for x in (-0.4, 0.4):
        tree(x, 0.3, 0.6, h + 0.08, kind="round")


def shop(w=4.6):
    """A shop facing -y: windows, door, striped awning and a sign."""
    box(0, 0.5, 0, w, 1.6, 2.5, "wall", 0.04)
    box(0, 0.5, 2.5, w + 0.14, 1.74, 0.16, "forest_light", 0.03)
    box(0, -0.3, 0, w - 0.3, 0.06, 0.28, "forest_light", 0.01)
    for x in (-1.45, 1.45):
        box(x, -0.31, 0.32, 1.35, 0.05, 0.95, "sky", 0.01, rough=0.15)
    box(0, -0.31, 0, 0.9, 0.09, 1.25, "glass", 0.01, rough=0.15)
    box(0, -0.33, 1.86, 2.0, 0.12, 0.52, "forest", 0.04)
    label("SHOP", 0, -0.41, 2.11, 0.42, "sun_soft")
    n = 10
    for k in range(n):
        x, color = (k - (n - 1) / 2) * w / n, "coral" if k % 2 else "paper"
        with group(x, turn=90):  # the slope is drawn from the side: its outline then runs along y
            extrude([(-0.3, 1.78), (-1.0, 1.4), (-1.0, 1.34), (-0.3, 1.7)], w / n, color=color, bevel=0)
        cylinder(x, -1.0, 1.33, w / n / 2, 0.05, color, bevel=0, rot=(math.pi / 2, 0, 0))


__all__ = ["apartment_tower", "bank", "factory", "hospital", "shop"]
