"""Signs larger than life: the one object that tells what a scene is about. All stand upright, facing -y, unless turned."""
import math
import os

import bpy
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt, interpolate_bezier

from .palette import material
from .shapes import _finish, arc, ball, box, capsule, cylinder, extrude, group, ring, tube

_FONT = os.path.join(os.path.dirname(__file__), "../fonts/heading.ttf")


def label(text, x, y, z, size=0.4, color="ink", thick=0.02, turn=0, lean=0, spacing=1.0, **look):
    """Words on a sign, facing -y and centred on (x, z); few and short, for a picture needs no reading."""
    curve = bpy.data.curves.new("label", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, "CENTER", "CENTER"
    curve.space_character = spacing
    curve.font = bpy.data.fonts.load(_FONT, check_existing=True)
    o = _letters(curve, thick)
    with group(x, y, z, turn=turn, lean=lean + 90):
        _finish(o, color, **look)
    return o


def _letters(curve, thick):
    """The text as a solid: all that lies within a stroke, whatever else lies there.

    The strokes of a variable font cross each other and themselves; Blender would leave a hole where they do.
    """
    text = bpy.data.objects.new("text", curve)
    bpy.context.collection.objects.link(text)
    lettering = text.to_curve(bpy.context.evaluated_depsgraph_get())
    strokes = [_points(spline) for spline in lettering.splines]
    corners = [point for stroke in strokes for point in stroke]
    edges, first = [], 0
    for stroke in strokes:
        edges += [(first + k, first + (k + 1) % len(stroke)) for k in range(len(stroke))]
        first += len(stroke)
    bpy.data.objects.remove(text)
    flat, _, triangles, *_ = delaunay_2d_cdt(corners, edges, [], 0, 1e-5)
    inside = [t for t in triangles if _turns(sum((flat[i] for i in t), Vector((0, 0))) / 3, strokes)]
    return _solid_of(flat, inside, thick)


def _points(spline):
    """A stroke's outline as a polygon."""
    points, ends = [], spline.bezier_points
    for a, b in zip(ends, [*ends[1:], ends[0]]):
        curve = interpolate_bezier(a.co, a.handle_right, b.handle_left, b.co, 9)
        points += [Vector(p[:2]) for p in curve[:-1]]
    return points


def _turns(point, strokes):
    """How often the outlines run round a point, in all; 0 outside of all strokes and in their holes."""
    count = 0
    for stroke in strokes:
        for a, b in zip(stroke, stroke[1:] + stroke[:1]):
            if (a.y > point.y) != (b.y > point.y) and point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y):
                count += 1 if b.y > a.y else -1
    return count


def _solid_of(points, triangles, thick):
    """Triangles of one plane as a solid that reaches `thick` to both sides of it."""
    sides = {}
    for triangle in triangles:
        for edge in zip(triangle, triangle[1:] + triangle[:1]):
            sides[frozenset(edge)] = None if frozenset(edge) in sides else edge
    n = len(points)
    vertices = [(p.x, p.y, z) for z in (thick, -thick) for p in points]
    faces = [*triangles, *([i + n for i in reversed(t)] for t in triangles)]
    faces += [(b, a, a + n, b + n) for a, b in filter(None, sides.values())]
    made = bpy.data.meshes.new("label")
    made.from_pydata(vertices, [], faces)
    made.update()
    o = bpy.data.objects.new("label", made)
    bpy.context.collection.objects.link(o)
    return o


def shield(x, y, z, s=1.0, turn=41, color="leaf", tick="white"):
    """A shield 2 s high around its middle, with a tick."""
    half = [(0, 1.0), (0.42, 0.86), (0.8, 0.8), (0.8, 0.25), (0.62, -0.35), (0.3, -0.78), (0, -1.0)]
    with group(x, y, z, turn=turn, scale=s):
        extrude(half + [(-a, b) for a, b in half[-2:0:-1]], 0.2, color=color, bevel=0.05, rough=0.4)
        if tick:
            for p, q in (((-0.36, -0.16, 0.02), (-0.08, -0.16, -0.28)), ((-0.08, -0.16, -0.28), (0.42, -0.16, 0.36))):
                capsule(p, q, 0.085, tick)


def tick(x, y, z, s=1.0, turn=41, color="leaf", thick=0.12):
    """A check mark about 1 s wide around its middle."""
    with group(x, y, z, turn=turn, scale=s):
        capsule((-0.42, 0, 0.0), (-0.12, 0, -0.34), thick, color)
        capsule((-0.12, 0, -0.34), (0.48, 0, 0.4), thick * 1.02, color)  # thicker: two like balls at the bend would show specks


def gear(x, y, z, r=0.6, thick=0.22, teeth=10, color="sun", turn=41, spin=0, hole=0.38):
    """A cog wheel around its middle."""
    outline = []
    for k in range(teeth):
        a = 360 / teeth * k + spin
        for da, k_r in ((-0.27, 0.8), (-0.17, 1), (0.17, 1), (0.27, 0.8)):
            t = math.radians(a + da * 360 / teeth)
            outline.append((math.cos(t) * r * k_r, math.sin(t) * r * k_r))
    with group(x, y, z, turn=turn):
        extrude(outline, thick, color=color, bevel=0.025)
        if hole:
            cylinder(0, 0, -thick * 0.53, r * hole, thick * 1.06, "forest", bevel=0, rot=(math.pi / 2, 0, 0)).location = (0, 0, 0)


def coin(x, y, z, r=0.4, turn=41, sign="€", color="sun"):
    """A coin on its edge around its middle."""
    with group(x, y, z, turn=turn):
        cylinder(0, 0, 0, r, 0.14, color, bevel=0.03, rot=(math.pi / 2, 0, 0), rough=0.35).location = (0, 0, 0)
        ring(0, -0.07, 0, r * 0.82, 0.025, "sun_soft", rot=(math.pi / 2, 0, 0))
        if sign:
            label(sign, 0, -0.075, 0, r * 1.15, "forest", 0.02)


def coins(x, y, z=0.0, n=4, r=0.34, color="sun"):
    """A pile of n coins."""
    for k in range(n):
        cylinder(x + 0.03 * math.sin(k * 2.3), y + 0.03 * math.cos(k * 1.7), z + k * 0.12, r, 0.11, color, bevel=0.03, rough=0.35)


def bars(x, y, heights, z=0.0, w=0.26, gap=0.08, colors=("leaf", "leaf", "leaf", "sun")):
    """A bar chart along x."""
    for k, h in enumerate(heights):
        box(x + (k - (len(heights) - 1) / 2) * (w + gap), y, z, w, w, h, colors[min(k, len(colors) - 1)], 0.03)


def magnifier(x, y, z, r=0.7, turn=41, handle=0.9, color="forest", glass="sky"):
    """A magnifying glass around the middle of its lens, its handle down right."""
    with group(x, y, z, turn=turn, roll=0):
        ring(0, 0, 0, r, 0.1, color, rot=(math.pi / 2, 0, 0))
        cylinder(0, 0, 0, r, 0.04, glass, bevel=0, rot=(math.pi / 2, 0, 0), alpha=0.35, rough=0.1).location = (0, 0, 0)
        d = math.sqrt(0.5)
        capsule((r * d, 0, -r * d), ((r + handle) * d, 0, -(r + handle) * d), 0.13, "sun")


def arrow(points, r=0.07, color="sun", head=0.22, **look):
    """A pipe along points with an arrow head at its end."""
    from mathutils import Vector

    tube(points, r, color, **look)
    a, b = Vector(points[-2]), Vector(points[-1])
    o = cylinder(0, 0, 0, head, head * 1.7, color, top=0.005, bevel=0, **look)
    o.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    o.location = b


def pin(x, y, z, s=1.0, color="coral"):
    """A map pin whose point stands at (x, y, z); 1.5 s high."""
    cylinder(x, y, z, 0.02, 0.95 * s, color, top=0.36 * s, bevel=0)
    ball(x, y, z + 1.05 * s, 0.4 * s, color, rough=0.4)
    with group(x, y, z + 1.08 * s, turn=41):
        cylinder(0, 0, 0, 0.17 * s, 0.1, "paper", bevel=0, rot=(math.pi / 2, 0, 0)).location = (0, -0.36 * s, 0)


def envelope(x, y, z, s=1.0, turn=41, color="white", seal="coral"):
    """A letter 1.8 s by 1.2 s around its middle."""
    with group(x, y, z, turn=turn, scale=s):
        box(0, 0, -0.6, 1.8, 0.16, 1.2, color, 0.04)
        for sx in (-1, 1):
            tube([(sx * 0.86, -0.09, -0.54), (sx * 0.12, -0.09, 0.04)], 0.022, "roof")
        tube([(-0.86, -0.09, 0.54), (0, -0.1, -0.1), (0.86, -0.09, 0.54)], 0.035, "roof")
        if seal:
            cylinder(0, 0, 0, 0.17, 0.06, seal, rot=(math.pi / 2, 0, 0)).location = (0, -0.11, -0.08)


def bubble(x, y, z, s=1.0, turn=41, color="white", dots="leaf"):
    """A speech bubble 1.6 s by 1 s around its middle, with three dots."""
    corners = arc(0.62, 0.32, 0.18, 0, 90, 6) + arc(-0.62, 0.32, 0.18, 90, 180, 6) + arc(-0.62, -0.32, 0.18, 180, 270, 6) + [(-0.45, -0.5), (-0.5, -0.8), (-0.1, -0.5)] + arc(0.62, -0.32, 0.18, 270, 360, 6)
    with group(x, y, z, turn=turn, scale=s):
        extrude(corners, 0.16, color=color, bevel=0.03)
        for k in (-1, 0, 1):
            ball(k * 0.36, -0.1, 0, 0.11, dots)


def heart(x, y, z, s=1.0, turn=41, color="coral"):
    """A heart 1.3 s wide around its middle."""
    points = []
    for k in range(48):
        t = 2 * math.pi * k / 48
        points.append((0.04 * 16 * math.sin(t) ** 3, 0.04 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))))
    with group(x, y, z, turn=turn, scale=s):
        extrude(points, 0.3, color=color, bevel=0.08, rough=0.4)


def cross(x, y, z, s=1.0, turn=41, color="coral"):
    """A medical cross 1 s wide around its middle."""
    a, b = 0.18, 0.5
    outline = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)]
    with group(x, y, z, turn=turn, scale=s):
        extrude(outline, 0.26, color=color, bevel=0.05, rough=0.4)


def signpost(x, y, boards, z=0.0, h=2.2, tilt=0):
    """A post with arrow boards [(text, colour, direction ±1)], the first on top, facing the camera."""
    with group(x, y, z, turn=41, roll=tilt):
        cylinder(0, 0, 0, 0.09, h, "trunk")
        for k, (text, color, way) in enumerate(boards):
            at = h - 0.3 - k * 0.56
            with group(way * 0.25, -0.12, at, roll=(4 if k % 2 else -5) * way):
                extrude([(-0.85 * way, -0.22), (0.75 * way, -0.22), (1.02 * way, 0), (0.75 * way, 0.22), (-0.85 * way, 0.22)], 0.09, color=color, bevel=0.02)
                if text:
                    label(text, -0.02 * way, -0.06, 0, 0.3, "paper" if color != "sun" else "ink", 0.012)


__all__ = ["arrow", "bars", "bubble", "coin", "coins", "cross", "envelope", "gear", "heart", "label", "magnifier", "pin", "shield", "signpost", "tick"]
