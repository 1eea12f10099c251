"""A slim band of light from lamp to lamp over a slim grille (or none), one wide honeycomb below; tail lamps with a bar."""

from .. import patterns
from ...lamps.parts import brow, guide, projector, steps
from ..bumpers import intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.50 if closed else 0.46, emblem=(0.815, 0.050))
    lamp = k.outline([(0.43, 0.80), (0.68, 0.76), (0.88, 0.775), (1.075, 0.905), (1.06, 0.935), (0.84, 0.905), (0.43, 0.885)], 0.014)
    layers = steps(lamp, 0.044, 0.009) + brow(lamp, k.below([(0.4, 0.805), (0.68, 0.780), (0.9, 0.80), (1.1, 0.90)]))
    layers += projector(k.at(0.60, 0.825), 0.025) + projector(k.at(0.76, 0.828), 0.025)
    light = union(k.curve([(0.435, 0.873), (0.68, 0.880), (0.86, 0.893), (1.055, 0.924)], 0.010), k.curve([(0.86, 0.893), (0.90, 0.845), (0.86, 0.80), (0.70, 0.782)], 0.009))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(light)))
    strip = k.outline([(0.065, 0.884), (0.424, 0.884), (0.424, 0.862), (0.065, 0.862)], 0.004)
    end.lamps.append(Lamp('light strip', strip, 'lens', guide(k.stroke([(0.07, 0.873), (0.43, 0.873)], 0.009), depth=0.007), depth=0.016))
    if closed:
        end.relief.append(Relief(k.outline([(-0.5, 0.85), (0.42, 0.85), (0.42, 0.77), (0.36, 0.72), (-0.5, 0.72)], 0.02), -0.006, 0.02))
        low = [(-0.5, 0.37), (0.52, 0.38), (0.66, 0.30), (0.58, 0.13), (-0.5, 0.11)]
        intake(end, k, low, 'wide-honeycomb', 0.024, 0.03, pitch=0.036)
        ledge(end, k, [(0.0, 0.42), (0.52, 0.42), (0.72, 0.56), (0.95, 0.60)], 0.013, 0.20)
    else:
        slot = k.outline([(-0.5, 0.845), (0.40, 0.845), (0.415, 0.80), (0.38, 0.765), (-0.5, 0.765)], 0.008)
        end.openings.append(Opening('grille', slot, [Bars(patterns.slats(0.027, 0.009, k.at(0, 0.805)[1]), 'gloss-black', 0.010, 0.03)]))
        end.panels.append(Panel('grille trim', k.stroke([(-0.5, 0.756), (0.385, 0.756), (0.43, 0.79)], 0.011), 'chrome', 0.005, 0.0, 0.0055))
        low = [(-0.5, 0.41), (0.50, 0.42), (0.62, 0.37), (0.70, 0.16), (0.64, 0.11), (-0.5, 0.10)]
        intake(end, k, low, 'wide-honeycomb', 0.022, 0.02, pitch=0.030)
        ledge(end, k, [(0.0, 0.60), (0.44, 0.60), (0.70, 0.62), (0.95, 0.66)], 0.012, 0.22)
    curtain = k.outline([(0.79, 0.40), (0.865, 0.44), (0.895, 0.22), (0.84, 0.14), (0.755, 0.13)], 0.012)
    end.relief.append(Relief(curtain, -0.024, 0.016))
    end.openings.append(Opening('air curtain', curtain, [Bars(patterns.slats(0.048, 0.012, k.at(0, 0.14)[1], -0.1), 'gloss-black', 0.010, 0.03)], depth=0.06))
    splitter(end, k, 0.80, 0.06, 0.010, 'gloss-black', 0.02)
    return end


def _rear(k):
    end = End(emblem=(0.87, 0.046))
    lamp = k.outline([(0.43, 0.925), (0.44, 0.80), (0.74, 0.735), (0.97, 0.755), (1.05, 0.90), (1.0, 0.955)], 0.014)
    light = k.curve([(0.46, 0.895), (0.80, 0.908), (0.985, 0.905), (0.955, 0.80), (0.80, 0.780), (0.72, 0.83), (0.47, 0.845)], 0.012, count=60)
    tail_lamp(end, lamp, [(light, 1.0)])
    strip = k.outline([(0.055, 0.890), (0.424, 0.902), (0.424, 0.876), (0.055, 0.864)], 0.004)
    end.lamps.append(Lamp('tail strip', strip, 'red-lens', guide(k.stroke([(0.06, 0.877), (0.43, 0.889)], 0.010), 'tail', 0.006, 0.9), depth=0.016, floor='tail-black'))
    bumper_fold(end, k, [(0.0, 0.46), (0.60, 0.46), (0.86, 0.54), (1.0, 0.54)])
    reflex_pocket(end, k, 0.80, 0.24, 0.20, 0.026)
    diffuser(end, k, 0.64, 0.18)
    return end
