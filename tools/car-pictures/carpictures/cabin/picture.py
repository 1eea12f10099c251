"""Rendering a cabin, with more bounces than outside, and turning it into that of the other hand."""

import bpy
import numpy as np

from bpy_extras.object_utils import world_to_camera_view

from ..picture import save16
from ..rendering import render_light
from ..rendering import settings as exterior_settings

__all__ = ['display_boxes', 'other_hand', 'render_light', 'save16', 'settings', 'turn_displays']


def settings(size, samples, seed=0):
    exterior_settings(size, samples, seed)
    scene = bpy.context.scene
    scene.render.film_transparent = False
    cycles = scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.sample_clamp_indirect = 3
    cycles.use_light_tree = True
    cycles.adaptive_threshold = 0.03


def display_boxes(size):
    """The pixels around every display that the camera sees: left, top, right, bottom."""
    scene, (width, height), boxes = bpy.context.scene, size, []
    for item in scene.objects:
        if not item.get('display'):
            continue
        at = [world_to_camera_view(scene, scene.camera, item.matrix_world @ corner.co) for corner in item.data.vertices]
        x = np.clip([v.x * width for v in at], 0, width)
        y = np.clip([(1 - v.y) * height for v in at], 0, height)
        box = tuple(int(v) for v in (np.floor(x.min()), np.floor(y.min()), np.ceil(x.max()), np.ceil(y.max())))
        if box[2] - box[0] > 2 and box[3] - box[1] > 2 and min(v.z for v in at) > 0:
            boxes.append(box)
    return boxes


def turn_displays():
    """Mirrors what every display shows."""
    for item in bpy.context.scene.objects:
        if not item.get('display'):
            continue
        for loop in item.data.uv_layers[0].data:
            loop.uv = (1 - loop.uv[0], loop.uv[1])
        item.data.update()
        item.data.update_tag()


def other_hand(light, path):
    """
    The same cabin with the wheel on the other side: the picture mirrored, its displays traced anew with what they show
    turned round beforehand, so that figures read the right way.
    """
    height, width = light.shape[:2]
    turn_displays()
    render, whole = bpy.context.scene.render, light.copy()
    render.use_border = render.use_crop_to_border = True
    for left, top, right, bottom in display_boxes((width, height)):
        render.border_min_x, render.border_max_x = left / width, right / width
        render.border_min_y, render.border_max_y = 1 - bottom / height, 1 - top / height
        piece = render_light(path)
        whole[top : top + piece.shape[0], left : left + piece.shape[1]] = piece
    render.use_border = render.use_crop_to_border = False
    return whole[:, ::-1]
