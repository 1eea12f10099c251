import { expect, test } from 'vitest';
import { layeredPictureFile, paintedFileName, paintLayers, parsePaintedFileName } from './layered-picture.ts';

test('the name of a painted file says the layered picture, the paint and the way round', () => {
  for (const mirrored of [false, true]) {
    const painted = { file: '3f9c1b2a-ix3-front', paint: 'ice-blue', mirrored };
    expect(parsePaintedFileName(paintedFileName(painted))).toEqual(painted);
  }
  for (const plain of ['3f9c1b2a-ix3-front', 'a~', '~blue', 'a~blue~', 'a~blue~flipped', 'a~blue~mirrored~x'])
    expect(parsePaintedFileName(plain), plain).toBeUndefined();
});

test('each kind of paint takes its own layers, or the only one there is', () => {
  const both = { coat: 'c', metallic: 'm', solid: 's' };
  expect(paintLayers(both, 'solid')).toEqual([{ layer: 'solid', share: 1 }]);
  expect(paintLayers(both, 'metallic')).toEqual([{ layer: 'metallic', share: 1 }]);
  expect(paintLayers(both, 'pearl')).toEqual([
    { layer: 'metallic', share: 0.5 },
    { layer: 'solid', share: 0.5 },
  ]);
  expect(paintLayers({ coat: 'c', metallic: 'm' }, 'solid')).toEqual([{ layer: 'metallic', share: 1 }]);
  expect(paintLayers({ coat: 'c' }, 'solid')).toEqual([]);
});

test('a layered picture has paints, with names that stand in addresses and colours that are light', () => {
  const blue = { kind: 'metallic', colour: [0.1, 0.2, 0.3] };
  const read = (paints: object) =>
    layeredPictureFile.safeParse({ layers: { coat: 'c' }, paints, shoulder: 0.7, peak: 4 }).success;
  expect(read({ 'ice-blue': blue })).toBe(true);
  expect(read({})).toBe(false);
  for (const name of ['Blue', 'ice blue', 'a~b', 'a/b', '../a', ''])
    expect(read({ [name]: blue }), name).toBe(false);
  expect(read({ blue: { ...blue, colour: [0.1, 0.2, 1.3] } })).toBe(false);
  expect(read({ blue: { ...blue, kind: 'matt' } })).toBe(false);
});
