import { crc32, deflateSync } from 'node:zlib';
import { type Paint, paintNames, paints } from './paints.ts';

const width = 8;
const height = 5;
// How much of a car is seen through each of the 8 × 5 holes, 0 to 9.
const silhouette = ['00000000', '00255200', '04788740', '27999972', '01233210'];

const blurs = new Map(paintNames.map((paint) => [paint, dataUrl(paint)]));

/** A picture of forty pixels in the car's colour, shown until the real one has loaded. */
export function blurPlaceholder(paint: Paint): string {
  return blurs.get(paint) ?? '';
}

function dataUrl(paint: Paint): string {
  return `data:image/png;base64,${png(pixels(paint)).toString('base64')}`;
}

function pixels(paint: Paint): Buffer {
  const rows = silhouette.map((row) => [
    0,
    ...[...row].flatMap((cover) => [...paints[paint].rgb, Math.round((Number(cover) / 9) * 230)]),
  ]);
  return Buffer.from(rows.flat());
}

function png(raw: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(raw)), chunk('IEND')]);
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}
