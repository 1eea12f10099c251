"""Shut lines of doors, bonnet, tailgate, bumpers, handles and the flap."""

import numpy as np

from .curves import Outline, smooth_max

GAP = 0.0042


def panel_lines(shape):
    """Shut lines, each the zero line of a field over the skin."""
    p = shape.spec
    ar, wr = shape.arch_r, shape.wheel_r
    sill = p.clearance + (0.16 if p.cladding else 0.075)
    front_x = ar + 0.075
    belt_z = p.belt + 0.10
    tail_x = shape.back

    front_door = Outline(
        [(front_x + 0.02, sill), (p.b_pillar + 0.02, sill), (p.b_pillar + 0.02, belt_z), (front_x + 0.16, belt_z), (front_x - 0.01, p.belt - 0.22)], 0.05
    )
    rear_edge = p.wheelbase - 0.02
    rear_door = Outline(
        [(p.b_pillar + 0.0245, sill), (p.wheelbase - ar - 0.01, sill), (rear_edge, wr + ar * 0.98), (rear_edge + 0.05, belt_z), (p.b_pillar + 0.0245, belt_z)], 0.05
    )

    sliding_door = Outline(
        [(p.b_pillar + 0.0245, sill), (p.c_pillar, sill), (p.c_pillar, p.height - 0.14), (p.b_pillar + 0.0245 + 0.06, p.height - 0.14)], 0.05
    )

    def door(outline):
        def field(x, y, z):
            value = outline(x, z)
            value = np.maximum(value, ar + 0.055 - np.hypot(x - p.wheelbase, z - wr))
            return np.where(y < shape.half * 0.55, 1.0, value)

        return field

    def bonnet(x, y, z):
        value = smooth_max(y - (shape.half - 0.175 + 0.06 * (x - p.cowl_x)), shape.nose(x, y, z) + 0.055, 0.08)
        value = np.maximum(value, x - (p.cowl_x + 0.02 + p.screen_round * y * y))
        return np.where(z < p.nose_top - 0.22, 1.0, value)

    def front_bumper(x, y, z):
        return np.maximum(x + ar * 0.93 - 0.35 * (z - 0.7), z - (p.nose_top - 0.10))

    def rear_bumper(x, y, z):
        height = p.clearance + 0.49
        return np.where((x > p.wheelbase + 0.1) & (z < height + 0.2), z - height - 0.06 * np.clip(tail_x - 0.25 - x, -0.2, 1), 1.0)

    rise = p.height - 0.06 - shape.rear_base_z
    hinge = shape.rear_base_x - rise / np.tan(np.radians(p.rear_rake)) - p.rear_curve * rise**2 - 0.04
    if p.style in ('notchback', 'roadster', 'coupe'):
        hinge = shape.rear_base_x - 0.02
    if p.bed:
        hinge = shape.back - 0.07

    def tailgate(x, y, z):
        low = p.clearance + 0.495
        edge = np.maximum(y - (shape.half - 0.20), shape.glass_side(x, y, z) + 0.050)
        value = smooth_max(edge, low - z, 0.05)
        return np.where(z < low - 0.1, 1.0, np.maximum(value, hinge - x))

    def fuel(x, y, z):
        outline = Outline([(-0.075, -0.075), (0.075, -0.075), (0.075, 0.075), (-0.075, 0.075)], 0.03)
        at = p.wheelbase + 0.36 if p.flap.endswith('rear') else ar - 0.05
        return outline(x - at, z - (p.belt - 0.17))

    handle_z = p.belt - 0.118

    def handle(cx, cz):
        outline = Outline([(-0.115, -0.017), (0.115, -0.017), (0.115, 0.017), (-0.115, 0.017)], 0.015)
        return lambda x, y, z: np.where(y < shape.half * 0.6, 1.0, outline(x - cx, z - cz - 0.02 * (x - cx)))

    def rear_split(x, y, z):
        """Between the two rear doors of a van."""
        return np.where((x < shape.back - 0.45) | (z < p.clearance + 0.40), 1.0, y)

    def sliding_rail(x, y, z):
        outline = Outline([(p.c_pillar, -0.012), (shape.back - 0.16, -0.012), (shape.back - 0.16, 0.012), (p.c_pillar, 0.012)], 0.008)
        return np.where(y < shape.half * 0.6, 1.0, outline(x, z - p.belt + 0.10))

    on_side = lambda field: lambda x, y, z: np.where(y < shape.half * 0.6, 1.0, field(x, y, z))
    shut = (GAP, 0.0025, 0.0)
    lines = [(door(front_door), *shut)]
    handle_lines = [handle(p.b_pillar - 0.165, handle_z)]
    if p.doors in (4, 5, 6):
        lines.append((door(sliding_door if p.panel_van else rear_door), *shut))
        handle_lines.append(handle(p.b_pillar + 0.20 if p.panel_van else rear_edge - 0.20, handle_z + 0.014))
    lines += [
        (bonnet, *shut),
        (front_bumper, GAP * 0.6, 0.0015, 0.0),
        (rear_bumper, GAP * 0.6, 0.0015, 0.0),
        (tailgate, *shut),
        (on_side(fuel), 0.002, 0.001, 0.0),
    ]
    if p.rear_doors:
        lines.append((rear_split, *shut))
    if p.panel_van:
        lines.append((sliding_rail, 0.012, 0.002, 0.0))
    if p.handles == 'flush':
        lines += [(line, 0.003, 0.002, 0.004) for line in handle_lines]
    return lines  # field, gap, edge radius, how far the inner piece stands proud
