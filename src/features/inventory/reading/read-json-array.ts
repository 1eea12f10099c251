import { feedProblem } from '../problems/feed-problems.ts';
import { type FeedLine, longest, MAX_RECORD_LENGTH } from './feed-line.ts';
import { parseJson } from './read-ndjson.ts';

/** A JSON array read element by element, so that a large one is never in memory as a whole. */
export async function* readJsonArray(chunks: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  const parser = new JsonArrayParser();
  for await (const text of chunks) {
    yield* parser.take(text);
    if (parser.isBroken) return;
  }
  yield* parser.end();
}

const notAnArray = feedProblem('json-not-list');

class JsonArrayParser {
  #position: 'before' | 'element' | 'between' | 'after' | 'broken' = 'before';
  #line = 1;
  #element = new JsonElementParser(1);

  get isBroken(): boolean {
    return this.#position === 'broken';
  }

  *take(text: string): Generator<FeedLine> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text.charAt(at);
      if (character === '\n') this.#line += 1;
      if (this.#position === 'element') {
        if (!this.#element.endsBefore(character)) continue;
        yield this.#element.finish(text.slice(from, at));
        this.#position = character === ',' ? 'between' : 'after';
      } else if (character.trim() !== '') {
        const problem = this.#step(character);
        if (problem) return void (yield problem);
        from = at;
      }
    }
    if (this.#position === 'element') this.#element.append(text.slice(from));
  }

  *end(): Generator<FeedLine> {
    if (this.#position === 'before') yield { line: this.#line, problem: notAnArray };
    else if (this.#position !== 'after') {
      yield { line: this.#line, problem: feedProblem('list-cut-off') };
    }
  }

  /** A character between elements. */
  #step(character: string): FeedLine | undefined {
    if (this.#position === 'after') return this.#break(feedProblem('after-list'));
    if (this.#position === 'before') {
      if (character !== '[') return this.#break(notAnArray);
      this.#position = 'between';
    } else if (character === ']') {
      this.#position = 'after';
    } else {
      this.#position = 'element';
      this.#element = new JsonElementParser(this.#line);
      this.#element.endsBefore(character);
    }
    return undefined;
  }

  #break(problem: string): FeedLine {
    this.#position = 'broken';
    return { line: this.#line, problem };
  }
}

class JsonElementParser {
  readonly #line: number;
  #text = '';
  #depth = 0;
  #inString = false;
  #escaped = false;
  #isTooLong = false;

  constructor(line: number) {
    this.#line = line;
  }

  endsBefore(character: string): boolean {
    if (this.#escaped) this.#escaped = false;
    else if (this.#inString) {
      if (character === '\\') this.#escaped = true;
      else if (character === '"') this.#inString = false;
    } else if (character === '"') this.#inString = true;
    else if (character === '{' || character === '[') this.#depth += 1;
    else if (this.#depth === 0 && (character === ',' || character === ']')) return true;
    else if (character === '}' || character === ']') this.#depth -= 1;
    return false;
  }

  append(text: string): void {
    this.#isTooLong ||= this.#text.length + text.length > MAX_RECORD_LENGTH;
    this.#text = this.#isTooLong ? '' : this.#text + text;
  }

  finish(rest: string): FeedLine {
    this.append(rest);
    if (this.#isTooLong)
      return { line: this.#line, problem: feedProblem('record-long', { length: longest }) };
    return { line: this.#line, ...parseJson(this.#text) };
  }
}
