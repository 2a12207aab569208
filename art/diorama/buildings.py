"""Houses, offices, and what stands on and beside them."""
import math
import random

from .shapes import box, cylinder, wedge


def panels(x, y, z, nx, ny, tilt=22, w=0.44, d=0.36, gap=0.05):
    """nx by ny solar panels on stands, facing -y."""
    for i in range(nx):
        for j in range(ny):
            px, py = x + (i - (nx - 1) / 2) * (w + gap), y + (j - (ny - 1) / 2) * (d + gap + 0.08)
            box(px, py, z + 0.1, w, d, 0.035, "panel", 0.008, (math.radians(tilt), 0, 0), rough=0.18, metal=0.35)
            for k in (-0.5, 0.5):
                box(px + k * w * 0.4, py + d * 0.3, z, 0.025, 0.025, 0.17, "metal", 0)


def _pane(is_lit):
    return ("sun", {"glow": 1.2}) if is_lit else ("glass", {"rough": 0.15})


def windows(x, y, w, d, h, z=0.0, step=0.46, lit=0.18):
    """Rows of windows on the two faces that the camera sees; `lit` is the share that glows."""
    for k in range(max(1, int(h / 0.58))):
        at = z + 0.2 + k * 0.58
        nw, nd = max(1, int(w / step)), max(1, int(d / step))
        for i in range(nw):
            color, look = _pane(random.random() < lit)
            box(x - w / 2 + (i + 0.5) * w / nw, y - d / 2, at, 0.26, 0.03, 0.3, color, 0.006, **look)
        for i in range(nd):
            color, look = _pane(random.random() < lit)
            box(x + w / 2, y - d / 2 + (i + 0.5) * d / nd, at, 0.03, 0.26, 0.3, color, 0.006, **look)


def building(x, y, w, d, h, solar=None, color="wall", lit=0.18, z=0.0, rim="roof"):
    """A flat-roofed block with windows; `solar` is (nx, ny) panels on the roof."""
    box(x, y, z, w, d, h, color, 0.05)
    box(x, y, z + h, w + 0.1, d + 0.1, 0.08, rim, 0.03)
    windows(x, y, w, d, h, z=z, lit=lit)
    if solar:
        panels(x, y, z + h + 0.08, *solar)


def house(x, y, s=1.0, solar=True, color="wall", roof="coral", z=0.0, lit=True, front_lit=False):
    """A gabled house of 1.5 s by 1.2 s, door and panels towards -y; `lit` is the window towards +x, `front_lit` the one beside the door."""
    w, d, h, rise = 1.5 * s, 1.2 * s, 0.8 * s, 0.62 * s
    box(x, y, z, w, d, h, color, 0.03)
    b = d / 2 + 0.1 * s
    wedge(x, y, z + h, w + 0.2 * s, 2 * b, rise, roof, rough=0.7)
    box(x + 0.38 * s, y + 0.22 * s, z + h + 0.1 * s, 0.2 * s, 0.2 * s, rise + 0.08 * s, "brick", 0.015)
    slope = math.atan2(rise, b)
    if solar:
        for i in range(3):
            for j in range(2):
                t = 0.27 + j * 0.4
                box(x + (i - 1) * 0.46 * s, y - b * (1 - t), z + h + rise * t, 0.42 * s, 0.36 * s, 0.03, "panel", 0.006, (slope, 0, 0), rough=0.18, metal=0.35)
    box(x - 0.3 * s, y - d / 2, z, 0.28 * s, 0.03, 0.5 * s, "forest", 0.01)
    front, side = _pane(front_lit), _pane(lit)
    box(x + 0.32 * s, y - d / 2, z + 0.3 * s, 0.34 * s, 0.03, 0.28 * s, front[0], 0.01, **front[1])
    box(x + w / 2, y, z + 0.3 * s, 0.03, 0.36 * s, 0.28 * s, side[0], 0.01, **side[1])


def turbine(x, y, h=3.4, turn=20, z=0.0, blade=1.35, spin=0):
    """A wind turbine, its blades turned by `spin` degrees. They are grey with sun-coloured tips, so that it does not vanish before a pale page."""
    from .shapes import group

    cylinder(x, y, z, 0.085, h, "frame", top=0.05, bevel=0)
    with group(x, y, z + h, turn=20):
        box(0, 0.04, -0.09, 0.17, 0.4, 0.18, "frame", 0.05)
        cylinder(0, -0.2, -0.09, 0.09, 0.18, "metal", rot=(math.pi / 2, 0, 0))
        for k in range(3):
            with group(0, -0.27, 0, roll=120 * k + turn + spin):
                box(0, 0, 0.05, 0.14, 0.035, blade * 0.78, "frame", 0.015)
                box(0, 0, 0.05 + blade * 0.78, 0.12, 0.035, blade * 0.2, "coral", 0.015)


def crane(x, y, h=4.0, reach=2.4, z=0.0, color="sun", turn=0):
    """A tower crane with its jib towards +x before it is turned (degrees)."""
    from .shapes import group, tube

    with group(x, y, z, turn=turn):
        box(0, 0, 0, 0.7, 0.7, 0.14, "concrete")
        n = int(h / 0.35)
        for sx in (-0.13, 0.13):
            for sy in (-0.13, 0.13):
                box(sx, sy, 0.1, 0.045, 0.045, h, color, 0)
        for k in range(n):
            a, b = 0.1 + k * h / n, 0.1 + (k + 1) * h / n
            s = 0.13 if k % 2 else -0.13
            tube([(-s, -0.13, a), (s, -0.13, b)], 0.016, color)
            tube([(0.13, -s, a), (0.13, s, b)], 0.016, color)
        box(0.02, -0.2, h - 0.28, 0.34, 0.3, 0.34, "wall", 0.03)
        box(reach / 2 - 0.45, 0, h + 0.1, reach + 1.0, 0.16, 0.1, color, 0.01)
        tube([(0, 0, h + 0.7), (reach * 0.95, 0, h + 0.2)], 0.018, "ink")
        tube([(0, 0, h + 0.7), (-0.85, 0, h + 0.2)], 0.018, "ink")
        box(0, 0, h + 0.1, 0.12, 0.12, 0.62, color, 0.01)
        box(-0.78, 0, h - 0.2, 0.32, 0.26, 0.32, "concrete", 0.02)
        tube([(reach * 0.78, 0, h + 0.1), (reach * 0.78, 0, h - 0.9)], 0.014, "ink")
        box(reach * 0.78, 0, h - 1.02, 0.1, 0.1, 0.14, "ink", 0.02)


__all__ = ["building", "crane", "house", "panels", "turbine", "windows"]
