"""Side elevations of cars with their dimensions on one sheet, straight from the fields (no rendering):

    python sheet.py --out /tmp/sheet.png [CAR…]
    python sheet.py --outlines [CAR…]   writes them to silhouettes.json, which cars.test.ts reads
"""

import argparse
import json
import sys
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))
from carpictures.cars import cars, records  # noqa: E402
from carpictures.drawing import dimensioned, outline  # noqa: E402
from carpictures.shape import Shape  # noqa: E402

SILHOUETTES = Path(__file__).parent / 'silhouettes.json'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cars', nargs='*', metavar='CAR')
    parser.add_argument('--out', type=Path)
    parser.add_argument('--columns', type=int, default=3)
    parser.add_argument('--pitch', type=float, default=0.010)
    parser.add_argument('--outlines', action='store_true')
    options = parser.parse_args()
    names = options.cars or [record['id'] for record in records]
    if options.outlines:
        known = json.loads(SILHOUETTES.read_text()) if SILHOUETTES.exists() else {}
        known |= {name: outline(Shape(cars[name])) for name in names}
        silhouettes = {record['id']: known[record['id']] for record in records if record['id'] in known}
        text = ',\n'.join(f'  "{name}": {json.dumps(heights)}' for name, heights in silhouettes.items())
        SILHOUETTES.write_text('{\n' + text + '\n}\n')
    if options.out:
        drawings = [dimensioned(Shape(cars[name]), options.pitch) for name in names]
        width, height = drawings[0].size
        rows = -(-len(drawings) // options.columns)
        sheet = Image.new('RGB', (width * options.columns, height * rows), 'white')
        for at, drawing in enumerate(drawings):
            sheet.paste(drawing, (at % options.columns * width, at // options.columns * height))
        sheet.save(options.out)


main()
