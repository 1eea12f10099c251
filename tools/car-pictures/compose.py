"""Paints rendered layers, to look at them: python compose.py out/volvo-v60-2018 --view front34 --paint red --out /tmp/v60.png"""

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from carpictures import picture  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder', type=Path)
    parser.add_argument('--view', default='front34')
    parser.add_argument('--paint', nargs='+', default=['blue'], choices=picture.PAINTS)
    parser.add_argument('--out', type=Path, required=True, help='several paints stand one below the other')
    options = parser.parse_args()
    layers = {
        layer: picture.read16(options.folder / f'{options.view}-{layer}.png')
        for layer in ('coat', 'metallic', 'solid')
    }
    picture.image8(np.vstack([picture.painted(layers, paint) for paint in options.paint])).save(options.out)


main()
