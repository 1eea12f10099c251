"""Round-oval lamps with four points of light, no grille, wide low intakes; one slim line of light behind."""

from .. import patterns
from ...lamps.parts import guide, projector, steps
from ..bumpers import ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import Ellipse, band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.30, emblem=None)
    centre = k.at(0.755, 0.825)
    lamp = Ellipse(centre, 0.125, 0.098, 2.3)
    layers = steps(lamp, 0.050, 0.012) + projector(centre, 0.034, 0.036)
    points = [(dx, dz) for dx in (-0.056, 0.056) for dz in (-0.042, 0.042)]
    four = union(*[band(Ellipse((centre[0] + dx, centre[1] + dz), 0.021, 0.016, 3.0), -0.010, 0.0) for dx, dz in points])
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(four)))
    end.relief.append(Relief(lamp, 0.006, 0.05))
    low = k.outline([(-0.5, 0.235), (0.42, 0.24), (0.50, 0.17), (0.44, 0.105), (-0.5, 0.10)], 0.016)
    end.relief.append(Relief(low, -0.016, 0.018))
    end.openings.append(Opening('intake', low, [Bars(patterns.honeycomb(0.03, 0.006, 1.6), 'gloss-black', 0.016, 0.02)]))
    side = k.outline([(0.555, 0.42), (0.83, 0.46), (0.90, 0.42), (0.87, 0.19), (0.80, 0.125), (0.60, 0.125)], 0.022)
    end.relief.append(Relief(side, -0.028, 0.02))
    bars = [Bars(patterns.slats(0.058, 0.010, k.at(0, 0.09)[1]), 'gloss-black', 0.014, 0.03)]
    end.openings.append(Opening('side intake', side, bars, depth=0.07))
    strip = k.outline([(0.57, 0.475), (0.85, 0.51), (0.85, 0.486), (0.57, 0.450)], 0.004)
    end.lamps.append(Lamp('light strip', strip, 'lens', guide(k.stroke([(0.58, 0.463), (0.845, 0.498)], 0.008), depth=0.007), depth=0.018))
    ledge(end, k, [(0.0, 0.40), (0.44, 0.42), (0.60, 0.54), (0.95, 0.58)], 0.010, 0.2)
    splitter(end, k, 0.88, 0.055, 0.012, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=None)
    lamp = k.outline([(-0.5, 0.835), (0.60, 0.84), (0.86, 0.80), (1.03, 0.845), (1.07, 0.90), (0.86, 0.90), (-0.5, 0.882)], 0.012)
    four = [(k.stroke([(u, v), (u + 0.035, v)], 0.010), 0.8) for u in (0.80, 0.88) for v in (0.833, 0.87)]
    tail_lamp(end, lamp, [(k.stroke([(-0.1, 0.858), (0.70, 0.862)], 0.012), 1.0), *four], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.50), (0.60, 0.50), (1.0, 0.54)], 0.010)
    reflex_pocket(end, k, 0.86, 0.30, 0.16, 0.03, tall=True, depth=0.016)
    diffuser(end, k, 0.66, 0.22)
    return end
