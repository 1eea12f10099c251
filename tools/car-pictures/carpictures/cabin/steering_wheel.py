"""Steering wheel, drawn in its own plane: x to the right of the driver, y up, z towards the driver."""

from math import cos, pi, radians, sin, tau

import numpy as np
from mathutils import Matrix

from ..curves import Outline, smooth_max
from ..mesh import Mesh
from ..objects import block, tube
from .stitches import stitches
from .solids import add, frame_of, plate, rounded_box, whole_mesh

TILT = radians(24)


def frame(layout):
    origin = (layout.wheel_x, layout.hand * layout.seat_y, layout.wheel_z)
    return frame_of(origin, (0, 1, 0), (-sin(TILT), 0, cos(TILT)), (cos(TILT), 0, sin(TILT)))


def rim(radius, flat, segments=128, around=24):
    """A ring of oval section; `flat` cuts its foot."""
    angle = np.linspace(0, tau, segments, endpoint=False)
    r = np.minimum(radius, np.where(np.sin(angle) < 0, (radius - flat) / np.maximum(-np.sin(angle), 1e-3), radius))
    kernel = np.hanning(13) / np.hanning(13).sum()
    r = np.convolve(np.concatenate([r[-6:], r, r[:6]]), kernel, 'valid')
    swell = 1 + 0.10 * (np.exp(-(((np.abs(np.angle(np.exp(1j * (angle - 0.55)))) / 0.22)) ** 2)) + np.exp(-(((np.abs(np.angle(np.exp(1j * (angle - pi + 0.55)))) / 0.22)) ** 2)))
    turn = np.linspace(0, tau, around, endpoint=False)
    out = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
    up = np.array([0, 0, 1.0])
    points, normals = [], []
    for k in turn:
        d = cos(k) * 0.0155 * swell[:, None] * out + sin(k) * 0.0185 * swell[:, None] * up
        n = cos(k) / 0.0155 * out + sin(k) / 0.0185 * up
        points.append(out * r[:, None] + d)
        normals.append(n / np.linalg.norm(n, axis=1, keepdims=True))
    i, j = np.meshgrid(np.arange(around), np.arange(segments), indexing='ij')
    a, b = i * segments + j, ((i + 1) % around) * segments + j
    c, d = ((i + 1) % around) * segments + (j + 1) % segments, i * segments + (j + 1) % segments
    faces = np.concatenate([np.stack([a.ravel(), d.ravel(), c.ravel()], 1), np.stack([a.ravel(), c.ravel(), b.ravel()], 1)])
    return Mesh(np.concatenate(points), np.concatenate(normals), faces)


def add_steering_wheel(layout, library, style, cell):
    place = frame(layout)
    fine = min(cell * 0.6, 0.006)
    add('wheel rim', rim(style.radius, style.flat), library['wheel'], frame=place)
    hub = Outline([(-0.078, 0.040), (0.078, 0.040), (0.066, -0.040), (0.034, -0.070), (-0.034, -0.070), (-0.066, -0.040)], 0.034 if style.spokes != 'round' else 0.05)

    def cover(x, y, z):
        dome = 0.014 - 1.5 * (x * x + (y + 0.01) ** 2)
        dome = dome - 0.004 * np.exp(-(((hub(x, y) + 0.014) / 0.0035) ** 2))
        return smooth_max(hub(x, y), np.maximum(z - dome, -0.060 - z), 0.018)

    add('wheel hub', whole_mesh(cover, ((-0.11, 0.11), (-0.10, 0.07), (-0.08, 0.03)), fine), library['wheel cover'], frame=place)
    reach = style.radius - 0.004
    low = -0.010 if style.spokes != 'two' else -0.028
    arms = Outline([(-reach, low + 0.030), (-0.07, 0.026), (0.07, 0.026), (reach, low + 0.030), (reach, low - 0.006), (0.07, -0.030), (-0.07, -0.030), (-reach, low - 0.006)], 0.008)
    sunk = lambda x: 0.020 * (1 - np.clip(np.abs(x) / reach, 0, 1) ** 2)
    arm = lambda x, y, z: plate(arms, x, y, z + sunk(x), -0.018, -0.002, 0.010)
    add('wheel spokes', whole_mesh(arm, ((-0.20, 0.20), (-0.06, 0.06), (-0.06, 0.02)), fine), library['plastic'], frame=place)
    keys = Outline([(0.088, -0.018), (0.138, -0.015), (0.140, 0.014), (0.088, 0.020)], 0.008)
    for side in (-1, 1):
        pad = lambda x, y, z, side=side: plate(keys, x * side, y, z + sunk(x), -0.004, 0.002, 0.003)
        box = ((0.08, 0.15), (-0.03, 0.03), (-0.04, 0.02)) if side > 0 else ((-0.15, -0.08), (-0.03, 0.03), (-0.04, 0.02))
        add('wheel keys', whole_mesh(pad, box, 0.003), library['gloss-black'], frame=place)
        rail = Outline([(0.074, low - 0.016), (reach - 0.004, low - 0.009), (reach - 0.004, low - 0.003), (0.074, low - 0.007)], 0.002)
        strip = lambda x, y, z, side=side: plate(rail, x * side, y, z + sunk(x), -0.008, 0.0015, 0.002)
        box = ((0.06, 0.19), (-0.07, 0.0), (-0.04, 0.02)) if side > 0 else ((-0.19, -0.06), (-0.07, 0.0), (-0.04, 0.02))
        add('wheel strip', whole_mesh(strip, box, 0.003), library['wheel accent'], frame=place)
        for k in (-1, 0, 1):
            mark = block('wheel key mark', (0.005, 0.0012, 0.0006), (0, 0, 0), library['icon'], 0.0002)
            mark.matrix_world = place @ Matrix.Translation((side * (0.114 + 0.013 * k), 0.001, -sunk(0.114) + 0.0035))
    if style.spokes == 'three':
        foot = style.radius - style.flat
        for side in (-1, 1):
            leg = Outline([(0.018, -0.05), (0.036, -0.05), (0.030, -foot), (0.016, -foot)], 0.004)
            field = lambda x, y, z, side=side: plate(leg, x * side, y, z + 0.012 * (1 - (y / foot) ** 2), -0.020, -0.002, 0.005)
            box = ((0.0, 0.05), (-0.21, -0.03), (-0.05, 0.02)) if side > 0 else ((-0.05, 0.0), (-0.21, -0.03), (-0.05, 0.02))
            add('wheel foot', whole_mesh(field, box, 0.004), library['wheel accent'], frame=place)
    column = lambda x, y, z: rounded_box(x, y, z, (0, -0.02, -0.17), (0.12, 0.11, 0.22), 0.04)
    add('column', whole_mesh(column, ((-0.09, 0.09), (-0.10, 0.06), (-0.30, -0.04)), cell), library['plastic'], frame=place)
    for side in (-1, 1):
        stalk = tube('stalk', np.array([(side * 0.05, 0.012, -0.085), (side * 0.125, 0.020, -0.078), (side * 0.165, 0.024, -0.070)]), 0.0075, library['plastic'])
        stalk.matrix_world = place
    around = np.linspace(0, tau, 300)
    inner = np.stack([(style.radius - 0.0155) * np.cos(around), (style.radius - 0.0155) * np.sin(around), np.full(300, 0.002)], 1)
    keep = inner[:, 1] > -(style.radius - style.flat - 0.02)
    seam = stitches('wheel seam', inner[keep][np.argsort((around[keep] + pi / 2 - 0.001) % tau)], library['thread'], radius=0.0009)
    seam.matrix_world = place
