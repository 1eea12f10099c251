"""A slim horizon of light over the whole nose, lamps low in the bumper, a faceted grille or none. MG: swept lamps over a wide mouth."""

from .. import patterns
from ...lamps.parts import brow, cell, guide, projector, steps
from ..bumpers import air_curtain, intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def draw_mg(front, rear, spec, closed):
    return _mg_front(front, closed), _mg_rear(rear)


def _front(k, closed):
    end = End(plate=0.36, emblem=(0.835, 0.036))
    strip = k.outline([(-0.5, 0.915), (0.60, 0.915), (0.84, 0.90), (1.0, 0.905), (1.05, 0.925), (0.84, 0.938), (0.60, 0.942), (-0.5, 0.942)], 0.005)
    end.lamps.append(Lamp('light strip', strip, 'lens', guide(k.curve([(-0.1, 0.9285), (0.60, 0.9285), (0.84, 0.919), (1.02, 0.920)], 0.012), depth=0.008), depth=0.02))
    lamp = k.outline([(0.615, 0.70), (0.79, 0.715), (0.88, 0.69), (0.86, 0.52), (0.80, 0.47), (0.64, 0.47)], 0.014)
    layers = steps(lamp, 0.046, 0.010)
    for u, v in ((0.685, 0.645), (0.785, 0.65), (0.69, 0.545), (0.785, 0.55)):
        layers += cell(k.at(u, v), 0.078, 0.060)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers))
    end.relief.append(Relief(band(lamp, -0.01, 0.035), -0.008, 0.03))
    grille = k.outline([(-0.5, 0.72), (0.44, 0.72), (0.54, 0.66), (0.54, 0.50), (0.42, 0.42), (-0.5, 0.415)], 0.016)
    if closed:
        end.relief.append(Relief(grille, -0.009, 0.014))
        pixels = [k.outline([(u, 0.62), (u + 0.022, 0.62), (u + 0.022, 0.66), (u, 0.66)], 0.003) for u in (0.18, 0.22, 0.26, 0.30, 0.34, 0.38)]
        end.panels.append(Panel('pixels', union(*pixels), 'gloss-black', -0.002, 0.0))
    else:
        end.openings.append(Opening('grille', grille, [Bars(patterns.diamonds(0.034, 0.012, 0.55), 'grille', 0.012, 0.024)], edge='gloss-black'))
    ledge(end, k, [(0.0, 0.80), (0.50, 0.80), (0.95, 0.79)], 0.012, 0.14)
    intake(end, k, [(-0.5, 0.29), (0.54, 0.29), (0.62, 0.22), (0.56, 0.12), (-0.5, 0.10)], 'grid', 0.022, 0.014, pitch=0.03)
    air_curtain(end, k, [(0.80, 0.38), (0.86, 0.40), (0.88, 0.22), (0.82, 0.18)], 0.022, round=0.010)
    splitter(end, k, 0.76, 0.07, 0.012, 'satin', 0.02)
    return end


def _rear(k):
    end = End(emblem=(0.72, 0.044))
    lamp = k.outline([(-0.5, 0.905), (0.70, 0.905), (0.76, 0.80), (0.96, 0.81), (1.04, 0.92), (1.0, 0.955), (-0.5, 0.945)], 0.008)
    pixels = [(k.outline([(u, v), (u + 0.035, v), (u + 0.035, v + 0.03), (u, v + 0.03)], 0.003), 0.9) for u in (0.79, 0.84, 0.89) for v in (0.825, 0.865)]
    tail_lamp(end, lamp, [(k.stroke([(-0.1, 0.926), (0.98, 0.932)], 0.012), 1.0), *pixels], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (1.0, 0.50)])
    reflex_pocket(end, k, 0.80, 0.26, 0.18, 0.026)
    diffuser(end, k, 0.68, 0.19)
    return end


def _mg_front(k, closed):
    end = End(plate=0.40, emblem=None if closed else (0.72, 0.052))
    lamp = k.outline([(0.47, 0.82), (0.70, 0.775), (0.90, 0.80), (1.08, 0.925), (1.05, 0.95), (0.80, 0.90), (0.47, 0.87)], 0.012)
    layers = steps(lamp, 0.042, 0.009) + brow(lamp, k.above([(0.4, 0.86), (0.80, 0.888), (1.1, 0.94)])) + projector(k.at(0.64, 0.832), 0.022) + projector(k.at(0.81, 0.845), 0.022)
    light = k.stroke([(0.50, 0.832), (0.70, 0.792), (0.90, 0.815), (1.045, 0.925)], 0.011)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(light)))
    if closed:
        ledge(end, k, [(0.0, 0.70), (0.45, 0.70), (0.70, 0.66), (0.95, 0.66)], 0.012, 0.2)
        intake(end, k, [(-0.5, 0.36), (0.54, 0.37), (0.72, 0.44), (0.80, 0.40), (0.66, 0.13), (-0.5, 0.10)], 'grid', 0.026, 0.014, pitch=0.034)
    else:
        mouth = k.outline([(-0.5, 0.80), (0.40, 0.80), (0.50, 0.70), (0.56, 0.48), (0.50, 0.40), (-0.5, 0.39)], 0.020)
        end.relief.append(Relief(band(mouth, -0.02, 0.03), 0.008, 0.03))
        end.openings.append(Opening('grille', mouth, [Bars(patterns.studs(0.034, 0.011), 'grille', 0.012, 0.022)], edge='gloss-black'))
        ledge(end, k, [(0.0, 0.35), (0.52, 0.35), (0.66, 0.55), (0.95, 0.58)], 0.012, 0.2)
        intake(end, k, [(-0.5, 0.22), (0.50, 0.22), (0.60, 0.12), (-0.5, 0.10)], 'grid', 0.020, 0.014)
    air_curtain(end, k, [(0.80, 0.48), (0.87, 0.50), (0.895, 0.22), (0.82, 0.16)], 0.024, round=0.010)
    splitter(end, k, 0.82, 0.06, 0.010, 'gloss-black', 0.02)
    return end


def _mg_rear(k):
    end = End(emblem=(0.80, 0.046))
    lamp = k.outline([(0.46, 0.90), (0.47, 0.83), (0.70, 0.76), (0.96, 0.78), (1.05, 0.90), (1.0, 0.945)], 0.012)
    hook = k.stroke([(0.49, 0.875), (0.72, 0.845), (0.80, 0.80), (0.95, 0.81), (1.01, 0.90)], 0.014)
    tail_lamp(end, lamp, [(hook, 1.0), (k.stroke([(0.74, 0.895), (0.94, 0.905)], 0.008), 0.5)])
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (1.0, 0.54)])
    reflex_pocket(end, k, 0.80, 0.25, 0.18, 0.026)
    diffuser(end, k, 0.68, 0.20)
    return end
