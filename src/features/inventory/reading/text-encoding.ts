import { dosDecoder, isDosCodePage } from './dos-code-page.ts';
import type { Encoding } from './read-options.ts';

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Text from bytes, in the stated encoding or the one that the bytes are in. Where neither a byte order mark nor an XML
 * declaration says it, the first bytes beyond ASCII decide, however late they come.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  stated?: Encoding | undefined,
): AsyncGenerator<string> {
  let decoder = stated && decoderFor(stated);
  let isFirst = true;
  let carried: Uint8Array = new Uint8Array(0);
  for await (const part of bytes) {
    const chunk = carried.length > 0 ? joined(carried, part) : part;
    carried = new Uint8Array(0);
    // Too little to see a byte order mark in.
    if (isFirst && chunk.length < 4) {
      carried = chunk;
      continue;
    }
    if (isFirst) decoder ??= decoderOf(declaredEncoding(chunk));
    isFirst = false;
    if (!decoder) {
      const at = chunk.findIndex((byte) => byte >= 0x80);
      if (at === -1) {
        yield latin(chunk);
        continue;
      }
      // Enough must follow to decide by.
      if (at > 0) yield latin(chunk.subarray(0, at));
      const rest = chunk.subarray(at);
      if (rest.length < ENOUGH_TO_DECIDE) {
        carried = rest.slice();
        continue;
      }
      decoder = decoderFor(encodingOf(rest));
      yield decoder.decode(rest, { stream: true });
      continue;
    }
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  if (carried.length > 0) {
    decoder ??= decoderFor(declaredEncoding(carried) ?? encodingOf(carried));
    yield decoder.decode(carried, { stream: true });
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

const ENOUGH_TO_DECIDE = 4096;

/** Said by a byte order mark, by zeros between the letters, or by an XML declaration. */
export function declaredEncoding(beginning: Uint8Array): Encoding | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => beginning[at] === byte));
  if (marked) return marked[0];
  const [first, second, third, fourth] = beginning;
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  if (first === 0 && second && third === 0 && fourth) return 'utf-16be';
  const [, declared] =
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i.exec(latin(beginning.subarray(0, 200))) ?? [];
  return declared === undefined ? undefined : named(declared);
}

const encodingNames: Readonly<Record<string, Encoding>> = {
  ...{ 'utf-8': 'utf-8', utf8: 'utf-8', 'us-ascii': 'utf-8', ascii: 'utf-8' },
  ...{ 'utf-16': 'utf-16le', 'utf-16le': 'utf-16le', 'utf-16be': 'utf-16be' },
  ...{ 'iso-8859-1': 'iso-8859-1', latin1: 'iso-8859-1', 'windows-1252': 'windows-1252' },
  ...{ cp1252: 'windows-1252', 'iso-8859-2': 'iso-8859-2', latin2: 'iso-8859-2' },
  ...{ 'windows-1250': 'windows-1250', cp1250: 'windows-1250', 'iso-8859-15': 'iso-8859-15' },
  ...{ cp850: 'cp850', ibm850: 'cp850', cp852: 'cp852', ibm852: 'cp852' },
};

function named(name: string): Encoding | undefined {
  return encodingNames[name.toLowerCase()];
}

/** By the bytes from the first one beyond ASCII on. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (isUtf8(bytes)) return 'utf-8';
  const candidates = ['windows-1252', 'windows-1250', 'iso-8859-2', 'cp850', 'cp852'] as const;
  const scored = candidates.map((encoding) => ({ encoding, score: scoreOf(bytes, encoding) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).encoding;
}

const BROKEN_SHARE = 0.05;

/** Some systems cut texts off in the middle of a character; a few such are none against it. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const beyondAscii = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  return broken <= beyondAscii * BROKEN_SHARE;
}

const ofTheWest = /[åäöÅÄÖæøÆØéèêëüÜßçñáíóúàâîôõ£€°²³’“”–…½]/;
const ofTheEast = /[čďľĺňŕšťžýúáíéóôäČĎĽŇŠŤŽÝÚÁÍÉÓěřůĚŘŮąćęłńśźżĄĆĘŁŃŚŹŻőűŐŰ°€–’“„”]/;

/** Where a small letter of another code page was. */
const capitalInWord = /^\p{Ll}\p{Lu}/u;

/** How much the text looks like a language: letters of it count, symbols in the middle of words against. */
function scoreOf(bytes: Uint8Array, encoding: Encoding): number {
  const text = decoderFor(encoding).decode(bytes.subarray(0, 65_536));
  const common = encoding === 'windows-1252' || encoding === 'cp850' ? ofTheWest : ofTheEast;
  let score = 0;
  for (const [part] of text.matchAll(/.?[\u0080-\uffff]/gsu)) {
    const character = part.slice(-1);
    if (capitalInWord.test(part)) score -= 2;
    const isInWord = /^\p{L}/u.test(part);
    if (/\p{L}/u.test(character)) score += common.test(character) ? 2 : -1;
    else if (/[\u0080-\u009f\ufffd]/.test(character)) score -= 4;
    else score += isInWord && !/[°²³’”“]/.test(character) ? -2 : common.test(character) ? 1 : -1;
  }
  return score;
}

/** Without the byte order mark. */
function decoderFor(encoding: Encoding): Decoder {
  return isDosCodePage(encoding) ? dosDecoder(encoding) : new TextDecoder(encoding);
}

type Decoder = { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

function decoderOf(encoding: Encoding | undefined): Decoder | undefined {
  return encoding && decoderFor(encoding);
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
