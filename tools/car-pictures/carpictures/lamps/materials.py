"""Materials of lamps. Floors give off the light that their `glow` attribute says, so a guide fades into its housing."""

from ..materials import principled, sheet_glass

WHITE, RED, AMBER = (1.0, 0.985, 0.96), (1.0, 0.15, 0.09), (1.0, 0.30, 0.02)


def glowing(name, colour, light, strength, metallic=0.0, roughness=0.4, coat=0.0):
    material = principled(name, colour, metallic, roughness, coat)
    tree = material.node_tree
    shader = next(node for node in tree.nodes if node.type == 'BSDF_PRINCIPLED')
    attribute = tree.nodes.new('ShaderNodeAttribute')
    attribute.attribute_name = 'glow'
    times = tree.nodes.new('ShaderNodeMath')
    times.operation = 'MULTIPLY'
    times.inputs[1].default_value = strength
    tree.links.new(attribute.outputs['Fac'], times.inputs[0])
    tree.links.new(times.outputs[0], shader.inputs['Emission Strength'])
    shader.inputs['Emission Color'].default_value = (*light, 1)
    material.cycles.emission_sampling = 'NONE'  # it shows, but need not light the scene
    return material


def lamp_materials():
    made = {
        'lens': sheet_glass('lens', (0.93, 0.94, 0.95), ior=1.45),
        'smoked-lens': sheet_glass('smoked-lens', (0.62, 0.64, 0.66), ior=1.47),
        'red-lens': sheet_glass('red-lens', (0.66, 0.065, 0.06), ior=1.48),
        'dark-red-lens': sheet_glass('dark-red-lens', (0.50, 0.07, 0.065), ior=1.48),
        'reflex': principled('reflex', (0.30, 0.006, 0.006), roughness=0.15, coat=1.0),
    }
    for prefix, light, satin, guide, strength in (
        ('lamp', WHITE, (0.16, 0.165, 0.17), (0.55, 0.55, 0.55), 9),
        ('tail', RED, (0.085, 0.012, 0.012), (0.35, 0.03, 0.03), 9),
    ):
        made |= {
            f'{prefix}-black': glowing(f'{prefix}-black', (0.012, 0.012, 0.014), light, 5, metallic=0.2, roughness=0.28),
            f'{prefix}-satin': glowing(f'{prefix}-satin', satin, light, 5, metallic=0.85, roughness=0.34),
            f'{prefix}-reflector': glowing(f'{prefix}-reflector', (0.72, 0.73, 0.75), light, 5, metallic=1, roughness=0.14),
            f'{prefix}-guide': glowing(f'{prefix}-guide', guide, light, strength, roughness=0.3),
        }
    made['lamp-eye'] = glowing('lamp-eye', (0.03, 0.034, 0.04), WHITE, 3, roughness=0.04, coat=1.0)
    made['tail-amber'] = glowing('tail-amber', (0.5, 0.16, 0.02), AMBER, 3, roughness=0.3)
    return made
