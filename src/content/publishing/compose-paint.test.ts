import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composePaint, fromTone, toTone } from './compose-paint.ts';

const level = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(level, level, level);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const colour = fc.tuple(share, share, share);
const peaks = fc.constantFrom(1, 2.5, 4);
const shoulders = [0.5, 0.7, 0.8, 1];
const levels = Array.from({ length: 256 }, (_, at) => at);

test('black paint is the coat as it is, at every level and shoulder', () => {
  for (const knee of [0.3, 0.5, 0.7, 0.8, 1]) {
    const coat = Uint8Array.from(levels.flatMap((each) => [each, each, each]));
    const white = coat.map(() => 255);
    expect(composePaint(coat, [{ pixels: white, share: 1 }], [0, 0, 0], { shoulder: knee, peak: 4 })).toEqual(
      coat,
    );
    expect(levels.map((each) => toTone(fromTone(each, knee), knee))).toEqual(levels);
  }
});

test.each(shoulders)('with its shoulder at %f, any paint is what the formula says', (knee) => {
  fc.assert(
    fc.property(pixel, pixel, pixel, colour, share, peaks, (coat, metallic, solid, paint, part, peak) => {
      const layers = [
        { pixels: Uint8Array.from(metallic), share: part },
        { pixels: Uint8Array.from(solid), share: 1 - part },
      ];
      const composed = [...composePaint(Uint8Array.from(coat), layers, paint, { shoulder: knee, peak })];
      const direct = paint.map((channel, at) => {
        const [metal = 0, base = 0] = [metallic, solid].map((each) => fromTone(each[at] ?? 0, 1) * peak);
        const added = part * metal + (1 - part) * base;
        return toTone(fromTone(coat[at] ?? 0, knee) + added * channel, knee);
      });
      expect(composed.filter((each, at) => Math.abs(each - (direct[at] ?? 0)) > 1)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test.each(shoulders)(
  'with its shoulder at %f, a brighter paint is never darker, none darker than black',
  (knee) => {
    fc.assert(
      fc.property(pixel, pixel, colour, share, (coat, response, paint, less) => {
        const layers = [{ pixels: Uint8Array.from(response), share: 1 }];
        const inPaint = (by: number) =>
          composePaint(Uint8Array.from(coat), layers, [paint[0] * by, paint[1] * by, paint[2] * by], {
            shoulder: knee,
            peak: 4,
          });
        const [full, darker] = [inPaint(1), inPaint(less)];
        expect(full.every((each, at) => each >= (darker[at] ?? 0))).toBe(true);
        expect(darker.every((each, at) => each >= (coat[at] ?? 0))).toBe(true);
      }),
    );
  },
);

test('layers of another size are refused', () => {
  const layers = [{ pixels: new Uint8Array(3), share: 1 }];
  expect(() => composePaint(new Uint8Array(6), layers, [1, 1, 1], { shoulder: 0.7, peak: 1 })).toThrow(
    'differ in size',
  );
});
