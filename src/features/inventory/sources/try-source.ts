import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { FeedPreviewer, PreviewOutcome } from '../feed-importer.ts';
import type { KnownIndex } from '../known-indices.ts';
import type { FeedMapping } from '../mapping/feed-mapping.ts';
import { spool } from '../spool.ts';
import { IDLE_MS } from './fetch-feed.ts';
import { limitedFeed } from './limited-feed.ts';
import type { triedSource } from './openapi.ts';
import { type FetchOrder, openSource, type SourceFetchers } from './source-fetcher.ts';

/** The beginning of a feed is enough to look at. */
const FIRST_BYTES = 4 * 1024 ** 2;
/** An archive has to be whole. */
const ARCHIVE_BYTES = 100 * 1024 ** 2;
const TRY_MS = 60_000;

export type TryDeps = {
  fetchers: SourceFetchers;
  previewer: FeedPreviewer;
  spoolFolder: string;
  now: () => Date;
};

type Tried =
  | { state: 'read'; tried: z.output<typeof triedSource> }
  | Extract<PreviewOutcome, { state: 'unreadable' }>;

/** Fetches the beginning of a file and shows what is in it; throws a `SourceProblem` where it cannot be fetched. */
export async function trySource(
  { fetchers, previewer, spoolFolder, now }: TryDeps,
  order: Omit<FetchOrder, 'seen' | 'signal'>,
  known: KnownIndex,
  mapping: FeedMapping | undefined,
): Promise<Tried> {
  const totalMs = Math.min(TRY_MS, order.limits.totalMs);
  const signal = AbortSignal.timeout(totalMs);
  const opened = await openSource(fetchers, {
    ...order,
    ...{ seen: undefined, signal, limits: { ...order.limits, totalMs } },
  });
  if (opened.state === 'unchanged') throw new Error('nothing was said to be known');
  const bytes = Math.min(ARCHIVE_BYTES, order.limits.bytes);
  const limits = { bytes, idleMs: IDLE_MS, signal };
  const seen = { bytes: 0, isWhole: false };
  const from = opened.name || order.source.kind;
  const path = await spool(
    Readable.from(firstPart(limitedFeed(opened, limits, from), seen), { objectMode: false }),
    spoolFolder,
    { limit: bytes, now: now() },
  );
  try {
    const { kind, language, country } = known;
    const outcome = await previewer.previewFile({ path, mapping }, { kind, language, country });
    if (outcome.state === 'unreadable') return outcome;
    const { preview } = outcome;
    const { size, name, hostKey } = opened;
    return {
      state: 'read',
      tried: {
        ...{ name, ...seen, format: String(preview.read['format']), preview },
        ...(size !== undefined && { size }),
        ...(hostKey !== undefined && { hostKey }),
      },
    };
  } finally {
    await rm(path, { force: true });
  }
}

const zipMark = Buffer.from('PK');

async function* firstPart(
  chunks: AsyncGenerator<Buffer>,
  seen: { bytes: number; isWhole: boolean },
): AsyncGenerator<Buffer> {
  let beginning = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (beginning.length < zipMark.length) beginning = Buffer.concat([beginning, chunk.subarray(0, 2)]);
    seen.bytes += chunk.length;
    yield chunk;
    const isArchive = beginning.subarray(0, 2).equals(zipMark);
    if (!isArchive && seen.bytes >= FIRST_BYTES) return;
  }
  seen.isWhole = true;
}
