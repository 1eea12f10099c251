"""Cuts rendered cars out of their studio, for pages that put them on a ground of their own:

    python cut-out.py mask out/vw-golf-2020 --views front34 side
    python cut-out.py paint out/vw-golf-2020 --view front34 --colour solid:214,92,30 --size 1180x534 --out hero.webp
    python cut-out.py all out    those of cut-outs.json, into demo/media/pictures
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from carpictures import picture  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = parser.add_subparsers(required=True)
    mask = tasks.add_parser('mask', help='what a cut-out needs beside the layers of a view')
    mask.add_argument('folder', type=Path)
    mask.add_argument('--views', nargs='+', default=['front34', 'side'])
    mask.add_argument('--cell', type=float, default=0.011)
    mask.set_defaults(task=render_masks)
    paint = tasks.add_parser('paint', help='a picture with transparency')
    paint.add_argument('folder', type=Path)
    paint.add_argument('--view', default='front34')
    paint.add_argument('--colour', default='solid:240,241,240', help='kind of paint and its colour')
    paint.add_argument('--size', help='cropped to the car and its shadow, and fitted into this')
    paint.add_argument('--mirrored', action='store_true')
    paint.add_argument('--quality', type=int, default=84)
    paint.add_argument('--out', type=Path, required=True)
    paint.set_defaults(task=write_painted)
    every = tasks.add_parser('all', help='the pictures of the demo')
    every.add_argument('folder', type=Path)
    every.set_defaults(task=write_all)
    options = parser.parse_args()
    options.task(options)


def write_all(options):
    for wanted in json.loads((HERE / 'cut-outs.json').read_text()):
        folder = options.folder / wanted['car']
        if not (folder / f"{wanted['view']}-mask.png").exists():
            print(f"{wanted['picture']} waits for the {wanted['view']} view and mask of {wanted['car']}")
            continue
        out = HERE / '../../demo/media/pictures' / f"{wanted['picture']}.webp"
        size, view, colour = wanted['size'], wanted['view'], wanted['colour']
        write_painted(argparse.Namespace(folder=folder, view=view, colour=colour, size=size, mirrored=False, quality=84, out=out))
        print(wanted['picture'], flush=True)


def render_masks(options):
    from carpictures import cut_out, rendering, scene, studio
    from carpictures.cars import cars

    size = Image.open(options.folder / f'{options.views[0]}-coat.png').size
    shape, _ = scene.build_scene(cars[options.folder.resolve().name], options.cell)
    rendering.settings(size, 8)
    for view in options.views:
        studio.camera(shape, view, size)
        way = options.folder.resolve() / f'{view}-unfinished.exr'
        mask = cut_out.render_mask(way)
        Image.fromarray((mask * 255 + 0.5).astype(np.uint8)).save(options.folder / f'{view}-mask.png')
        picture.save16(cut_out.render_floor(way), options.folder / f'{view}-floor.png')
        print(f'{options.folder.name} {view}', flush=True)


def write_painted(options):
    from carpictures import cut_out

    read = lambda layer: picture.read16(options.folder / f'{options.view}-{layer}.png')
    kind, colour = options.colour.split(':')
    light = read('coat') + read(kind) * picture.paint_light([int(part) for part in colour.split(',')])
    mask = np.asarray(Image.open(options.folder / f'{options.view}-mask.png'), np.float32) / 255
    image = Image.fromarray(cut_out.cut_out(light, mask, read('floor')), 'RGBA')
    if options.size:
        image = fitted(image, mask, tuple(map(int, options.size.split('x'))), cut_out.window)
    if options.mirrored:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    image.save(options.out, quality=options.quality, method=6)


def fitted(image, mask, size, window):
    """The car as large as it fits, near the lower edge, with its shadow as far as there is room."""
    rows, columns = np.flatnonzero(mask.max(axis=1) > 0.1), np.flatnonzero(mask.max(axis=0) > 0.1)
    left, top, right, bottom = columns[0], rows[0], columns[-1] + 1, rows[-1] + 1
    scale = min(size[0] * 0.92 / (right - left), size[1] * 0.88 / (bottom - top))
    width, height = size[0] / scale, size[1] / scale
    x = (left + right - width) / 2
    y = bottom + (bottom - top) * 0.09 - height
    frame = tuple(map(round, (x, y, x + width, y + height)))
    part = image.crop(frame).resize(size, Image.Resampling.LANCZOS)
    car = Image.fromarray((mask * 255).astype(np.uint8)).crop(frame).resize(size, Image.Resampling.LANCZOS)
    # The shadow ends before the picture does.
    faded = np.asarray(part.getchannel('A'), np.float32) * window(size[::-1])
    part.putalpha(Image.fromarray(np.maximum(faded, np.asarray(car, np.float32)).astype(np.uint8)))
    return part


main()
