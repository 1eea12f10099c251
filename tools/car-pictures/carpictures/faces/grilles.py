"""Grilles, intakes and lower trim of the bumpers, by `Specification.face`. Suggestive of a family, never a badge."""

import numpy as np

from ..curves import Outline
from .fields import front_field, nose_field, tail_field


def add_grille(shape, face):
    p = shape.spec
    top = p.nose_top - 0.065
    low = p.clearance
    if p.face == 'bar-grille':
        outline = [(-0.4, top), (0.415, top - 0.008), (0.45, top - 0.10), (0.375, top - 0.30), (-0.4, top - 0.31)]
        intake = [(-0.4, low + 0.21), (0.52, low + 0.21), (0.58, low + 0.12), (0.50, low + 0.085), (-0.4, low + 0.085)]
    elif p.face == 'wide-hex':
        outline = [(-0.4, top - 0.01), (0.36, top - 0.01), (0.45, top - 0.11), (0.34, top - 0.25), (-0.4, top - 0.25)]
        intake = [(-0.4, low + 0.19), (0.46, low + 0.19), (0.50, low + 0.12), (0.44, low + 0.07), (-0.4, low + 0.07)]
    else:
        outline = None
        intake = [(-0.4, low + 0.20), (0.50, low + 0.215), (0.56, low + 0.13), (0.46, low + 0.075), (-0.4, low + 0.075)]
    corner = [(0.755, low + 0.37), (0.85, low + 0.385), (0.875, low + 0.20), (0.80, low + 0.145), (0.68, low + 0.145), (0.68, low + 0.172), (0.77, low + 0.195)]
    shapes = [('intake', Outline(intake, 0.025), 0.030, 'gloss-black')]
    if outline:
        shapes.append(('grille', Outline(outline, 0.03), 0.024, 'chrome'))
    for name, shape_outline, pitch, frame in shapes:
        face.openings.append((name, nose_field(shape, shape_outline)))
        _mesh_bars(shape, face, name, shape_outline, pitch, frame)
    if p.cladding:
        skid = Outline([(-0.4, low + 0.075), (0.50, low + 0.075), (0.44, low + 0.03), (-0.4, low + 0.03)], 0.01)
        face.patches.append(('skid plate', 'satin', nose_field(shape, skid), 0.004))
        face.patches.append(('rear skid plate', 'satin', tail_field(shape, skid), 0.004))
    diffuser = [(-0.4, low + 0.165), (0.58, low + 0.165), (0.70, low + 0.10), (0.70, low - 0.1), (-0.4, low - 0.1)]
    if not p.cladding:
        face.patches.append(('diffuser', 'trim', tail_field(shape, Outline(diffuser, 0.03)), -0.006))
    face.openings.append(('corner intake', front_field(shape, Outline(corner, 0.018))))


def _mesh_bars(shape, face, name, outline, pitch, frame):
    """Slats (main grille) or a diamond mesh (intake) behind the opening, and a frame around it."""
    p = shape.spec
    ys = np.linspace(-0.75, 0.75, 300)
    zs = np.arange(outline.points[:, 1].min(), outline.points[:, 1].max(), pitch)
    inside = lambda y, z: outline(np.abs(y), z) < 0.004
    if name == 'grille' and p.face == 'bar-grille':
        for y in np.arange(0.0, 0.441, 0.036):  # the other half is mirrored
            z = np.linspace(zs[0], outline.points[:, 1].max(), 40)
            ok = inside(np.full_like(z, y), z)
            if ok.sum() > 3:
                face.tubes.append((name, 'alloy-dark', shape.on_nose(np.full(ok.sum(), y), z[ok], 0.020), 0.0062, False))
    elif name == 'grille':
        for slope in (-1, 1):
            for offset in np.arange(-0.8, 0.8, 0.040):
                z = zs[0] + (ys - offset) * slope * 0.62 + 0.12
                ok = inside(ys, z)
                if ok.sum() > 4:
                    face.tubes.append((name, 'gloss-black', shape.on_nose(ys[ok], z[ok], 0.022), 0.0042, False))
    else:
        for z in zs[1:]:
            ok = inside(ys, np.full_like(ys, z))
            if ok.sum() > 3:
                face.tubes.append((name, 'trim', shape.on_nose(ys[ok], np.full(ok.sum(), z), 0.035), 0.0065, False))
    border = outline.path(200)
    border = border[border[:, 0] > 0]
    start = np.argmax(np.linalg.norm(np.diff(np.vstack([border, border[:1]]), axis=0), axis=1)) + 1
    border = np.roll(border, -start, axis=0)
    right = shape.on_nose(border[:, 0], border[:, 1], 0.0)
    left = right[::-1] * np.array([1, -1, 1])
    face.tubes.append((name + ' frame', frame, np.concatenate([right, left]), 0.0075 if frame == 'chrome' else 0.005, True))
