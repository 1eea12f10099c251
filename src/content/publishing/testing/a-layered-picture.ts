import sharp from 'sharp';
import type { LayeredPicture } from '../layered-picture.ts';

const size = { width: 320, height: 200 };

/** Grey on the left, paint on the right, which is brighter in the layer for metallic paints. */
export async function aLayeredPicture(overrides: Partial<LayeredPicture> = {}): Promise<LayeredPicture> {
  return {
    layers: { coat: await halves(60, 0), metallic: await halves(0, 220), solid: await halves(0, 160) },
    paints: {
      red: { kind: 'solid', colour: [0.45, 0.01, 0.01] },
      silver: { kind: 'metallic', colour: [0.55, 0.56, 0.58] },
      'ice-blue': { kind: 'pearl', colour: [0.4, 0.55, 0.65] },
    },
    shoulder: 0.7,
    peak: 2,
    ...overrides,
  };
}

function halves(left: number, right: number): Promise<Buffer> {
  const half = { width: size.width / 2, height: size.height, channels: 3 } as const;
  const grey = (level: number) => ({ r: level, g: level, b: level });
  return sharp({ create: { ...half, ...size, background: grey(left) } })
    .composite([{ input: { create: { ...half, background: grey(right) } }, left: half.width, top: 0 }])
    .png()
    .toBuffer();
}
