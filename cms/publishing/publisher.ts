import type { Clock } from '../../src/platform/clock.ts';
import type { Log } from '../../src/platform/log.ts';
import { type LedgerEntry, readLedger, STUDIO_OWNER_KEY } from '../../src/publishing/publish-ledger.ts';
import type { InstallationFacts } from '../../src/publishing/published-store.ts';
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
  /** A source was just written, whole: it is looked at again even if its state is known. */
  markWritten: (name: string) => void;
};

export type PublishReport = { published: readonly string[]; waiting: number };

/** Without transactions a document is written in several steps; one that changed just now may be half there. */
const SETTLED_AFTER_MS = 600;
/** With them, what was announced becomes visible only when they end. */
const ANNOUNCED_FOR_MS = 5000;

export function createPublisher({ sources, facts, log, clock, ...destination }: PublisherDeps): Publisher {
  const announced = new Map<string, { until: number; seen: boolean }>();
  const troubled = new Map<string, string>();
  let isOwner = true;

  function isDue({ name, state }: SourceState, before: LedgerEntry | undefined): boolean {
    const news = announced.get(name);
    if (news && !news.seen) return true;
    if (before?.state !== state) return true;
    return before.port !== undefined && before.port !== destination.demoPort;
  }

  function isSettled({ name, changedAt }: SourceState, now: number): boolean {
    return announced.has(name) || Math.abs(now - Date.parse(changedAt)) >= SETTLED_AFTER_MS;
  }

  /** What cannot be made sense of is told once and keeps nothing else waiting. */
  async function readOne(name: string, state: string) {
    try {
      const source = await sources.read(name);
      troubled.delete(name);
      return { source };
    } catch (error) {
      if (troubled.get(name) !== state)
        log.error({ code: 'STUDIO_SOURCE_UNREADABLE', source: name, error }, 'source left as it was');
      troubled.set(name, state);
      return undefined;
    }
  }

  async function publishOne(name: string, state: string, before: LedgerEntry | undefined): Promise<boolean> {
    const news = announced.get(name);
    if (news) news.seen = true;
    try {
      const read = await readOne(name, state);
      if (read) await publishSource(name, read.source, before, destination);
      return read !== undefined;
    } catch (error) {
      if (news) news.seen = false;
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
      const memory = await readLedger(facts);
      const listed = await sources.list();
      const names = new Set(listed.map(({ name }) => name));
      const gone = [...memory.keys()]
        .filter((name) => !names.has(name))
        .map((name) => ({ name, state: 'gone' }));
      const due = listed.filter((source) => isDue(source, memory.get(source.name)));
      const settled = due.filter((source) => isSettled(source, now)).toSorted(oldestFirst);
      const published: string[] = [];
      for (const { name, state } of [...gone, ...settled]) {
        if (!(await publishOne(name, state, memory.get(name)))) continue;
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
