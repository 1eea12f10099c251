import { type FeedLine, MAX_RECORD_LENGTH, tooLong } from './feed-line.ts';

/** One JSON object per line; empty lines are passed over. */
export async function* readNdjson(texts: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  for await (const { line, text } of splitLines(texts)) {
    if (text === undefined) yield { line, problem: `The line ${tooLong}.` };
    else if (text.trim() !== '') yield { line, ...parseJson(text) };
  }
}

/** Without the text where the line is too long. */
async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<{ line: number; text?: string }> {
  let line = 1;
  let kept = '';
  let isTooLong = false;
  const keep = (text: string) => {
    isTooLong ||= kept.length + text.length > MAX_RECORD_LENGTH;
    kept = isTooLong ? '' : kept + text;
  };
  const finished = () => (isTooLong ? { line } : { line, text: kept.replace(/\r$/, '') });
  for await (const text of texts) {
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      keep(text.slice(from, end));
      yield finished();
      [line, kept, isTooLong, from] = [line + 1, '', false, end + 1];
    }
    keep(text.slice(from));
  }
  yield finished();
}

export function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
}
