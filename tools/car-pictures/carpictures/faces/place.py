"""What stands before the skin of a face: number plates on their holders and a plain disc where a badge would be."""

from math import atan2, degrees, radians

import numpy as np

from ..objects import block, polygons, revolve
from .face import Face

PLATE = (0.26, 0.0555)  # half of 520 x 111 mm


def plate_corners(shape):
    """Corners of the number plates, on flat planes just proud of the skin."""
    w, h = PLATE
    front, rear = shape.design.front.plate, shape.design.rear.plate
    z = shape.front_canvas.at(0, front if front is not None else 0.42)[1]
    ys, zs = np.meshgrid(np.linspace(0, w, 7), np.linspace(z - h, z + h, 5))
    x = shape.on_nose(ys.ravel(), zs.ravel())[:, 0].reshape(ys.shape).min(1) - 0.008
    low, high = np.polyval(np.polyfit(zs[:, 0], x, 1), [z - h, z + h]) - np.ptp(x - np.polyval(np.polyfit(zs[:, 0], x, 1), zs[:, 0])) / 2
    corners = {'front': np.array([(high, w, z + h), (high, -w, z + h), (low, -w, z - h), (low, w, z - h)])}
    z = shape.rear_canvas.at(0, rear)[1] if rear is not None else shape.plate_z
    low, high = shape.on_tail(np.array([0.0, 0.0]), np.array([z - h, z + h]))[:, 0] + 0.010
    corners['rear'] = np.array([(high, -w, z + h), (high, w, z + h), (low, w, z - h), (low, -w, z - h)])
    return corners


def place_face(shape, materials):
    face = Face(plate_corners(shape))
    for end, corners in face.plates.items():
        polygons(f'plate {end}', corners, [(0, 1, 2, 3)], [materials['plate']])
        top, bottom = (corners[0] + corners[1]) / 2, (corners[2] + corners[3]) / 2
        lean = atan2(top[0] - bottom[0], top[2] - bottom[2])
        back = 0.007 if end == 'front' else -0.007
        holder = block(f'plate holder {end}', (0.010, 0.532, 0.121), corners.mean(0) + [back, 0, 0], materials['trim'], 0.004)
        holder.rotation_euler = (0, lean, 0)
    for end, cast, turn in ((shape.design.front, shape.on_nose, 90), (shape.design.rear, shape.on_tail, -90)):
        if end.emblem:
            height, radius = end.emblem
            canvas = shape.front_canvas if turn > 0 else shape.rear_canvas
            z = canvas.at(0, height)[1]
            points = cast(np.zeros(2), np.array([z - 0.02, z + 0.02]))
            lean = degrees(atan2(points[1, 0] - points[0, 0], 0.04))
            _emblem(points.mean(0), turn, lean, radius, materials)
    return face


def _emblem(at, turn, lean, radius, materials):
    """A plain disc, no maker's."""
    r = radius
    profile = [(0.0001, 0.005), (r * 0.80, 0.005), (r * 0.84, 0.008), (r * 0.96, 0.008), (r, 0.003), (r, -0.02)]
    points, faces = revolve(profile, 40)
    shades = [0 if k % 5 < 2 else 1 for k in range(len(faces))]
    item = polygons('emblem', points, faces, [materials['grille'], materials['chrome']], 30, shades)
    item.location = tuple(at)
    item.rotation_euler = (radians(lean) * (1 if turn > 0 else -1), 0, radians(turn))
