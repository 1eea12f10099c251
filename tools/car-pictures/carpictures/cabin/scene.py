"""A whole cabin on its own, and the cameras that look at it."""

import bpy
from mathutils import Vector

from ..mirrors import add_mirrors
from ..shape import Shape
from .belts import add_belts
from .console import add_console
from .dash_fittings import add_dash_fittings
from .dashboard import add_dashboard
from .families import FAMILIES
from .fittings import add_door_things, add_roof_things
from .layout import layout_of
from .light import add_daylight
from .lining import add_lining
from .materials import cabin_materials
from .outer_side import add_outer_side
from .seats import front_seats, rear_bench
from .steering_wheel import add_steering_wheel

SEATS_BACK = 0.10  # as a photographer sets them


def build_cabin(spec, family, trim, view, cell):
    """With the driver on the left; `view` tells which door and how the seats stand."""
    open_door = view == 'door'
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shape, style = Shape(spec), FAMILIES[family]
    layout = layout_of(shape, seats_back=-0.06 if open_door else SEATS_BACK)
    library = cabin_materials(style.trims[trim])
    open_side = layout.hand if open_door else 0
    add_lining(layout, library, cell * 1.3, open_side)
    add_dashboard(layout, library, style.dash, cell)
    add_dash_fittings(layout, library, style)
    add_steering_wheel(layout, library, style.wheel, cell)
    add_console(layout, library, style.console, cell)
    front_seats(layout, library, style.seat, cell)
    rear_bench(layout, library, style.seat, cell * 1.3)
    add_belts(layout, library)
    add_roof_things(layout, library)
    add_door_things(layout, library, style, open_side)
    if open_door:
        add_outer_side(layout, library, open_side, cell * 1.6)
    else:
        add_mirrors(shape, library)
    add_daylight(layout)
    return layout, library


def cover_anew(library, family, trim):
    """The same cabin in another trim."""
    fresh = cabin_materials(FAMILIES[family].trims[trim])
    replacement = {material: fresh[name] for name, material in library.items()}
    for item in bpy.context.scene.objects:
        for slot in item.material_slots:
            slot.material = replacement.get(slot.material, slot.material)
    return fresh


VIEWS = ('cabin', 'door', 'dashboard', 'rear-seats')


def aim(layout, view):
    """(where the camera stands, what it looks at, focal length in millimetres)."""
    belt, x, hand = layout.belt, layout.seat_x, layout.hand
    return {
        'cabin': ((x + 0.25, -hand * 0.05, belt + 0.25), (layout.dash_x, 0, belt - 0.125), 17),
        'door': ((x + 0.02, hand * (layout.shape.half + 0.30), belt + 0.17), (layout.dash_x + 0.40, -hand * 0.10, belt - 0.16), 19),
        'dashboard': ((x + 0.02, -hand * 0.30, belt + 0.16), (layout.dash_x, hand * 0.16, belt - 0.10), 24),
        'rear-seats': ((x - 0.15, hand * -0.04, belt + 0.24), (layout.rear_x + 0.05, 0, belt - 0.20), 19),
    }[view]


def camera(layout, view):
    where, target, lens = aim(layout, view)
    data = bpy.data.cameras.new(view)
    data.lens, data.sensor_width, data.clip_start = lens, 36, 0.02
    item = bpy.data.objects.new(view, data)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    item.location = where
    item.rotation_euler = (Vector(target) - Vector(where)).to_track_quat('-Z', 'Y').to_euler()
    return item
