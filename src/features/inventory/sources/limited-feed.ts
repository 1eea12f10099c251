import type { Readable } from 'node:stream';
import { OutboundProblem, outboundProblem } from '../../../shared/platform/outbound/outbound-problem.ts';
import { SourceProblem } from './source-problem.ts';

export type FeedLimits = {
  bytes: number;
  /** Without a byte. */
  idleMs: number;
  signal: AbortSignal;
};

/** The bytes of a feed; too many, none for too long, or a signal end it with a problem, and its connection. */
export async function* limitedFeed(body: Readable, limits: FeedLimits, from: string): AsyncGenerator<Buffer> {
  const { bytes, idleMs, signal } = limits;
  let size = 0;
  const stop = (problem: SourceProblem) => body.destroy(problem);
  const stuck = () => stop(new SourceProblem('timeout', `${from} stopped sending before the end.`));
  const late = () => stop(new SourceProblem('timeout', `${from} takes too long.`));
  if (signal.aborted) late();
  signal.addEventListener('abort', late, { once: true });
  let timer = setTimeout(stuck, idleMs);
  try {
    // Only the sender's pauses count, not those of whoever reads here.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      clearTimeout(timer);
      size += chunk.length;
      if (size > bytes) throw tooLarge(bytes, from);
      yield chunk;
      timer = setTimeout(stuck, idleMs);
    }
  } catch (error) {
    throw sourceProblem(error, from);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', late);
    body.destroy();
  }
}

export function tooLarge(bytes: number, from: string): SourceProblem {
  const megabytes = Math.ceil(bytes / 1024 ** 2).toLocaleString('en');
  return new SourceProblem('too-large', `What ${from} sends is larger than ${megabytes} MB.`);
}

/** What connections and streams throw, in words. */
export function sourceProblem(error: unknown, from: string): SourceProblem {
  if (error instanceof SourceProblem) return error;
  const { code, message } = error instanceof OutboundProblem ? error : outboundProblem(error, from);
  return new SourceProblem(code, message);
}
