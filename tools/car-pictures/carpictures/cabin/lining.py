"""What lines the body: headliner, pillar trim, door cards, carpet. One surface around the air inside, cut along fields."""

import numpy as np

from ..curves import Outline, smooth_max, step
from ..mesh import Mesh, join, keep, pushed, split
from .layout import door_y
from .solids import add, half_mesh, reveal

TRIM = 0.045  # from the outer skin to the inner face of pillars and roof


def air_field(layout):
    """Negative in the room inside the car."""
    shape = layout.shape
    p = shape.spec
    front = p.cowl_x + 0.03
    back = shape.rear_base_x - 0.07

    def field(x, y, z):
        u = np.abs(y)
        upper = smooth_max(shape.glass_side(x, u, z) + TRIM, shape.roof_field(x, u, z) + TRIM + 0.01, 0.16)
        upper = smooth_max(upper, shape.screen(x, u, z) + 0.03, 0.05)
        upper = smooth_max(upper, shape.rear_screen(x, u, z) + 0.04, 0.10)
        doors = u - door_y(shape, x, z)
        value = smooth_max(upper, np.where(z > shape.edge(x) + 0.1, -1.0, doors), 0.02)
        tunnel = 0.10 * step(0.16, 0.09, u) * step(p.wheelbase, p.wheelbase - 0.5, x)
        boot = 0.22 * step(layout.rear_x + 0.10, layout.rear_x + 0.22, x)
        value = smooth_max(value, layout.floor + tunnel + boot - z, 0.05)
        value = smooth_max(value, np.maximum(front - x, x - back), 0.06)
        return value

    return field


def armrest(layout, x0, x1):
    """The shelf with the grip and the switches along a door."""
    shape = layout.shape

    def field(x, u, z):
        h = z - shape.edge(x) + 0.215
        depth = u - (door_y(shape, x, shape.edge(x) - 0.30) - 0.045)
        ends = np.maximum(x0 - x, x - x1)
        thick = np.abs(h) - 0.030 - 0.008 * (x - x0)
        return smooth_max(smooth_max(thick, -depth, 0.03), ends, 0.09)

    return field


def pocket(layout, x0, x1):
    """The bin at the foot of a door."""
    shape = layout.shape

    def field(x, u, z):
        depth = u - (door_y(shape, x, shape.edge(x) - 0.40) - 0.050)
        high = z - (layout.floor + 0.20)
        return smooth_max(smooth_max(high, -depth, 0.03), np.maximum(x0 - x, x - x1), 0.12)

    return field


def door_spans(layout):
    p = layout.shape.spec
    spans = [(layout.dash_x - 0.02, p.b_pillar - 0.12)]
    if layout.rear_half and p.doors > 3:
        spans.append((p.b_pillar + 0.20, min(layout.rear_x - 0.12, p.wheelbase - 0.45)))
    return spans


def lining_mesh(layout, cell):
    shape = layout.shape
    air = air_field(layout)
    solids = [part(layout, *span) for span in door_spans(layout) for part in (armrest, pocket)]

    def field(x, y, z):
        u = np.abs(y)
        value = air(x, y, z)
        for solid in solids:
            value = smooth_max(value, -solid(x, u, z), 0.02)
        return value

    box = ((shape.spec.cowl_x - 0.02, shape.back), shape.half, (layout.floor - 0.05, shape.spec.height))
    mesh = half_mesh(field, box, cell)
    return Mesh(mesh.points, -mesh.normals, mesh.faces[:, ::-1])  # it is seen from within


def add_lining(layout, library, cell, open_side=0):
    """`open_side`: -1 or 1 leaves that side's front door away, for a camera that stands in it."""
    shape = layout.shape
    p = shape.spec
    mesh = keep(lining_mesh(layout, cell), lambda x, y, z: -shape.skin(x, y, z), 0.012)
    reveals = []
    # the outlines are meant for the outer skin; on the lining they must not reach into the headliner
    near = lambda pane, x, y, z: np.maximum(-pane(x, y, z) - 0.085, shape.roof_field(x, y, z) + 0.075)
    openings = (
        lambda x, y, z: shape.side_windows(x, np.abs(y), z) - 0.004,
        lambda x, y, z: np.maximum(shape.windscreen(x, np.abs(y), z), near(shape.screen, x, np.abs(y), z)),
        lambda x, y, z: np.maximum(shape.rear_window(x, np.abs(y), z), near(shape.rear_screen, x, np.abs(y), z)),
    )
    for at, opening in enumerate(openings):
        if at == 0:
            pillar = p.b_pillar
            frame = lambda x, z: np.maximum(0.050 - np.abs(x - pillar - 0.10 * (z - p.belt)), 0.034 - np.abs(x - p.c_pillar - 0.30 * (z - p.belt)) if p.doors > 3 else -1.0)
            inside = lambda x, y, z, hole=opening: np.maximum(hole(x, y, z), frame(x, z))
        else:
            inside = opening
        mesh = keep(mesh, inside, 0.0, rim=True)
        reveals.append(reveal(mesh, inside, (0.038, 0.024, 0.032)[at], 0.008))  # no deeper than the pane
        mesh.rims = []
    reveals = [keep(strip, lambda x, y, z: -shape.skin(x, y, z), 0.004) for strip in reveals if strip]
    for side in (1, -1):  # behind the gaps between the parts, so that no daylight comes through them
        behind = pushed(mesh if side > 0 else reflected(mesh), -0.006)
        add('backing', keep(behind, doorway(layout)) if side == open_side else behind, library['dark'])
    rest, ceiling = split(mesh, lambda x, y, z: shape.roof_field(x, np.abs(y), z) + 0.155, 0.003)
    lower, pillars = split(rest, lambda x, y, z: z - shape.edge(x) - 0.028, 0.003)
    sill = lambda x, y, z: np.maximum(z - shape.cowl_z - 0.10, x - p.cowl_x - 0.30)
    screen_foot, pillars = split(join(pillars, *reveals), sill)
    doors, floor = split(lower, lambda x, y, z: np.maximum.reduce([layout.floor + 0.055 - z, door_y(shape, x, z) - np.abs(y) - 0.16, p.cowl_x + 0.12 - x]), 0.003)
    tops, doors = split(doors, lambda x, y, z: shape.edge(x) - 0.105 - z, 0.004)
    insert, doors = split(doors, lambda x, y, z: np.maximum(shape.edge(x) - 0.30 - z, x - (layout.rear_x + 0.2)), 0.004)
    for name, part in (('headliner', ceiling), ('pillar', pillars), ('door top', join(tops, screen_foot)), ('door insert', insert), ('door', doors), ('carpet', floor)):
        for side in (1, -1):
            piece = part if side > 0 else reflected(part)
            if side == open_side:
                piece = keep(piece, doorway(layout), 0.0, rim=True)
                if name != 'headliner':
                    add('doorway', reveal(piece, doorway(layout), 0.05, 0.008), library['door' if name == 'carpet' else name])
                piece.rims = []
            add(name, piece, library[name])


def reflected(mesh):
    flip = np.array([1, -1, 1])
    return Mesh(mesh.points * flip, mesh.normals * flip, mesh.faces[:, ::-1])


def doorway(layout):
    """Positive outside the opening of a front door."""
    shape = layout.shape
    p = shape.spec
    x0, x1, low = layout.dash_x - 0.16, p.b_pillar - 0.055, layout.floor + 0.045
    door = Outline([(x0, low), (x1 - 0.02, low), (x1 + 0.01, p.belt + 0.20), (x0 - 0.05, p.belt + 0.20)], 0.06)

    return lambda x, y, z: np.maximum(np.maximum(door(x, z), z - shape.edge(x) - 0.12), 0.3 - np.abs(y))
