import { brotliDecompressSync } from 'node:zlib';
import { Bytes } from './bytes.ts';
import { rebuildGlyphTables } from './rebuild-glyphs.ts';

/**
 * WOFF2 → plain TrueType (W3C WOFF 2.0, §4–5). fontkit reads WOFF2, but its variations stay at the
 * default weight there; from TrueType they work. Checksums are left at zero: fontkit does not look.
 */
export function unpackWoff2(file: Uint8Array): Uint8Array {
  const header = new Bytes(file);
  header.skip(4);
  const flavour = header.u32();
  header.skip(4);
  const tableCount = header.u16();
  header.skip(6);
  const packedLength = header.u32();
  header.skip(24);
  const entries = Array.from({ length: tableCount }, () => readEntry(header));
  const unpacked = brotliDecompressSync(file.subarray(header.at, header.at + packedLength));
  return assemble(flavour, sliceTables(entries, unpacked));
}

type Entry = { tag: string; length: number; transformed: boolean };

const OTHER_TAG = 63;
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH ' +
  'PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc ' +
  'bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill '
).match(/.{4} /g);

function readEntry(header: Bytes): Entry {
  const flags = header.u8();
  const index = flags & 63;
  const tag = index === OTHER_TAG ? header.tag() : (KNOWN_TAGS?.[index]?.slice(0, 4) ?? '');
  const version = flags >> 6;
  const plainLength = header.base128();
  const isGlyphTable = tag === 'glyf' || tag === 'loca';
  const transformed = isGlyphTable ? version === 0 : version !== 0;
  if (transformed && !isGlyphTable) throw new Error(`WOFF2: transformed ${tag} table is not understood`);
  return { tag, transformed, length: transformed ? header.base128() : plainLength };
}

function sliceTables(entries: readonly Entry[], unpacked: Uint8Array): Map<string, Uint8Array> {
  const tables = new Map<string, Uint8Array>();
  let at = 0;
  for (const { tag, length, transformed } of entries) {
    const bytes = unpacked.subarray(at, at + length);
    at += length;
    if (!transformed) tables.set(tag, bytes);
    else if (tag === 'glyf') {
      const { glyf, loca } = rebuildGlyphTables(bytes);
      tables.set('glyf', glyf).set('loca', loca);
    }
  }
  return tables;
}

const LONG_OFFSETS_AT = 51;

function assemble(flavour: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const ordered = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  let end = 12 + 16 * ordered.length;
  const placed = ordered.map(([tag, bytes]) => {
    const offset = end;
    end = offset + Math.ceil(bytes.length / 4) * 4;
    return { tag, bytes, offset };
  });
  const sfnt = new Uint8Array(end);
  const view = new DataView(sfnt.buffer);
  view.setUint32(0, flavour);
  view.setUint16(4, placed.length);
  placed.forEach(({ tag, bytes, offset }, index) => {
    const entry = 12 + 16 * index;
    sfnt.set(new TextEncoder().encode(tag), entry);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    sfnt.set(bytes, offset);
    if (tag === 'head') sfnt[offset + LONG_OFFSETS_AT] = 1;
  });
  return sfnt;
}
