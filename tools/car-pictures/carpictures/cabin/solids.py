"""Soft solids from fields, and what runs along their edges: piping and stitches."""

import bpy
import numpy as np
from mathutils import Matrix

from ..curves import smooth_max
from ..mesh import Mesh, extract, gradient, mirrored
from ..objects import skin_object


def rounded_box(x, y, z, centre, size, radius):
    """Distance to a box of that full size with rounded edges."""
    q = [np.abs(v - c) - s / 2 + radius for v, c, s in zip((x, y, z), centre, size)]
    outside = np.sqrt(sum(np.maximum(v, 0) ** 2 for v in q))
    return outside + np.minimum(np.maximum(np.maximum(q[0], q[1]), q[2]), 0) - radius


def plate(outline, u, v, w, low, high, soft=0.006):
    """An outline in (u, v) as thick as from `low` to `high` along w, its edges softened."""
    return smooth_max(outline(u, v), np.maximum(w - high, low - w), soft)


def half_mesh(field, box, cell):
    """The half with y >= 0 of a solid that is its own mirror image."""
    return extract(field, ((box[0][0], box[0][1]), (-2 * cell, box[1]), (box[2][0], box[2][1])), cell)


def whole_mesh(field, box, cell):
    """A solid anywhere: moved to positive y for the extraction, which keeps no other."""
    shift = 1.0 - box[1][0]
    moved = extract(lambda x, y, z: field(x, y - shift, z), (box[0], (box[1][0] + shift, box[1][1] + shift), box[2]), cell)
    return Mesh(moved.points - np.array([0, shift, 0]), moved.normals, moved.faces)


def add(name, mesh, material, both=False, at=(0, 0, 0), frame=None):
    """Object of a mesh, or of several meshes of one name that each have their material: [(material, mesh)]."""
    if not mesh:
        return None
    item = skin_object(name, mesh, material, both=both)
    item.matrix_world = frame @ Matrix.Translation(at) if frame else Matrix.Translation(at)
    return item


def copies(item, places):
    """The same object at other places; each place is a vector."""
    for at in places:
        copy = bpy.data.objects.new(item.name, item.data)
        copy.location = at
        bpy.context.collection.objects.link(copy)


def frame_of(origin, x_axis, y_axis, z_axis):
    matrix = Matrix.Identity(4)
    for column, axis in enumerate((x_axis, y_axis, z_axis, origin)):
        for row in range(3):
            matrix[row][column] = axis[row]
    return matrix


def reveal(mesh, field, depth, radius):
    """What turns round the edge of a part cut where `field` is 0, and runs `depth` behind it; smooth, since the field gives its direction."""
    if not mesh or not mesh.rims or not len(mesh.rims[0]):
        return None
    rim = np.concatenate(mesh.rims)
    ids, where = np.unique(rim, return_inverse=True)
    where, base, up = where.reshape(rim.shape), mesh.points[ids], mesh.normals[ids]
    side = -gradient(field, base)
    side -= up * np.einsum('ij,ij->i', side, up)[:, None]
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    rows = [(base, up)]
    for turn in np.radians((30, 60, 90)):
        rows.append((base + (side * np.sin(turn) - up * (1 - np.cos(turn))) * radius, side * np.sin(turn) + up * np.cos(turn)))
    rows.append((base + side * radius - up * depth, side))
    n, faces = len(ids), []
    for k in range(len(rows) - 1):
        a, b = where[:, 0] + k * n, where[:, 1] + k * n
        faces += [np.stack([b, a, a + n], 1), np.stack([b, a + n, b + n], 1)]
    return Mesh(np.concatenate([r[0] for r in rows]), np.concatenate([r[1] for r in rows]), np.concatenate(faces))


def both_halves(mesh):
    return mirrored(mesh) if mesh else mesh


def ribbon(name, path, width, across, material, thickness=0.0015):
    """A flat band along a path; `across` is the direction of its width, for each point or for all."""
    path = np.asarray(path, dtype=float)
    across = np.broadcast_to(np.asarray(across, dtype=float), path.shape)
    across = across / np.linalg.norm(across, axis=1, keepdims=True)
    along = np.gradient(path, axis=0)
    normal = np.cross(along, across)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    rows = [path + across * width * s + normal * thickness * t for s, t in ((-0.5, 1), (0.5, 1), (0.5, -1), (-0.5, -1))]
    n = len(path)
    points = np.concatenate(rows)
    normals = np.concatenate([normal, normal, -normal, -normal])
    faces = []
    for a, b in ((0, 1), (2, 3)):
        i = np.arange(n - 1)
        faces += [np.stack([i + a * n, i + b * n, i + 1 + b * n], 1), np.stack([i + a * n, i + 1 + b * n, i + 1 + a * n], 1)]
    return add(name, Mesh(points, normals, np.concatenate(faces)), material)
