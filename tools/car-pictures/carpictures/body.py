"""Cuts the skin into panels, panes, lamps and openings. Returns (name, material, mesh) for one half of the car."""

import numpy as np

from .faces.cut import cut_face
from .mesh import extract, extract_graded, join, keep, pushed, returns, split
from .panel_lines import panel_lines


def build(shape, cell):
    p = shape.spec
    box = ((shape.front - 0.06, shape.back + 0.06), (-2 * cell, shape.half + 0.08), (p.clearance - 0.08, p.height + 0.05))
    ends = [(box[0][0], -shape.arch_r), (p.wheelbase + shape.arch_r, box[0][1])]
    skin = extract_graded(shape.skin, box, cell, ends, cell / 2)
    parts = []
    add = lambda name, material, mesh: parts.append((name, material, mesh)) if mesh else None

    def panel(name, material, mesh, depth=0.014):
        add(name, material, mesh)
        add(name + ' edge', material, returns(mesh, depth))

    # wheel arches
    skin = keep(skin, shape.arch, 0.0, rim=True)
    add('arch lip', 'trim' if p.cladding else 'paint', returns(skin, 0.045, 0.006))
    skin.rims = []

    # panes
    windows, skin = split(skin, shape.side_windows)
    glazing(shape, windows, add)
    ring, skin = split(skin, lambda x, y, z: shape.side_windows(x, y, z) - 0.010)
    add('window trim', {'chrome': 'satin', 'black': 'gloss-black'}[p.window_trim], pushed(ring, 0.003))
    for name, outline, low in (('windscreen', shape.windscreen, shape.cowl_z), ('rear window', shape.rear_window, 0.0)):
        if name == 'rear window' and p.panel_van:
            continue
        pane, skin = split(skin, outline, 0.006, rim=True)
        add(name + ' seal', 'gloss-black', returns(skin, 0.012))
        skin.rims = []
        clear, frit = split(pane, lambda x, y, z: np.maximum(outline(x, y, z) + 0.035, low + 0.075 - z))
        add(name, 'screen' if name == 'windscreen' else 'privacy', pushed(clear, -0.003))
        add(name + ' frit', 'gloss-black', pushed(frit, -0.003))

    if p.soft_top or p.roof_colour != 'paint':
        roof, skin = split(skin, shape.upper, 0.003, rim=True)
        panel('roof', 'fabric' if p.soft_top else p.roof_colour, roof)
        skin.rims = []
    if p.bed:
        liner, skin = split(skin, lambda x, y, z: np.maximum(shape.bed(x, y, z) - 0.012, shape.rear_base_x + 0.02 - x))
        add('bed', 'trim', liner)

    # lamps, grilles, mouldings
    skin = cut_face(shape, skin, add)

    # black lower trim
    if p.cladding:
        sill = lambda x, y, z: np.minimum(shape.arch(x, np.maximum(y, shape.half), z) - 0.050, z - (p.clearance + 0.135 + 0.01 * np.cos(x)))
    else:
        sill = lambda x, y, z: z - (p.clearance + 0.062)
    trim, skin = split(skin, sill, 0.003, rim=True)
    panel('cladding', 'trim', pushed(trim, 0.004 if p.cladding else 0.0))

    # painted panels
    pieces = [skin]
    for outline, gap, radius, lift in panel_lines(shape):
        cut = []
        for piece in pieces:
            inner, outer = split(piece, outline, gap + 2 * radius, rim=True)
            for half in (pushed(inner, lift) if inner else None, outer):
                if not half:
                    continue
                add('bead', 'paint', returns(half, radius=radius, wall=False))
                add('gap wall', 'dark', returns(half, depth=0.022, radius=radius, bead=False))
                half.rims = []
                cut.append(half)
        pieces = cut
    add('panels', 'paint', join(*pieces))

    # what shows through gaps, grilles and lenses
    inner_box = (box[0], box[1], (p.clearance - 0.02, p.height))
    inner = extract(shape.lower, inner_box, cell * 2, iso=-0.075)
    inner = keep(inner, shape.arch, 0.02)
    inner = keep(inner, lambda x, y, z: np.maximum(np.maximum(p.cowl_x + 0.1 - x, x - (shape.back - 0.35)), shape.edge(x) - 0.16 - z))
    add('inner', 'dark', inner)
    return parts


def glazing(shape, windows, add):
    p = shape.spec
    lean = lambda x, z: 0.10 * (z - p.belt)
    panes = lambda x, y, z: np.maximum.reduce(
        [
            0.042 - np.abs(x - p.b_pillar - lean(x, z)),
            0.030 - np.abs(x - p.c_pillar - 0.30 * (z - p.belt)) if p.doors > 3 else np.full_like(x, -1.0),
            shape.side_windows(x, y, z) + 0.014,
        ]
    )
    glass, frame = split(windows, panes)
    add('window frame', 'gloss-black', pushed(frame, -0.003))
    front, rear = split(glass, lambda x, y, z: x - p.b_pillar - lean(x, z))
    add('front glass', 'glass', pushed(front, -0.003))
    add('rear glass', 'privacy', pushed(rear, -0.003))
