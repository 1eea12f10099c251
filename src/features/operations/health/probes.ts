import type { ChannelBacklog } from '../../../shared/messaging/outbox.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { IndexSyncState } from '../../../shared/search/index-sync.ts';
import { type HealthPart, type HealthProbe, secondsBetween } from './health.ts';

/** An index is behind when its newest stock has not been in the search for this long. */
const INDEX_BEHIND_SECONDS = 60;
/** Content is read every second; after this long it may be older than what editors published. */
const CONTENT_BEHIND_SECONDS = 30;
/** With less room than this on its disk a process can store nothing soon. */
const MIN_FREE_BYTES = 32 * 1024 ** 2;
/** Deliveries are tried within a second of being due; after this long nobody is working on them. */
const OUTBOX_OVERDUE_SECONDS = 120;

export type ProbedParts = {
  clock: Clock;
  /** Rejects where the database does not answer. */
  pingDatabase: () => Promise<void>;
  contentReadAt: () => Date | undefined;
  indices: () => readonly IndexSyncState[];
  backlog: () => Promise<readonly ChannelBacklog[]>;
  /** On the disk of DATA_DIR. */
  freeBytes: () => Promise<number>;
  /** Rejects where the library cannot be read. */
  readMedia: () => Promise<unknown>;
  /** One that cannot be used is left out, and the product goes on. */
  extensions?: () => readonly HealthPart[];
};

export function healthProbes({
  clock,
  pingDatabase,
  contentReadAt,
  indices,
  backlog,
  freeBytes,
  readMedia,
  extensions = () => [],
}: ProbedParts): Readonly<Record<string, HealthProbe>> {
  const aged = (name: string, at: Date | undefined, limitSeconds: number): HealthPart => {
    const ageSeconds = at && secondsBetween(at, clock());
    const isLate = ageSeconds === undefined || ageSeconds > limitSeconds;
    return { name, status: isLate ? 'degraded' : 'ok', ageSeconds };
  };
  const well = (name: string): HealthPart => ({ name, status: 'ok', ageSeconds: 0 });
  return {
    database: async () => {
      await pingDatabase();
      return [well('database')];
    },
    disk: async () => [
      { ...well('disk'), ...((await freeBytes()) < MIN_FREE_BYTES && { status: 'degraded' }) },
    ],
    content: () => [aged('content', contentReadAt(), CONTENT_BEHIND_SECONDS)],
    search: () =>
      indices().map(({ index, syncedAt }) => aged(`search:${index}`, syncedAt, INDEX_BEHIND_SECONDS)),
    outbox: async () => {
      const due = (await backlog()).flatMap(({ nextDue }) => nextDue ?? []).sort()[0];
      const overdue = due === undefined ? 0 : secondsBetween(new Date(due), clock());
      const status = overdue > OUTBOX_OVERDUE_SECONDS ? 'degraded' : 'ok';
      return [{ name: 'outbox', status, ageSeconds: overdue }];
    },
    media: async () => {
      await readMedia();
      return [well('media')];
    },
    extensions: () => extensions(),
  };
}
