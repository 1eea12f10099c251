import { type FeedLine, MAX_RECORD_LENGTH, tooLong } from './feed-line.ts';
import { parseJson } from './read-ndjson.ts';

/** A JSON array read element by element, so that a large one never lies in memory whole. */
export async function* readJsonArray(texts: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  const list = new JsonArrayParser();
  for await (const text of texts) {
    yield* list.take(text);
    if (list.isBroken) return;
  }
  yield* list.end();
}

const notAnArray = 'A JSON feed is a list: it begins with [.';

class JsonArrayParser {
  #place: 'before' | 'element' | 'between' | 'after' | 'broken' = 'before';
  #line = 1;
  #element = new JsonElementParser(1);

  get isBroken(): boolean {
    return this.#place === 'broken';
  }

  *take(text: string): Generator<FeedLine> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if (sign === '\n') this.#line += 1;
      if (this.#place === 'element') {
        if (!this.#element.endsBefore(sign)) continue;
        yield this.#element.finish(text.slice(from, at));
        this.#place = sign === ',' ? 'between' : 'after';
      } else if (sign.trim() !== '') {
        const problem = this.#step(sign);
        if (problem) return void (yield problem);
        from = at;
      }
    }
    if (this.#place === 'element') this.#element.keep(text.slice(from));
  }

  *end(): Generator<FeedLine> {
    if (this.#place === 'before') yield { line: this.#line, problem: notAnArray };
    else if (this.#place !== 'after') {
      yield { line: this.#line, problem: 'The feed ends in the middle of the list.' };
    }
  }

  /** A sign that stands between elements. */
  #step(sign: string): FeedLine | undefined {
    if (this.#place === 'after') return this.#break('Something stands after the end of the list.');
    if (this.#place === 'before') {
      if (sign !== '[') return this.#break(notAnArray);
      this.#place = 'between';
    } else if (sign === ']') {
      this.#place = 'after';
    } else {
      this.#place = 'element';
      this.#element = new JsonElementParser(this.#line);
      this.#element.endsBefore(sign);
    }
    return undefined;
  }

  #break(problem: string): FeedLine {
    this.#place = 'broken';
    return { line: this.#line, problem };
  }
}

class JsonElementParser {
  readonly #line: number;
  #text = '';
  #depth = 0;
  #inText = false;
  #escaped = false;
  #isTooLong = false;

  constructor(line: number) {
    this.#line = line;
  }

  endsBefore(sign: string): boolean {
    if (this.#escaped) this.#escaped = false;
    else if (this.#inText) {
      if (sign === '\\') this.#escaped = true;
      else if (sign === '"') this.#inText = false;
    } else if (sign === '"') this.#inText = true;
    else if (sign === '{' || sign === '[') this.#depth += 1;
    else if (this.#depth === 0 && (sign === ',' || sign === ']')) return true;
    else if (sign === '}' || sign === ']') this.#depth -= 1;
    return false;
  }

  keep(text: string): void {
    this.#isTooLong ||= this.#text.length + text.length > MAX_RECORD_LENGTH;
    this.#text = this.#isTooLong ? '' : this.#text + text;
  }

  finish(rest: string): FeedLine {
    this.keep(rest);
    if (this.#isTooLong) return { line: this.#line, problem: `The record ${tooLong}.` };
    return { line: this.#line, ...parseJson(this.#text) };
  }
}
