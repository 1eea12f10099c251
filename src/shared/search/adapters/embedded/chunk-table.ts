import { GrowableUint32Array } from './growable-uint32-array.ts';

const MAX_CHUNKS = 50_000;
const FIRST_SIZE = 1 << 12;

/**
 * The numbers that chunks of text stand for. The same few thousand chunks repeat in every record, so one is found by
 * the hash of its letters, without making a string of it.
 */
export class ChunkTable {
  readonly #numbersOf: (chunk: string) => readonly number[];
  // A hash table with open addressing: the place of a chunk plus one, or 0.
  #table = new Uint32Array(FIRST_SIZE);
  #hashes = new GrowableUint32Array();
  #numbers = new GrowableUint32Array();
  #ends = new GrowableUint32Array();
  #chunks: string[] = [];

  constructor(numbersOf: (chunk: string) => readonly number[]) {
    this.#numbersOf = numbersOf;
  }

  /** Appends the numbers of every chunk between spaces. */
  appendWords(text: string, to: GrowableUint32Array): void {
    let from = 0;
    let hash = SEED;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (isSpace(code)) {
        if (at > from) this.#append(text, from, at, hash, to);
        from = at + 1;
        hash = SEED;
      } else hash = mix(hash, code);
    }
    if (text.length > from) this.#append(text, from, text.length, hash, to);
  }

  /** Appends the numbers of the whole text as one chunk. */
  appendWhole(text: string, to: GrowableUint32Array): void {
    let hash = SEED;
    for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
    this.#append(text, 0, text.length, hash, to);
  }

  #append(text: string, from: number, until: number, hash: number, to: GrowableUint32Array): void {
    const place = this.#placeOf(text, from, until, hash >>> 0);
    const end = this.#ends.values[place] as number;
    for (let at = place === 0 ? 0 : (this.#ends.values[place - 1] as number); at < end; at += 1)
      to.push(this.#numbers.values[at] as number);
  }

  #placeOf(text: string, from: number, until: number, hash: number): number {
    const mask = this.#table.length - 1;
    let at = hash & mask;
    for (let entry = this.#table[at] as number; entry !== 0; entry = this.#table[at] as number) {
      if (
        this.#hashes.values[entry - 1] === hash &&
        isPart(this.#chunks[entry - 1] as string, text, from, until)
      )
        return entry - 1;
      at = (at + 1) & mask;
    }
    return this.#add(text.slice(from, until), hash);
  }

  #add(chunk: string, hash: number): number {
    if (this.#chunks.length >= MAX_CHUNKS) this.#clear();
    for (const number of this.#numbersOf(chunk)) this.#numbers.push(number);
    this.#ends.push(this.#numbers.length);
    this.#hashes.push(hash);
    this.#chunks.push(chunk);
    if (this.#chunks.length * 2 > this.#table.length) this.#enlarge();
    else this.#insert(hash, this.#chunks.length);
    return this.#chunks.length - 1;
  }

  #insert(hash: number, entry: number): void {
    const mask = this.#table.length - 1;
    let at = hash & mask;
    while (this.#table[at] !== 0) at = (at + 1) & mask;
    this.#table[at] = entry;
  }

  #enlarge(): void {
    this.#table = new Uint32Array(this.#table.length * 2);
    for (let place = 0; place < this.#chunks.length; place += 1)
      this.#insert(this.#hashes.values[place] as number, place + 1);
  }

  #clear(): void {
    this.#table = new Uint32Array(FIRST_SIZE);
    this.#hashes = new GrowableUint32Array();
    this.#numbers = new GrowableUint32Array();
    this.#ends = new GrowableUint32Array();
    this.#chunks = [];
  }
}

// FNV-1a.
const SEED = 0x811c9dc5;

function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

function isPart(chunk: string, text: string, from: number, until: number): boolean {
  if (chunk.length !== until - from) return false;
  for (let at = 0; at < chunk.length; at += 1)
    if (chunk.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}

/** As \s of a regular expression. */
function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  if (code === 0xa0 || code === 0x1680 || code === 0xfeff) return true;
  if (code >= 0x2000 && code <= 0x200a) return true;
  return code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000;
}
