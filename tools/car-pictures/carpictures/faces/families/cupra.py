"""Six-sided dark mesh with copper trim, three-cornered lights in sharp lamps; a bar of light behind. SEAT shares it in chrome."""

from .. import patterns
from ...lamps.parts import brow, cell, guide, steps
from ..bumpers import air_curtain, intake, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed, 'copper'), _rear(rear)


def draw_seat(front, rear, spec, closed):
    return _front(front, closed, 'chrome'), _rear(rear)


def _front(k, closed, trim):
    end = End(plate=0.37, emblem=(0.775, 0.046))
    lamp = k.outline([(0.47, 0.835), (0.67, 0.745), (0.90, 0.80), (1.08, 0.93), (1.05, 0.95), (0.82, 0.915), (0.47, 0.88)], 0.006)
    layers = steps(lamp, 0.042, 0.009) + brow(lamp, k.above([(0.4, 0.868), (0.82, 0.902), (1.1, 0.94)])) + cell(k.at(0.80, 0.86), 0.06, 0.028) + cell(k.at(0.89, 0.87), 0.05, 0.026)
    tri = lambda u, v, w: k.stroke([(u - w, v + 0.028), (u + w, v + 0.028), (u, v - 0.034), (u - w, v + 0.028)], 0.008)
    light = union(tri(0.565, 0.838, 0.036), tri(0.655, 0.815, 0.038), tri(0.74, 0.838, 0.034))
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(light)))
    mouth = k.outline([(-0.5, 0.865), (0.36, 0.86), (0.435, 0.80), (0.37, 0.575), (0.30, 0.535), (-0.5, 0.53)], 0.016)
    if closed:
        end.relief.append(Relief(mouth, -0.008, 0.012))
        end.panels.append(Panel('closed grille', mouth, 'gloss-black', 0.0, 0.003))
    else:
        end.openings.append(Opening('grille', mouth, [Bars(patterns.honeycomb(0.036, 0.0075, 1.3), 'gloss-black', 0.014, 0.022)], edge='gloss-black'))
        end.panels.append(Panel('grille frame', band(mouth, 0.0, 0.012), trim, 0.006, 0.0, 0.006))
    end.relief.append(Relief(band(mouth, -0.02, 0.03), 0.008, 0.028))
    ledge(end, k, [(0.0, 0.49), (0.31, 0.49), (0.50, 0.62), (0.95, 0.64)], 0.012, 0.2)
    intake(end, k, [(-0.5, 0.29), (0.50, 0.30), (0.64, 0.38), (0.70, 0.34), (0.62, 0.12), (-0.5, 0.10)], 'wide-honeycomb', 0.024, 0.012, pitch=0.03)
    air_curtain(end, k, [(0.80, 0.48), (0.865, 0.50), (0.895, 0.24), (0.82, 0.15)], 0.026, round=0.008)
    splitter(end, k, 0.84, 0.055, 0.012, 'gloss-black', 0.02)
    end.panels.append(Panel('lower trim', k.stroke([(-0.5, 0.078), (0.66, 0.078)], 0.010), trim, 0.004, 0.0, 0.005))
    return end


def _rear(k):
    end = End(emblem=(0.76, 0.046))
    lamp = k.outline([(-0.5, 0.885), (0.55, 0.885), (0.72, 0.80), (0.97, 0.81), (1.05, 0.905), (1.01, 0.945), (0.60, 0.925), (-0.5, 0.915)], 0.007)
    light = [(k.stroke([(-0.1, 0.900), (0.66, 0.902), (1.0, 0.918)], 0.011), 1.0), (k.stroke([(0.70, 0.845), (0.95, 0.84), (1.0, 0.895)], 0.009), 0.6)]
    tail_lamp(end, lamp, light, 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.48), (0.60, 0.48), (1.0, 0.56)])
    reflex_pocket(end, k, 0.82, 0.27, 0.18, 0.026)
    diffuser(end, k, 0.70, 0.21)
    return end
