"""Materials of the wheels."""

from ..materials import new_material, principled


def tyre(radius, rim):
    """Rubber with ribs on the sidewall and cross cuts in the tread, from the angle and radius around the axle."""
    material, tree, output = new_material('tyre')
    nodes, link = tree.nodes, tree.links.new

    def maths(operation, a, b=None):
        node = nodes.new('ShaderNodeMath')
        node.operation = operation
        for slot, value in enumerate((a, b)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                node.inputs[slot].default_value = value
            else:
                link(value, node.inputs[slot])
        return node.outputs[0]

    coordinates = nodes.new('ShaderNodeTexCoord')
    separate = nodes.new('ShaderNodeSeparateXYZ')
    link(coordinates.outputs['Object'], separate.inputs[0])
    x, y, z = (separate.outputs[k] for k in 'XYZ')
    r = maths('SQRT', maths('ADD', maths('MULTIPLY', x, x), maths('MULTIPLY', z, z)))
    angle = maths('ARCTAN2', z, x)
    cuts = maths('GREATER_THAN', maths('SINE', maths('ADD', maths('MULTIPLY', angle, 76), maths('MULTIPLY', y, 60))), 0.45)
    on_tread = maths('GREATER_THAN', r, radius - 0.020)
    ribs = maths('MULTIPLY', maths('SINE', maths('MULTIPLY', r, 1500)), 0.12)
    height = maths('SUBTRACT', ribs, maths('MULTIPLY', cuts, on_tread))
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.8
    bump.inputs['Distance'].default_value = 0.005
    link(height, bump.inputs['Height'])
    shader = nodes.new('ShaderNodeBsdfPrincipled')
    shader.inputs['Base Color'].default_value = (0.016, 0.016, 0.0165, 1)
    shader.inputs['Roughness'].default_value = 0.55
    shader.inputs['Specular IOR Level'].default_value = 0.35
    link(bump.outputs[0], shader.inputs['Normal'])
    link(shader.outputs[0], output.inputs[0])
    return material


def wheel_materials(spec):
    return {
        'tyre': tyre(spec.wheel / 2, spec.rim),
        'caliper': principled('caliper', spec.caliper, metallic=0.3, roughness=0.4, coat=0.5),
        'alloy': principled('alloy', (0.62, 0.63, 0.64), metallic=1, roughness=0.24, coat=0.3),
        'alloy-dark': principled('alloy-dark', (0.035, 0.036, 0.038), metallic=0.6, roughness=0.3, coat=0.6),
        'alloy-grey': principled('alloy-grey', (0.20, 0.205, 0.21), metallic=0.9, roughness=0.34, coat=0.3),
        'cover': principled('cover', (0.42, 0.43, 0.44), metallic=0.6, roughness=0.36, coat=0.2),
        'steel': principled('steel', (0.03, 0.03, 0.032), metallic=0.2, roughness=0.5),
        'disc': principled('disc', (0.42, 0.42, 0.43), metallic=1, roughness=0.32),
    }
