"""Camera, light and render: the same for every scene, so that they look like one family."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Matrix

from .palette import has_panes, material
from .passes import keep_passes
from .window import FLOOR, fit, to_camera, to_sun


# Samples of every pixel where something is seen through: whether one meets a pane or passes it is chance, so that even paint
# and direction have grain there (art/panes.mts).
PANE_SAMPLES = 72


@dataclass(frozen=True)
class Stage:
    """How a scene is shown. Angles are in degrees."""

    hour: float = 10.0  # time of day, 7 to 17: from where the light comes (7 left, 12 front, 17 right), how high and how warm
    dusk: bool = False  # the sun about to set, so that lit windows show
    lamp: bool = False  # a warm lamp over the middle
    zoom: float = 1.0  # above 1 lets the scene bleed over the edges
    shift: tuple = (0.0, 0.0)  # moves the picture's frame by parts of its width (right) and height (up)
    azimuth: float = -49.0  # where the camera stands
    elevation: float = 33.0
    shape: tuple = (5, 4)  # width to height of the picture
    margin: float = 0.03  # left free around the scene, as part of the frame
    grounded: bool = True  # shadows fall beside the land, too
    shadow_room: float = 0.35  # how much of the shadows' length counts as part of the scene when it is framed


def _light(stage):
    """The sun, lower and warmer in the morning and evening, and the sky."""
    day = (stage.hour - 12) / 5
    bpy.ops.object.light_add(type="SUN")
    lamp = bpy.context.object
    lamp.rotation_euler = to_sun(stage).to_track_quat("Z", "Y").to_euler()
    low = day * day
    lamp.data.energy, lamp.data.angle = 2.75 - 0.35 * low, math.radians(6)
    lamp.data.color = (1, 0.93 - 0.16 * low, 0.82 - 0.34 * low)
    if stage.dusk:
        lamp.data.energy, lamp.data.color = 1.7, (1, 0.66, 0.42)
    if stage.lamp:
        lamp.data.energy = 1.1
        _lamp(stage)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    node = world.node_tree.nodes["Background"]
    color, strength = ((0.42, 0.5, 0.78, 1), 0.46) if stage.dusk else ((0.8, 0.88, 0.95, 1), 0.56)
    node.inputs[0].default_value, node.inputs[1].default_value = color, strength


def _lamp(stage):
    """Light as of a street lamp that hangs high over the middle, a little towards the camera: near, it would bleach what is tall."""
    place = to_camera(stage) * 3
    place.z = 14
    bpy.ops.object.light_add(type="SPOT", location=place)
    spot = bpy.context.object
    spot.rotation_euler = place.to_track_quat("Z", "Y").to_euler()
    spot.data.energy, spot.data.color = 6000, (1, 0.66, 0.34)
    spot.data.spot_size, spot.data.spot_blend, spot.data.shadow_soft_size = math.radians(32), 1, 2


def render(stage, out, width, samples, threshold, window=None, part=None):
    """Renders what has been built with a transparent ground, as the passes of passes.py in the folder `out`.

    Without a window one is fitted round what stands there. `part` is the part of it that is rendered (left, right, low,
    high; 0 to 1), the rest stays empty.
    """
    scene = bpy.context.scene
    height = round(width * stage.shape[1] / stage.shape[0])
    scene.render.engine, scene.cycles.device, scene.cycles.seed = "CYCLES", "CPU", 1
    scene.cycles.samples, scene.cycles.use_denoising = max(samples, PANE_SAMPLES if has_panes() else 0), False
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = not has_panes(), threshold, 24
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.sample_clamp_indirect = 5, 3, 3
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.film_transparent = width, height, True
    scene.view_settings.view_transform = "Standard"

    if part:
        scene.render.use_border = True
        scene.render.border_min_x, scene.render.border_max_x, scene.render.border_min_y, scene.render.border_max_y = part

    window = window or fit(stage)
    back = to_camera(stage)
    turned = back.to_track_quat("Z", "Y")
    _light(stage)
    bpy.ops.mesh.primitive_plane_add(size=300, location=(0, 0, FLOOR))
    plane = bpy.context.object
    # Light that comes back from the ground is the same where nobody sees it.
    plane.is_shadow_catcher = plane.visible_camera = stage.grounded
    plane.data.materials.append(material("paper", rough=1))
    bpy.ops.object.camera_add()
    camera = bpy.context.object
    camera.matrix_world = Matrix.Translation(turned @ window.middle + back * 60) @ turned.to_matrix().to_4x4()
    camera.data.type, camera.data.ortho_scale, camera.data.clip_end = "ORTHO", window.wide, 300
    scene.camera = camera
    keep_passes(out)
    bpy.ops.render.render()
