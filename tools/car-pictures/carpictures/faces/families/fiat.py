"""Small and friendly: round-cornered lamps high up, whiskers of trim, a low smile of an intake. Smart shares it closed with a bar of light."""

from .. import patterns
from ...lamps.parts import guide, projector, steps
from ..bumpers import ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import Ellipse, band, union
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front), _rear(rear)


def draw_smart(front, rear, spec, closed):
    return _smart_front(front), _smart_rear(rear)


def _front(k):
    end = End(plate=0.36, emblem=(0.80, 0.050))
    centre = k.at(0.70, 0.80)
    lamp = Ellipse(centre, 0.098, 0.092, 2.3)
    ring = k.curve([(0.62, 0.735), (0.70, 0.70), (0.79, 0.735), (0.81, 0.80), (0.785, 0.86)], 0.010, count=40)
    layers = steps(lamp, 0.048, 0.011) + projector(centre, 0.036, 0.034)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(ring)))
    end.relief.append(Relief(band(lamp, -0.02, 0.03), 0.007, 0.03))
    small = Ellipse(k.at(0.70, 0.575), 0.044, 0.040)
    end.lamps.append(Lamp('lower lamp', small, 'lens', projector(k.at(0.70, 0.575), 0.026, 0.022), depth=0.04))
    end.panels.append(Panel('whiskers', k.stroke([(0.075, 0.79), (0.34, 0.785)], 0.012, 0.005), 'chrome', 0.005, 0.0, 0.005))
    mouth = k.outline([(-0.5, 0.27), (0.46, 0.28), (0.58, 0.22), (0.48, 0.13), (-0.5, 0.11)], 0.022)
    end.relief.append(Relief(mouth, -0.016, 0.02))
    end.openings.append(Opening('intake', mouth, [Bars(patterns.honeycomb(0.028, 0.006, 1.6), 'gloss-black', 0.014, 0.02)]))
    end.relief.append(Relief(k.outline([(-0.5, 0.70), (0.34, 0.70), (0.40, 0.50), (-0.5, 0.48)], 0.05), 0.008, 0.08))
    ledge(end, k, [(0.0, 0.44), (0.50, 0.45), (0.95, 0.48)], 0.010, 0.18)
    splitter(end, k, 0.74, 0.06, 0.008, 'trim', 0.0)
    return end


def _rear(k):
    end = End(emblem=(0.80, 0.046))
    lamp = k.outline([(0.70, 0.93), (0.70, 0.68), (0.90, 0.68), (0.95, 0.80), (0.92, 0.93)], 0.030)
    tail_lamp(end, lamp, [(band(k.outline([(0.73, 0.90), (0.73, 0.71), (0.88, 0.71), (0.92, 0.80), (0.89, 0.90)], 0.022), -0.014, 0.0), 1.0)])
    bumper_fold(end, k, [(0.0, 0.44), (0.60, 0.44), (1.0, 0.46)])
    reflex_pocket(end, k, 0.78, 0.22, 0.14, 0.03)
    diffuser(end, k, 0.60, 0.15)
    return end


def _smart_front(k):
    end = End(plate=0.38, emblem=(0.80, 0.040))
    lamp = k.outline([(0.50, 0.80), (0.74, 0.765), (0.93, 0.80), (1.04, 0.90), (0.98, 0.935), (0.50, 0.875)], 0.024)
    layers = steps(lamp, 0.044, 0.010) + projector(k.at(0.72, 0.835), 0.024) + projector(k.at(0.85, 0.85), 0.022)
    light = k.curve([(0.52, 0.86), (0.80, 0.888), (0.98, 0.918)], 0.011)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(light)))
    strip = k.outline([(-0.5, 0.868), (0.49, 0.868), (0.49, 0.842), (-0.5, 0.842)], 0.004)
    end.lamps.append(Lamp('light strip', strip, 'lens', guide(k.stroke([(-0.1, 0.855), (0.50, 0.855)], 0.010), depth=0.007), depth=0.016))
    mouth = k.outline([(-0.5, 0.32), (0.46, 0.33), (0.60, 0.28), (0.52, 0.13), (-0.5, 0.10)], 0.024)
    end.relief.append(Relief(mouth, -0.018, 0.02))
    end.openings.append(Opening('intake', mouth, [Bars(patterns.slats(0.03, 0.010), 'gloss-black', 0.014, 0.02)]))
    ledge(end, k, [(0.0, 0.60), (0.50, 0.60), (0.95, 0.62)], 0.009, 0.2)
    splitter(end, k, 0.78, 0.06, 0.008, 'trim', 0.0)
    return end


def _smart_rear(k):
    end = End(emblem=(0.78, 0.040))
    lamp = k.outline([(-0.5, 0.90), (0.60, 0.90), (0.80, 0.80), (0.97, 0.82), (1.03, 0.92), (0.97, 0.955), (-0.5, 0.935)], 0.016)
    tail_lamp(end, lamp, [(k.curve([(-0.1, 0.917), (0.66, 0.917), (0.96, 0.925), (0.955, 0.85), (0.82, 0.83)], 0.012, count=40), 1.0)], 'dark-red-lens')
    bumper_fold(end, k, [(0.0, 0.44), (0.60, 0.44), (1.0, 0.46)])
    reflex_pocket(end, k, 0.80, 0.22, 0.14, 0.026)
    diffuser(end, k, 0.62, 0.16)
    return end
