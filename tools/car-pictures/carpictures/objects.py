"""Blender objects from points: skins, polygons, tubes, soft boxes, turned parts."""

from math import cos, radians, sin, tau

import bmesh
import bpy
import numpy as np

from .mesh import mirrored


def skin_object(name, mesh, material, both=True):
    """A numpy mesh with its own normals as an object."""
    mesh = mirrored(mesh) if both else mesh
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(mesh.points))
    data.vertices.foreach_set('co', mesh.points.astype(np.float32).ravel())
    data.loops.add(mesh.faces.size)
    data.loops.foreach_set('vertex_index', mesh.faces.astype(np.int32).ravel())
    data.polygons.add(len(mesh.faces))
    data.polygons.foreach_set('loop_start', np.arange(0, mesh.faces.size, 3, dtype=np.int32))
    data.update(calc_edges=True)
    data.attributes.new('custom_normal', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', mesh.normals.astype(np.float32).ravel())
    if mesh.glow is not None:
        data.attributes.new('glow', 'FLOAT', 'POINT').data.foreach_set('value', mesh.glow.astype(np.float32))
    data.materials.append(material)
    item = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(item)
    return item


def polygons(name, points, faces, materials, smooth=40, indices=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in points], [], [tuple(map(int, f)) for f in faces])
    for material in materials:
        data.materials.append(material)
    if indices is not None:
        data.polygons.foreach_set('material_index', np.array(indices, dtype=np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    data.set_sharp_from_angle(angle=radians(smooth))
    item = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(item)
    return item


def tube(name, path, radius, material, closed=False):
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth, data.bevel_resolution = radius, 3
    data.use_fill_caps = True
    spline = data.splines.new('POLY')
    spline.points.add(len(path) - 1)
    spline.points.foreach_set('co', np.column_stack([path, np.ones(len(path))]).ravel())
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    data.materials.append(material)
    item = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(item)
    return item


def block(name, size, centre, material, bevel=0.04, levels=2, rotate=0.0, taper=1.0):
    """A box with soft edges; `taper` narrows its top."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        k = taper if v.co.z > 0 else 1.0
        v.co = (v.co.x * size[0] * k, v.co.y * size[1] * k, v.co.z * size[2])
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
    data.materials.append(material)
    item = bpy.data.objects.new(name, data)
    item.location = centre
    item.rotation_euler = (0, rotate, 0)
    modifier = item.modifiers.new('soft', 'BEVEL')
    modifier.width, modifier.segments = bevel, 4
    modifier.limit_method = 'NONE'
    bpy.context.collection.objects.link(item)
    return item


def revolve(profile, steps=96):
    """Rings around the y axis through (radius, y) points."""
    points, faces = [], []
    n = len(profile)
    for i in range(steps):
        a = tau * i / steps
        points += [(r * cos(a), y, r * sin(a)) for r, y in profile]
    for i in range(steps):
        j = (i + 1) % steps
        for k in range(n - 1):
            faces.append((i * n + k, i * n + k + 1, j * n + k + 1, j * n + k))
    return points, faces
