import { Bytes } from './bytes.ts';
import { boxOf, readPointStep } from './glyph-points.ts';

/** WOFF2 keeps outlines in seven streams (WOFF 2.0, §5.1); TrueType wants one record a glyph, unhinted here. */
export function rebuildGlyphTables(transformed: Uint8Array): { glyf: Uint8Array; loca: Uint8Array } {
  const { glyphCount, streams } = readStreams(transformed);
  const records = Array.from({ length: glyphCount }, (_, id) => glyphRecord(id, streams));
  const loca = new Uint8Array(4 * (glyphCount + 1));
  const offsets = new DataView(loca.buffer);
  let end = 0;
  records.forEach((record, id) => {
    end += record.length;
    offsets.setUint32(4 * (id + 1), end);
  });
  return { glyf: Uint8Array.from(records.flat()), loca };
}

type Streams = {
  contours: Bytes;
  points: Bytes;
  flags: Bytes;
  glyphs: Bytes;
  composites: Bytes;
  boxes: Bytes;
  boxBitmap: Uint8Array;
};

function readStreams(table: Uint8Array): { glyphCount: number; streams: Streams } {
  const header = new Bytes(table);
  header.skip(4);
  const glyphCount = header.u16();
  header.skip(2);
  const lengths = Array.from({ length: 7 }, () => header.u32());
  const next = () => new Bytes(header.take(lengths.shift() ?? 0));
  const streams = {
    contours: next(),
    points: next(),
    flags: next(),
    glyphs: next(),
    composites: next(),
    boxes: next(),
  };
  const boxBitmap = streams.boxes.take(4 * Math.ceil(glyphCount / 32));
  return { glyphCount, streams: { ...streams, boxBitmap } };
}

function glyphRecord(id: number, streams: Streams): number[] {
  const contourCount = streams.contours.i16();
  const hasBox = ((streams.boxBitmap[id >> 3] ?? 0) & (128 >> (id & 7))) !== 0;
  const box = hasBox ? [...streams.boxes.take(8)] : undefined;
  if (contourCount === 0) return [];
  const record = contourCount < 0 ? compositeBody(streams) : simpleBody(contourCount, streams);
  const bytes = [...int16(contourCount), ...(box ?? record.box.flatMap(int16)), ...record.body];
  return bytes.length % 2 === 0 ? bytes : [...bytes, 0];
}

type GlyphBody = { body: number[]; box: number[] };

function simpleBody(contourCount: number, { points, flags, glyphs }: Streams): GlyphBody {
  const ends: number[] = [];
  let pointCount = 0;
  for (let contour = 0; contour < contourCount; contour += 1) {
    pointCount += points.packed16();
    ends.push(pointCount - 1);
  }
  const steps = Array.from({ length: pointCount }, () => readPointStep(flags.u8(), glyphs));
  // Hinting instructions are left out: outlines drawn as SVG have no use for them.
  glyphs.packed16();
  return {
    box: boxOf(steps),
    body: [
      ...ends.flatMap(int16),
      ...int16(0),
      ...steps.map(({ onCurve }) => (onCurve ? 1 : 0)),
      ...steps.flatMap(({ dx }) => int16(dx)),
      ...steps.flatMap(({ dy }) => int16(dy)),
    ],
  };
}

function compositeBody({ composites, glyphs }: Streams): GlyphBody {
  const body: number[] = [];
  let flags = MORE_COMPONENTS;
  let hasInstructions = false;
  while (flags & MORE_COMPONENTS) {
    flags = composites.u16();
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
    body.push(...int16(flags & ~HAS_INSTRUCTIONS), ...composites.take(componentLength(flags)));
  }
  if (hasInstructions) glyphs.packed16();
  return { body, box: [0, 0, 0, 0] };
}

const MORE_COMPONENTS = 0x20;
const HAS_INSTRUCTIONS = 0x100;

function componentLength(flags: number): number {
  const offsets = flags & 0x1 ? 4 : 2;
  if (flags & 0x8) return 2 + offsets + 2;
  if (flags & 0x40) return 2 + offsets + 4;
  if (flags & 0x80) return 2 + offsets + 8;
  return 2 + offsets;
}

function int16(value: number): number[] {
  return [(value >> 8) & 255, value & 255];
}
