import { feedProblem } from '../problems/feed-problems.ts';
import { type FeedLine, longest, MAX_RECORD_LENGTH } from './feed-line.ts';
import type { Nested } from './flat-record.ts';
import type { ReadLimits } from './read-limits.ts';
import { parseJson } from './read-ndjson.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** A record with what stands around its list, nearest first: { currency: 'SEK' } beside { vehicles: […] }. */
export type NestedRow = { line: number; value: Nested; around: readonly Record<string, Nested>[] };
export type NestedLine = NestedRow | Extract<FeedLine, { problem: string }>;

/**
 * The records of the list at a path, one by one: a document of any size is never in memory as a whole. A step that is *
 * stands for each of a list, or any key.
 */
export async function* readJsonRows(
  chunks: AsyncIterable<string>,
  steps: readonly string[],
  limits: Pick<ReadLimits, 'depth'>,
): AsyncGenerator<NestedLine> {
  const scanner = new JsonScanner(steps, limits.depth);
  for await (const text of chunks) yield* scanner.take(text);
  scanner.end();
}

type Frame = {
  isList: boolean;
  key: string;
  isKeyNext: boolean;
  /** Its plain values, for the records below it. */
  scalars: Record<string, Nested>;
  holdsRecords: boolean;
};

const MAX_SCALARS = 50;
const MAX_SCALAR_LENGTH = 1000;
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, comma, colon, lineBreak] = [
  ...[0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d, 0x2c, 0x3a, 0x0a],
] as const;

class JsonScanner {
  readonly #steps: readonly string[];
  readonly #maxDepth: number;
  #frames: Frame[] = [];
  #line = 1;
  #hasBegun = false;
  /** Of what is being read: a record, or a plain value outside of one. */
  #text = '';
  #mode: 'between' | 'record' | 'string' | 'literal' = 'between';
  #recordLine = 1;
  #recordDepth = 0;
  #inString = false;
  #isEscaped = false;
  #isTooLong = false;

  constructor(steps: readonly string[], maxDepth: number) {
    this.#steps = steps;
    this.#maxDepth = maxDepth;
  }

  *take(text: string): Generator<NestedLine> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === lineBreak) this.#line += 1;
      if (this.#mode === 'record') {
        if (!this.#endsRecordAt(code)) continue;
        yield this.#record(text.slice(from, at + 1));
        continue;
      }
      if (this.#mode === 'string') {
        if (!this.#endsStringAt(code)) continue;
        this.#append(text.slice(from, at + 1));
        this.#endScalar();
        continue;
      }
      if (this.#mode === 'literal') {
        if (code !== comma && code !== closeBrace && code !== closeBracket && code > 0x20) continue;
        this.#append(text.slice(from, at));
        this.#endScalar();
      }
      if (this.#mark(code)) from = at;
    }
    if (this.#mode !== 'between') this.#append(text.slice(from));
  }

  end(): void {
    if (!this.#hasBegun) throw new UnreadableFeed('feed-empty');
    if (this.#frames.length > 0 || this.#mode !== 'between') throw new UnreadableFeed('ends-in-list');
  }

  /** Between values; says whether one begins here. */
  #mark(code: number): boolean {
    if (code <= 0x20 || code === colon || code === 0xfeff) return false;
    const frame = this.#frames.at(-1);
    if (code === comma) {
      if (frame && !frame.isList) frame.isKeyNext = true;
      return false;
    }
    if (code === closeBrace || code === closeBracket) {
      this.#frames.pop();
      return false;
    }
    this.#hasBegun = true;
    if (code === openBrace || code === openBracket) {
      if (frame?.holdsRecords) return this.#beginRecord();
      if (this.#frames.length >= this.#maxDepth)
        throw new UnreadableFeed('json-deep-line', { depth: this.#maxDepth, line: this.#line });
      this.#frames.push({
        isList: code === openBracket,
        key: '',
        isKeyNext: code === openBrace,
        scalars: {},
        holdsRecords: this.#isAtList(),
      });
      return false;
    }
    this.#text = '';
    this.#isTooLong = false;
    this.#mode = code === quote ? 'string' : 'literal';
    this.#isEscaped = false;
    return true;
  }

  /** Whether the container that begins here is the list. */
  #isAtList(): boolean {
    if (this.#frames.length !== this.#steps.length) return false;
    return this.#steps.every((step, at) => {
      const frame = this.#frames[at];
      return frame !== undefined && (step === '*' || (!frame.isList && frame.key === step));
    });
  }

  #beginRecord(): boolean {
    this.#mode = 'record';
    this.#text = '';
    this.#recordLine = this.#line;
    this.#recordDepth = 1;
    this.#inString = false;
    this.#isEscaped = false;
    this.#isTooLong = false;
    return true;
  }

  #endsRecordAt(code: number): boolean {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#inString) {
      if (code === backslash) this.#isEscaped = true;
      else if (code === quote) this.#inString = false;
    } else if (code === quote) this.#inString = true;
    else if (code === openBrace || code === openBracket) this.#recordDepth += 1;
    else if (code === closeBrace || code === closeBracket) this.#recordDepth -= 1;
    return this.#recordDepth === 0;
  }

  #endsStringAt(code: number): boolean {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === backslash) this.#isEscaped = true;
    else if (code === quote) return true;
    return false;
  }

  #append(text: string): void {
    const limit = this.#mode === 'record' ? MAX_RECORD_LENGTH : MAX_RECORD_LENGTH * 2;
    this.#isTooLong ||= this.#text.length + text.length > limit;
    this.#text = this.#isTooLong ? '' : this.#text + text;
  }

  #record(last: string): NestedLine {
    this.#append(last);
    this.#mode = 'between';
    const line = this.#recordLine;
    if (this.#isTooLong) return { line, problem: feedProblem('record-long', { length: longest }) };
    const read = parseJson(this.#text);
    const frame = this.#frames.at(-1);
    if ('problem' in read) return { line, problem: read.problem };
    const key = frame && !frame.isList ? { '@key': frame.key } : undefined;
    const value = key && !Array.isArray(read.value) ? { ...key, ...(read.value as object) } : read.value;
    const around = this.#frames
      .filter(({ isList }) => !isList)
      .map(({ scalars }) => scalars)
      .reverse();
    return { line, value: value as Nested, around };
  }

  /** A key, or a plain value that is no record. */
  #endScalar(): void {
    const frame = this.#frames.at(-1);
    const isString = this.#mode === 'string';
    this.#mode = 'between';
    if (!frame || this.#isTooLong) return;
    const read = parseJson(this.#text);
    if ('problem' in read) throw new UnreadableFeed('in-line', { line: this.#line, problem: read.problem });
    if (frame.isKeyNext && isString) {
      frame.key = String(read.value);
      frame.isKeyNext = false;
    } else if (
      !frame.isList &&
      this.#text.length <= MAX_SCALAR_LENGTH &&
      Object.keys(frame.scalars).length < MAX_SCALARS
    )
      frame.scalars[frame.key] = read.value as Nested;
  }
}

/** What a document that is cut off says so far: its open brackets closed after the last whole value. */
export function parseBeginning(text: string, { depth }: Pick<ReadLimits, 'depth'>): Nested | undefined {
  const open: string[] = [];
  let whole: { end: number; closing: string } | undefined;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === backslash) at += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === openBrace || code === openBracket) {
      open.push(code === openBrace ? '}' : ']');
      if (open.length > depth) throw new UnreadableFeed('json-deep', { depth });
    } else if (code === closeBrace || code === closeBracket) {
      open.pop();
      whole = { end: at + 1, closing: open.toReversed().join('') };
    } else if (code === comma) whole = { end: at, closing: open.toReversed().join('') };
  }
  if (!whole) return undefined;
  try {
    return JSON.parse(text.slice(0, whole.end).replace(/^\uFEFF/, '') + whole.closing) as Nested;
  } catch {
    return undefined;
  }
}
