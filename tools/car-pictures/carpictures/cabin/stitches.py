"""Thread along seams."""

import bpy
import numpy as np

from ..mesh import gradient


def stitches(name, path, material, pitch=0.0078, length=0.0052, radius=0.0008):
    """Thread along a path, as single stitches."""
    path = np.asarray(path, dtype=float)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth, data.bevel_resolution = radius, 1
    data.use_fill_caps = True
    for start in np.arange(0, run[-1] - length, pitch):
        at = np.stack([np.interp([start, start + length / 2, start + length], run, path[:, k]) for k in range(3)], 1)
        spline = data.splines.new('POLY')
        spline.points.add(2)
        spline.points.foreach_set('co', np.column_stack([at, np.ones(3)]).ravel())
    data.materials.append(material)
    item = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(item)
    return item


def onto(field, points, direction, reach=0.12):
    """Where rays from `points` (outside the solid) along `direction` meet its surface."""
    points, direction = np.asarray(points, dtype=float), np.asarray(direction, dtype=float)
    steps = np.linspace(0, reach, 60)
    values = np.stack([field(*(points + direction * s).T) for s in steps], 1)
    first = np.argmax(values < 0, 1)
    a, b = np.maximum(first - 1, 0), first
    rows = np.arange(len(points))
    va, vb = values[rows, a], values[rows, b]
    t = np.where(first > 0, steps[a] + (steps[b] - steps[a]) * va / np.maximum(va - vb, 1e-9), 0)
    return points + direction * t[:, None]


def lifted(field, points, height):
    normals = gradient(field, points)
    return points + normals / np.linalg.norm(normals, axis=1, keepdims=True) * height
