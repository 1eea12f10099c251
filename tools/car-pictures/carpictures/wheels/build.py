"""Wheels by `Specification.wheel_style`: tyre, rim, spokes, disc and caliper, and the liner of the arch."""

from math import cos, pi, sin, tau

import bpy
import numpy as np

from ..objects import polygons, revolve


def _tyre_profile(R, Rr, w):
    h = w / 2
    groove = lambda y: [(R, y - 0.006), (R - 0.007, y - 0.004), (R - 0.007, y + 0.004), (R, y + 0.006)]
    tread = [(R - 0.006, -h * 0.80)]
    for y in (-0.52 * h, -0.18 * h, 0.18 * h, 0.52 * h):
        tread += groove(y)
    tread += [(R - 0.006, h * 0.80)]
    wall = [
        (R - 0.016, h * 0.90),
        (R - 0.032, h * 0.965),
        (R * 0.5 + Rr * 0.5 + 0.006, h * 1.0),
        (Rr + 0.030, h * 0.97),
        (Rr + 0.016, h * 0.935),
        (Rr + 0.010, h * 0.925),
        (Rr + 0.004, h * 0.88),
        (Rr - 0.004, h * 0.82),
    ]
    return [(r, -y) for r, y in reversed(wall)] + tread + wall


def _rim_profile(Rr, w):
    h = w / 2
    return [
        (Rr - 0.002, h * 0.80),
        (Rr + 0.004, h * 0.90),
        (Rr + 0.001, h * 0.935),
        (Rr - 0.006, h * 0.925),
        (Rr - 0.012, h * 0.86),
        (Rr - 0.018, h * 0.70),
        (Rr - 0.022, h * 0.2),
        (Rr - 0.026, -h * 0.9),
    ]


def _spoke(width_in, width_out, angle, lean, Rr, h, hub=0.055, depth=0.034, twist=0.0):
    """One spoke: a concave bar from hub to rim. Returns points, faces and which faces look outwards."""
    points, faces, out = [], [], []
    n = 9
    for i in range(n):
        t = i / (n - 1)
        r = hub + (Rr - 0.010 - hub) * t
        width = width_in * (1 - t) ** 1.2 + width_out * (1 - (1 - t) ** 1.2)
        y = h * (0.62 + 0.26 * t**1.8) + (0.012 * (1 - t) ** 3)
        centre = angle + lean * t + twist * t * t
        edge = depth * (1 - 0.35 * t)
        for side, drop in ((-0.5, edge), (-0.5, 0.004), (-0.36, 0.0), (0.36, 0.0), (0.5, 0.004), (0.5, edge)):
            a = centre
            px, pz = r * cos(a) - side * width * sin(a), r * sin(a) + side * width * cos(a)
            points.append((px, y - drop, pz))
    for i in range(n - 1):
        for k in range(5):
            a = i * 6 + k
            faces.append((a, a + 1, a + 7, a + 6))
            out.append(0 if k == 2 else 1)
    return points, faces, out


WHEELS = {  # number of arms, bars per arm (offset angle), inner width, outer width, lean
    'five-twin': (5, (-0.16, 0.16), 0.040, 0.026, 0.0),
    'ten': (10, (0.0,), 0.032, 0.024, 0.10),
    'aero': (5, (0.0,), 0.060, 0.150, 0.0),
    'multi': (14, (0.0,), 0.020, 0.017, 0.0),
}


def wheel(spec, materials):
    """A wheel at the origin, its face towards +y."""
    R, w = spec.wheel / 2, spec.tyre_width
    Rr, h = R * spec.rim, w / 2
    items = []
    points, faces = revolve(_tyre_profile(R, Rr, w), 128)
    items.append(polygons('tyre', points, faces, [materials['tyre']], 30))
    points, faces = revolve(_rim_profile(Rr, w), 128)
    lip = [1 if (k % 7) >= 4 else 0 for k in range(len(faces))]
    items.append(polygons('rim', points, faces, [materials['alloy'], materials['alloy-dark']], 35, lip))

    arms, bars, w_in, w_out, lean = WHEELS[spec.wheel_style]
    points, faces, out = [], [], []
    for arm in range(arms):
        for bar in bars:
            a = tau * arm / arms + pi / 2
            p, f, o = _spoke(w_in, w_out, a + bar * 0.55, lean + bar * 0.45, Rr, h)
            faces += [tuple(v + len(points) for v in face) for face in f]
            points += p
            out += o
    items.append(polygons('spokes', points, faces, [materials['alloy'], materials['alloy-dark']], 28, out))
    hub = [(0.0001, h * 0.74), (0.026, h * 0.74), (0.030, h * 0.72), (0.031, h * 0.66), (0.060, h * 0.655), (0.072, h * 0.60), (0.075, h * 0.3)]
    points, faces = revolve(hub, 48)
    items.append(polygons('hub', points, faces, [materials['alloy'], materials['gloss-black']], 30, [1 if (k % 6) < 2 else 0 for k in range(len(faces))]))
    for bolt in range(5):
        a = tau * (bolt + 0.5) / 5 + pi / 2
        points, faces = revolve([(0.0001, 0.006), (0.007, 0.006), (0.009, 0.003), (0.009, -0.01)], 16)
        points = [(x + 0.046 * cos(a), y + h * 0.655, z + 0.046 * sin(a)) for x, y, z in points]
        items.append(polygons('bolt', points, faces, [materials['alloy-dark']]))
    disc = [(0.07, 0.022), (0.085, 0.022), (0.09, 0.012), (Rr * 0.72, 0.012), (Rr * 0.725, 0.008), (Rr * 0.725, -0.016), (0.07, -0.016)]
    points, faces = revolve(disc, 72)
    items.append(polygons('disc', points, faces, [materials['disc']]))
    points, faces = revolve([(0.001, -h * 0.5), (Rr - 0.03, -h * 0.5)], 48)
    items.append(polygons('back', points, faces, [materials['dark']]))
    return items


def caliper(Rr, material, angle):
    inner, outer, points, faces = Rr * 0.46, Rr * 0.80, [], []
    steps = 14
    for i in range(steps):
        a = angle - 0.42 + 0.84 * i / (steps - 1)
        squeeze = 1 - 0.35 * abs(i / (steps - 1) - 0.5) ** 2
        for r, y in ((inner * 1.05, -0.03), (inner, 0.030), (inner * 1.03, 0.044), (outer * 0.95 * squeeze, 0.044), (outer * squeeze, 0.032), (outer * squeeze, -0.03)):
            points.append((r * cos(a), y, r * sin(a)))
    for i in range(steps - 1):
        for k in range(5):
            a = i * 6 + k
            faces.append((a, a + 1, a + 7, a + 6))
    for i in (0, steps - 1):
        faces.append(tuple(i * 6 + k for k in range(6)))
    return polygons('caliper', points, faces, [material], 35)


def add_wheels(shape, materials):
    spec = shape.spec
    y = shape.half - 0.028 - spec.tyre_width / 2
    prototype = wheel(spec, materials)
    Rr = spec.wheel / 2 * spec.rim
    for axle, x in enumerate(shape.axles):
        for side in (1, -1):
            turn = 0.35 + 0.2 * axle
            for source in prototype:
                copy = bpy.data.objects.new(source.name, source.data)
                copy.location = (x, side * y, shape.wheel_r)
                copy.rotation_euler = (0, turn, 0) if side > 0 else (0, turn, pi)
                bpy.context.collection.objects.link(copy)
            pad = caliper(Rr, materials['caliper'], 0.5 if axle == 0 else pi - 0.5)
            pad.location = (x, side * y, shape.wheel_r)
            pad.scale = (1, side, 1)
            _liner(shape, x, side, materials['dark'])
    for source in prototype:
        bpy.data.objects.remove(source)


def _liner(shape, x, side, material):
    r, out, inn = shape.arch_r + 0.012, shape.half - 0.045, shape.half - 0.40
    low = np.arcsin(np.clip((shape.spec.clearance + 0.03 - shape.wheel_r) / r, -1, 1))
    points, faces, n = [], [], 40
    for i in range(n + 1):
        a = low + (pi - 2 * low) * i / n
        points += [(x + r * cos(a), side * out, shape.wheel_r + r * sin(a)), (x + r * cos(a), side * inn, shape.wheel_r + r * sin(a))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
    faces.append(tuple(2 * i + 1 for i in range(n + 1)))
    polygons('liner', points, faces, [material])
