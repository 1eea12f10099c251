"""A side elevation straight from the fields, without a mesh or a renderer: two seconds a car, to judge proportions."""

import numpy as np
from PIL import Image, ImageDraw

from .curves import step
from .panel_lines import panel_lines

LIGHT = np.array([-0.25, 0.72, 0.65])


def flank(shape, pitch):
    """The outermost point of the body at each place of a grid, 0 where there is none: xs, zs, y[z, x]."""
    xs = np.arange(shape.front - 0.05, shape.back + 0.05, pitch)
    zs = np.arange(0.0, shape.spec.height + 0.10, pitch)
    x, z = (v.ravel() for v in np.meshgrid(xs, zs))
    start = shape.half - 0.13
    near = np.where(shape.skin(x, np.full(len(x), start), z) < 0, start, 0.0)
    far = np.full(len(x), shape.half + 0.1)
    for _ in range(22):
        middle = (near + far) / 2
        outside = shape.skin(x, middle, z) > 0
        near, far = np.where(outside, near, middle), np.where(outside, middle, far)
    y = np.where(shape.skin(x, 0 * x, z) > 0, np.where(near > 0.02, near, 0), near)
    return xs, zs, y.reshape(len(zs), len(xs))


def outline(shape, count=64):
    """The side's silhouette as heights: top of the body at evenly spaced shares of the length, as shares of the length."""
    xs = np.linspace(shape.front + 0.01, shape.back - 0.01, count)
    zs = np.linspace(0.05, shape.spec.height + 0.1, 500)
    x, z = np.meshgrid(xs, zs, indexing='ij')
    inside = shape.skin(x, np.full_like(x, 0.03), z) < 0
    top = np.where(inside.any(1), zs[inside.shape[1] - 1 - inside[:, ::-1].argmax(1)], 0)
    return [round(float(v) / shape.spec.length, 4) for v in top]


def elevation(shape, pitch=0.008):
    xs, zs, y = flank(shape, pitch)
    x, z = np.meshgrid(xs, zs)
    dx, dz = np.gradient(y, pitch, axis=1), np.gradient(y, pitch, axis=0)
    normal = np.stack([-dx, np.ones_like(y), -dz], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    up = normal[..., 2]
    shade = 0.22 + 0.45 * np.clip(normal @ LIGHT, 0, 1) + 0.35 * np.exp(-(((up - 0.42) / 0.10) ** 2)) + 0.1 * step(-0.1, -0.5, up)
    colour = shade[..., None] * np.array([0.55, 0.72, 0.95])
    glass = shape.side_windows(x, y, z) < 0
    screens = ((shape.windscreen(x, y, z) < 0) & (shape.screen(x, y, z) > -0.03)) | ((shape.rear_window(x, y, z) < 0) & (shape.rear_screen(x, y, z) > -0.03))
    colour[glass | screens] = (0.10, 0.11, 0.12)
    for field, gap, *_ in panel_lines(shape):
        value = field(x, y, z)
        edge = np.abs(value) < 0.5 * pitch + gap
        colour[edge & ~glass] *= 0.45
    p = shape.spec
    if p.soft_top or p.roof_colour != 'paint':
        colour[(shape.upper(x, y, z) < 0) & ~glass] = (0.06, 0.06, 0.06)
    colour[y <= 0] = 1
    colour[(shape.arch(x, y, z) < 0) & (y > 0)] = 0.06
    for axle in shape.axles:
        r = np.hypot(x - axle, z - shape.wheel_r)
        colour[r < shape.wheel_r] = 0.12
        colour[r < shape.wheel_r * p.rim] = 0.62
    return Image.fromarray((np.clip(colour[::-1, ::-1], 0, 1) * 255).astype(np.uint8))


def dimensioned(shape, pitch=0.008):
    """The elevation on a sheet of fixed scale, with length, wheelbase, overhangs and height written beside it."""
    p = shape.spec
    picture = elevation(shape, pitch)
    sheet = Image.new('RGB', (int(6.3 / pitch), int(2.95 / pitch)), 'white')
    left, base = int(0.25 / pitch), sheet.height - int(0.42 / pitch)
    sheet.paste(picture, (left, base - picture.height))
    draw = ImageDraw.Draw(sheet)
    at = lambda x: left + picture.width - (x - shape.front + 0.05) / pitch
    draw.line([(left, base), (left + picture.width, base)], fill='grey')
    for start, end in ((shape.back, p.wheelbase), (p.wheelbase, 0.0), (0.0, shape.front)):
        a, b = at(start), at(end)
        draw.line([(a, base + 14), (b, base + 14)], fill='black')
        for end_mark in (a, b):
            draw.line([(end_mark, base + 8), (end_mark, base + 20)], fill='black')
        draw.text(((a + b) / 2 - 10, base + 18), f'{abs(start - end) * 1000:.0f}', fill='black')
    draw.text((left, 6), f'{p.name}   {p.length * 1000:.0f} x {p.width * 1000:.0f} x {p.height * 1000:.0f}', fill='black')
    return sheet
