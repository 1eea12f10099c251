import { type FeedLine, LONGEST_RECORD, tooLong } from './feed-line.ts';

/** One JSON object per line; empty lines are passed over. */
export async function* readNdjson(texts: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  for await (const { line, text } of linesOf(texts)) {
    if (text === undefined) yield { line, problem: `The line ${tooLong}.` };
    else if (text.trim() !== '') yield { line, ...parsed(text) };
  }
}

/** Without the text where the line is too long. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<{ line: number; text?: string }> {
  let line = 1;
  let kept = '';
  let isTooLong = false;
  const keep = (text: string) => {
    isTooLong ||= kept.length + text.length > LONGEST_RECORD;
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

export function parsed(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
}
