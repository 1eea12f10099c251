"""A quick picture of one car in one paint, to judge shapes while working on them:

    python look.py mid-suv --view front34 --paint green --out /tmp/suv.png
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from carpictures import materials, picture, rendering, scene, studio  # noqa: E402
from carpictures.cars import cars  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cars', nargs='+', choices=cars)
    parser.add_argument('--view', default='front34', choices=[*studio.VIEWS, *studio.DETAILS])
    parser.add_argument('--paint', default='blue', choices=picture.PAINTS)
    parser.add_argument('--size', default='640x400')
    parser.add_argument('--samples', type=int, default=10)
    parser.add_argument('--cell', type=float, default=0.014)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--out', type=Path, required=True, help='a file, or a folder for several cars')
    options = parser.parse_args()
    for car in options.cars:
        started = time.time()
        shape, _ = scene.build_scene(cars[car], options.cell)
        built = time.time()
        size = tuple(map(int, options.size.split('x')))
        rendering.settings(size, options.samples, threads=options.threads)
        studio.camera(shape, options.view, size)
        kind, rgb = picture.PAINTS[options.paint]
        colour, none = tuple(picture.paint_light(rgb)), (0, 0, 0)
        materials.set_paint(*((none, colour) if kind == 'solid' else (colour, none)))
        path = options.out if options.out.suffix else options.out / f'{car}-{options.view}.png'
        path.parent.mkdir(parents=True, exist_ok=True)
        picture.image8(rendering.render_light(path.with_suffix('.exr').resolve())).save(path)
        print(f'{car}: built in {built - started:.0f} s, rendered in {time.time() - built:.0f} s: {path}', flush=True)


main()
