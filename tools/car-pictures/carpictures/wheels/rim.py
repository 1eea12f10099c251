"""The rim: well and flange turned, the face cut from a plate along its design, with a hub, a cap and bolts."""

from math import cos, pi, sin, tau

import numpy as np

from ..curves import step
from ..faces.inlays import sunk
from ..mesh import Mesh, keep, returns, split
from ..objects import polygons, revolve, skin_object
from .designs import DESIGNS


def make_rim(Rr, w, style, materials):
    design = DESIGNS[style]
    h = w / 2
    return [_barrel(Rr, h, design, materials), *_face(Rr, h, design, materials), *_hub(Rr, h, design, materials)]


def _barrel(Rr, h, design, materials):
    profile = [
        (Rr - 0.003, h * 0.84),
        (Rr + 0.003, h * 0.90),
        (Rr + 0.0035, h * 0.930),
        (Rr + 0.001, h * 0.945),
        (Rr - 0.004, h * 0.940),
        (Rr - 0.008, h * 0.905),
        (Rr - 0.011, h * 0.86),
        (Rr - 0.015, h * 0.80),
        (Rr - 0.020, h * 0.55),
        (Rr - 0.028, h * 0.1),
        (Rr - 0.030, -h * 0.9),
    ]
    points, faces = revolve(profile, 128)
    flange = [0 if k % 10 < 6 else 1 for k in range(len(faces))]
    return polygons('rim', points, faces, [materials[design.rim], materials['alloy-dark']], 40, flange)


def _plate(R, rings=84, steps=420):
    """A flat disc in x and z, facing +y."""
    r, angle = np.linspace(0.012, R, rings), np.linspace(0, tau, steps, endpoint=False)
    rr, aa = np.meshgrid(r, angle, indexing='ij')
    points = np.stack([rr * np.sin(aa), np.zeros_like(rr), rr * np.cos(aa)], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(rings - 1), np.arange(steps), indexing='ij')
    k = (j + 1) % steps
    a, b, c, d = (i * steps + j), (i * steps + k), ((i + 1) * steps + k), ((i + 1) * steps + j)
    faces = np.concatenate([np.stack([a, c, b], -1).reshape(-1, 3), np.stack([a, d, c], -1).reshape(-1, 3)])
    mesh = Mesh(points, np.tile([0.0, 1.0, 0.0], (len(points), 1)), faces)
    p, q, s = (points[faces[0, n]] for n in range(3))
    if np.cross(q - p, s - p)[1] < 0:
        mesh.faces = faces[:, ::-1].copy()
    return mesh


def _face(Rr, h, design, materials):
    R = Rr - 0.010
    field = lambda x, y, z: design.field(x, z, R)
    low, high, power = design.dish

    def depth(x, y, z):
        share = np.clip(np.hypot(x, z) / R, 0, 1)
        fall = design.crown * step(-design.crown_width, 0, np.maximum(field(x, y, z), -design.crown_width))
        return -(h * (low + (high - low) * share**power) - fall)

    face = keep(_plate(R), lambda x, y, z: -field(x, y, z), 0.0, rim=True)
    face = sunk(face, depth, 0.001)
    items = [skin_object('spoke sides', returns(face, design.thick, 0.0018), materials[design.side], both=False)]
    if design.pocket:
        middle, margin = split(face, lambda x, y, z: field(x, y, z) + design.margin)
        items.append(skin_object('spokes', middle, materials[design.finish], both=False))
        items.append(skin_object('spoke margins', margin, materials[design.pocket], both=False))
    else:
        items.append(skin_object('spokes', face, materials[design.finish], both=False))
    return items


def _hub(Rr, h, design, materials):
    base = h * design.dish[0]
    profile = [(0.0001, base + 0.004), (0.024, base + 0.004), (0.027, base + 0.0015), (0.0285, base - 0.004), (0.031, base - 0.0042), (0.031, base - 0.02)]
    points, faces = revolve(profile, 48)
    shades = [0 if k % 5 < 3 else 1 for k in range(len(faces))]
    items = [polygons('hub cap', points, faces, [materials[design.cap], materials['dark']], 30, shades)]
    for bolt in range(design.bolts):
        a = tau * (bolt + 0.5) / design.bolts
        well, faces = revolve([(0.0001, 0.0005), (0.0125, 0.0005), (0.0135, 0.0012)], 18)
        items.append(_at(well, faces, a, base, materials['dark'], 'bolt well'))
        head, faces = revolve([(0.0001, 0.005), (0.0060, 0.005), (0.0085, 0.003), (0.0088, -0.004)], 6)
        items.append(_at(head, faces, a, base, materials['alloy-dark'], 'bolt'))
    return items


def _at(points, faces, angle, base, material, name, radius=0.048):
    points = [(x + radius * cos(angle + pi / 2), y + base, z + radius * sin(angle + pi / 2)) for x, y, z in points]
    return polygons(name, points, faces, [material], 30)
