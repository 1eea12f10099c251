"""Softboxes, sky and floor, and the cameras."""

from math import cos, radians, sin

import bpy
from mathutils import Vector


def _softbox(name, centre, target, size, strength, edge=0.35):
    """A glowing panel, brightest in the middle, as a large studio softbox looks in the paint."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = strength * size[0] * size[1]
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


def _sky():
    """What the paint sees beyond the softboxes: a pale hall, darker band above the horizon, dim ceiling."""
    world = bpy.data.worlds.new('hall')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
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
        element.color = (value, value * 0.985, value * 0.965, 1)
    tree.links.new(shift.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs['Color'])
    background.inputs['Strength'].default_value = 1.0


def _floor():
    mesh = bpy.data.meshes.new('floor')
    s = 14
    mesh.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    item = bpy.data.objects.new('floor', mesh)
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.62, 0.60, 0.57, 1)
    shader.inputs['Roughness'].default_value = 0.6
    mesh.materials.append(material)
    item.is_shadow_catcher = True
    bpy.context.collection.objects.link(item)


def build(shape):
    middle = (shape.front + shape.back) / 2
    _sky()
    _floor()
    _softbox('overhead', (middle, 0, 4.4), (middle, 0, 0), (6.8, 1.7), 34, edge=0.35)
    for side in (-1, 1):
        _softbox(f'strip{side}', (middle, side * 5.4, 2.75), (middle, side * 0.9, 0.9), (24, 0.50), 78, edge=0.48)
        _softbox(f'card{side}', (middle, side * 7.5, 1.15), (middle, 0, 1.0), (30, 0.80), 22, edge=0.5)
    for name, x, y in (('front', shape.front - 4.8, 0.9), ('rear', shape.back + 4.8, 0.9)):
        _softbox(name, (x, y, 2.5), (middle, 0, 0.8), (5.4, 0.55), 44, edge=0.4)
        _softbox(name + ' card', (x * 1.25, y, 1.2), (middle, 0, 0.9), (7, 0.8), 10, edge=0.5)


VIEWS = {  # azimuth from straight ahead of the nose, camera height, lens
    'front34': (40, 1.42, 105),
    'rear34': (180 - 38, 1.48, 105),
    'side': (90, 1.05, 105),
    'front': (4, 1.05, 85),
}


def camera(shape, view):
    azimuth, height, lens = VIEWS[view]
    data = bpy.data.cameras.new(view)
    data.lens, data.sensor_width = lens, 36
    item = bpy.data.objects.new(view, data)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    middle = Vector(((shape.front + shape.back) / 2, 0, shape.spec.height * 0.46))
    a = radians(azimuth)
    half_length, half_width = shape.spec.length / 2, shape.spec.width / 2 + 0.08
    spread = half_length * abs(sin(a)) + half_width * abs(cos(a))
    distance = spread / (18 / lens) * (1.12 if view == 'side' else 1.03) + half_length * abs(cos(a)) * 0.42
    item.location = middle + Vector((-cos(a) * distance, sin(a) * distance, 0))
    item.location.z = height
    item.rotation_euler = (middle - item.location).to_track_quat('-Z', 'Y').to_euler()
    return item
