"""A brow over swept lamps, one tall trapezoid of mesh below (a slim one when electric); wing-shaped tail lamps with a bar."""

from .. import patterns
from ...lamps.parts import brow, guide, projector, steps
from ..bumpers import brow as nose_brow
from ..bumpers import ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.40, emblem=(0.845, 0.050))
    lamp = k.outline([(0.40, 0.835), (0.66, 0.80), (0.80, 0.76), (0.93, 0.78), (1.10, 0.93), (1.07, 0.955), (0.80, 0.90), (0.40, 0.875)], 0.010)
    layers = steps(lamp, 0.044, 0.009) + brow(lamp, k.above([(0.4, 0.868), (0.80, 0.888), (1.1, 0.945)]))
    layers += projector(k.at(0.71, 0.833), 0.020) + projector(k.at(0.80, 0.832), 0.020) + projector(k.at(0.885, 0.848), 0.020)
    light = union(k.stroke([(0.42, 0.852), (0.655, 0.828), (0.79, 0.775), (0.92, 0.795), (1.06, 0.92)], 0.011))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(light)))
    nose_brow(end, k, [(-0.5, 0.80), (0.38, 0.80), (0.66, 0.775), (1.0, 0.76)], 0.012, 0.13)
    if closed:
        end.panels.append(Panel('nose band', k.outline([(-0.5, 0.80), (0.40, 0.80), (0.60, 0.765), (0.58, 0.745), (-0.5, 0.745)], 0.006), 'gloss-black', 0.0, 0.003))
        low = k.outline([(-0.5, 0.30), (0.54, 0.31), (0.62, 0.14), (-0.5, 0.11)], 0.016)
        mesh = patterns.slats(0.030, 0.009)
        ledge(end, k, [(0.0, 0.36), (0.54, 0.37), (0.72, 0.60), (0.95, 0.60)], 0.014, 0.2)
    else:
        low = k.outline([(-0.5, 0.715), (0.355, 0.715), (0.42, 0.655), (0.60, 0.27), (0.63, 0.14), (-0.5, 0.115)], 0.022)
        mesh = patterns.honeycomb(0.032, 0.0065, 1.8)
        end.relief.append(Relief(band(low, -0.02, 0.03), 0.010, 0.03))
        end.panels.append(Panel('grille frame', band(low, 0.0, 0.016), 'gloss-black', 0.006, 0.0, 0.008))
        ledge(end, k, [(0.42, 0.655), (0.62, 0.60), (0.95, 0.58)], 0.010, 0.2)
    end.openings.append(Opening('grille', low, [Bars(mesh, 'gloss-black', 0.014, 0.024)], edge='gloss-black'))
    corner = k.outline([(0.745, 0.36), (0.86, 0.50), (0.905, 0.48), (0.885, 0.19), (0.78, 0.13), (0.72, 0.16)], 0.012)
    end.relief.append(Relief(corner, -0.026, 0.018))
    end.openings.append(Opening('air curtain', k.outline([(0.80, 0.38), (0.86, 0.46), (0.885, 0.44), (0.87, 0.21), (0.82, 0.18)], 0.010), depth=0.06))
    end.panels.append(Panel('corner trim', k.outline([(0.745, 0.36), (0.80, 0.40), (0.82, 0.16), (0.78, 0.13), (0.72, 0.16)], 0.012), 'gloss-black', 0.0, 0.002))
    splitter(end, k, 0.70, 0.065, 0.010, 'trim', 0.0)
    return end


def _rear(k):
    end = End(emblem=(0.96, 0.036))
    lamp = k.outline([(-0.5, 0.868), (0.50, 0.868), (0.70, 0.74), (0.97, 0.78), (1.08, 0.925), (1.03, 0.955), (0.60, 0.915), (-0.5, 0.905)], 0.008)
    wing = k.stroke([(0.56, 0.875), (0.715, 0.775), (0.95, 0.81), (1.035, 0.92)], 0.013)
    tail_lamp(end, lamp, [(wing, 1.0), (k.stroke([(-0.1, 0.887), (0.58, 0.890), (0.90, 0.905)], 0.009), 0.75)], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.45), (0.60, 0.45), (0.80, 0.60), (1.0, 0.62)])
    reflex_pocket(end, k, 0.86, 0.27, 0.18, 0.03, tall=True, depth=0.02)
    diffuser(end, k, 0.66, 0.19)
    return end
