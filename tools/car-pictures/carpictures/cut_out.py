"""A car without its studio: where the car is, how dark its shadow makes the floor, and a picture with both as transparency."""

import bpy
import numpy as np

from . import picture, rendering

GROUND = ('floor',)
FAINT = 0.03  # what far around the car darkens the floor so little that it would only show as an edge


def render_mask(path, samples=24):
    """The share of each pixel that the car covers."""
    scene = bpy.context.scene
    floor = bpy.data.objects['floor']
    scene.render.film_transparent, floor.hide_render = True, True
    scene.cycles.use_denoising, before = False, scene.cycles.samples
    scene.cycles.samples = samples
    try:
        return _alpha(path)
    finally:
        scene.render.film_transparent, floor.hide_render = False, False
        scene.cycles.use_denoising, scene.cycles.samples = True, before


def _alpha(path):
    scene = bpy.context.scene
    scene.render.image_settings.color_mode = 'RGBA'
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(str(path))
    width, height = image.size
    alpha = np.array(image.pixels[:], dtype=np.float32).reshape(height, width, 4)[::-1, :, 3]
    bpy.data.images.remove(image)
    path.unlink()
    return np.clip(alpha, 0, 1)


def render_floor(path, samples=32):
    """The floor as it is without the car."""
    cars = [item for item in bpy.data.objects if item.type == 'MESH' and item.name not in GROUND]
    for item in cars:
        item.hide_render = True
    cycles, before = bpy.context.scene.cycles, bpy.context.scene.cycles.samples
    cycles.samples = samples
    try:
        return rendering.render_light(path)
    finally:
        cycles.samples = before
        for item in cars:
            item.hide_render = False


def cut_out(light, mask, floor):
    """RGBA in 8 bits of a painted picture in linear light; the shadow is black and fades before the picture ends."""
    grey = lambda values: values @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    seen = grey(light) / np.maximum(grey(floor), 1e-4)
    # Where the car covers a pixel in part, its ground is taken from beside it: as dark as the floor gets there.
    dark = np.clip(1 - _beside(seen, mask), 0, 1)
    ground = floor * (1 - dark)[..., None]
    shadow = np.clip((dark - FAINT) / (1 - FAINT), 0, 1) * window(mask.shape)
    covered = np.maximum(mask, 1e-3)[..., None]
    car = np.where(mask[..., None] > 0.02, (light - ground * (1 - mask)[..., None]) / covered, 0)
    alpha = mask + (1 - mask) * shadow
    share = np.where(alpha > 0, mask / np.maximum(alpha, 1e-4), 0)[..., None]
    # The shadow is mixed with the car after the tone curve, as browsers mix.
    colour = picture.tone(np.clip(car, 0, None)) * share
    return (np.dstack([colour, alpha]) * 255 + 0.5).astype(np.uint8)


def window(shape, sides=0.12, below=0.08):
    """One within the picture, falling to nothing at its sides and its lower edge."""
    smooth = lambda share: np.clip(share, 0, 1) ** 2 * (3 - 2 * np.clip(share, 0, 1))
    height, width = shape
    x, y = (np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height
    return smooth(np.minimum(x, 1 - x) / sides)[None, :] * smooth((1 - y) / below)[:, None]


def _beside(values, mask, reach=6):
    """The values where the car is not; at its edge those of the nearest pixels that it leaves free."""
    free = mask < 0.004
    filled, known = np.where(free, values, 0), free.astype(np.float32)
    for _ in range(reach):
        total, count = np.zeros_like(filled), np.zeros_like(known)
        for axis in (0, 1):
            for step in (-1, 1):
                total += np.roll(filled, step, axis)
                count += np.roll(known, step, axis)
        grown = (known == 0) & (count > 0)
        filled[grown] = total[grown] / count[grown]
        known[grown] = 1
    return np.where(known > 0, filled, 1)
