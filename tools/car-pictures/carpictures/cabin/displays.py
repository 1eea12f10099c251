"""Displays: a drawn interface behind cover glass in a thin body."""

import bpy
import numpy as np
from math import cos, radians, sin

from .materials import lit_screen
from .solids import add, frame_of, plate, whole_mesh
from ..curves import Outline


def facing(centre, tilt, turn=0.0):
    """A plane that looks backwards, tilted upwards and turned towards y: x to the right, y up, z out of it."""
    t, a = radians(tilt), radians(turn)
    normal = np.array([cos(t) * cos(a), cos(t) * sin(a), sin(t)])
    right = np.array([-sin(a), cos(a), 0])
    return frame_of(centre, right, np.cross(normal, right), normal)


def add_display(name, centre, size, picture, library, tilt=12, turn=0.0, radius=0.012, bezel=0.008, depth=0.014, rim=None):
    place = facing(centre, tilt, turn)
    w, h = size
    corners = Outline([(-w / 2 - bezel, -h / 2 - bezel), (w / 2 + bezel, -h / 2 - bezel), (w / 2 + bezel, h / 2 + bezel), (-w / 2 - bezel, h / 2 + bezel)], radius)
    box = ((-w / 2 - 0.03, w / 2 + 0.03), (-h / 2 - 0.03, h / 2 + 0.03), (-depth - 0.01, 0.01))
    add(f'{name} body', whole_mesh(lambda x, y, z: plate(corners, x, y, z, -depth, 0.0, 0.004), box, 0.003), library['gloss-black'], frame=place)
    if rim:
        edge = Outline(corners.points * (1 + 0.005 / np.array([w, h])), radius + 0.002)
        add(f'{name} rim', whole_mesh(lambda x, y, z: plate(edge, x, y, z, -depth - 0.004, -0.003, 0.002), box, 0.003), library[rim], frame=place)
    panel(f'{name} panel', place, size, lit_screen(name, picture), radius - bezel * 0.6)


def panel(name, place, size, material, radius):
    w, h = size
    outline = Outline([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], max(radius, 0.002)).path(96)
    data = bpy.data.meshes.new(name)
    data.from_pydata([(x, y, 0.0004) for x, y in outline], [], [tuple(range(len(outline)))])
    uv = data.uv_layers.new(name='picture')
    for loop in data.loops:
        x, y = outline[loop.vertex_index]
        uv.data[loop.index].uv = (x / w + 0.5, y / h + 0.5)
    data.materials.append(material)
    item = bpy.data.objects.new(name, data)
    item.matrix_world = place
    bpy.context.collection.objects.link(item)
    item['display'] = True
    return item
