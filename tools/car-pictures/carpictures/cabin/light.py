"""Soft daylight: a pale sky over a pale ground, and large panels before the windows that light the cabin without noise."""

import bpy
from mathutils import Vector


def _sky(strength):
    """A pale sky over two rows of distant hills and a pale ground, all out of focus."""
    world = bpy.data.worlds.new('daylight')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    nodes, link = tree.nodes, tree.links.new
    background = nodes['Background']
    coordinates = nodes.new('ShaderNodeTexCoord')
    separate = nodes.new('ShaderNodeSeparateXYZ')
    link(coordinates.outputs['Generated'], separate.inputs[0])

    def colours(stops):
        shift = nodes.new('ShaderNodeMapRange')
        shift.inputs['From Min'].default_value = -1
        link(separate.outputs['Z'], shift.inputs['Value'])
        ramp = nodes.new('ShaderNodeValToRGB')
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        link(shift.outputs[0], ramp.inputs[0])
        return ramp.outputs[0]

    sky = colours([(0.50, (0.95, 0.94, 0.91)), (0.56, (0.88, 0.93, 0.98)), (0.75, (0.70, 0.82, 0.96)), (1.0, (0.60, 0.76, 0.95))])
    ground = colours([(0.0, (0.34, 0.33, 0.31)), (0.44, (0.42, 0.42, 0.39)), (0.5, (0.55, 0.56, 0.53))])
    seen = sky
    for scale, level, height, tint, soft in ((2.2, 0.035, 0.16, (0.52, 0.58, 0.62), 0.020), (4.5, 0.0, 0.10, (0.25, 0.30, 0.27), 0.012)):
        noise = nodes.new('ShaderNodeTexNoise')
        noise.noise_dimensions = '2D'
        noise.inputs['Scale'].default_value = scale
        noise.inputs['Detail'].default_value = 3
        link(coordinates.outputs['Generated'], noise.inputs['Vector'])
        crest = nodes.new('ShaderNodeMath')
        crest.operation = 'MULTIPLY_ADD'
        crest.inputs[1].default_value, crest.inputs[2].default_value = height, level - height * 0.42
        link(noise.outputs['Fac'], crest.inputs[0])
        above = nodes.new('ShaderNodeMath')
        above.operation = 'SUBTRACT'
        link(separate.outputs['Z'], above.inputs[0])
        link(crest.outputs[0], above.inputs[1])
        seen = mixed(tree, above.outputs[0], soft, tint, seen)
    flat = nodes.new('ShaderNodeMath')
    flat.operation = 'ADD'
    flat.inputs[1].default_value = 0.012
    link(separate.outputs['Z'], flat.inputs[0])
    link(mixed(tree, flat.outputs[0], 0.010, ground, seen), background.inputs['Color'])
    background.inputs['Strength'].default_value = strength


def mixed(tree, height, soft, below, above):
    """`below` where the height is negative, `above` where it is positive, blurred between."""
    edge = tree.nodes.new('ShaderNodeMapRange')
    edge.interpolation_type = 'SMOOTHSTEP'
    edge.inputs['From Min'].default_value, edge.inputs['From Max'].default_value = -soft, soft
    tree.links.new(height, edge.inputs['Value'])
    mix = tree.nodes.new('ShaderNodeMix')
    mix.data_type = 'RGBA'
    tree.links.new(edge.outputs[0], mix.inputs['Factor'])
    for socket, value in zip((s for s in mix.inputs if s.type == 'RGBA'), (below, above)):
        if isinstance(value, tuple):
            socket.default_value = (*value, 1)
        else:
            tree.links.new(value, socket)
    return next(s for s in mix.outputs if s.type == 'RGBA')


def _panel(name, centre, target, size, radiance, colour=(1, 1, 1), spread=180):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = radiance * size[0] * size[1]
    light.color = colour
    light.spread = spread * 3.14159 / 180
    item = bpy.data.objects.new(name, light)
    item.location = centre
    item.rotation_euler = (Vector(target) - Vector(centre)).to_track_quat('-Z', 'Y').to_euler()
    item.visible_camera = False
    item.visible_glossy = True
    bpy.context.collection.objects.link(item)


def add_daylight(layout, strength=1.0):
    shape = layout.shape
    p = shape.spec
    _sky(1.15 * strength)
    seat = (layout.seat_x - 0.3, 0, layout.belt - 0.25)
    key, fill = -layout.hand, layout.hand  # the sun's side is the passenger's
    _panel('screen', (shape.roof_front - 0.55, key * 0.35, p.height + 0.50), (layout.dash_x + 0.45, 0, layout.belt - 0.1), (1.2, 0.9), 15 * strength, (1.0, 0.98, 0.95))
    _panel('key', (layout.seat_x - 0.5, key * (shape.half + 0.85), p.height + 0.45), seat, (1.5, 0.6), 30 * strength, (1.0, 0.96, 0.90))
    _panel('fill', (layout.seat_x - 0.1, fill * (shape.half + 0.85), p.height + 0.1), seat, (2.0, 0.8), 6 * strength, (0.92, 0.96, 1.0))
    _panel('rear', (shape.rear_base_x + 0.4, 0, p.height + 0.2), (layout.seat_x, 0, layout.belt), (1.3, 0.8), 7 * strength)
