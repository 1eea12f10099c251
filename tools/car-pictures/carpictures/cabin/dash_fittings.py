"""What sits on a dashboard: displays, vents, light line, seams."""

import numpy as np

from ..objects import block, tube
from . import interface
from .console import dial
from .dashboard import front_edge
from .displays import add_display
from .fittings import vent
from .stitches import stitches


def add_dash_fittings(layout, library, style):
    dash = style.dash
    CENTRES[dash.centre](layout, library)
    if dash.instruments:
        at = (layout.dash_x - 0.012, layout.hand * layout.seat_y, layout.belt + 0.066)
        add_display('instruments', at, (0.265, 0.104), interface.instruments(dash.instruments), library, tilt=14)
        block('instruments foot', (0.05, 0.20, 0.06), (at[0] - 0.030, at[1], layout.belt + 0.005), library['plastic'], 0.015)
    VENTS[dash.vents](layout, library, dash)
    if dash.dials:
        _climate(layout, library, dash)
    ys = np.linspace(-0.70, 0.70, 90)
    stitches('dash seam', front_edge(layout, dash, ys, 'seam'), library['thread'])
    tube('dash light', front_edge(layout, dash, ys, 'light'), 0.002, library['ambient'])


def _portrait(layout, library):
    add_display('display', (layout.dash_x + 0.012, 0, layout.belt - 0.078), (0.178, 0.247), interface.portrait(), library, tilt=14, rim='satin')


def _landscape(layout, library):
    at = (layout.dash_x + 0.035, 0, layout.belt + 0.005)
    add_display('display', at, (0.345, 0.212), interface.landscape(bright=True), library, tilt=16)
    block('display foot', (0.09, 0.10, 0.08), (at[0] - 0.055, 0, layout.belt - 0.06), library['plastic'], 0.02)


def _wide(layout, library):
    at = (layout.dash_x + 0.022, layout.hand * 0.030, layout.belt + 0.066)
    add_display('display', at, (0.325, 0.128), interface.landscape(width=1180, height=465), library, tilt=14, turn=layout.hand * 6)


def _tablet(layout, library):
    at = (layout.dash_x + 0.002, 0, layout.belt + 0.062)
    add_display('display', at, (0.255, 0.148), interface.landscape(width=1180, height=684), library, tilt=14, rim='satin')


def _round(layout, library):
    add_display('display', (layout.dash_x + 0.012, 0, layout.belt - 0.045), (0.232, 0.232), interface.round_display(), library, tilt=12, radius=0.122, rim='satin')


CENTRES = {'portrait': _portrait, 'landscape': _landscape, 'wide': _wide, 'tablet': _tablet, 'round': _round}


def _upright(layout, library, dash):
    for side in (-1, 1):
        vent('vent', (layout.dash_x + 0.003, side * 0.123, layout.belt - 0.070), (0.034, 0.17), library, tilt=10, slats=3, upright=True)
        y = side * (layout.shape.half - 0.225)
        vent('vent', (layout.dash_x + dash.wrap * y * y - 0.006, y, layout.belt - 0.085), (0.036, 0.115), library, tilt=8, turn=-side * 12, slats=3, upright=True)


def _slim(layout, library, dash):
    for side in (-1, 1):
        for y, w in ((side * 0.16, 0.20), (side * (layout.shape.half - 0.27), 0.17)):
            vent('vent', (layout.dash_x + dash.wrap * y * y - 0.010, y, layout.belt - 0.085), (w, 0.034), library, tilt=4, slats=2)


def _band(layout, library, dash):
    """One slot along the whole dashboard."""


def _round_vents(layout, library, dash):
    for side in (-1, 1):
        for y in (side * 0.215, side * (layout.shape.half - 0.23)):
            vent('vent', (layout.dash_x + dash.wrap * y * y + (0.012 if dash.profile == 'bowed' else -0.006), y, layout.belt - 0.088), (0.078, 0.078), library, tilt=6, slats=4)


def _climate(layout, library, dash):
    """Three knobs on a glossy strip."""
    z = layout.belt - 0.178
    block('climate', (0.012, 0.30, 0.056), (layout.dash_x + 0.006, 0, z), library['gloss-black'], 0.010, rotate=-0.10)
    for k in (-1, 0, 1):
        dial('climate dial', (layout.dash_x + 0.020, k * 0.098, z), library, radius=0.0225, height=0.026, rotation=(0, 1.47, 0))
        dial('climate dial face', (layout.dash_x + 0.0335, k * 0.098, z + 0.001), {'satin': library['gloss-black']}, radius=0.017, height=0.002, rotation=(0, 1.47, 0))


VENTS = {'upright': _upright, 'slim': _slim, 'band': _band, 'round': _round_vents}
