import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { aFont, aVariableFont } from '../testing/a-font.ts';
import { MAX_FONT_BYTES } from './font-limits.ts';
import { type PreparedFont, prepareFont } from './prepare-font.ts';

async function preparedFrom(bytes: Buffer): Promise<PreparedFont> {
  const outcome = await prepareFont(bytes);
  if (outcome.state !== 'prepared') throw new Error(outcome.why);
  return outcome.font;
}

function read(bytes: Uint8Array | undefined): Font {
  return create(Buffer.from(bytes ?? [])) as Font;
}

test.each(['sfnt', 'woff', 'woff2'] as const)('a font as %s becomes parts in WOFF2', async (format) => {
  const font = await preparedFrom(await aFont({ format, weight: 500 }));
  expect(font).toMatchObject({ family: 'Manrope', weights: '500', style: 'normal', generic: 'sans-serif' });
  expect(font.parts.map(({ subset }) => subset)).toEqual(['core', 'rest']);
  for (const { bytes } of font.parts) expect(Buffer.from(bytes).toString('latin1', 0, 4)).toBe('wOF2');
});

test('a part holds the characters of its range and no others', async () => {
  const [core] = (await preparedFrom(await aVariableFont())).parts;
  const drawn = read(core?.bytes).characterSet;
  expect(core?.range).toContain('U+61-7A');
  expect(drawn).toContain('å'.codePointAt(0));
  expect(drawn).not.toContain('{'.codePointAt(0));
});

test('a variable font keeps the weights that pages use', async () => {
  const font = await preparedFrom(await aVariableFont());
  expect(font.weights).toBe('300 600');
  const { wght } = read(font.parts[0]?.bytes).variationAxes;
  expect(wght).toMatchObject({ min: 300, max: 600 });
});

test('local fonts are stretched as @capsizecss does it, within one percent', async () => {
  const { createFontStack } = await import('@capsizecss/core');
  const { entireMetricsCollection: metrics } = await import('@capsizecss/metrics/entireMetricsCollection');
  const [ours] = (await preparedFrom(await aVariableFont())).fallbacks;
  const { fontFaces } = createFontStack([metrics.manrope, metrics.arial], { fontFaceFormat: 'styleObject' });
  const theirs = (Array.isArray(fontFaces) ? fontFaces[0] : fontFaces)?.['@font-face'];
  const within = (value: number | undefined, percent: string | undefined) =>
    expect(Math.abs((value ?? 0) / Number.parseFloat(percent ?? '') - 1)).toBeLessThan(0.01);
  within(ours?.sizeAdjust, theirs?.sizeAdjust);
  within(ours?.ascent, theirs?.ascentOverride);
  within(ours?.descent, theirs?.descentOverride);
});

test('the letters of our languages that it lacks are named', async () => {
  const { missing } = await preparedFrom(await aFont());
  expect(missing).toContain('č');
  expect(missing).not.toContain('å');
});

test('a font that may not be subset stays whole', async () => {
  const { parts } = await preparedFrom(await aFont({ fsType: 0x100 }));
  expect(parts.map(({ subset, range }) => [subset, range])).toEqual([['whole', '']]);
});

test.each([
  ['an archive with the ending of a font', Buffer.from('PK\x03\x04 and the rest of it'), 'notAFont'],
  ['an empty file', Buffer.alloc(0), 'notAFont'],
  ['several fonts in one', Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(40)]), 'collection'],
  ['20 MB', Buffer.alloc(4 * MAX_FONT_BYTES), 'tooLarge'],
  ['a WOFF2 that says it unpacks to gigabytes', woff2Bomb(), 'broken'],
])('%s is refused', async (_, bytes, why) => {
  expect(await prepareFont(bytes)).toMatchObject({ state: 'refused', why });
});

test.each([
  [0x2, 'restricted'],
  [0x4, 'printOnly'],
  [0x200, 'bitmapsOnly'],
])('the licence bits %i of a font are respected', async (fsType, why) => {
  expect(await prepareFont(await aFont({ fsType }))).toMatchObject({ state: 'refused', why });
});

test('a font that may be edited may be shown', async () => {
  expect(await prepareFont(await aFont({ fsType: 0x8 }))).toMatchObject({ state: 'prepared' });
});

test('a font of capitals alone is refused, and the letters are named', async () => {
  const outcome = await prepareFont(await aFont({ letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' }));
  expect(outcome).toMatchObject({ why: 'lettersMissing', letters: 'abcdefghijklmnopqrstuvwxyz' });
});

test.each(['sfnt', 'woff', 'woff2'] as const)(
  'bytes of a %s that were changed or cut off are never taken',
  async (format) => {
    const whole = await aFont({ format });
    const cut = whole.subarray(0, Math.floor(whole.length / 2));
    expect(await prepareFont(cut)).toMatchObject({ state: 'refused', why: 'broken' });
    const garbled = Buffer.from(whole);
    garbled.fill(0xff, 60, 400);
    expect(await prepareFont(garbled)).toMatchObject({ state: 'refused' });
  },
);

function woff2Bomb(): Buffer {
  const head = Buffer.alloc(48);
  head.write('wOF2', 'latin1');
  head.writeUInt32BE(0x10000, 4);
  head.writeUInt32BE(48, 8);
  head.writeUInt16BE(1, 12);
  head.writeUInt32BE(0xf0000000, 16);
  return head;
}
