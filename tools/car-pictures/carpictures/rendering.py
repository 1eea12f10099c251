"""Cycles on the processor: settings, and a view as layers of linear light."""

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import materials

SPECK = 0.0025  # what denoising leaves between two renders where no paint is seen


def settings(size, samples, seed=0, threads=2, noise=0.03):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.seed = seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = noise
    cycles.adaptive_min_samples = 4
    cycles.samples = samples
    cycles.use_light_tree = False
    cycles.use_denoising = True
    cycles.denoiser = 'OPENIMAGEDENOISE'
    cycles.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    cycles.denoising_prefilter = 'ACCURATE'
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 1, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 14, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.filter_width = 1.3
    scene.view_settings.view_transform = 'Standard'
    scene.render.image_settings.file_format = 'OPEN_EXR'
    scene.render.image_settings.color_depth = '32'


def render_light(path):
    """What the scene's camera sees, as linear RGB; `path` is a file for the way, removed afterwards."""
    scene = bpy.context.scene
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(str(path))
    width, height = image.size
    light = np.array(image.pixels[:], dtype=np.float32).reshape(height, width, 4)[::-1, :, :3]
    bpy.data.images.remove(image)
    path.unlink()
    return light


def render_layers(path, samples, response_samples):
    """
    coat: the car in black paint with everything around it. metallic, solid: what white paint of that kind adds.

    Both responses come from one render: the metallic base is painted red and the solid base blue at once, and since
    all lights are neutral, either channel holds one of them. What is not paint is neutral, too, and falls out with
    green, together with its noise; what has a hue of its own (lamps, backdrop) is taken off by the hue it has in the
    coat. The mirror of the clear coat is left out, because denoising would draw its bright edges into the response.
    """
    cycles = bpy.context.scene.cycles
    materials.set_paint((0, 0, 0), (0, 0, 0))
    cycles.samples = samples
    coat = render_light(path)
    materials.set_paint((1, 0, 0), (0, 0, 1), coat=0.0)
    cycles.samples = response_samples
    white = render_light(path)
    hue = lambda light, channel: light[..., channel] - light[..., 1]
    grey = lambda channel: np.repeat(np.maximum(hue(white, channel) - hue(coat, channel) - SPECK, 0)[..., None], 3, 2)
    return {'coat': coat, 'metallic': grey(0), 'solid': grey(2)}


def plate_corners(face):
    """Plate corners as shares of the picture's width and height, of the plate that the camera faces."""
    scene, found = bpy.context.scene, {}
    for end, corners in face.plates.items():
        outward = -1 if end == 'front' else 1
        if (scene.camera.location.x - corners[0][0]) * outward < 0.5:
            continue
        at = [world_to_camera_view(scene, scene.camera, Vector(c)) for c in corners]
        found[end] = [[round(v.x, 5), round(1 - v.y, 5)] for v in at]
    return found
