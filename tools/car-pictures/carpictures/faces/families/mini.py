"""Round lamps with a ring of light, one wide mouth in a frame; upright tail lamps."""

from .. import patterns
from ...lamps.parts import guide, projector, steps
from ..bumpers import air_curtain, ledge, splitter
from ..design import Bars, End, Lamp, Opening, Panel, Relief
from ..drawing import Ellipse, band, without
from ..rears import bumper_fold, diffuser, reflex_pocket, tail_lamp


def draw(front, rear, spec, closed):
    return _front(front, closed), _rear(rear)


def _front(k, closed):
    end = End(plate=0.40, emblem=None)
    r = 0.112
    centre = k.at(0.735, 0.80)
    lamp = Ellipse(centre, r * 1.03, r, 2.15)
    ring = band(Ellipse(centre, r * 1.03, r, 2.15), -0.020, -0.006)
    layers = steps(lamp, 0.050, 0.011) + projector((centre[0], centre[1] + 0.004), 0.034, 0.034)
    end.lamps.append(Lamp('head lamp', lamp, 'lens', layers + guide(ring, glow=1.0)))
    end.relief.append(Relief(band(lamp, -0.02, 0.03), 0.008, 0.03))
    end.panels.append(Panel('lamp ring', band(lamp, 0.0015, 0.013), 'satin' if closed else 'chrome', 0.006, 0.0, 0.006))
    mouth = k.outline([(-0.5, 0.80), (0.35, 0.795), (0.475, 0.64), (0.475, 0.34), (0.38, 0.155), (-0.5, 0.145)], 0.026)
    end.relief.append(Relief(band(mouth, -0.02, 0.035), 0.009, 0.03))
    band_area = k.outline([(-0.5, 0.50), (0.46, 0.50), (0.46, 0.31), (-0.5, 0.31)], 0.01)
    if closed:
        shield = k.outline([(-0.5, 0.76), (0.325, 0.757), (0.435, 0.62), (0.435, 0.36), (0.40, 0.30), (-0.5, 0.295)], 0.02)
        low = k.outline([(-0.5, 0.262), (0.40, 0.265), (0.36, 0.185), (-0.5, 0.178)], 0.012)
        end.openings.append(Opening('intake', low, [Bars(patterns.honeycomb(0.03, 0.006, 1.5), 'gloss-black', 0.012, 0.02)]))
        end.relief.append(Relief(shield, -0.006, 0.008))
        end.panels += [Panel('closed mouth', shield, 'satin-grey', 0.0, 0.003), Panel('mouth frame', without(mouth, shield, low), 'gloss-black', 0.0, 0.002)]
    else:
        bars = [Bars(patterns.honeycomb(0.034, 0.0065, 1.6), 'gloss-black', 0.014, 0.022), Bars(band_area, 'gloss-black', 0.006, 0.03)]
        end.openings.append(Opening('mouth', mouth, bars, edge='gloss-black', radius=0.005))
        end.panels.append(Panel('mouth frame', band(mouth, 0.0, 0.020), 'gloss-black', 0.007, 0.0, 0.010))
    air_curtain(end, k, [(0.80, 0.40), (0.86, 0.40), (0.875, 0.20), (0.80, 0.18)], 0.022, round=0.014)
    end.relief.append(Relief(k.outline([(0.62, 0.42), (0.76, 0.42), (0.76, 0.17), (0.60, 0.17)], 0.02), -0.010, 0.02))
    splitter(end, k, 0.84, 0.075, 0.010, 'trim', 0.02)
    return end


def _rear(k):
    end = End(emblem=None)
    lamp = k.outline([(0.655, 0.945), (0.655, 0.66), (0.88, 0.655), (0.945, 0.80), (0.91, 0.95)], 0.024)
    frame = band(k.outline([(0.69, 0.915), (0.69, 0.695), (0.86, 0.69), (0.905, 0.80), (0.88, 0.915)], 0.016), -0.014, 0.0)
    tail_lamp(end, lamp, [(frame, 1.0), (k.stroke([(0.72, 0.805), (0.88, 0.805)], 0.013), 0.8)])
    end.panels.append(Panel('lamp ring', band(lamp, 0.0015, 0.011), 'chrome', 0.005, 0.0, 0.0055))
    bumper_fold(end, k, [(0.0, 0.42), (0.60, 0.42), (0.90, 0.46), (1.0, 0.46)])
    reflex_pocket(end, k, 0.78, 0.22, 0.12, 0.03)
    diffuser(end, k, 0.62, 0.16)
    return end
