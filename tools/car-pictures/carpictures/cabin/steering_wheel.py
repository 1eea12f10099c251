"""Steering wheel, drawn in its own plane: x to the right of the driver, y up, z towards the driver."""

from math import cos, pi, radians, sin, tau

import numpy as np

from ..curves import Outline, smooth_max, step
from ..mesh import Mesh
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
    """`style`: radius, flat foot, spokes ('three', 'two' or 'four')."""
    place = frame(layout)
    add('wheel rim', rim(style.radius, style.flat), library['wheel'], frame=place)
    hub = Outline([(-0.092, 0.048), (0.092, 0.048), (0.072, -0.055), (0.035, -0.082), (-0.035, -0.082), (-0.072, -0.055)], 0.032)
    face = lambda x, y, z: smooth_max(hub(x, y), np.maximum(z - 0.016 + 1.1 * (x * x + (y + 0.01) ** 2), -0.07 - z), 0.016)
    add('wheel hub', whole_mesh(face, ((-0.12, 0.12), (-0.11, 0.08), (-0.09, 0.04)), cell * 0.6), library['wheel cover'], frame=place)
    reach = style.radius - 0.006
    arms = Outline([(-reach, 0.030), (reach, 0.030), (reach, -0.014), (0.06, -0.034), (-0.06, -0.034), (-reach, -0.014)], 0.012)
    field = lambda x, y, z: plate(arms, x, y, z + 0.06 * (1 - (x / reach) ** 2) ** 2 * 0.35, -0.026, -0.004, 0.010)
    add('wheel spokes', whole_mesh(field, ((-0.20, 0.20), (-0.06, 0.06), (-0.07, 0.03)), cell * 0.6), library['plastic'], frame=place)
    if style.spokes == 'three':
        foot = Outline([(-0.045, -0.05), (0.045, -0.05), (0.030, -style.radius + style.flat), (-0.030, -style.radius + style.flat)], 0.008)
        field = lambda x, y, z: plate(foot, x, y, z, -0.034, -0.008, 0.008)
        add('wheel foot', whole_mesh(field, ((-0.07, 0.07), (-0.21, -0.02), (-0.05, 0.03)), cell * 0.6), library['wheel accent'], frame=place)
    column = lambda x, y, z: rounded_box(x, y, z, (0, -0.02, -0.15), (0.13, 0.12, 0.20), 0.04)
    add('column', whole_mesh(column, ((-0.09, 0.09), (-0.10, 0.06), (-0.27, -0.03)), cell), library['plastic'], frame=place)
