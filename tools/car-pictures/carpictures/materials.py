"""Materials, all node based; nothing is read from image files."""

import bpy

METALLIC, SOLID, COAT = 'metallic base', 'solid base', 'clear coat'


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    return material, tree, output


def principled(name, colour, metallic=0.0, roughness=0.5, coat=0.0, specular=0.5, bump=None):
    material, tree, output = new_material(name)
    shader = tree.nodes.new('ShaderNodeBsdfPrincipled')
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Coat Weight'].default_value = coat
    shader.inputs['Coat Roughness'].default_value = 0.03
    shader.inputs['Specular IOR Level'].default_value = specular
    if bump:
        scale, strength = bump
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = scale
        node = tree.nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = 0.002
        tree.links.new(noise.outputs['Fac'], node.inputs['Height'])
        tree.links.new(node.outputs['Normal'], shader.inputs['Normal'])
    tree.links.new(shader.outputs[0], output.inputs[0])
    return material


def paint():
    """
    Clear coat over a base of two kinds: metallic with flakes, and solid. Their colours add up, so that each can be
    rendered alone; the base is strictly linear in its colour. The inner side of the sheet is dark.
    """
    material, tree, output = new_material('paint')
    nodes, link = tree.nodes, tree.links.new
    geometry = nodes.new('ShaderNodeNewGeometry')

    def colour(name):
        node = nodes.new('ShaderNodeRGB')
        node.name = name
        return node.outputs[0]

    def lobe(kind, source, share, roughness=None, normal=None):
        scaled = nodes.new('ShaderNodeVectorMath')
        scaled.operation = 'SCALE'
        scaled.inputs['Scale'].default_value = share
        link(source, scaled.inputs[0])
        shader = nodes.new(kind)
        link(scaled.outputs[0], shader.inputs['Color'])
        if roughness is not None:
            shader.inputs['Roughness'].default_value = roughness
        if normal is not None:
            link(normal, shader.inputs['Normal'])
        return shader.outputs[0]

    def added(a, b):
        node = nodes.new('ShaderNodeAddShader')
        link(a, node.inputs[0])
        link(b, node.inputs[1])
        return node.outputs[0]

    def mixed(factor, a, b):
        node = nodes.new('ShaderNodeMixShader')
        link(factor, node.inputs[0])
        link(a, node.inputs[1])
        link(b, node.inputs[2])
        return node.outputs[0]

    metallic, solid = colour(METALLIC), colour(SOLID)
    flakes = _flakes(nodes, link, geometry)
    base = added(
        added(lobe('ShaderNodeBsdfGlossy', metallic, 0.58, 0.30, flakes), lobe('ShaderNodeBsdfGlossy', metallic, 0.24, 0.55)),
        added(lobe('ShaderNodeBsdfDiffuse', metallic, 0.16), lobe('ShaderNodeBsdfDiffuse', solid, 0.72)),
    )
    coat = nodes.new('ShaderNodeBsdfGlossy')
    coat.name = COAT
    coat.inputs['Roughness'].default_value = 0.012
    fresnel = nodes.new('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = 1.5
    inner = nodes.new('ShaderNodeBsdfDiffuse')
    inner.inputs['Color'].default_value = (0.035, 0.034, 0.033, 1)
    outer = mixed(fresnel.outputs[0], base, coat.outputs[0])
    link(mixed(geometry.outputs['Backfacing'], outer, inner.outputs[0]), output.inputs[0])
    return material


def _flakes(nodes, link, geometry):
    """The surface's normal, tilted a little from flake to flake."""
    cells = nodes.new('ShaderNodeTexVoronoi')
    cells.inputs['Scale'].default_value = 700
    coordinates = nodes.new('ShaderNodeTexCoord')
    link(coordinates.outputs['Object'], cells.inputs['Vector'])
    centred = nodes.new('ShaderNodeVectorMath')
    centred.operation = 'MULTIPLY_ADD'
    centred.inputs[1].default_value = (0.14,) * 3
    centred.inputs[2].default_value = (-0.07,) * 3
    link(cells.outputs['Color'], centred.inputs[0])
    tilted = nodes.new('ShaderNodeVectorMath')
    link(geometry.outputs['Normal'], tilted.inputs[0])
    link(centred.outputs[0], tilted.inputs[1])
    flake = nodes.new('ShaderNodeVectorMath')
    flake.operation = 'NORMALIZE'
    link(tilted.outputs[0], flake.inputs[0])
    return flake.outputs[0]


def set_paint(metallic, solid, coat=1.0):
    """`coat` 0 leaves out what the clear coat mirrors; it still takes its share of the light from the base."""
    nodes = bpy.data.materials['paint'].node_tree.nodes
    nodes[COAT].inputs['Color'].default_value = (coat, coat, coat, 1)
    nodes[METALLIC].outputs[0].default_value = (*metallic, 1)
    nodes[SOLID].outputs[0].default_value = (*solid, 1)


def sheet_glass(name, tint, ior=1.52, roughness=0.0):
    """A thin pane: tinted straight through, mirrored by Fresnel on its face."""
    material, tree, output = new_material(name)
    nodes, link = tree.nodes, tree.links.new
    through = nodes.new('ShaderNodeBsdfTransparent')
    through.inputs['Color'].default_value = (*tint, 1)
    mirror = nodes.new('ShaderNodeBsdfGlossy')
    mirror.inputs['Roughness'].default_value = roughness
    fresnel = nodes.new('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = ior
    boost = nodes.new('ShaderNodeMath')
    boost.operation = 'MULTIPLY'
    boost.use_clamp = True
    boost.inputs[1].default_value = 1.7  # two faces of the pane
    link(fresnel.outputs[0], boost.inputs[0])
    geometry = nodes.new('ShaderNodeNewGeometry')
    front = nodes.new('ShaderNodeMath')
    front.operation = 'SUBTRACT'
    front.inputs[0].default_value = 1.0
    link(geometry.outputs['Backfacing'], front.inputs[1])
    factor = nodes.new('ShaderNodeMath')
    factor.operation = 'MULTIPLY'
    link(boost.outputs[0], factor.inputs[0])
    link(front.outputs[0], factor.inputs[1])
    mix = nodes.new('ShaderNodeMixShader')
    link(factor.outputs[0], mix.inputs[0])
    link(through.outputs[0], mix.inputs[1])
    link(mirror.outputs[0], mix.inputs[2])
    link(mix.outputs[0], output.inputs[0])
    return material


def glow(name, colour, strength):
    material, tree, output = new_material(name)
    shader = tree.nodes.new('ShaderNodeEmission')
    shader.inputs['Color'].default_value = (*colour, 1)
    shader.inputs['Strength'].default_value = strength
    tree.links.new(shader.outputs[0], output.inputs[0])
    material.cycles.emission_sampling = 'NONE'  # it shows, but need not light the scene
    return material


def body_materials():
    return {
        'paint': paint(),
        'glass': sheet_glass('glass', (0.40, 0.43, 0.425)),
        'privacy': sheet_glass('privacy', (0.065, 0.07, 0.074)),
        'screen': sheet_glass('screen', (0.52, 0.56, 0.55)),
        'gloss-black': principled('gloss-black', (0.006, 0.006, 0.007), roughness=0.12, coat=1.0),
        'trim': principled('trim', (0.018, 0.018, 0.019), roughness=0.55, bump=(900, 0.08)),
        'dark': principled('dark', (0.006, 0.006, 0.006), roughness=0.8, specular=0.2),
        'grille': principled('grille', (0.10, 0.10, 0.105), metallic=1, roughness=0.22, coat=0.4),
        'satin-grey': principled('satin-grey', (0.09, 0.092, 0.096), metallic=0.7, roughness=0.34, coat=0.5),
        'copper': principled('copper', (0.45, 0.22, 0.12), metallic=1, roughness=0.25),
        'chrome': principled('chrome', (0.78, 0.78, 0.79), metallic=1, roughness=0.08),
        'satin': principled('satin', (0.55, 0.56, 0.57), metallic=1, roughness=0.28),
        'seat': principled('seat', (0.045, 0.043, 0.041), roughness=0.6, bump=(300, 0.15)),
        'cabin': principled('cabin', (0.028, 0.027, 0.026), roughness=0.65, bump=(500, 0.1)),
        'mirror': principled('mirror', (0.8, 0.82, 0.85), metallic=1, roughness=0.02),
        'fabric': principled('fabric', (0.012, 0.012, 0.013), roughness=0.85, specular=0.2, bump=(700, 0.3)),
        'plate': principled('plate', (0.86, 0.86, 0.85), roughness=0.35),
    }
