"""The body around a front door that is left open: sill, pillars and windscreen frame from outside."""

import numpy as np

from ..mesh import extract, keep, returns
from .lining import doorway, reflected
from .solids import add


def add_outer_side(layout, library, side, cell):
    shape = layout.shape
    p = shape.spec
    box = ((p.cowl_x - 0.3, layout.rear_x + 0.6), (-2 * cell, shape.half + 0.08), (p.clearance - 0.05, p.height + 0.05))
    skin = extract(shape.skin, box, cell)
    skin = keep(skin, lambda x, y, z: y, 0.45)
    skin = keep(skin, shape.arch, 0.0)
    frame = lambda x, z: 0.045 - np.abs(x - p.b_pillar - 0.10 * (z - p.belt))
    skin = keep(skin, lambda x, y, z: np.maximum(shape.side_windows(x, y, z), frame(x, z)), 0.0, rim=True)
    pieces = [returns(skin, 0.03, 0.004)]
    skin.rims = []
    skin = keep(skin, doorway(layout), 0.0, rim=True)
    pieces.append(returns(skin, 0.06, 0.012))
    skin.rims = []
    for piece in (skin, *pieces):
        if piece:
            add('outer side', piece if side > 0 else reflected(piece), library['paint'])
