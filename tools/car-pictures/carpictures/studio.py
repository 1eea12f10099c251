"""Softboxes, hall and floor, and the cameras. All light is neutral: the paint layers rely on it."""

from math import cos, radians, sin

import bpy
from mathutils import Vector

from .faces.canvas import point_on

from .picture import backdrop_light

EXPOSURE = 1.1
FLOOR = 0.53  # reflectance


def softbox(name, centre, target, size, strength, edge=0.35):
    """A glowing panel, brightest in the middle, as a large studio softbox looks in the paint."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = strength * size[0] * size[1] * EXPOSURE
    light.use_nodes = True
    tree = light.node_tree
    emission = next(n for n in tree.nodes if n.type == 'EMISSION')
    separate = tree.nodes.new('ShaderNodeSeparateXYZ')
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    tree.links.new(geometry.outputs['Parametric'], separate.inputs[0])
    ramps = []
    for axis in ('X', 'Y'):
        distance = tree.nodes.new('ShaderNodeMath')
        distance.operation = 'PINGPONG'
        distance.inputs[1].default_value = 0.5
        tree.links.new(separate.outputs[axis], distance.inputs[0])
        ramp = tree.nodes.new('ShaderNodeMapRange')
        ramp.interpolation_type = 'SMOOTHERSTEP'
        ramp.inputs['From Max'].default_value = edge
        ramp.inputs['To Min'].default_value = 0.0
        tree.links.new(distance.outputs[0], ramp.inputs['Value'])
        ramps.append(ramp)
    product = tree.nodes.new('ShaderNodeMath')
    product.operation = 'MULTIPLY'
    tree.links.new(ramps[0].outputs[0], product.inputs[0])
    tree.links.new(ramps[1].outputs[0], product.inputs[1])
    tree.links.new(product.outputs[0], emission.inputs['Strength'])
    item = bpy.data.objects.new(name, light)
    item.location = centre
    item.rotation_euler = (Vector(target) - Vector(centre)).to_track_quat('-Z', 'Y').to_euler()
    item.visible_camera = False
    bpy.context.collection.objects.link(item)
    return item


def _hall():
    """What paint and glass see beyond the softboxes: a pale floor, a dark band over the horizon, a dim ceiling. The camera sees the backdrop."""
    world = bpy.data.worlds.new('hall')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    hall = tree.nodes['Background']
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    separate = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(coordinates.outputs['Generated'], separate.inputs[0])
    shift = tree.nodes.new('ShaderNodeMapRange')
    shift.inputs['From Min'].default_value = -1
    tree.links.new(separate.outputs['Z'], shift.inputs['Value'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = [(0.0, 0.5), (0.497, 0.55), (0.503, 0.34), (0.55, 0.10), (0.66, 0.07), (0.80, 0.16), (1.0, 0.30)]
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, value) in zip(elements, stops):
        element.position = position
        element.color = (value, value, value, 1)
    tree.links.new(shift.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], hall.inputs['Color'])
    hall.inputs['Strength'].default_value = EXPOSURE
    backdrop = tree.nodes.new('ShaderNodeBackground')
    backdrop.inputs['Color'].default_value = (*backdrop_light(), 1)
    path = tree.nodes.new('ShaderNodeLightPath')
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(hall.outputs[0], mix.inputs[1])
    tree.links.new(backdrop.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['World Output'].inputs[0])


def _floor(middle, length):
    """A floor with a faint reflection, as bright as the backdrop around the car and fading into it."""
    mesh = bpy.data.meshes.new('floor')
    s = 14
    mesh.from_pydata([(middle - s, -s, 0), (middle + s, -s, 0), (middle + s, s, 0), (middle - s, s, 0)], [], [(0, 1, 2, 3)])
    item = bpy.data.objects.new('floor', mesh)
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    tree = material.node_tree
    nodes, link = tree.nodes, tree.links.new
    nodes.clear()
    light = backdrop_light()
    diffuse = nodes.new('ShaderNodeBsdfDiffuse')
    diffuse.inputs['Color'].default_value = (*(FLOOR * light / light[0]), 1)
    gloss = nodes.new('ShaderNodeBsdfGlossy')
    gloss.inputs['Color'].default_value = (0.07, 0.07, 0.07, 1)
    gloss.inputs['Roughness'].default_value = 0.22
    both = nodes.new('ShaderNodeAddShader')
    link(diffuse.outputs[0], both.inputs[0])
    link(gloss.outputs[0], both.inputs[1])
    position = nodes.new('ShaderNodeNewGeometry')
    around = nodes.new('ShaderNodeVectorMath')
    around.operation = 'MULTIPLY_ADD'
    around.inputs[1].default_value = (1 / (length / 2 + 2.6), 1 / 3.4, 0)
    around.inputs[2].default_value = (-middle / (length / 2 + 2.6), 0, 0)
    link(position.outputs['Position'], around.inputs[0])
    far = nodes.new('ShaderNodeVectorMath')
    far.operation = 'LENGTH'
    link(around.outputs[0], far.inputs[0])
    fade = nodes.new('ShaderNodeMapRange')
    fade.interpolation_type = 'SMOOTHERSTEP'
    fade.inputs['From Min'].default_value = 0.45
    fade.inputs['From Max'].default_value = 1.0
    link(far.outputs['Value'], fade.inputs['Value'])
    clear = nodes.new('ShaderNodeBsdfTransparent')
    mix = nodes.new('ShaderNodeMixShader')
    link(fade.outputs[0], mix.inputs[0])
    link(both.outputs[0], mix.inputs[1])
    link(clear.outputs[0], mix.inputs[2])
    output = nodes.new('ShaderNodeOutputMaterial')
    link(mix.outputs[0], output.inputs[0])
    mesh.materials.append(material)
    bpy.context.collection.objects.link(item)
    return item


def build(shape):
    middle = (shape.front + shape.back) / 2
    _hall()
    floor = _floor(middle, shape.spec.length)
    softbox('overhead', (middle, 0, 4.4), (middle, 0, 0), (6.8, 1.7), 34)
    aside = []
    for side in (-1, 1):
        softbox(f'strip{side}', (middle, side * 5.4, 2.75), (middle, side * 0.9, 0.9), (24, 0.50), 78, edge=0.48)
        aside.append(softbox(f'card{side}', (middle, side * 7.5, 1.15), (middle, 0, 1.0), (30, 0.80), 22, edge=0.5))
        softbox(f'ceiling{side}', (middle, side * 4.6, 5.2), (middle, side * 0.6, 1.2), (26, 2.2), 5, edge=0.5)
    for name, x, y in (('front', shape.front - 4.8, 0.9), ('rear', shape.back + 4.8, 0.9)):
        aside.append(softbox(name, (x, y, 2.5), (middle, 0, 0.8), (5.4, 0.55), 44, edge=0.4))
        aside.append(softbox(name + ' card', (x * 1.25, y, 1.2), (middle, 0, 0.9), (7, 0.8), 10, edge=0.5))
    _spare(floor, aside)


def _spare(floor, lights):
    """The floor would mirror the low softboxes as bright bands; only what hangs higher lights it."""
    for light in lights:
        receivers = bpy.data.collections.new(f'{light.name} receivers')
        receivers.objects.link(floor)
        receivers.collection_objects[0].light_linking.link_state = 'EXCLUDE'
        light.light_linking.receiver_collection = receivers


VIEWS = {  # azimuth from straight ahead of the nose, height of the camera, lens
    'front34': (35, 1.40, 75),
    'side': (90, 1.05, 110),
    'rear34': (180 - 36, 1.50, 78),
    'front': (3, 1.05, 95),
    'rear': (177, 1.10, 95),
}
DETAILS = {  # azimuth, height of the camera above its aim, width of what it sees; focused, with a shallow depth
    'detail-wheel': (58, 0.22, 1.22),
    'detail-lamp': (26, 0.26, 1.15),
    'detail-tail': (180 - 30, 0.30, 1.15),
}
FILL = (0.88, 0.80)  # shares of the picture's width and height that the car may take


def camera(shape, view, size):
    """As near as the car still fits the picture."""
    if view in DETAILS:
        return _detail_camera(shape, view)
    azimuth, height, lens = VIEWS[view]
    data = bpy.data.cameras.new(view)
    data.lens, data.sensor_width = lens, 36
    item = bpy.data.objects.new(view, data)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    p = shape.spec
    middle = Vector(((shape.front + shape.back) / 2, 0, p.height * 0.46))
    a = radians(azimuth)
    towards = Vector((-cos(a), sin(a), 0))
    wide, high = 18 / lens * FILL[0], 18 / lens * size[1] / size[0] * FILL[1]
    distance = 4.0
    for x in (shape.front + 0.12, shape.back - 0.10):
        for y in (-p.width / 2, p.width / 2):
            for z in (0.0, p.height):
                corner = Vector((x, y * (0.86 if abs(cos(a)) < 0.95 and abs(cos(a)) > 0.2 else 1.0), z)) - middle
                along = corner.dot(towards)
                aside = abs(corner.dot(Vector((-sin(a), -cos(a), 0))))
                distance = max(distance, along + aside / wide, along + abs(corner.z) / high)
    item.location = middle + towards * distance
    item.location.z = height
    item.rotation_euler = (middle - item.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    return item


def _detail_camera(shape, view):
    azimuth, above, width = DETAILS[view]
    data = bpy.data.cameras.new(view)
    data.lens, data.sensor_width = 105, 36
    item = bpy.data.objects.new(view, data)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    aim = {
        'detail-wheel': lambda: (0.02, shape.half - 0.05, shape.wheel_r + 0.03),
        'detail-lamp': lambda: point_on(shape, 'front', 0.70, 0.80),
        'detail-tail': lambda: point_on(shape, 'rear', 0.74, 0.82),
    }[view]()
    aim, a = Vector(aim), radians(azimuth)
    distance = width * data.lens / 36
    item.location = aim + Vector((-cos(a) * distance, sin(a) * distance, above))
    item.rotation_euler = (aim - item.location).to_track_quat('-Z', 'Y').to_euler()
    data.dof.use_dof = True
    data.dof.focus_distance = (aim - item.location).length - 0.04
    data.dof.aperture_fstop = 9
    bpy.context.view_layer.update()
    return item
