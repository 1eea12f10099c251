import { inflateSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { MAX_UNPACKED_BYTES } from './font-limits.ts';

export type Container = 'sfnt' | 'woff' | 'woff2' | 'collection';

/** By the first bytes, whatever the file is called. */
export function containerOf(bytes: Buffer): Container | undefined {
  const signature = bytes.toString('latin1', 0, 4);
  if (signature === 'wOFF') return 'woff';
  if (signature === 'wOF2') return 'woff2';
  if (signature === 'ttcf') return 'collection';
  return ['\0\x01\0\0', 'OTTO', 'true'].includes(signature) ? 'sfnt' : undefined;
}

const FAMILY_NAMES = [1, 2, 16, 17];

/** TrueType or CFF, with every glyph. Tables that no browser reads are dropped on the way; a broken file throws. */
export async function toSfnt(bytes: Buffer, container: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer> {
  if (container === 'woff2' && bytes.readUInt32BE(TOTAL_SIZE_AT) > MAX_UNPACKED_BYTES)
    throw new Error('it unpacks to too much');
  const plain = container === 'woff' ? unpackWoff(bytes) : bytes;
  if (container !== 'woff2') requireTables(plain);
  return withAllGlyphs(plain, { preserveNameIds: FAMILY_NAMES, targetFormat: 'sfnt' });
}

/** The types of the package are of a version that always took characters. */
export function withAllGlyphs(bytes: Buffer, options: Options): Promise<Buffer> {
  const all = { ...options, keepAllGlyphs: true } as Options;
  return subsetFont(bytes, undefined as unknown as string, all);
}

type Options = NonNullable<Parameters<typeof subsetFont>[2]>;

/** The renderer is forgiving: of a file that was cut off it would take the half that is there. */
function requireTables(sfnt: Buffer): void {
  const tags = new Set<string>();
  for (let entry = 12; entry < 12 + 16 * sfnt.readUInt16BE(4); entry += 16) {
    tags.add(sfnt.toString('latin1', entry, entry + 4));
    if (sfnt.readUInt32BE(entry + 8) + sfnt.readUInt32BE(entry + 12) > sfnt.length)
      throw new Error('a table ends after the end of the file');
  }
  const missing = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'].filter((tag) => !tags.has(tag));
  if (missing.length > 0) throw new Error(`it has no ${missing.join(', ')}`);
}

const TOTAL_SIZE_AT = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

/** WOFF 1.0: an sfnt whose tables are deflated one by one. No table unpacks to more than it says. */
function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = file.subarray(WOFF_HEADER + at * WOFF_ENTRY, WOFF_HEADER + (at + 1) * WOFF_ENTRY);
    const [offset, packed, length] = [4, 8, 12].map((place) => entry.readUInt32BE(place)) as Three;
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), offset, packed, length };
  });
  const total = entries.reduce((sum, { length }) => sum + length, 0);
  if (total > MAX_UNPACKED_BYTES) throw new Error('it unpacks to too much');
  const head = Buffer.alloc(12 + 16 * count);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let end = head.length;
  const tables = entries.map(({ tag, checksum, offset, packed, length }, at) => {
    const part = file.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(part, { maxOutputLength: length }) : part;
    if (table.length !== length) throw new Error('a table has another length than it says');
    tag.copy(head, 12 + 16 * at);
    checksum.copy(head, 16 + 16 * at);
    head.writeUInt32BE(end, 20 + 16 * at);
    head.writeUInt32BE(length, 24 + 16 * at);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    end += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...tables]);
}

type Three = [number, number, number];
