"""Cycles on the processor: settings, and a render as linear light."""

import bpy
import numpy as np


def settings(size, samples, seed=0, threads=2):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = 8
    cycles.use_light_tree = False
    cycles.use_denoising = True
    cycles.denoiser = 'OPENIMAGEDENOISE'
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 1, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 12, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.filter_width = 1.3
    scene.view_settings.view_transform = 'Standard'
    denoise_alpha(scene)
    scene.render.image_settings.file_format = 'OPEN_EXR'
    scene.render.image_settings.color_depth = '32'


def denoise_alpha(scene):
    """Cycles leaves alpha noisy where the backdrop shows through tinted glass; clean it like the colours."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    clean = tree.nodes.new('CompositorNodeDenoise')
    join = tree.nodes.new('CompositorNodeSetAlpha')
    join.mode = 'REPLACE_ALPHA'
    output = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Alpha'], clean.inputs['Image'])
    tree.links.new(source.outputs['Image'], join.inputs['Image'])
    tree.links.new(clean.outputs['Image'], join.inputs['Alpha'])
    tree.links.new(join.outputs['Image'], output.inputs['Image'])


def render_linear(path):
    """Renders the scene's camera through a file at `path`, as a linear RGBA array."""
    scene = bpy.context.scene
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(str(path))
    width, height = image.size
    pixels = np.array(image.pixels[:], dtype=np.float32).reshape(height, width, 4)[::-1]
    bpy.data.images.remove(image)
    return pixels
