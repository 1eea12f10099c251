"""One dark visor from lamp to lamp with everything behind it, a wide plain bumper below."""

from .. import patterns
from ...lamps.parts import cell, guide, steps
from ..bumpers import intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front), _rear(rear)


def _front(k):
    end = End(plate=0.42, emblem=(0.795, 0.060))
    visor = k.outline([(-0.5, 0.72), (0.36, 0.72), (0.48, 0.745), (0.56, 0.745), (0.56, 0.87), (-0.5, 0.875)], 0.012)
    lamp = k.outline([(0.565, 0.745), (0.74, 0.755), (0.92, 0.80), (1.06, 0.905), (1.03, 0.925), (0.80, 0.885), (0.565, 0.870)], 0.010)
    layers = steps(lamp, 0.042, 0.009) + cell(k.at(0.66, 0.80), 0.062, 0.032) + cell(k.at(0.755, 0.808), 0.055, 0.030) + cell(k.at(0.84, 0.828), 0.050, 0.028)
    wing = union(k.stroke([(0.58, 0.857), (0.82, 0.872), (1.02, 0.915)], 0.010), k.stroke([(0.86, 0.875), (0.90, 0.825), (0.86, 0.79)], 0.010))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(wing)))
    end.relief.append(Relief(visor, -0.007, 0.012))
    end.panels.append(Panel('visor', visor, 'gloss-black', 0.0, 0.002))
    end.panels.append(Panel('visor trim', k.curve([(0.0, 0.895), (0.50, 0.890), (0.80, 0.905), (1.04, 0.945)], 0.009), 'satin', 0.004, 0.0, 0.0045))
    ledge(end, k, [(0.0, 0.655), (0.42, 0.66), (0.60, 0.70), (0.95, 0.70)], 0.013, 0.22)
    end.relief.append(Relief(k.outline([(-0.5, 0.52), (0.56, 0.54), (0.68, 0.48), (0.60, 0.33), (-0.5, 0.32)], 0.03), -0.009, 0.03))
    intake(end, k, [(-0.5, 0.29), (0.52, 0.29), (0.62, 0.14), (-0.5, 0.10)], 'wide-honeycomb', 0.020, 0.014)
    slot = k.outline([(0.77, 0.46), (0.86, 0.48), (0.885, 0.36), (0.80, 0.34)], 0.010)
    end.relief.append(Relief(slot, -0.022, 0.016))
    end.openings.append(Opening('air curtain', slot, [Bars(patterns.slats(0.03, 0.008), 'gloss-black', 0.012, 0.02)], depth=0.06))
    splitter(end, k, 0.80, 0.07, 0.010, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=(0.82, 0.050))
    lamp = k.outline([(0.46, 0.90), (0.47, 0.80), (0.74, 0.79), (0.96, 0.80), (1.05, 0.90), (1.0, 0.93)], 0.010)
    light = k.stroke([(0.50, 0.875), (0.98, 0.895), (0.945, 0.825), (0.86, 0.82)], 0.013)
    tail_lamp(end, lamp, [(light, 1.0)])
    end.relief.append(Relief(band(k.outline([(-0.5, 0.72), (0.60, 0.72), (0.52, 0.50), (-0.5, 0.50)], 0.03), -0.01, 0.0), -0.004, 0.02))
    bumper_fold(end, k, [(0.0, 0.44), (0.60, 0.44), (1.0, 0.50)])
    reflex_pocket(end, k, 0.80, 0.24, 0.18, 0.026)
    diffuser(end, k, 0.64, 0.18)
    return end
