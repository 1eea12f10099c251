"""Centre console: its sides, the inlaid top with cup holders and drive selector, the armrest."""

import numpy as np

from ..curves import Outline, Profile, smooth_max
from ..objects import block
from .solids import add, both_halves, half_mesh, plate, rounded_box


def add_console(layout, library, style, cell):
    x0, x1 = layout.dash_x - 0.10, layout.seat_x + 0.16
    deck = layout.seat_z + style.deck
    half = 0.108
    start = layout.belt - style.under
    top = Profile([(x0 - 0.1, start), (layout.dash_x + 0.02, start - 0.02), (layout.dash_x + 0.20, deck + 0.012), (layout.dash_x + 0.34, deck), (x1 + 0.2, deck - 0.004)], soft=0.035)
    foot = layout.floor + (0.16 if style.floating else -0.02)

    def sides(x, y, z):
        u = np.abs(y)
        body = smooth_max(u - half - 0.02 * (top(x) - z), z - top(x), 0.030)
        return smooth_max(body, np.maximum(np.maximum(x0 - x, x - x1), foot - z), 0.04)

    box = ((x0 - 0.02, x1 + 0.03), half + 0.09, (foot - 0.03, start + 0.05))
    add('console', both_halves(half_mesh(sides, box, cell)), library['console'])

    a, b = layout.dash_x + (0.07 if not style.floating else 0.16), layout.seat_x - 0.215
    tray = Outline([(a, -half + 0.016), (b, -half + 0.016), (b, half - 0.016), (a, half - 0.016)], 0.022)
    cups = [(b - 0.075, 0.0 if style.cups == 1 else s * 0.042) for s in (1,)]

    def inlay(x, y, z):
        u = np.abs(y)
        solid = smooth_max(tray(x, y), np.abs(z - top(x) - 0.0005) - 0.0035, 0.002)
        for cx, cy in cups:
            solid = smooth_max(solid, 0.036 - np.hypot(x - cx, u - cy), 0.003)
        return solid

    # the body is hollowed where the cups stand: a dark well just under the inlay
    for cx, cy in cups:
        for y in {cy, -cy}:
            well(cx, y, float(top(np.float64(cx))), library)
    add('inlay', both_halves(half_mesh(inlay, ((a - 0.01, b + 0.01), half, (deck - 0.03, start + 0.04)), 0.004)), library[style.inlay])

    rest = Outline([(b + 0.012, -half - 0.004), (x1 - 0.01, -half - 0.004), (x1 - 0.01, half + 0.004), (b + 0.012, half + 0.004)], 0.035)
    high = lambda x, y, z: smooth_max(rest(x, y), np.maximum(z - deck - 0.062 + 1.2 * y * y - 0.02 * (x - b), deck - 0.01 - z), 0.030)
    add('armrest', both_halves(half_mesh(high, ((b - 0.01, x1 + 0.02), half + 0.03, (deck - 0.03, deck + 0.11)), cell)), library['armrest'])
    sx = a + 0.15
    sz = float(top(np.float64(sx)))
    if style.selector == 'stub':
        block('selector', (0.030, 0.034, 0.060), (sx, 0, sz + 0.030), library['wheel'], 0.012, rotate=-0.25, taper=1.25)
        block('selector collar', (0.062, 0.052, 0.008), (sx, 0, sz + 0.005), library['satin'], 0.004)
    elif style.selector == 'lever':
        block('selector', (0.044, 0.050, 0.052), (sx - 0.012, 0, sz + 0.105), library['wheel'], 0.020)
        block('selector stem', (0.018, 0.018, 0.10), (sx - 0.002, 0, sz + 0.05), library['satin'], 0.006, rotate=-0.15)
        block('selector boot', (0.090, 0.085, 0.050), (sx, 0, sz + 0.020), library['armrest'], 0.018, taper=0.5)
    if style.knobs:
        for k, y in enumerate((-0.052, 0.052)):
            dial('console dial', (a + 0.045, y, float(top(np.float64(a + 0.045))) + 0.012), library)


def well(x, y, z, library):
    import bpy

    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=0.0355, depth=0.003, location=(x, y, z + 0.0015))
    bpy.context.object.data.materials.append(library['dark'])
    bpy.ops.mesh.primitive_torus_add(location=(x, y, z + 0.0045), major_radius=0.0375, minor_radius=0.0022, major_segments=64, minor_segments=8)
    bpy.context.object.data.materials.append(library['satin'])
    bpy.context.object.data.polygons.foreach_set('use_smooth', np.ones(len(bpy.context.object.data.polygons), bool))


def dial(name, centre, library, radius=0.021, height=0.018, rotation=(0, 0, 0)):
    import bpy

    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=radius, depth=height, location=centre, rotation=rotation)
    item = bpy.context.object
    item.data.materials.append(library['satin'])
    soft = item.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.0025, 3
    return item
