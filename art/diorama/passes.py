"""What a render is made of, each in a file of its own, so that art/clean.mts can take the grain out of it."""
import os

import bpy

from .palette import has_panes

# The things alone; how much light their shadow leaves the ground; and two that have no grain: the paint of each pixel
# and which way it faces.
_PASSES = {"things": "Image", "light": "Shadow Catcher", "paint": "Denoising Albedo", "facing": "Denoising Normal"}


def keep_passes(folder):
    """Has the next render write its passes to a folder, as PNGs with 16 bits: `things0001.png` and so on.

    Where something is seen through, a file `panes` says so.
    """
    if has_panes():
        os.makedirs(folder, exist_ok=True)
        open(os.path.join(folder, "panes"), "w").close()
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.cycles.use_pass_shadow_catcher = layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    made, files = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format = os.path.abspath(folder), "PNG"
    files.format.color_mode, files.format.color_depth = "RGBA", "16"
    files.file_slots.clear()
    for name, source in _PASSES.items():
        files.file_slots.new(name)
        links.new(_lifted(nodes, links, made.outputs[source]) if name == "facing" else made.outputs[source], files.inputs[-1])


def _lifted(nodes, links, direction):
    """-1 to 1 as 0 to 1: a PNG holds nothing below 0."""
    for how, by in (("MULTIPLY", 0.5), ("ADD", 0.5)):
        node = nodes.new("CompositorNodeMixRGB")
        node.blend_type, node.inputs[2].default_value = how, (by, by, by, 1)
        links.new(direction, node.inputs[1])
        direction = node.outputs[0]
    return direction
