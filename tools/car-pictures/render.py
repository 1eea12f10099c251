"""Renders cars of cars.json, each view as paint layers. What is done is skipped, so it can be stopped and started at will:

    nice -n 19 python render.py --views front34 side rear34
    nice -n 19 python render.py volvo-v60-2018 --views front34 --size 1600x1000 --again
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from carpictures import picture, rendering, scene, studio  # noqa: E402
from carpictures.cars import cars, records  # noqa: E402

LAYERS = ('coat', 'metallic', 'solid')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cars', nargs='*', metavar='CAR', help='all, in the order of cars.json, if none is named')
    parser.add_argument('--views', nargs='+', default=['front34', 'side', 'rear34'], choices=[*studio.VIEWS, *studio.DETAILS])
    parser.add_argument('--size', default='1280x800')
    parser.add_argument('--samples', type=int, default=10, help='at most, for the coat; the responses take half, but six')
    parser.add_argument('--noise', type=float, default=0.03, help='where sampling stops earlier')
    parser.add_argument('--cell', type=float, default=0.010, help="pitch of the skin's mesh in metres")
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--again', action='store_true', help='also what is done already')
    parser.add_argument('--out', type=Path, default=HERE / 'out')
    options = parser.parse_args()
    options.size = tuple(map(int, options.size.split('x')))
    options.revision = revision()

    names = options.cars or [record['id'] for record in records]
    unknown = [name for name in names if name not in cars]
    if unknown:
        parser.error(f"no such car: {', '.join(unknown)}")
    started = time.time()
    for at, name in enumerate(names):
        views = [view for view in options.views if options.again or not done(options.out / name, view)]
        if not views:
            continue
        print(f'{at + 1} of {len(names)}: {name}', flush=True)
        try:
            render_car(name, views, options)
        except Exception as error:  # one car that cannot be built must not stop a night's rendering
            print(f'  failed: {error!r}', flush=True)
        print(f'  {(time.time() - started) / 60:.1f} minutes so far', flush=True)


def done(folder, view):
    return all((folder / name).exists() for name in (f'{view}.json', *(f'{view}-{layer}.png' for layer in LAYERS)))


def render_car(name, views, options):
    folder = options.out.resolve() / name
    folder.mkdir(parents=True, exist_ok=True)
    started = time.time()
    shape, face = scene.build_scene(cars[name], options.cell)
    built = time.time() - started
    rendering.settings(options.size, options.samples, options.seed, options.threads, options.noise)
    print(f'  built in {built:.0f} s', flush=True)
    for view in views:
        began = time.time()
        studio.camera(shape, view, options.size)
        plates = rendering.plate_corners(face)
        layers = rendering.render_layers(folder / f'{view}-unfinished.exr', options.samples, max(6, options.samples // 2))
        for layer in LAYERS:
            picture.save16(layers[layer], folder / f'{view}-{layer}.png')
        seconds = time.time() - began
        facts = {
            'car': name,
            'view': view,
            'size': options.size,
            'plates': plates,
            'samples': options.samples,
            'noise': options.noise,
            'seed': options.seed,
            'seconds': round(seconds, 1),
            'buildSeconds': round(built, 1),
            'revision': options.revision,
        }
        (folder / f'{view}.json').write_text(json.dumps(facts, indent=2) + '\n')
        print(f'  {view}: {seconds:.0f} s', flush=True)


def revision():
    """The commit of the tool, with a plus if it was edited since."""
    def git(*words):
        return subprocess.run(['git', *words], cwd=HERE, capture_output=True, text=True).stdout.strip()

    return git('rev-parse', '--short', 'HEAD') + ('+' if git('status', '--porcelain', '--untracked-files=no', '.') else '')


if __name__ == '__main__':
    main()
