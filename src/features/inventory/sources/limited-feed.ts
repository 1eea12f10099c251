import { OutboundProblem, outboundProblem } from '../../../shared/platform/outbound/outbound-problem.ts';
import type { OpenedFeed } from './source-fetcher.ts';
import { SourceProblem } from './source-problem.ts';

export type FeedLimits = {
  bytes: number;
  /** Without a byte. */
  idleMs: number;
  signal: AbortSignal;
};

/** The bytes of a feed; too many, none for too long, or a signal end it with a problem, and its connection. */
export async function* limitedFeed(
  { body, close }: Pick<OpenedFeed & { state: 'opened' }, 'body' | 'close'>,
  { bytes, idleMs, signal }: FeedLimits,
  from: string,
): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]();
  let size = 0;
  // What waits for the next bytes is not waited for: it ends with its connection, later.
  let giveUp: (problem: SourceProblem) => void = () => undefined;
  const late = () => giveUp(new SourceProblem('timeout', `${from} takes too long.`));
  const stuck = () => giveUp(new SourceProblem('timeout', `${from} stopped sending before the end.`));
  signal.addEventListener('abort', late);
  try {
    for (;;) {
      const { promise: stopped, reject } = Promise.withResolvers<never>();
      giveUp = reject;
      if (signal.aborted) late();
      // Only the sender's pauses count, not those of whoever reads here.
      const timer = setTimeout(stuck, idleMs);
      const { done, value } = await Promise.race([chunks.next(), stopped]).finally(() => clearTimeout(timer));
      if (done) return;
      size += value.length;
      if (size > bytes) throw tooLarge(bytes, from);
      yield value;
    }
  } catch (error) {
    throw sourceProblem(error, from);
  } finally {
    signal.removeEventListener('abort', late);
    close();
    chunks.return?.().catch(() => undefined);
  }
}

function tooLarge(bytes: number, from: string): SourceProblem {
  const megabytes = Math.ceil(bytes / 1024 ** 2).toLocaleString('en');
  return new SourceProblem('too-large', `What ${from} sends is larger than ${megabytes} MB.`);
}

/** What connections and streams throw, in words. */
export function sourceProblem(error: unknown, from: string): SourceProblem {
  if (error instanceof SourceProblem) return error;
  const { code, message } = error instanceof OutboundProblem ? error : outboundProblem(error, from);
  return new SourceProblem(code, message);
}
