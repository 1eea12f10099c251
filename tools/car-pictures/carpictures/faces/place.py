"""Puts into the scene what a face holds besides the cuts in the skin: tubes, projectors, plates, solids."""

from math import radians

import numpy as np

from ..lamps.projectors import add_projector
from ..objects import polygons, revolve, skin_object, tube


def place_face(shape, face, materials):
    p = shape.spec
    for name, material, path, radius, closed in face.tubes:
        tube(name, path, radius, materials[material], closed)
        if path[:, 1].min() > -1e-6:
            tube(name, path * np.array([1, -1, 1]), radius, materials[material], closed)
    for centre, radius, out in face.projectors:
        for side in (1, -1):
            at, look = centre * np.array([1, side, 1]), out * np.array([1, side, 1])
            add_projector(at, look, radius, materials)
    for end, corners in face.plates.items():
        polygons(f'plate {end}', corners, [(0, 1, 2, 3)], [materials['plate']])
        middle, size = corners.mean(0), 1.04
        back = (corners - middle) * np.array([1, size, size * 1.10]) + middle + np.array([0.005 if end == 'front' else -0.005, 0, 0])
        polygons(f'plate holder {end}', back, [(0, 1, 2, 3)], [materials['trim']])
    _emblem(shape.on_nose(np.array([0.0]), np.array([p.nose_top - 0.115]))[0], 90, materials)
    if p.tail_lamp != 'bar':
        _emblem(shape.on_tail(np.array([0.0]), np.array([shape.rear_base_z - 0.10]))[0], -90, materials)
    for name, material, mesh in face.solids:
        skin_object(name, mesh, materials[material])


def _emblem(at, turn, materials):
    """A plain ring, no maker's."""
    points, faces = revolve([(0.0001, 0.006), (0.026, 0.006), (0.029, 0.010), (0.036, 0.010), (0.039, 0.004), (0.040, -0.01)], 40)
    shades = [0 if k % 5 < 1 else 1 for k in range(len(faces))]
    item = polygons('emblem', points, faces, [materials['gloss-black'], materials['chrome']], 30, shades)
    item.location = tuple(at)
    item.rotation_euler = (0, 0, radians(turn))
