"""Materials of lamps."""

from ..materials import glow, principled, sheet_glass


def lamp_materials():
    return {
        'lens': sheet_glass('lens', (0.93, 0.94, 0.95), ior=1.45),
        'red-lens': sheet_glass('red-lens', (0.62, 0.02, 0.02), ior=1.48),
        'reflector': principled('reflector', (0.55, 0.56, 0.58), metallic=1, roughness=0.18),
        'bucket': principled('bucket', (0.02, 0.02, 0.022), metallic=0.3, roughness=0.3),
        'drl': glow('drl', (1.0, 0.985, 0.96), 9),
        'tail': glow('tail', (1.0, 0.035, 0.02), 5),
        'reflex': principled('reflex', (0.30, 0.006, 0.006), roughness=0.15, coat=1.0),
        'eye': sheet_glass('eye', (0.85, 0.9, 0.95), ior=1.7),
    }
