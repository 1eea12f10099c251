import { type FeedLine, LONGEST_RECORD, tooLong } from './feed-line.ts';
import { parsed } from './read-ndjson.ts';

type Place = 'before' | 'element' | 'between' | 'after';

/** A JSON array read element by element, so that a large one never lies in memory whole. Stops at what is no array. */
export async function* readJsonArray(texts: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  let place: Place = 'before';
  let line = 1;
  let element = { from: 1, text: '', depth: 0, inText: false, escaped: false, isTooLong: false };
  const finished = (): FeedLine =>
    element.isTooLong
      ? { line: element.from, problem: `The record ${tooLong}.` }
      : { line: element.from, ...parsed(element.text) };

  for await (const text of texts) {
    let from = 0;
    const keep = (to: number) => {
      element.isTooLong ||= element.text.length + to - from > LONGEST_RECORD;
      element.text = element.isTooLong ? '' : element.text + text.slice(from, to);
    };
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at] as string;
      if (sign === '\n') line += 1;
      if (place === 'element') {
        if (element.inText) {
          if (element.escaped) element.escaped = false;
          else if (sign === '\\') element.escaped = true;
          else if (sign === '"') element.inText = false;
        } else if (sign === '"') element.inText = true;
        else if (sign === '{' || sign === '[') element.depth += 1;
        else if (element.depth > 0 && (sign === '}' || sign === ']')) element.depth -= 1;
        else if (element.depth === 0 && (sign === ',' || sign === ']')) {
          keep(at);
          yield finished();
          place = sign === ',' ? 'between' : 'after';
        }
      } else if (!/\s/.test(sign)) {
        if (place === 'after')
          return void (yield { line, problem: 'Something stands after the end of the list.' });
        if (place === 'before') {
          if (sign !== '[') return void (yield { line, problem: 'A JSON feed is a list: it begins with [.' });
          place = 'between';
        } else if (sign === ']') place = 'after';
        else {
          element = {
            from: line,
            text: '',
            depth: 0,
            inText: sign === '"',
            escaped: false,
            isTooLong: false,
          };
          if (sign === '{' || sign === '[') element.depth = 1;
          from = at;
          place = 'element';
        }
      }
    }
    if (place === 'element') keep(text.length);
  }
  if (place === 'before') yield { line, problem: 'A JSON feed is a list: it begins with [.' };
  else if (place !== 'after') yield { line, problem: 'The feed ends in the middle of the list.' };
}
