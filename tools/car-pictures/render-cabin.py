"""Pictures of cabins, 16 bits a channel:

    python render-cabin.py nordic-minimal --car volvo-xc60-2018 --view cabin --size 1280x800 --out out
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from carpictures.cabin import picture, scene  # noqa: E402
from carpictures.cabin.families import FAMILIES  # noqa: E402
from carpictures.cars import cars  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('family', choices=FAMILIES)
    parser.add_argument('--trims', nargs='+', default=['light', 'dark'], choices=('light', 'dark'))
    parser.add_argument('--car', default='suv', choices=cars, metavar='CAR')
    parser.add_argument('--view', default='cabin', choices=scene.VIEWS)
    parser.add_argument('--size', default='640x400')
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--cell', type=float, default=0.010, help='pitch of the meshes in metres')
    parser.add_argument('--out', type=Path, required=True, help='a folder, which gets FAMILY-TRIM-lhd/VIEW.png and the same for rhd')
    options = parser.parse_args()
    size = tuple(map(int, options.size.split('x')))
    started = time.time()
    layout, library = scene.build_cabin(cars[options.car], options.family, options.trims[0], options.view, options.cell)
    print(f'{options.family}: built in {time.time() - started:.0f} s', flush=True)
    picture.settings(size, options.samples)
    scene.camera(layout, options.view)
    for at, trim in enumerate(options.trims):
        started = time.time()
        if at:
            library = scene.cover_anew(library, options.family, trim)
            picture.turn_displays()
        left, right = target(options, trim, 'lhd'), target(options, trim, 'rhd')
        light = picture.render_light(left.with_suffix('.exr').resolve())
        exposure = FAMILIES[options.family].trims[trim].exposure
        picture.save16(light * exposure, left)
        print(f'{left}: rendered in {time.time() - started:.0f} s', flush=True)
        picture.save16(picture.other_hand(light, right.with_suffix('.exr').resolve()) * exposure, right)


def target(options, trim, hand):
    path = options.out / f'{options.family}-{trim}-{hand}' / f'{options.view}.png'
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


main()
