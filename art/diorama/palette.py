"""The colours of the dioramas, and materials made of them.

They are pigments under a warm lamp, so they are lighter and warmer than the site's roles (content/appearance.yaml), which
are what the eye should read. Where the two share a name they mean the same thing.
"""
import bpy

PALETTE = {
    # ground
    "paper": "FBF8F1", "grass": "B9D6A8", "grass_deep": "93C08A", "soil": "D8C4A0", "road": "DCDDD0",
    "sand": "EBCF9F", "rock": "D98F6A", "rock_deep": "B96B4C", "water": "7FBBD0", "snow": "F3F6F4",
    # growing things
    "leaf": "2F8F5E", "leaf_light": "79B86B", "leaf_deep": "17724A", "trunk": "8A5F3C", "straw": "E9C46A",
    # built things
    "wall": "F4EEE2", "wall_warm": "F2DDBE", "wall_cool": "DCE7E4", "brick": "D98468", "roof": "E4D6BD",
    "coral": "F0764F", "glass": "2B5563", "sky": "CFE6F2", "wood": "C89B6D", "concrete": "D2D3C9",
    # made things
    "ink": "10241C", "forest": "0F3D2E", "forest_light": "1F5A45", "panel": "17395C", "frame": "C9D3D6",
    "white": "FFFFFF", "metal": "B8C2C4", "blue": "3F7FB5", "blue_deep": "24527F", "lilac": "9C8FC4",
    # light and people
    "sun": "FFB938", "sun_soft": "FFE3A8", "skin_1": "8D5A3B", "skin_2": "C98F63", "skin_3": "EBC1A0", "skin_4": "5C3A28",
}
_materials = {}

# Set before anything is built: every window, lamp and screen of the scene is then lit.
evening = False


def linear(name):
    """A palette colour as linear RGB, which is what Blender's shaders take."""
    channels = [int(PALETTE[name][i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def by_hour(day, dusk):
    """The colour that a thing has by day, or the one in the evening where the day's would be lost in the dark."""
    return dusk if evening else day


def material(name, glow=0.0, rough=0.62, metal=0.0, alpha=1.0):
    """A painted surface. `glow` > 0 makes a light of it: 1 shows the palette's colour exactly, more also lights what is near, in the evening twice as much."""
    glow *= 2 if evening else 1
    key = (name, glow, rough, metal, alpha)
    if key not in _materials:
        _materials[key] = _light(name, glow) if glow else _paint(*key)
    return _materials[key]


def forget_materials():
    """Must follow every reset of the file: Blender has then deleted the materials that are remembered here."""
    _materials.clear()


def has_panes():
    """Says if something is seen through."""
    return any(alpha < 1 for *_, alpha in _materials)


def _paint(name, _glow, rough, metal, alpha):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(name), 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Alpha"].default_value = alpha
    return made


def _light(name, glow):
    """Seen by the camera at its palette value; `glow` only scales what it throws on its surroundings."""
    made = bpy.data.materials.new(f"{name} light")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    path, strength = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMix")
    emit, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    strength.inputs[2].default_value, strength.inputs[3].default_value = glow, 1.0
    emit.inputs[0].default_value = (*linear(name), 1)
    links.new(path.outputs["Is Camera Ray"], strength.inputs[0])
    links.new(strength.outputs[0], emit.inputs[1])
    links.new(emit.outputs[0], out.inputs[0])
    return made
