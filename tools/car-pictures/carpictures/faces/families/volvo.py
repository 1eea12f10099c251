"""Upright concave grille or closed panel, a hammer of light lying in the lamps, tall tail lamps with a foot."""

from .. import patterns
from ...lamps.parts import brow, flutes, guide, projector, steps
from ..bumpers import air_curtain, intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union


def draw(front, rear, spec, closed):
    return _front(front, closed, spec), _rear(rear, spec)


def _front(k, closed, spec):
    end = End(plate=0.36, emblem=(0.72, 0.036))
    lamp = k.outline([(0.515, 0.775), (0.76, 0.785), (0.95, 0.83), (1.07, 0.915), (1.075, 0.95), (0.80, 0.955), (0.515, 0.93)], 0.012)
    hammer = union(k.stroke([(0.53, 0.855), (0.775, 0.868)], 0.013), k.stroke([(0.785, 0.80), (0.775, 0.868), (0.788, 0.942)], 0.014))
    layers = steps(lamp, 0.046)
    layers += brow(lamp, k.above([(0.5, 0.915), (0.80, 0.938), (1.1, 0.935)]))
    layers += projector(k.at(0.655, 0.905), 0.021) + projector(k.at(0.86, 0.885), 0.023) + projector(k.at(0.655, 0.812), 0.017, 0.036)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(hammer)))

    grille = k.outline([(-0.5, 0.935), (0.425, 0.93), (0.465, 0.86), (0.425, 0.60), (0.385, 0.545), (-0.5, 0.535)], 0.022)
    if closed:
        end.relief.append(Relief(grille, -0.007, 0.012))
        end.panels.append(Panel('closed grille', grille, 'paint', 0.0, 0.004))
        end.relief.append(Relief(k.curve([(0.0, 0.90), (0.25, 0.905), (0.43, 0.90)], 0.02), 0.004, 0.018))
    else:
        end.relief.append(Relief(band(grille, -0.02, 0.03), 0.009, 0.03))
        hollow = lambda s, z: 0.010 + 0.018 * (1 - (s / (0.45 * k.half)) ** 2).clip(0, 1) - patterns.ribs(0.038, 0.009, 0.0)(s, z)
        end.openings.append(Opening('grille', grille, [Bars(patterns.uprights(0.038, 0.026), 'grille', hollow, 0.03)], floor_depth=0.085, depth=0.06, edge='chrome', radius=0.006))
        end.panels.append(Panel('grille frame', band(grille, 0.0, 0.013), 'chrome', 0.006, 0.0, 0.0065))
    ledge(end, k, [(0.0, 0.485), (0.40, 0.485), (0.62, 0.66), (0.95, 0.69)], 0.014, 0.20)
    air_curtain(end, k, [(0.785, 0.60), (0.85, 0.615), (0.895, 0.34), (0.86, 0.22), (0.70, 0.20), (0.70, 0.235), (0.80, 0.27)], 0.026)
    intake(end, k, [(-0.5, 0.255), (0.52, 0.265), (0.60, 0.17), (0.55, 0.105), (-0.5, 0.10)], 'slats', 0.022)
    splitter(end, k, 0.72, 0.075, 0.012, 'satin' if spec.cladding else 'gloss-black', 0.05)
    return end


def _rear(k, spec):
    end = End(emblem=None)
    tall = spec.style in ('suv', 'estate', 'boxy-suv', 'mpv')
    if tall:
        lamp = k.outline([(0.60, 0.70), (0.985, 0.66), (1.035, 0.98), (0.99, 1.42), (0.925, 1.42), (0.90, 1.05), (0.86, 0.86), (0.60, 0.83)], 0.014)
        line = k.curve([(0.625, 0.765), (0.84, 0.755), (0.915, 0.83), (0.95, 1.02), (0.962, 1.38)], 0.016, count=36)
        inner = k.stroke([(0.625, 0.80), (0.80, 0.80)], 0.007)
    else:
        lamp = k.outline([(0.52, 0.76), (0.60, 0.70), (0.98, 0.66), (1.03, 0.96), (0.97, 1.02), (0.56, 0.99), (0.52, 0.93)], 0.016)
        line = k.curve([(0.55, 0.945), (0.85, 0.955), (0.955, 0.90), (0.93, 0.76), (0.86, 0.735), (0.62, 0.765)], 0.016, count=48)
        inner = k.stroke([(0.58, 0.86), (0.86, 0.865)], 0.008)
    layers = flutes(lamp, 0.034, 0.012)
    end.lamps.append(Lamp('tail lamp', lamp, 'red-lens', layers + guide(inner, 'tail', 0.014, 0.5) + guide(line, 'tail', 0.009, 1.0, 0.016), floor='tail-black', depth=0.05))
    end.relief.append(Relief(k.outline([(-0.5, 0.36), (0.75, 0.36), (0.88, 0.42), (0.88, 0.40), (0.80, 0.30), (-0.5, 0.30)], 0.02), 0.008, 0.03))
    end.relief.append(Relief(k.outline([(0.70, 0.20), (0.90, 0.25), (0.92, 0.34), (0.72, 0.30)], 0.014), -0.014, 0.018))
    end.panels.append(Panel('reflex', k.outline([(0.73, 0.235), (0.89, 0.265), (0.895, 0.295), (0.73, 0.265)], 0.006), 'reflex', 0.001))
    return end
