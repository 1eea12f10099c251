"""Wide grille of small studs with one bar and a large disc; lamps with an eyebrow of light; almond tail lamps."""

from .. import patterns
from ...lamps.parts import cell, guide, projector, steps
from ..bumpers import intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.36, emblem=(0.735, 0.070))
    lamp = k.outline([(0.515, 0.80), (0.66, 0.745), (0.86, 0.755), (1.07, 0.905), (1.055, 0.945), (0.82, 0.93), (0.515, 0.86)], 0.016)
    eyebrow = union(k.curve([(0.535, 0.845), (0.72, 0.885), (0.90, 0.918), (1.045, 0.928)], 0.013), k.curve([(0.535, 0.845), (0.60, 0.795), (0.68, 0.772)], 0.010))
    layers = steps(lamp, 0.044, 0.010)
    layers += projector(k.at(0.685, 0.825), 0.023) + cell(k.at(0.80, 0.83), 0.055, 0.034) + cell(k.at(0.89, 0.85), 0.045, 0.030)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(eyebrow)))
    grille = k.outline([(-0.5, 0.905), (0.30, 0.905), (0.385, 0.87), (0.475, 0.63), (0.43, 0.565), (-0.5, 0.555)], 0.035)
    end.relief.append(Relief(band(grille, -0.02, 0.03), 0.008, 0.03))
    bar = k.outline([(-0.5, 0.752), (0.425, 0.748), (0.425, 0.720), (-0.5, 0.716)], 0.006)
    frame = Panel('grille frame', band(grille, 0.0, 0.014), 'chrome', 0.007, 0.0, 0.007)
    studs = patterns.studs(0.030, 0.0062)
    if closed:
        end.relief.append(Relief(grille, -0.006, 0.010))
        end.panels += [Panel('closed grille', grille, 'gloss-black', -0.001, 0.002), frame]
    else:
        end.openings.append(
            Opening('grille', grille, [Bars(studs, 'chrome', 0.016, 0.012), Bars(patterns.diamonds(0.030 * 0.8, 0.004, 1.0), 'gloss-black', 0.022, 0.015), Bars(bar, 'satin', 0.006, 0.02)], edge='chrome', radius=0.006)
        )
        end.panels.append(frame)
    ledge(end, k, [(0.0, 0.515), (0.42, 0.515), (0.60, 0.66), (0.95, 0.62)], 0.012, 0.22)
    intake(end, k, [(-0.5, 0.25), (0.42, 0.25), (0.50, 0.12), (-0.5, 0.10)], 'wide-slats', 0.018, 0.012)
    side = k.outline([(0.56, 0.26), (0.80, 0.40), (0.88, 0.38), (0.87, 0.20), (0.76, 0.13), (0.57, 0.13)], 0.016)
    end.relief.append(Relief(side, -0.024, 0.018))
    end.openings.append(Opening('side intake', side, [Bars(patterns.slats(0.052, 0.011, k.at(0, 0.05)[1], -0.22), 'gloss-black', 0.012, 0.03)], depth=0.06))
    splitter(end, k, 0.84, 0.055, 0.010, 'satin', 0.02)
    return end


def _rear(k):
    end = End(emblem=(0.86, 0.045))
    lamp = k.outline([(0.40, 0.945), (0.42, 0.83), (0.70, 0.755), (0.96, 0.77), (1.055, 0.90), (1.0, 0.965)], 0.03)
    loop = band(k.outline([(0.47, 0.915), (0.49, 0.85), (0.72, 0.79), (0.93, 0.80), (1.01, 0.895), (0.97, 0.935)], 0.022), -0.013, 0.0)
    tail_lamp(end, lamp, [(loop, 0.9), (k.stroke([(0.56, 0.87), (0.90, 0.862)], 0.012), 0.5)])
    bumper_fold(end, k, [(0.0, 0.46), (0.62, 0.46), (0.90, 0.54), (1.0, 0.54)])
    reflex_pocket(end, k, 0.80, 0.26, 0.20, 0.026)
    end.panels.append(Panel('rear trim', k.stroke([(-0.5, 0.275), (0.60, 0.275)], 0.014), 'chrome', 0.004, 0.0, 0.006))
    diffuser(end, k, 0.66, 0.17)
    return end
