"""Faces or wheels side by side, close up, to judge and to compare families:

    python face-sheet.py volvo bmw-closed@estate --view front --out /tmp/faces.png
    python face-sheet.py --wheels five aero --out /tmp/wheels.png
    python face-sheet.py --check      builds every face and fails on a part that is empty or torn
"""

import argparse
import sys
import time
from dataclasses import replace
from math import cos, radians, sin
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402

from carpictures import materials, picture, rendering, scene, studio  # noqa: E402
from carpictures.faces.check import check_faces  # noqa: E402
from carpictures.faces.families import FAMILIES  # noqa: E402
from carpictures.cars import cars  # noqa: E402
from carpictures.shape import Shape  # noqa: E402
from carpictures.wheels.build import add_wheels  # noqa: E402
from carpictures.wheels.designs import DESIGNS  # noqa: E402
from carpictures.wheels.materials import wheel_materials  # noqa: E402


def camera(shape, view):
    """Close to the nose or the tail, from the front (or rear) and a little to the side."""
    angle = {'front': 33, 'rear': 180 - 36, 'ahead': 6, 'behind': 174}[view]
    end = shape.front if view in ('front', 'ahead') else shape.back
    towards = 0.42 if end < 0 else -0.42
    aim = Vector((end + towards, 0.10, (shape.spec.nose_top if end < 0 else shape.rear_base_z) * 0.60))
    data = bpy.data.cameras.new(view)
    data.lens, data.sensor_width = 105, 36
    item = bpy.data.objects.new(view, data)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    a, distance = radians(angle), shape.spec.width * 3.4
    item.location = aim + Vector((-cos(a) * distance, sin(a) * distance, 0))
    item.location.z = 1.25
    item.rotation_euler = (aim - item.location).to_track_quat('-Z', 'Y').to_euler()


def wheel_scene(spec):
    """Wheels alone, without a car on them."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shape = Shape(spec)
    add_wheels(shape, materials.body_materials() | wheel_materials(spec))
    studio.build(shape)
    data = bpy.data.cameras.new('wheel')
    data.lens, data.sensor_width = 105, 36
    item = bpy.data.objects.new('wheel', data)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    aim = Vector((0, shape.half - 0.1, shape.wheel_r))
    item.location = aim + Vector((-1.5, 2.6, 0.5))
    item.rotation_euler = (aim - item.location).to_track_quat('-Z', 'Y').to_euler()
    return shape


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('faces', nargs='*')
    parser.add_argument('--car', default=None, choices=cars)
    parser.add_argument('--view', default='front', choices=['front', 'rear', 'ahead', 'behind', 'front34', 'rear34', 'side', *studio.DETAILS])
    parser.add_argument('--paint', default='red', choices=picture.PAINTS)
    parser.add_argument('--size', default='560x360')
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--cell', type=float, default=0.014)
    parser.add_argument('--wheels', action='store_true', help='the names are designs of wheels')
    parser.add_argument('--columns', type=int, default=2)
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--out', type=Path)
    options = parser.parse_args()
    if options.check:
        faults = 0
        for face, car, fault in check_faces([cars[options.car or 'hatch']], options.faces):
            print(f'{face} on {car}: {fault}', flush=True)
            faults += 1
        sys.exit(f'{faults} faults' if faults else 0)
    if not options.out:
        parser.error('--out is missing')
    size = tuple(map(int, options.size.split('x')))
    options.out.parent.mkdir(parents=True, exist_ok=True)
    shots = []
    for name in options.faces or (DESIGNS if options.wheels else FAMILIES):
        name, _, car = name.partition('@')
        started = time.time()
        spec = cars[car or options.car or 'suv']
        if options.wheels:
            shape = wheel_scene(replace(spec, wheel_style=name))
        else:
            shape, _ = scene.build_scene(replace(spec, face=name), options.cell)
        built = time.time()
        rendering.settings(size, options.samples)
        if options.wheels:
            pass
        elif options.view in (*studio.VIEWS, *studio.DETAILS) and options.view not in ('front', 'rear'):
            studio.camera(shape, options.view, size)
        else:
            camera(shape, options.view)
        kind, rgb = picture.PAINTS[options.paint]
        colour, none = tuple(picture.paint_light(rgb)), (0, 0, 0)
        materials.set_paint(*((none, colour) if kind == 'solid' else (colour, none)))
        path = options.out.with_suffix('.exr').resolve()
        image = picture.image8(rendering.render_light(path))
        ImageDraw.Draw(image).text((8, 6), name, fill=(30, 30, 30))
        shots.append(image)
        print(f'{name}: built in {built - started:.0f} s, rendered in {time.time() - built:.0f} s', flush=True)
        columns = min(options.columns, len(shots))
        sheet = Image.new('RGB', (columns * size[0], -(-len(shots) // columns) * size[1]), 'white')
        for i, shot in enumerate(shots):
            sheet.paste(shot, (i % columns * size[0], i // columns * size[1]))
        sheet.save(options.out)


main()
