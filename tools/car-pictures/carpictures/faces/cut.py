"""Cuts lamps, openings and panels of both faces into the skin."""

from ..mesh import pushed, returns, split
from .canvas import front_s, on_front, on_rear, rear_s
from .inlays import lamp_parts, opening_parts, panel_parts, refined_near


def cut_face(shape, skin, add):
    """Hands the parts to `add(name, material, mesh)` and returns the skin that is left."""
    ends = (
        (shape.design.front, lambda area: on_front(shape, area), lambda x, y: front_s(shape, x, y)),
        (shape.design.rear, lambda area: on_rear(shape, area), lambda x, y: rear_s(shape, x, y)),
    )
    for end, over_skin, to_s in ends:
        for lamp in end.lamps:
            skin = _cut_lamp(skin, lamp, over_skin, to_s, add)
        for opening in end.openings:
            skin = _cut_opening(skin, opening, over_skin, to_s, add)
        for panel in end.panels:
            patch, skin = _split(skin, over_skin(panel.area), panel.gap)
            if patch:
                for part in panel_parts(patch, panel, to_s):
                    add(*part)
            skin.rims = []
    return skin


def _split(skin, field, gap):
    return split(refined_near(skin, field), field, gap, rim=True)


def _cut_lamp(skin, lamp, over_skin, to_s, add):
    lens, skin = _split(skin, over_skin(lamp.outline), 0.003)
    add(f'{lamp.name} bead', 'paint', returns(skin, radius=0.002, wall=False))
    add(f'{lamp.name} edge', lamp.edge, returns(skin, lamp.depth + 0.004, 0.002, bead=False))
    skin.rims = []
    if lens:
        lens.rims = []
        add(lamp.name, lamp.lens, pushed(lens, -lamp.sink))
        for part in lamp_parts(lens, lamp, to_s):
            add(*part)
    return skin


def _cut_opening(skin, opening, over_skin, to_s, add):
    patch, skin = _split(skin, over_skin(opening.outline), 0.0)
    add(f'{opening.name} bead', opening.edge, returns(skin, radius=opening.radius, wall=False))
    add(f'{opening.name} wall', opening.wall, returns(skin, opening.depth, opening.radius, bead=False))
    skin.rims = []
    if patch:
        patch.rims = []
        for part in opening_parts(patch, opening, to_s):
            add(*part)
    return skin
