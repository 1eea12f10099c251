"""What a cabin is covered with. All node based, in metres of the object's own space."""

import bpy

from ..materials import glow, new_material, principled


def _texture(tree, kind, scale, stretch=(1, 1, 1), **inputs):
    """A texture in object space; `stretch` above 1 makes it finer along that axis."""
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    node = tree.nodes.new(f'ShaderNodeTex{kind}')
    node.inputs['Scale'].default_value = scale
    for name, value in inputs.items():
        if name in ('feature', 'bands_direction'):
            setattr(node, name, value)
        else:
            node.inputs[name.replace('_', ' ').title()].default_value = value
    tree.links.new(mapping.outputs[0], node.inputs['Vector'])
    return node.outputs['Distance' if kind == 'Voronoi' else 'Fac']


def _ramp(tree, value, stops):
    node = tree.nodes.new('ShaderNodeValToRGB')
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = (*colour, 1)
    tree.links.new(value, node.inputs[0])
    return node.outputs['Color']


def _bump(tree, value, distance, strength=1.0, after=None):
    node = tree.nodes.new('ShaderNodeBump')
    node.inputs['Distance'].default_value = distance
    node.inputs['Strength'].default_value = strength
    tree.links.new(value, node.inputs['Height'])
    if after:
        tree.links.new(after, node.inputs['Normal'])
    return node.outputs['Normal']


def _surface(name, roughness, metallic=0.0, specular=0.5, coat=0.0, sheen=0.0, colour=None):
    material, tree, output = new_material(name)
    shader = tree.nodes.new('ShaderNodeBsdfPrincipled')
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Specular IOR Level'].default_value = specular
    shader.inputs['Coat Weight'].default_value = coat
    shader.inputs['Coat Roughness'].default_value = 0.04
    shader.inputs['Sheen Weight'].default_value = sheen
    if colour:
        shader.inputs['Base Color'].default_value = (*colour, 1)
    tree.links.new(shader.outputs[0], output.inputs[0])
    return material, tree, shader


def _shade(colour, factor):
    return tuple(min(c * factor, 0.95) for c in colour)


def leather(name, colour, roughness=0.40):
    material, tree, shader = _surface(name, roughness, specular=0.42)
    wear = _texture(tree, 'Noise', 9, detail=3)
    tree.links.new(_ramp(tree, wear, [(0.3, _shade(colour, 0.88)), (0.7, _shade(colour, 1.08))]), shader.inputs['Base Color'])
    grain = _texture(tree, 'Voronoi', 330, feature='DISTANCE_TO_EDGE')
    creases = _texture(tree, 'Noise', 55, detail=4)
    normal = _bump(tree, grain, 0.0012, 0.32)
    tree.links.new(_bump(tree, creases, 0.003, 0.16, normal), shader.inputs['Normal'])
    return material


def cloth(name, colour, contrast=0.35):
    """A melange weave."""
    material, tree, shader = _surface(name, 0.92, specular=0.15, sheen=0.25)
    thread = _texture(tree, 'Noise', 420, (1, 3.2, 1), detail=2)
    tree.links.new(_ramp(tree, thread, [(0.36, _shade(colour, 1 - contrast)), (0.64, _shade(colour, 1 + contrast))]), shader.inputs['Base Color'])
    knots = _texture(tree, 'Voronoi', 620)
    tree.links.new(_bump(tree, knots, 0.0016, 0.5), shader.inputs['Normal'])
    return material


def soft_plastic(name, colour, roughness=0.58):
    material, tree, shader = _surface(name, roughness, specular=0.35, colour=colour)
    grain = _texture(tree, 'Voronoi', 720, feature='DISTANCE_TO_EDGE')
    tree.links.new(_bump(tree, grain, 0.0008, 0.25), shader.inputs['Normal'])
    return material


def pile(name, colour):
    """Carpet."""
    material, tree, shader = _surface(name, 1.0, specular=0.05, sheen=0.3)
    tuft = _texture(tree, 'Noise', 240, detail=3)
    tree.links.new(_ramp(tree, tuft, [(0.35, _shade(colour, 0.55)), (0.65, _shade(colour, 1.35))]), shader.inputs['Base Color'])
    tree.links.new(_bump(tree, tuft, 0.004, 0.7), shader.inputs['Normal'])
    return material


def knit(name, colour):
    """Headliner."""
    material, tree, shader = _surface(name, 0.95, specular=0.1, sheen=0.2)
    stitch = _texture(tree, 'Noise', 300, detail=1)
    tree.links.new(_ramp(tree, stitch, [(0.35, _shade(colour, 0.94)), (0.65, _shade(colour, 1.04))]), shader.inputs['Base Color'])
    return material


def wood(name, light, dark, gloss=0.0):
    """Open-pored veneer, its grain across the car."""
    material, tree, shader = _surface(name, 0.42, specular=0.4, coat=gloss)
    rings = _texture(tree, 'Noise', 1.0, (30, 1.6, 46), detail=5, distortion=0.6)
    tone = _ramp(tree, rings, [(0.30, dark), (0.44, _shade(light, 0.80)), (0.52, light), (0.60, _shade(light, 0.86)), (0.72, dark)])
    tree.links.new(tone, shader.inputs['Base Color'])
    pores = _texture(tree, 'Noise', 1.0, (900, 24, 900), detail=2)
    tree.links.new(_bump(tree, pores, 0.0006, 0.5), shader.inputs['Normal'])
    return material


def brushed(name, colour, roughness=0.30):
    material, tree, shader = _surface(name, roughness, metallic=1.0, colour=colour)
    lines = _texture(tree, 'Noise', 1.0, (1600, 14, 1600), detail=2)
    tree.links.new(_bump(tree, lines, 0.0003, 0.35), shader.inputs['Normal'])
    return material


def webbing(name, colour):
    material, tree, shader = _surface(name, 0.7, specular=0.25)
    weave = _texture(tree, 'Noise', 1.0, (900, 900, 260), detail=1)
    tree.links.new(_ramp(tree, weave, [(0.35, _shade(colour, 0.8)), (0.65, _shade(colour, 1.25))]), shader.inputs['Base Color'])
    return material


def mesh_grille(name, colour):
    """Perforated metal over a loudspeaker."""
    material, tree, shader = _surface(name, 0.4, metallic=0.9)
    holes = _texture(tree, 'Voronoi', 330, randomness=0.0)
    tree.links.new(_ramp(tree, holes, [(0.38, (0.004, 0.004, 0.004)), (0.46, colour)]), shader.inputs['Base Color'])
    return material


def lit_screen(name, picture):
    """A display of a drawn interface (rows of RGB, top first) under its cover glass."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new(name, width, height, alpha=False, float_buffer=False)
    import numpy as np

    rgba = np.ones((height, width, 4), dtype=np.float32)
    rgba[..., :3] = picture[::-1, :, :3] / 255
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    material, tree, shader = _surface(name, 0.06, specular=0.35, colour=(0.003, 0.003, 0.004))
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image = image
    texture.extension = 'EXTEND'
    tree.links.new(texture.outputs['Color'], shader.inputs['Emission Color'])
    shader.inputs['Emission Strength'].default_value = 1.15
    material.cycles.emission_sampling = 'NONE'
    return material


def cabin_materials(palette):
    """The library of one cabin; `palette` is a `Palette` of `families.py`."""
    p = palette
    covers = {'leather': leather, 'cloth': cloth}
    decor = {
        'ash': lambda: wood('decor', (0.46, 0.36, 0.25), (0.27, 0.19, 0.12)),
        'driftwood': lambda: wood('decor', (0.25, 0.21, 0.17), (0.12, 0.10, 0.08)),
        'walnut': lambda: wood('decor', (0.16, 0.075, 0.032), (0.045, 0.02, 0.010), gloss=0.35),
        'aluminium': lambda: brushed('decor', (0.62, 0.62, 0.63)),
        'titanium': lambda: brushed('decor', (0.26, 0.25, 0.24), 0.34),
        'piano': lambda: principled('decor', (0.006, 0.006, 0.007), roughness=0.08, coat=1.0),
        'cloth': lambda: cloth('decor', p.insert),
        'plastic': lambda: soft_plastic('decor', p.low, 0.5),
        'painted': lambda: principled('decor', p.accent, roughness=0.25, coat=0.8),
    }[p.decor]()
    return {
        'decor': decor,
        'seat': covers[p.seat_cover]('seat', p.seat),
        'insert': covers[p.insert_cover]('insert', p.insert, *([] if p.insert_cover == 'leather' else [0.35])),
        'seat back': covers[p.seat_cover]('seat back', p.seat_back) if p.seat_cover == 'leather' else soft_plastic('seat back', p.seat_back),
        'dash top': soft_plastic('dash top', p.top) if not p.stitched else leather('dash top', p.top, 0.5),
        'dash low': soft_plastic('dash low', p.low) if not p.stitched else leather('dash low', p.low, 0.48),
        'door top': soft_plastic('door top', p.top),
        'door insert': covers[p.insert_cover]('door insert', p.insert),
        'door': soft_plastic('door', p.low),
        'pillar': knit('pillar', p.roof),
        'headliner': knit('headliner', p.roof),
        'carpet': pile('carpet', p.carpet),
        'console': soft_plastic('console', p.low),
        'armrest': leather('armrest', p.seat if p.seat_cover == 'leather' else p.top),
        'plastic': soft_plastic('plastic', (0.018, 0.018, 0.019)),
        'wheel': leather('wheel', p.wheel, 0.46),
        'wheel cover': leather('wheel cover', p.wheel, 0.5),
        'wheel accent': principled('wheel accent', (0.55, 0.55, 0.56) if p.bright else (0.05, 0.05, 0.052), metallic=1.0, roughness=0.3),
        'satin': principled('satin', (0.60, 0.60, 0.61), metallic=1.0, roughness=0.25),
        'rail': principled('rail', (0.10, 0.10, 0.10), metallic=0.8, roughness=0.5),
        'gloss-black': principled('gloss-black', (0.006, 0.006, 0.007), roughness=0.10, coat=1.0),
        'dark': principled('dark', (0.004, 0.004, 0.004), roughness=0.9, specular=0.1),
        'belt': webbing('belt', p.belt),
        'buckle': principled('buckle', (0.55, 0.02, 0.02), roughness=0.4),
        'thread': principled('thread', p.thread, roughness=0.8, specular=0.2),
        'speaker': mesh_grille('speaker', (0.34, 0.34, 0.35) if p.bright else (0.06, 0.06, 0.062)),
        'ambient': glow('ambient', p.ambient, 2.2),
        'icon': glow('icon', (0.8, 0.85, 0.9), 0.55),
        'mirror': principled('mirror', (0.8, 0.82, 0.85), metallic=1.0, roughness=0.02),
        'paint': principled('outside', (0.10, 0.11, 0.12), metallic=0.6, roughness=0.25, coat=1.0),
        'lamp': principled('roof lamp', (0.75, 0.74, 0.70), roughness=0.3),
    }
