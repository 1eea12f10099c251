"""The cabin as it is seen through the glass of an exterior picture: the same parts, coarse and dark."""

import numpy as np

from ..materials import principled
from ..objects import block
from .belts import add_belts
from .dashboard import add_dashboard
from .families import FAMILIES
from .layout import layout_of
from .lining import add_lining
from .seats import front_seats, rear_bench
from .steering_wheel import add_steering_wheel

SEATS = {'dark': (0.075, 0.072, 0.069), 'light': (0.50, 0.46, 0.40)}


def glass_materials(library, trim):
    cabin, plastic, seat = library['cabin'], library['trim'], principled('seat through glass', SEATS[trim], roughness=0.6)
    pale = principled('headliner through glass', (0.55, 0.54, 0.51), roughness=0.9, specular=0.1)
    carpet = principled('carpet through glass', (0.02, 0.02, 0.02), roughness=1.0, specular=0.0)
    names = ('dash top', 'dash low', 'door', 'door top', 'wheel', 'wheel cover')
    return library | {name: cabin for name in names} | {
        'seat': seat,
        'insert': seat,
        'seat back': cabin,
        'plastic': plastic,
        'rail': library['dark'],
        'door insert': seat if trim == 'light' else cabin,
        'headliner': pale,
        'pillar': pale,
        'carpet': carpet,
        'decor': library['satin'],
        'wheel accent': library['satin'],
        'belt': library['trim'],
        'icon': library['dark'],
        'thread': library['satin'],
        'buckle': principled('buckle', (0.5, 0.02, 0.02)),
    }


def add_cabin(shape, materials, right_hand_drive=False, family='nordic-minimal', trim='dark'):
    style, layout = FAMILIES[family], layout_of(shape, right_hand_drive, seats_back=-0.08)
    library = glass_materials(materials, trim)
    cell = 0.020
    add_lining(layout, library, 0.022)
    add_dashboard(layout, library, style.dash, cell)
    add_steering_wheel(layout, library, style.wheel, 0.014)
    front_seats(layout, library, style.seat, cell, fine=False)
    rear_bench(layout, library, style.seat, cell)
    add_belts(layout, library)
    middle = (layout.dash_x + 0.006, 0, under_glass(layout, layout.dash_x + 0.006, 0.16, layout.belt + 0.11) - 0.095)
    block('display', (0.016, 0.30, 0.19), middle, library['gloss-black'], 0.007, rotate=-0.2)
    x, y = layout.dash_x + 0.01, layout.hand * layout.seat_y
    block('instruments', (0.016, 0.26, 0.11), (x, y, under_glass(layout, x, layout.seat_y + 0.14, layout.belt + 0.07) - 0.055), library['gloss-black'], 0.007, rotate=-0.3)
    block('console', (0.86, 0.22, 0.30), (layout.seat_x - 0.42, 0, layout.seat_z - 0.06), library['plastic'], 0.03)
    block('inside mirror', (0.03, 0.22, 0.06), (shape.roof_front - 0.03, 0, layout.roof - 0.07), library['gloss-black'], 0.02)


def under_glass(layout, x, y, top):
    """The height for the top of a display there: as wished, or as high as a low windscreen lets it be."""
    while layout.shape.skin(np.float64(x - 0.02), np.float64(y), np.float64(top)) > -0.03:
        top -= 0.005
    return top
