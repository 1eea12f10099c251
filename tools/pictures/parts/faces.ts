import type { FaceName } from '../plan/catalogue.ts';
import { type Face, mirrored } from './face.ts';

/** Five characters of our own; none is any maker's. Heights hang from the bonnet's edge and the tail's edge. */
export const FACES: Record<FaceName, Face> = {
  'wide-grille': {
    lamps: [
      {
        outline: [
          [0.5, -0.035],
          [0.78, -0.012],
          [1.05, 0.02],
          [1.08, -0.0],
          [0.98, -0.085],
          [0.56, -0.115],
        ],
        radius: 0.016,
        depth: 0.06,
        signature: [
          [
            [0.52, -0.05],
            [0.78, -0.03],
            [1.03, 0.002],
          ],
          [
            [0.535, -0.06],
            [0.575, -0.1],
            [0.68, -0.1],
          ],
        ],
        bulbs: [
          { at: [0.69, -0.068], radius: 0.021 },
          { at: [0.79, -0.058], radius: 0.021 },
        ],
        rings: false,
      },
    ],
    grille: {
      outline: mirrored([
        [0.4, -0.035],
        [0.46, -0.13],
        [0.4, -0.27],
      ]),
      radius: 0.03,
      depth: 0.055,
      fill: 'slats',
      frame: 'bright',
    },
    intakes: [
      {
        outline: mirrored([
          [0.42, -0.4],
          [0.36, -0.47],
        ]),
        radius: 0.02,
        depth: 0.05,
        fill: 'mesh',
        frame: 'none',
      },
      {
        outline: [
          [0.6, -0.28],
          [0.86, -0.23],
          [0.84, -0.36],
          [0.64, -0.4],
        ],
        radius: 0.03,
        depth: 0.045,
        fill: 'dark',
        frame: 'gloss',
      },
    ],
    lightBar: null,
    plate: -0.325,
    tail: {
      outline: [
        [0.42, -0.07],
        [0.8, -0.05],
        [1.1, -0.035],
        [1.1, -0.085],
        [0.95, -0.15],
        [0.42, -0.135],
      ],
      radius: 0.018,
      signature: [
        [
          [0.44, -0.085],
          [0.8, -0.07],
          [1.07, -0.055],
        ],
        [
          [0.44, -0.12],
          [0.9, -0.13],
          [1.03, -0.075],
        ],
      ],
      bar: false,
    },
    wheel: 'five-twin',
    exhaust: true,
  },
  'slim-led': {
    lamps: [
      {
        outline: [
          [0.56, -0.06],
          [0.8, -0.03],
          [1.08, 0.015],
          [1.09, -0.01],
          [1.0, -0.06],
          [0.62, -0.1],
        ],
        radius: 0.012,
        depth: 0.05,
        signature: [
          [
            [0.58, -0.064],
            [0.8, -0.044],
            [1.06, 0.0],
          ],
        ],
        bulbs: [
          { at: [0.7, -0.078], radius: 0.014 },
          { at: [0.77, -0.071], radius: 0.014 },
          { at: [0.84, -0.063], radius: 0.014 },
        ],
        rings: false,
      },
    ],
    grille: {
      outline: mirrored([
        [0.5, -0.075],
        [0.52, -0.105],
        [0.46, -0.165],
      ]),
      radius: 0.02,
      depth: 0.04,
      fill: 'bars',
      frame: 'gloss',
    },
    intakes: [
      {
        outline: mirrored([
          [0.58, -0.33],
          [0.6, -0.36],
          [0.46, -0.46],
        ]),
        radius: 0.03,
        depth: 0.06,
        fill: 'mesh',
        frame: 'none',
      },
      {
        outline: [
          [0.8, -0.19],
          [0.87, -0.17],
          [0.9, -0.36],
          [0.84, -0.4],
        ],
        radius: 0.02,
        depth: 0.035,
        fill: 'dark',
        frame: 'gloss',
      },
    ],
    lightBar: null,
    plate: -0.255,
    tail: {
      outline: [
        [0.34, -0.075],
        [0.8, -0.05],
        [1.12, -0.03],
        [1.13, -0.06],
        [0.98, -0.12],
        [0.34, -0.12],
      ],
      radius: 0.014,
      signature: [
        [
          [0.36, -0.09],
          [0.8, -0.068],
          [1.09, -0.045],
        ],
        [
          [0.36, -0.105],
          [0.8, -0.1],
          [0.97, -0.1],
        ],
      ],
      bar: true,
    },
    wheel: 'ten',
    exhaust: true,
  },
  'closed-ev': {
    lamps: [
      {
        outline: [
          [0.6, -0.055],
          [0.82, -0.035],
          [1.08, 0.005],
          [1.09, -0.02],
          [1.02, -0.075],
          [0.66, -0.115],
        ],
        radius: 0.022,
        depth: 0.055,
        signature: [
          [
            [0.62, -0.062],
            [0.82, -0.046],
            [1.05, -0.008],
            [1.0, -0.062],
          ],
        ],
        bulbs: [
          { at: [0.74, -0.083], radius: 0.018 },
          { at: [0.84, -0.074], radius: 0.018 },
        ],
        rings: false,
      },
    ],
    grille: null,
    intakes: [
      {
        outline: mirrored([
          [0.56, -0.36],
          [0.6, -0.4],
          [0.5, -0.47],
        ]),
        radius: 0.03,
        depth: 0.05,
        fill: 'slats',
        frame: 'none',
      },
      {
        outline: [
          [0.86, -0.2],
          [0.9, -0.19],
          [0.92, -0.38],
          [0.88, -0.4],
        ],
        radius: 0.016,
        depth: 0.03,
        fill: 'dark',
        frame: 'gloss',
      },
    ],
    lightBar: -0.058,
    plate: -0.28,
    tail: {
      outline: [
        [0.5, -0.06],
        [0.85, -0.045],
        [1.12, -0.035],
        [1.12, -0.08],
        [1.0, -0.115],
        [0.5, -0.105],
      ],
      radius: 0.02,
      signature: [
        [
          [0.5, -0.078],
          [0.85, -0.062],
          [1.08, -0.052],
          [0.98, -0.1],
        ],
      ],
      bar: true,
    },
    wheel: 'aero',
    exhaust: false,
  },
  'twin-lamp': {
    lamps: [
      {
        outline: [
          [0.56, -0.03],
          [0.8, -0.012],
          [1.03, 0.012],
          [1.05, -0.07],
          [0.96, -0.13],
          [0.58, -0.14],
        ],
        radius: 0.03,
        depth: 0.07,
        signature: [
          [
            [0.58, -0.035],
            [0.8, -0.018],
            [1.01, 0.004],
          ],
        ],
        bulbs: [
          { at: [0.665, -0.083], radius: 0.036 },
          { at: [0.85, -0.068], radius: 0.036 },
        ],
        rings: true,
      },
    ],
    grille: {
      outline: mirrored([
        [0.46, -0.05],
        [0.49, -0.1],
        [0.4, -0.2],
      ]),
      radius: 0.05,
      depth: 0.06,
      fill: 'bars',
      frame: 'bright',
    },
    intakes: [
      {
        outline: mirrored([
          [0.34, -0.37],
          [0.38, -0.41],
          [0.32, -0.47],
        ]),
        radius: 0.03,
        depth: 0.05,
        fill: 'mesh',
        frame: 'none',
      },
      {
        outline: [
          [0.56, -0.3],
          [0.88, -0.25],
          [0.86, -0.37],
          [0.6, -0.43],
        ],
        radius: 0.035,
        depth: 0.06,
        fill: 'mesh',
        frame: 'none',
      },
    ],
    lightBar: null,
    plate: -0.29,
    tail: {
      outline: [
        [0.5, -0.05],
        [0.85, -0.035],
        [1.05, -0.03],
        [1.06, -0.1],
        [0.95, -0.165],
        [0.52, -0.155],
      ],
      radius: 0.03,
      signature: [
        [
          [0.55, -0.075],
          [0.7, -0.068],
          [0.7, -0.13],
          [0.56, -0.132],
          [0.55, -0.08],
        ],
        [
          [0.78, -0.064],
          [0.95, -0.057],
          [0.92, -0.13],
          [0.79, -0.132],
          [0.78, -0.07],
        ],
      ],
      bar: false,
    },
    wheel: 'mesh',
    exhaust: true,
  },
  'round-lamp': {
    lamps: [
      {
        outline: circle(0.79, -0.065, 0.1, 0.088),
        radius: 0.02,
        depth: 0.07,
        signature: [closed(circle(0.79, -0.065, 0.084, 0.072))],
        bulbs: [{ at: [0.79, -0.065], radius: 0.04 }],
        rings: false,
      },
    ],
    grille: {
      outline: mirrored([
        [0.42, -0.09],
        [0.52, -0.14],
        [0.42, -0.24],
      ]),
      radius: 0.06,
      depth: 0.045,
      fill: 'slats',
      frame: 'bright',
    },
    intakes: [
      {
        outline: mirrored([
          [0.5, -0.36],
          [0.54, -0.4],
          [0.46, -0.46],
        ]),
        radius: 0.03,
        depth: 0.05,
        fill: 'slats',
        frame: 'none',
      },
    ],
    lightBar: null,
    plate: -0.3,
    tail: {
      outline: [
        [0.68, -0.04],
        [0.95, -0.035],
        [1.02, -0.06],
        [1.02, -0.19],
        [0.95, -0.22],
        [0.7, -0.21],
      ],
      radius: 0.04,
      signature: [
        [
          [0.72, -0.06],
          [0.93, -0.055],
          [0.97, -0.12],
          [0.93, -0.19],
          [0.73, -0.185],
          [0.72, -0.07],
        ],
      ],
      bar: false,
    },
    wheel: 'turbine',
    exhaust: true,
  },
};

function circle(cx: number, cy: number, rx: number, ry: number): [number, number][] {
  return Array.from({ length: 24 }, (_, k): [number, number] => [
    cx + Math.cos((k / 24) * Math.PI * 2) * rx,
    cy + Math.sin((k / 24) * Math.PI * 2) * ry,
  ]);
}

function closed(points: [number, number][]): [number, number][] {
  return [...points, ...points.slice(0, 1)];
}
