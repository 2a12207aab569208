"""Solid shapes: everything else is built of these. A shape's position is the centre of its base."""
import math
import random
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from . import palette
from .palette import material

# Degrees to turn a thing that is built facing -y so that it faces the camera.
FACING = 41

_groups = []


def _in_the_evening(color, look, thin, *place):
    """A pane on a wall, which is all thin glass, as it is in the evening: three of four are lit."""
    if not palette.evening or thin > 0.08 or color not in {"glass", "sky"} or look.get("rough", 1) > 0.2:
        return color, look
    if color == "glass" and round(100 * sum(place)) % 4 == 0:
        return color, look
    return "sun" if color == "glass" else "sun_soft", {"glow": 1.2}


def _finish(obj, color, bevel=0.0, smooth=False, **look):
    obj.data.materials.append(material(color, **look))
    if bevel:
        rounded = obj.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method = bevel, 3, "ANGLE"
    if smooth and obj.type == "MESH":
        for face in obj.data.polygons:
            face.use_smooth = True
    return in_groups(obj)


def in_groups(obj):
    """Has an object moved with every group that it is built in."""
    for made in _groups:
        made.append(obj)
    return obj


@contextmanager
def group(x=0.0, y=0.0, z=0.0, turn=0.0, lean=0.0, roll=0.0, scale=1.0):
    """Moves what is built inside as one thing: built around the origin, then scaled, turned (degrees) and placed.

    `turn` is about z, `lean` about x, `roll` about y. Groups may stand in groups.
    """
    made = []
    _groups.append(made)
    try:
        yield made
    finally:
        _groups.pop()
        turned = Euler((math.radians(lean), math.radians(roll), math.radians(turn))).to_matrix().to_4x4()
        place = Matrix.Translation((x, y, z)) @ turned @ Matrix.Scale(scale, 4)
        bpy.context.view_layer.update()
        for obj in made:
            obj.matrix_world = place @ obj.matrix_world
        bpy.context.view_layer.update()


def _mesh(name, vertices, faces):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    obj = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(obj)
    return obj


def _solid(name, make, **size):
    """A mesh from one of bmesh's makers: Blender's operators for the same take longer with every object in the scene."""
    whole = bmesh.new()
    make(whole, **size)
    data = bpy.data.meshes.new(name)
    whole.to_mesh(data)
    whole.free()
    obj = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(obj)
    return obj


def box(x, y, z, sx, sy, sz, color="wall", bevel=0.035, rot=(0, 0, 0), **look):
    """A box of sx by sy by sz. `rot` is in radians, about its centre."""
    color, look = _in_the_evening(color, look, min(sx, sy), x, y, z)
    a, b, c = sx / 2, sy / 2, sz / 2
    v = [(-a, -b, -c), (a, -b, -c), (a, b, -c), (-a, b, -c), (-a, -b, c), (a, -b, c), (a, b, c), (-a, b, c)]
    o = _mesh("box", v, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    o.rotation_euler, o.location = rot, (x, y, z + sz / 2)
    return _finish(o, color, min(bevel, sx * 0.45, sy * 0.45, sz * 0.45), **look)


def cylinder(x, y, z, r, h, color="wall", bevel=0.03, top=None, rot=(0, 0, 0), sides=48, **look):
    """A cylinder, or with `top` (the upper radius) a cone. `sides` of 6 makes a prism with flat faces."""
    o = _solid("cylinder", bmesh.ops.create_cone, cap_ends=True, segments=sides, radius1=r, radius2=r if top is None else top, depth=h)
    o.location, o.rotation_euler = (x, y, z + h / 2), rot
    _finish(o, color, min(bevel, r * 0.45, h * 0.45), smooth=sides > 12, **look)
    o.data.use_auto_smooth = True
    return o


def ball(x, y, z, r, color="leaf", squash=1.0, **look):
    """A ball around (x, y, z); `squash` scales its height."""
    o = _solid("ball", bmesh.ops.create_uvsphere, u_segments=40, v_segments=20, radius=r)
    o.location, o.scale = (x, y, z), (1, 1, squash)
    return _finish(o, color, smooth=True, **look)


def capsule(start, end, r, color="wall", **look):
    """A rod with round ends between two points: limbs, handles, ticks."""
    tube([start, end], r, color, **look)
    ball(*start, r, color, **look)
    ball(*end, r, color, **look)


def tube(points, r, color="sun", closed=False, smooth=False, **look):
    """A pipe along points; `smooth` bends it through them instead of breaking at each."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", r, 5, True
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for point, co in zip(spline.points, points):
        point.co = (*co, 1)
    spline.use_cyclic_u = closed
    if smooth:
        spline.order_u, spline.use_endpoint_u = 3, not closed
    o = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(o)
    return _finish(o, color, **look)


def ring(x, y, z, r, thick=0.1, color="sun", rot=(0, 0, 0), **look):
    """A torus around its centre (x, y, z), lying flat unless turned by `rot` (radians)."""
    bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=thick, major_segments=64, minor_segments=16)
    o = bpy.context.object
    o.location, o.rotation_euler = (x, y, z), rot
    return _finish(o, color, smooth=True, **look)


def extrude(outline, thick, x=0.0, y=0.0, z=0.0, color="leaf", bevel=0.03, flat=False, **look):
    """A flat shape with thickness. `outline` is [(x, z)] standing upright, facing -y; `flat` lays [(x, y)] on the ground.

    The outline runs either way round and may be hollow in, but must not cross itself.
    """
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    points = outline if (area > 0) != flat else outline[::-1]
    if flat:
        points = outline if area > 0 else outline[::-1]
        low, high = [(a, b, 0) for a, b in points], [(a, b, thick) for a, b in points]
    else:
        low, high = [(a, -thick / 2, b) for a, b in points], [(a, thick / 2, b) for a, b in points]
    n = len(points)
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    o = _mesh("extrusion", low + high, faces)
    o.location = (x, y, z)
    whole = bmesh.new()
    whole.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(whole, faces=whole.faces)
    whole.to_mesh(o.data)
    whole.free()
    return _finish(o, color, bevel, **look)


def wedge(x, y, z, w, d, rise, color="coral", ridge="x", bevel=0.03, **look):
    """A gable roof over w by d whose ridge runs along `ridge`."""
    a, b = w / 2, d / 2
    if ridge == "x":
        v = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-a, 0, rise), (a, 0, rise)]
    else:
        v = [(a, -b, 0), (a, b, 0), (-a, b, 0), (-a, -b, 0), (0, -b, rise), (0, b, rise)]
    o = _mesh("gable", v, [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5), (0, 3, 2, 1)])
    o.location = (x, y, z)
    return _finish(o, color, bevel, **look)


def pyramid(x, y, z, w, d, rise, color="coral", top=0.0, bevel=0.02, **look):
    """A hip roof or a mesa: w by d below, the same shape scaled by `top` above."""
    a, b, c, e = w / 2, d / 2, w / 2 * top, d / 2 * top
    v = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-c, -e, rise), (c, -e, rise), (c, e, rise), (-c, e, rise)]
    o = _mesh("pyramid", v, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    o.location = (x, y, z)
    return _finish(o, color, bevel if top else 0, **look)


def arc(cx, cz, r, start, end, n=24):
    """Points of an arc as [(x, z)], angles in degrees counter-clockwise from +x: for outlines."""
    return [(cx + math.cos(math.radians(start + (end - start) * i / n)) * r, cz + math.sin(math.radians(start + (end - start) * i / n)) * r) for i in range(n + 1)]


def rounded(outline, r=0.4, n=6):
    """The outline with its corners cut round, `r` from each corner."""
    points = []
    for before, corner, after in zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1]):
        a, b = (Vector(corner) + (Vector(p) - Vector(corner)).normalized() * r for p in (before, after))
        points += [tuple(a * (1 - t) ** 2 + Vector(corner) * 2 * t * (1 - t) + b * t * t) for t in (k / n for k in range(n + 1))]
    return points


def pick(*choices):
    """One of the choices, the same one at every render of the scene."""
    return random.choice(choices)


def shadowless(obj):
    """Lets a drawn line or disc be seen without darkening what it hangs over."""
    obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = False
    return obj


__all__ = [
    "FACING", "Vector", "arc", "ball", "box", "capsule", "cylinder", "extrude", "group", "math", "pick", "pyramid",
    "random", "ring", "rounded", "shadowless", "tube", "wedge",
]
