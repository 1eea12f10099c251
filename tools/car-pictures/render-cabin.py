"""Pictures of cabins, 16 bits a channel:

    python render-cabin.py nordic-minimal light --view cabin --size 1280x800 --samples 24 --out out/nordic.png
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
    parser.add_argument('trim', choices=('light', 'dark'))
    parser.add_argument('--car', default='suv', choices=cars, metavar='CAR')
    parser.add_argument('--view', default='cabin', choices=scene.VIEWS)
    parser.add_argument('--size', default='640x400')
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--cell', type=float, default=0.010, help='pitch of the meshes in metres')
    parser.add_argument('--out', type=Path, required=True, help='a file, or a folder that gets FAMILY-TRIM-lhd/VIEW.png and the same for rhd')
    options = parser.parse_args()
    size = tuple(map(int, options.size.split('x')))
    started = time.time()
    layout = scene.build_cabin(cars[options.car], options.family, options.trim, options.view, options.cell)
    built = time.time()
    picture.settings(size, options.samples)
    scene.camera(layout, options.view)
    left = options.out if options.out.suffix else target(options, 'lhd')
    left.parent.mkdir(parents=True, exist_ok=True)
    light = picture.render_light(left.with_suffix('.exr').resolve())
    picture.save16(light, left)
    done = time.time()
    print(f'{left}: built in {built - started:.0f} s, rendered in {done - built:.0f} s', flush=True)
    if not options.out.suffix:
        right = target(options, 'rhd')
        right.parent.mkdir(parents=True, exist_ok=True)
        picture.save16(picture.other_hand(light, right.with_suffix('.exr').resolve()), right)
        print(f'{right}: {time.time() - done:.0f} s', flush=True)


def target(options, hand):
    return options.out / f'{options.family}-{options.trim}-{hand}' / f'{options.view}.png'


main()
