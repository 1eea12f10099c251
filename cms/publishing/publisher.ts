import {
  type LedgerEntry,
  readLedger,
  STUDIO_OWNER_KEY,
} from '../../src/content/publishing/publish-ledger.ts';
import type { InstallationFacts } from '../../src/content/publishing/published-store.ts';
import type { Clock } from '../../src/shared/platform/clock.ts';
import type { Log } from '../../src/shared/platform/log.ts';
import type { PublicSources, SourceState } from './public-sources.ts';
import { type Destination, publishSource } from './publish-source.ts';

export type PublisherDeps = Destination & {
  sources: PublicSources;
  facts: InstallationFacts;
  log: Log;
  clock: Clock;
};

export type Publisher = {
  /** Compares what the studio holds with what was published, and publishes the difference, oldest first. */
  publishChanges: () => Promise<PublishReport>;
  /** A source was just saved completely: it is read again even if its state is known. */
  markWritten: (name: string) => void;
};

export type PublishReport = { published: readonly string[]; waiting: number };

/** Without transactions a document is written in several steps; one that changed just now may be incomplete. */
const SETTLED_AFTER_MS = 600;
/** With transactions, an announced change becomes visible only at commit. */
const ANNOUNCED_FOR_MS = 5000;

export function createPublisher({ sources, facts, log, clock, ...destination }: PublisherDeps): Publisher {
  const announced = new Map<string, { until: number; seen: boolean }>();
  const unreadable = new Map<string, string>();
  let isOwner = true;

  function isDue(
    { name, state }: SourceState,
    before: LedgerEntry | undefined,
    referenceStates: ReadonlyMap<string, string>,
  ): boolean {
    const announcement = announced.get(name);
    if (announcement && !announcement.seen) return true;
    if (before?.state !== state) return true;
    if (before.port !== undefined && before.port !== destination.demoPort) return true;
    return Object.entries(before.references ?? {}).some(
      ([reference, known]) => (referenceStates.get(reference) ?? '') !== known,
    );
  }

  function isSettled({ name, changedAt }: SourceState, now: number): boolean {
    return announced.has(name) || Math.abs(now - Date.parse(changedAt)) >= SETTLED_AFTER_MS;
  }

  /** A source that cannot be read is logged once and does not hold up the others. */
  async function readOne(name: string, state: string) {
    try {
      const source = await sources.read(name);
      unreadable.delete(name);
      return { source };
    } catch (error) {
      if (unreadable.get(name) !== state)
        log.error({ code: 'STUDIO_SOURCE_UNREADABLE', source: name, error }, 'source left as it was');
      unreadable.set(name, state);
      return undefined;
    }
  }

  async function publishOne(name: string, state: string, before: LedgerEntry | undefined): Promise<boolean> {
    const announcement = announced.get(name);
    if (announcement) announcement.seen = true;
    try {
      const read = await readOne(name, state);
      if (read) await publishSource(name, read.source, before, destination);
      return read !== undefined;
    } catch (error) {
      if (announcement) announcement.seen = false;
      throw error;
    }
  }

  return {
    markWritten(name) {
      announced.set(name, { until: clock().getTime() + ANNOUNCED_FOR_MS, seen: false });
    },

    async publishChanges() {
      const now = clock().getTime();
      const studio = await sources.studio();
      if (studio === undefined || (await facts.read(STUDIO_OWNER_KEY)) !== studio) {
        if (isOwner)
          log.warn(
            { code: 'STUDIO_NOT_OWNER', studio },
            'this studio does not fill the sites; nothing published',
          );
        isOwner = false;
        return { published: [], waiting: 0 };
      }
      isOwner = true;
      const ledger = await readLedger(facts);
      const listed = await sources.list();
      const referenceStates = await sources.referenceStates();
      const names = new Set(listed.map(({ name }) => name));
      const gone = [...ledger.keys()]
        .filter((name) => !names.has(name))
        .map((name) => ({ name, state: 'gone' }));
      const due = listed.filter((source) => isDue(source, ledger.get(source.name), referenceStates));
      const settled = due.filter((source) => isSettled(source, now)).toSorted(oldestFirst);
      const published: string[] = [];
      for (const { name, state } of [...gone, ...settled]) {
        if (!(await publishOne(name, state, ledger.get(name)))) continue;
        published.push(name);
        log.info({ code: 'STUDIO_PUBLISHED', source: name }, 'published');
      }
      for (const [name, { until }] of announced) if (until < now) announced.delete(name);
      return { published, waiting: due.length - settled.length };
    },
  };
}

function oldestFirst(one: SourceState, other: SourceState): number {
  return Date.parse(one.changedAt) - Date.parse(other.changedAt) || one.name.localeCompare(other.name);
}
