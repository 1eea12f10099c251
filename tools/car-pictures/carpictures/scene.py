"""A car in its studio, built once and rendered from every side."""

import bpy

from . import body, cabin, fittings, materials, mirrors, studio
from .faces.place import place_face
from .lamps.materials import lamp_materials
from .objects import skin_object
from .shape import Shape
from .wheels.build import add_wheels
from .wheels.materials import wheel_materials


def build_scene(spec, cell):
    """`cell` is the pitch of the skin's mesh in metres: 0.010 for pictures, 0.016 for a quick look."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shape = Shape(spec)
    library = materials.body_materials() | lamp_materials() | wheel_materials(spec)
    pieces = body.build(shape, cell)
    for name, material, mesh in pieces:
        skin_object(name, mesh, library[material])
    add_wheels(shape, library)
    mirrors.add_mirrors(shape, library)
    cabin.add_cabin(shape, library, family=spec.cabin)
    fittings.add_fittings(shape, library)
    face = place_face(shape, library)
    studio.build(shape)
    return shape, face
