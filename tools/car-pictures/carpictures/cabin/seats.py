"""Seats: backrest, cushion, head restraint, base, belts; the rear bench.

A seat is drawn around the line where cushion and backrest meet: x backwards, y outwards, z up.
"""

from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np

from ..curves import Outline, Profile, smooth_max, smooth_min, step
from ..mesh import join, split
from ..objects import tube
from .solids import add, both_halves, copies, half_mesh, rounded_box
from .stitches import lifted, onto, stitches

RECLINE = radians(19)


@dataclass(frozen=True)
class SeatStyle:
    bolster: float = 1.0  # height of the side bolsters
    flutes: float = 0.0  # distance of the horizontal seams across the insert; 0: none
    insert: float = 0.135  # half the width of the insert
    head: str = 'pad'  # or 'wide', 'ring'
    top: float = 0.60  # length of the backrest


def along_back(x, z):
    """(up the backrest, out of it towards the sitter)."""
    return z * cos(RECLINE) + x * sin(RECLINE), z * sin(RECLINE) - x * cos(RECLINE)


def bump(value, width):
    return np.exp(-((value / width) ** 2))


def backrest(style):
    t = style.top
    outline = Outline([(-0.205, -0.10), (0.205, -0.10), (0.258, 0.10), (0.266, 0.30), (0.240, t * 0.77), (0.165, t), (-0.165, t), (-0.240, t * 0.77), (-0.266, 0.30), (-0.258, 0.10)], 0.075)
    lumbar = Profile([(-0.15, -0.03), (0.0, 0.0), (0.16, 0.022), (0.34, 0.012), (0.5, 0.004), (0.7, -0.012)], soft=0.04)
    height = Profile([(-0.15, 0.02), (0.0, 0.045), (0.2, 0.062), (0.36, 0.056), (0.48, 0.026), (0.6, 0.008), (0.8, 0.0)], soft=0.04)
    seam = Profile([(-0.2, style.insert - 0.012), (0.1, style.insert), (0.35, style.insert + 0.012), (0.55, style.insert - 0.02), (0.8, style.insert - 0.05)], soft=0.04)

    def field(x, y, z):
        u = np.abs(y)
        v, w = along_back(x, z)
        front = lumbar(v) + height(v) * style.bolster * step(style.insert - 0.02, style.insert + 0.075, u) - 0.25 * np.maximum(u - 0.19, 0) ** 2 * 6
        front = front - 0.007 * bump(u - seam(v), 0.0055) * step(-0.02, 0.02, v)
        inside = step(0.004, -0.004, u - seam(v))
        cross = t - 0.105
        front = front - 0.006 * bump(v - cross - 0.10 * u * u, 0.0055) * inside
        if style.flutes:
            part = (v + 5 * style.flutes) % style.flutes - style.flutes / 2
            puff = 0.005 * (1 - (2 * part / style.flutes) ** 4) - 0.005
            front = front + puff * inside * step(0.03, 0.06, v) * step(cross - 0.01, cross - 0.04, v)
        back = -0.088 - 0.030 * step(0.35, 0.0, v) + 0.05 * step(0.3, 0.62, v) - 0.012 * (1 - (u / 0.26) ** 2)
        return smooth_max(outline(y, v), smooth_max(w - front, back - w, 0.03), 0.06)

    return field, seam


def cushion(style):
    outline = Outline([(-0.205, -0.07), (0.205, -0.07), (0.252, 0.12), (0.258, 0.34), (0.235, 0.515), (-0.235, 0.515), (-0.258, 0.34), (-0.252, 0.12)], 0.07)
    rise = Profile([(-0.1, -0.004), (0.05, 0.0), (0.2, 0.010), (0.38, 0.032), (0.5, 0.028), (0.6, 0.0)], soft=0.04)
    height = Profile([(-0.1, 0.03), (0.1, 0.038), (0.3, 0.040), (0.42, 0.022), (0.52, 0.0), (0.6, 0.0)], soft=0.04)
    seam = Profile([(-0.1, style.insert - 0.01), (0.1, style.insert), (0.35, style.insert + 0.02), (0.5, style.insert + 0.03)], soft=0.04)

    def field(x, y, z):
        u, s = np.abs(y), -x
        top = rise(s) + height(s) * style.bolster * step(style.insert - 0.015, style.insert + 0.075, u) - 0.007 * bump(u - seam(s), 0.0055)
        inside = step(0.004, -0.004, u - seam(s))
        top = top - 0.006 * bump(s - 0.36 + 0.12 * u * u, 0.0055) * inside
        if style.flutes:
            part = (s + 5 * style.flutes) % style.flutes - style.flutes / 2
            puff = 0.005 * (1 - (2 * part / style.flutes) ** 4) - 0.005
            top = top + puff * inside * step(0.35, 0.33, s) * step(0.02, 0.05, s)
        return smooth_max(outline(y, s), smooth_max(z - top, -0.135 - z, 0.03), 0.065)

    return field, seam


def head_field(style, lift, width=0.135):
    centre = (lift * sin(RECLINE) + 0.012, lift * cos(RECLINE))

    def field(x, y, z):
        v, w = along_back(x - centre[0], z - centre[1])
        half = width - 0.05 * np.maximum(-v, 0)
        across = np.abs(y) / half
        bend = 0.035 * np.clip(across, 0, 1.3) ** 2 if style.head == 'wide' else 0.012 * np.clip(across, 0, 1.3) ** 2
        w = w - bend
        thick = 0.048 - 0.010 * v / 0.09
        groove = 0.004 * bump(w + 0.004, 0.008)
        value = (across**4 + np.abs(v / 0.092) ** 4 + np.abs(w / thick) ** 2.6) ** 0.25 - 1
        return value * 0.055 + groove

    return field, centre


def head_restraint(style, lift, cell, width=0.135):
    field, (cx, cz) = head_field(style, lift, width)
    return half_mesh(field, ((cx - 0.12, cx + 0.12), 0.16, (cz - 0.13, cz + 0.13)), cell)


def front_seats(layout, library, style, cell, fine=True):
    back, back_seam = backrest(style)
    seat, seat_seam = cushion(style)
    parts = []
    mesh = half_mesh(back, ((-0.16, 0.42), 0.30, (-0.14, style.top + 0.06)), cell)
    shell, front = split(mesh, lambda x, y, z: along_back(x, z)[1] + 0.052 - 0.02 * step(0.3, 0.6, along_back(x, z)[0]))
    insert, sides = split(front, lambda x, y, z: np.abs(y) - back_seam(along_back(x, z)[0]))
    parts += [('seat', sides), ('insert', insert), ('seat back', shell)]
    mesh = half_mesh(seat, ((-0.58, 0.12), 0.30, (-0.18, 0.14)), cell)
    insert, sides = split(mesh, lambda x, y, z: np.maximum(np.abs(y) - seat_seam(-x), -0.06 - z))
    parts += [('seat', sides), ('insert', insert)]
    parts.append(('seat', head_restraint(style, style.top + 0.115, cell)))
    low = layout.floor - layout.seat_z
    base = lambda x, y, z: smooth_max(rounded_box(x, np.abs(y), z, (-0.20, 0.0, -0.150), (0.46, 0.475, 0.11), 0.035), -(z + 0.20 + 0.1 * (x + 0.2) ** 2), 0.02)
    parts.append(('plastic', half_mesh(base, ((-0.48, 0.10), 0.28, (-0.24, -0.07)), cell)))
    if low < -0.22:
        rail = lambda x, y, z: rounded_box(x, np.abs(y) - 0.195, z, (-0.20, 0.0, (low - 0.18) / 2), (0.56, 0.045, -0.18 - low), 0.01)
        parts.append(('rail', half_mesh(rail, ((-0.52, 0.12), 0.24, (low - 0.02, -0.16)), cell)))
    for material in dict.fromkeys(name for name, _ in parts):
        mesh = both_halves(join(*[mesh for name, mesh in parts if name == material]))
        at = [(layout.seat_x, side * layout.seat_y, layout.seat_z) for side in (-1, 1)]
        item = add(material, mesh, library[material], at=at[0])
        copies(item, at[1:])
    if fine:
        sew(layout, library, style, (back, back_seam), (seat, seat_seam))
    for side in (-1, 1):
        stems(layout.seat_x, side * layout.seat_y, layout.seat_z, style.top, library['satin'])


def sew(layout, library, style, back, seat):
    """Twin rows of thread beside the seams of backrest and cushion."""
    for side in (-1, 1):
        at = np.array([layout.seat_x, side * layout.seat_y, layout.seat_z])
        for flank in (-1, 1):
            for off in (-0.0075, 0.0075):
                field, seam = back
                v = np.linspace(0.03, style.top - 0.05, 60)
                w = np.full_like(v, 0.12)
                start = np.stack([v * sin(RECLINE) - w * cos(RECLINE), flank * (seam(v) + off), v * cos(RECLINE) + w * sin(RECLINE)], 1)
                path = lifted(field, onto(field, start, (cos(RECLINE), 0, -sin(RECLINE)), 0.2), 0.0002)
                stitches('seat seam', path + at, library['thread'])
                field, seam = seat
                s = np.linspace(0.04, 0.46, 50)
                start = np.stack([-s, flank * (seam(s) + off), np.full_like(s, 0.12)], 1)
                path = lifted(field, onto(field, start, (0, 0, -1.0), 0.2), 0.0002)
                stitches('seat seam', path + at, library['thread'])


def stems(x, y, z, top, material):
    for s in (-0.062, 0.062):
        foot, head = top - 0.05, top + 0.10
        path = [(x + d * sin(RECLINE) + 0.02 * cos(RECLINE), y + s, z + d * cos(RECLINE) + 0.0) for d in (foot, head)]
        tube('stem', np.array(path), 0.0065, material)


def rear_bench(layout, library, style, cell):
    half = layout.rear_half
    if not half:
        return
    top = 0.56
    outline = Outline([(-half, -0.10), (half, -0.10), (half, top - 0.08), (half - 0.10, top), (-half + 0.10, top), (-half, top - 0.08)], 0.06)
    ends = Outline([(-half, -0.08), (half, -0.08), (half, 0.47), (-half, 0.47)], 0.05)
    middle = 0.17

    def zones(u):
        """1 on the two seats' inserts, 0 on the bolsters and the middle place."""
        return step(middle + 0.0, middle + 0.05, u) * step(half - 0.10, half - 0.15, u)

    def back(x, y, z):
        u = np.abs(y)
        v, w = along_back(x, z)
        front = 0.010 * bump(v - 0.18, 0.16) + 0.030 * (1 - zones(u)) * step(0.0, 0.1, v) * step(top, top - 0.16, v)
        front = front - 0.007 * bump(u - middle, 0.0055)
        if style.flutes:
            part = (v + 5 * style.flutes) % style.flutes - style.flutes / 2
            front = front + (0.005 * (1 - (2 * part / style.flutes) ** 4) - 0.005) * zones(u) * step(0.03, 0.06, v) * step(top - 0.13, top - 0.16, v)
        return smooth_max(outline(y, v), smooth_max(w - front, -0.10 - w, 0.03), 0.05)

    def seat(x, y, z):
        u, s = np.abs(y), -x
        rise = 0.02 * step(0.1, 0.4, s) + 0.022 * (1 - zones(u)) - 0.007 * bump(u - middle, 0.0055)
        return smooth_max(ends(y, s), smooth_max(z - rise, -0.15 - z, 0.03), 0.05)

    parts = []
    mesh = half_mesh(back, ((-0.16, 0.40), half + 0.05, (-0.14, top + 0.06)), cell)
    insert, sides = split(mesh, lambda x, y, z: np.maximum.reduce([middle + 0.012 - np.abs(y), np.abs(y) - (half - 0.115), -along_back(x, z)[1] - 0.03]))
    parts += [('seat', sides), ('insert', insert)]
    mesh = half_mesh(seat, ((-0.53, 0.14), half + 0.05, (-0.2, 0.10)), cell)
    insert, sides = split(mesh, lambda x, y, z: np.maximum.reduce([middle + 0.012 - np.abs(y), np.abs(y) - (half - 0.115), -0.05 - z]))
    parts += [('seat', sides), ('insert', insert)]
    at = (layout.rear_x, 0, layout.rear_z)
    for material in ('seat', 'insert'):
        add(f'bench {material}', both_halves(join(*[mesh for name, mesh in parts if name == material])), library[material], at=at)
    outer = half - 0.25
    head = both_halves(head_restraint(style, top + 0.085, cell, 0.125))
    item = add('head restraint', head, library['seat'], at=(at[0], -outer, at[2]))
    copies(item, [(at[0], outer, at[2]), (at[0], 0, at[2] - 0.02)])
    for y in (-outer, 0, outer):
        stems(at[0], y, at[2], top, library['satin'])
