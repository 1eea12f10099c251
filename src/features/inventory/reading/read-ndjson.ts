import { isUnusableJson } from '../../../shared/platform/unusable-json.ts';
import { feedProblem } from '../problems/feed-problems.ts';
import { type FeedLine, longest, MAX_RECORD_LENGTH } from './feed-line.ts';

/** One JSON object per line; empty lines are skipped. */
export async function* readNdjson(chunks: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  for await (const { line, text } of splitLines(chunks)) {
    if (text === undefined) yield { line, problem: feedProblem('line-long', { length: longest }) };
    else if (text.trim() !== '') yield { line, ...parseJson(text) };
  }
}

/** Without the text where the line is too long. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<{ line: number; text?: string }> {
  let line = 1;
  let buffered = '';
  let isTooLong = false;
  const append = (text: string) => {
    isTooLong ||= buffered.length + text.length > MAX_RECORD_LENGTH;
    buffered = isTooLong ? '' : buffered + text;
  };
  const finished = () => (isTooLong ? { line } : { line, text: buffered.replace(/\r$/, '') });
  for await (const text of chunks) {
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      append(text.slice(from, end));
      yield finished();
      [line, buffered, isTooLong, from] = [line + 1, '', false, end + 1];
    }
    append(text.slice(from));
  }
  yield finished();
}

export function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (isUnusableJson(text, value)) return { problem: feedProblem('json-nested') };
    return { value };
  } catch (error) {
    return {
      problem: feedProblem('not-json', { reason: error instanceof Error ? error.message : String(error) }),
    };
  }
}
