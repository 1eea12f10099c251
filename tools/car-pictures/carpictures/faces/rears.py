"""Rear ends that many families share: tail lamps behind red glass, diffusers, pockets with reflectors."""

from ..lamps.parts import flutes, guide
from .bumpers import ledge
from .design import Lamp, Panel, Relief
from .drawing import grown


def tail_lamp(end, outline, lines, lens='red-lens', pitch=0.012, glow=0.025, depth=0.05, name='tail lamp'):
    """`lines`: (shape, brightness) of what is lit."""
    layers = flutes(outline, 0.034, pitch, glow=glow)
    for shape, brightness in lines:
        layers += guide(shape, 'tail', 0.009 if brightness > 0.6 else 0.015, brightness, 0.016)
    end.lamps.append(Lamp(name, outline, lens, layers, depth=depth, floor='tail-black'))
    end.relief.append(Relief(grown(outline, 0.010), 0.004, 0.016))


def diffuser(end, k, width=0.62, height=0.20, sunk=0.016, material='trim'):
    """The dark lower part of a rear bumper, with upright fins between the exhausts."""
    height *= 1.3
    area = k.outline([(-0.5, height), (width - 0.06, height), (width, height - 0.03), (width + 0.13, 0.06), (width + 0.13, -0.5), (-0.5, -0.5)], 0.016)
    end.relief.append(Relief(area, -sunk, 0.012))
    for u in (0.10, 0.24, 0.38):
        end.relief.append(Relief(k.stroke([(u, height - 0.055), (u + 0.02, -0.05)], 0.014), sunk * 0.9, 0.010))
    end.panels.append(Panel('diffuser', area, material))


def reflex_pocket(end, k, u=0.80, v=0.27, width=0.17, height=0.028, tall=False, depth=0.012):
    """A reflector in a pocket of the bumper's corner; a tall one lies in a dark air outlet."""
    if tall:
        outlet = k.outline([(u - 0.05, v + width * 0.62), (u + 0.055, v + width * 0.68), (u + 0.04, v - width * 0.60), (u - 0.03, v - width * 0.62)], 0.012)
        end.relief.append(Relief(outlet, -0.018, 0.014))
        end.panels.append(Panel('reflex', k.outline([(u - 0.016, v + width * 0.34), (u + 0.016, v + width * 0.36), (u + 0.012, v - width * 0.28), (u - 0.010, v - width * 0.28)], 0.004), 'reflex', 0.001))
        end.panels.append(Panel('air outlet', outlet, 'gloss-black', 0.0, 0.002))
        return
    w, h = width / 2, height / 2
    box = lambda w, h: k.outline([(u - w, v - h), (u + w, v - h + 0.01), (u + w, v + h + 0.01), (u - w, v + h)], 0.006)
    end.relief.append(Relief(box(w + 0.03, h + 0.022), -depth, 0.014))
    end.panels.append(Panel('reflex', box(w, h), 'reflex', 0.001))


def bumper_fold(end, k, points, out=0.010, fade=0.14):
    """The bumper's shelf under the tailgate, and a crease across the tailgate below the plate."""
    ledge(end, k, points, out, fade)
    ledge(end, k, [(0.0, 0.615), (0.50, 0.615), (0.72, 0.635)], 0.008, 0.09, 0.010)
