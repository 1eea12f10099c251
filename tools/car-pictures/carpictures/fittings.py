"""Rails, wipers, aerial and exhausts."""

import numpy as np

from .curves import step
from .objects import block, polygons, revolve, tube


def add_fittings(shape, materials):
    p = shape.spec
    if p.roof_rails:
        xs = np.linspace(p.cowl_x + 0.78, shape.back - 0.50, 60)
        y = shape.half - p.ledge - 0.265
        height = 0.036 * step(0, 0.22, np.minimum(xs - xs[0], xs[-1] - xs)) - 0.01
        z = np.array([_top(shape, x, y) for x in xs])
        for side in (1, -1):
            tube('rail', np.stack([xs, np.full_like(xs, side * y), z + height - 0.004], 1), 0.017, materials[p.rail_colour])
    if p.spare_wheel:
        add_spare_wheel(shape, materials)
    if p.handles == 'bar':
        add_handles(shape, materials)
    # wipers at rest
    for y0, y1, lift in ((0.56, -0.06, 0.045), (-0.02, -0.60, 0.045)):
        ys = np.linspace(y0, y1, 24)
        z = shape.cowl_z + 0.028 + lift * np.linspace(0, 1, 24) - 0.03 * (ys / 0.7) ** 2
        tube('wiper', shape.on_screen(ys, z, 0.006), 0.0065, materials['trim'])
        tube('wiper arm', shape.on_screen(ys[:13], z[:13] - 0.012, 0.010), 0.006, materials['trim'])
    if p.fin:
        x = shape.roof_front + 0.62 * (shape.rear_base_x - shape.roof_front)
        block('fin', (0.14, 0.028, 0.056), (x, 0, _top(shape, x, 0.0) + 0.014), materials[p.roof_colour], 0.013, taper=0.4)
    if p.exhaust:
        z = p.clearance + 0.10
        for side in (1, -1):
            x = shape.on_tail(np.array([0.52]), np.array([z + 0.03]))[0, 0]
            block('pipe', (0.10, 0.14, 0.045), (x - 0.035, side * 0.52, z), materials['satin'], 0.02)
            block('pipe hole', (0.02, 0.115, 0.028), (x + 0.008, side * 0.52, z), materials['dark'], 0.012)




def add_spare_wheel(shape, materials):
    """On the tailgate, under a cover."""
    r, z = shape.wheel_r * 0.96, shape.spec.belt - 0.10
    points, faces = revolve([(0.0001, 0.115), (r * 0.55, 0.112), (r * 0.58, 0.100), (r * 0.80, 0.095), (r * 0.94, 0.075), (r, 0.03), (r, -0.12)], 72)
    item = polygons('spare wheel', points, faces, [materials['trim']], 40)
    item.location = tuple(shape.on_tail(np.array([0.0]), np.array([z]))[0] + [0.06, 0, 0])
    item.rotation_euler = (0, 0, -np.pi / 2)


def add_handles(shape, materials):
    p = shape.spec
    places = [p.b_pillar - 0.165]
    if p.doors in (4, 5, 6):
        places.append(p.b_pillar + 0.19 if p.panel_van else p.wheelbase - 0.22)
    for k, x in enumerate(places):
        z = p.belt - 0.115 + 0.014 * k
        y = shape.side_y(np.array([x - 0.09, x, x + 0.09]), np.full(3, z))
        for side in (1, -1):
            bar = block('handle', (0.215, 0.022, 0.030), (x, side * (y[1] + 0.022), z), materials['paint'], 0.0105)
            bar.rotation_euler = (0, -0.02, side * np.arctan2(y[2] - y[0], 0.18))
            for end in (-0.085, 0.088):
                block('handle foot', (0.036, 0.05, 0.024), (x + end, side * (y[1] + 0.002), z), materials['paint'], 0.008)


def _top(shape, x, y):
    zs = np.linspace(shape.spec.belt, shape.spec.height + 0.05, 400)
    values = shape.skin(np.full_like(zs, x), np.full_like(zs, y), zs)
    inside = np.nonzero(values < 0)[0]
    return zs[inside[-1]] if len(inside) else shape.spec.height
