import { expect, test } from 'vitest';
import { type EncodedChunk, writeWebm } from './webm.ts';

const frame = (timestampMs: number, isKey = false): EncodedChunk => ({
  timestampMs,
  isKey,
  data: Buffer.from([timestampMs % 256]),
});

test('a film begins with the header of WebM, and its index names the place of every key frame', () => {
  const video = [frame(0, true), frame(40), frame(80, true), frame(120)];
  const file = writeWebm({ width: 960, height: 540, durationMs: 160, video });
  expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(file.includes('webm')).toBe(true);
  const segment = file.indexOf(Buffer.from('18538067', 'hex')) + 12;
  const clusters = placesOf(file, '1f43b675').map((at) => at - segment);
  const named = placesOf(file, 'f10100000000000004').map((at) => file.readUInt32BE(at + 9));
  expect(clusters).toHaveLength(2);
  expect(named).toEqual(clusters);
});

function placesOf(file: Buffer, hex: string): number[] {
  const wanted = Buffer.from(hex, 'hex');
  const found: number[] = [];
  for (let at = file.indexOf(wanted); at !== -1; at = file.indexOf(wanted, at + 1)) found.push(at);
  return found;
}
