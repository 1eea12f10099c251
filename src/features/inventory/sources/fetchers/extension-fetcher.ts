import { Readable } from 'node:stream';
import type { Log } from '../../../../shared/platform/log.ts';
import type { SourceFetcher } from '../source-fetcher.ts';
import { SourceProblem } from '../source-problem.ts';

/** A kind of source that an extension brings, by the name that editors choose it by: crm-stock. */
export type ExtensionSources = ReadonlyMap<string, ExtensionSource>;

export type ExtensionSource = {
  fetch: (order: ExtensionOrder) => Promise<ExtensionFeed | undefined>;
  log: Log;
};

export type ExtensionOrder = {
  /** What the feed is for: cars-solvik-se. */
  index: string;
  /** What editors wrote beside the name: an account, a path; empty without it. */
  what: string;
  /** Of the feed that was imported last, as the source gave it. */
  version: string | undefined;
  /** Aborts what takes too long: pass it on to `fetch`. */
  signal: AbortSignal;
};

export type ExtensionFeed = {
  /** Its ending says how it is read, where nothing else does: stock.ndjson, stock.csv, stock.xml, also with .gz. */
  name: string;
  contentType?: string | undefined;
  body: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** What tells that it has not changed, the next time. */
  version?: string | undefined;
};

/** Asks an extension. What it throws is in the log; editors learn that it failed, or its own `SourceProblem`. */
export function extensionFetcher(sources: ExtensionSources): SourceFetcher<'extension'> {
  return {
    async open({ index, source: { name, what = '' }, seen, signal }) {
      const source = sources.get(name);
      if (!source) throw new SourceProblem('not-found', unknownSource(name, sources));
      const feed = await asked(name, source, () =>
        source.fetch({ index, what, version: seen?.etag, signal }),
      );
      if (!feed) {
        if (seen) return { state: 'unchanged' };
        throw new SourceProblem(
          'not-found',
          `${name} says that nothing has changed, and nothing was fetched before.`,
        );
      }
      const body = Readable.from(typeof feed.body === 'string' ? [feed.body] : chunksOf(feed.body));
      return {
        state: 'opened',
        body: bytesOf(name, source, body),
        close: () => void body.destroy(),
        name: feed.name,
        contentType: feed.contentType,
        marks: { name: feed.name, ...(feed.version !== undefined && { etag: feed.version }) },
      };
    },
  };
}

function unknownSource(name: string, sources: ExtensionSources): string {
  const known = [...sources.keys()];
  const there = known.length > 0 ? `There are ${known.join(', ')}.` : 'No extension brings one.';
  return `There is no source ${name}. ${there}`;
}

function chunksOf(body: Uint8Array | AsyncIterable<string | Uint8Array>) {
  return body instanceof Uint8Array ? [body] : body;
}

async function* bytesOf(name: string, source: ExtensionSource, body: Readable): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<string | Uint8Array>;
  for (;;) {
    const { done, value } = await asked(name, source, () => chunks.next());
    if (done) return;
    yield typeof value === 'string' ? Buffer.from(value) : Buffer.from(value);
  }
}

async function asked<T>(name: string, { log }: ExtensionSource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SourceProblem) throw error;
    log.error({ code: 'EXTENSION_SOURCE_FAILED', source: name, error }, 'a feed could not be fetched');
    throw new SourceProblem('unreadable', `The source ${name} failed; the log of the installation says how.`);
  }
}
