import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { IndexState } from '../../shared/search/record-store.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { blocksFile } from './feed-block.ts';
import { photosKnownAt } from './feed-records.ts';
import type { FeedReport } from './feed-report.ts';
import type { OwnFeed } from './own-feed.ts';

export type FeedRequest = {
  site: Site;
  language: Language;
  /** Of the list, or the feed's own declaration. */
  receiver: string | OwnFeed;
  illustrations: boolean;
};

/** All that is needed to write a feed, as plain data: it is written in another thread. */
export type FeedTask = FeedRequest & {
  /** Where it is written, packed with gzip. */
  path: string;
  /** Of the cars; those of the feed may be newer. */
  revision: number;
  /** The file of the one before, of the same declaration: what has not changed is copied. */
  before?: string | undefined;
};

/** Writes a feed from the stored records. */
export type FeedWriter = { write: (task: FeedTask) => Promise<FeedReport>; close: () => Promise<void> };

export type MadeFeed = {
  report: FeedReport;
  /** Packed with gzip. What pushes feeds to receivers sends this file. */
  path: string;
};

export type FeedFiles = ReturnType<typeof createFeedFiles>;

type Deps = {
  folder: string;
  writer: Pick<FeedWriter, 'write'>;
  indices: () => Promise<readonly IndexState[]>;
  /** Whether photos of cars were fetched after that moment. */
  hasNewPhotos: (after: string) => Promise<boolean>;
  now: Clock;
  log: Log;
  /** Of the program: another one may write feeds differently. */
  release: string;
};

/** What a feed was made from: another one is made when that is no longer so. */
type Basis = { revisions: Revisions; declaration: string };
type Revisions = { cars: number; sites: number };
type Stored = Basis & { report: FeedReport; file: string };

/** So old a feed may be while the stock goes on changing: one is made at most so often. */
const FRESH_MS = 60_000;
const FORMER_MS = 10 * 60_000;
const ABANDONED_MS = 60 * 60_000;
const DRAFT = '.draft';

/**
 * The feeds as files, each made when it is asked for and the stock is another than it was made from, and at most once a
 * minute. While that fails, the last one goes on being given out. Processes that share the folder share the feeds: a file
 * is named by its content and never changes, and what says which one is the feed is replaced as a whole.
 */
export function createFeedFiles({ folder, writer, indices, hasNewPhotos, now, log, release }: Deps) {
  const running = new Map<string, Promise<Stored>>();
  const clean = deleteDrafts(folder, now());

  async function fresh(task: FeedRequest): Promise<MadeFeed> {
    await clean;
    const key = keyOf(task);
    const before = await readStored(folder, key);
    const basis = { revisions: await revisionsOf(task.site), declaration: declarationOf(task) };
    if (before && (await isUsable(before, basis))) return madeFeed(before);
    try {
      return madeFeed(await (running.get(key) ?? make(key, task, basis, before)));
    } catch (error) {
      log.error({ code: 'OUTGOING_FEED_FAILED', feed: key, error }, 'an outgoing feed could not be made');
      if (!before) throw error;
      return madeFeed(before);
    }
  }

  function madeFeed({ report, file }: Stored): MadeFeed {
    return { report, path: join(folder, file) };
  }

  async function isUsable(before: Stored, { revisions, declaration }: Basis): Promise<boolean> {
    if (before.declaration !== declaration) return false;
    const { madeAt } = before.report;
    if (now().getTime() - Date.parse(madeAt) < FRESH_MS) return true;
    return isSame(before.revisions, revisions) && !(await hasNewPhotos(photosKnownAt(madeAt)));
  }

  function make(key: string, task: FeedRequest, basis: Basis, before: Stored | undefined): Promise<Stored> {
    const draft = join(folder, `${key}.${randomUUID()}${DRAFT}`);
    const work = async () => {
      await mkdir(folder, { recursive: true });
      const isLike = before?.declaration === basis.declaration;
      const report = await writer.write({
        ...{ ...task, path: draft, revision: basis.revisions.cars },
        before: isLike ? join(folder, before.file) : undefined,
      });
      const made = { ...basis, report, file: `${key}.${report.hash}.gz` };
      await writeFile(`${draft}.json`, JSON.stringify(made));
      await rename(draft, join(folder, made.file));
      await rename(blocksFile(draft), blocksFile(join(folder, made.file)));
      await rename(`${draft}.json`, join(folder, `${key}.json`));
      await deleteFormer(folder, key, made.file, now());
      const { cars, leftOut, tookMs } = report;
      log.info({ code: 'OUTGOING_FEED_MADE', feed: key, cars, leftOut, tookMs }, 'outgoing feed made');
      return made;
    };
    const made = work().finally(async () => {
      running.delete(key);
      for (const file of [draft, blocksFile(draft)]) await rm(file, { force: true });
    });
    running.set(key, made);
    return made;
  }

  /** Cars, and the dealerships that have them. */
  async function revisionsOf({ indices: { cars, sites } }: Site): Promise<Revisions> {
    const states = await indices();
    const revision = (name: string | undefined) => states.find((each) => each.name === name)?.revision ?? 0;
    return { cars: revision(cars), sites: revision(sites) };
  }

  /** Settings of the site are in every feed: its address, its country. */
  function declarationOf(task: FeedRequest): string {
    return createHash('sha256')
      .update(JSON.stringify([release, task]))
      .digest('base64url');
  }

  return {
    fresh,
    /** The last one that was made, if any. */
    last: async (task: FeedRequest): Promise<FeedReport | undefined> =>
      (await readStored(folder, keyOf(task)))?.report,
  };
}

function keyOf({ site, language, receiver }: FeedRequest): string {
  return `${site.name}.${nameOf(receiver)}.${language}`;
}

export function nameOf(receiver: FeedTask['receiver']): string {
  return typeof receiver === 'string' ? receiver : receiver.name;
}

function isSame(a: Revisions, b: Revisions): boolean {
  return a.cars === b.cars && a.sites === b.sites;
}

async function readStored(folder: string, key: string): Promise<Stored | undefined> {
  try {
    const stored = JSON.parse(await readFile(join(folder, `${key}.json`), 'utf8')) as Stored;
    await stat(join(folder, stored.file));
    return stored;
  } catch {
    // Never made, or cut off: it is made anew.
    return undefined;
  }
}

/** Another process may be about to open the one before, so it stays for a while. */
async function deleteFormer(folder: string, key: string, file: string, now: Date): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(`${key}.`) && /\.gz(\.blocks)?$/.test(name) && !name.startsWith(file))
      await deleteOlder(join(folder, name), now, FORMER_MS);
}

/** What a killed server left behind. */
async function deleteDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.includes(DRAFT)) await deleteOlder(join(folder, name), now, ABANDONED_MS);
}

async function deleteOlder(path: string, now: Date, ms: number): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (now.getTime() - mtimeMs > ms) await rm(path, { force: true });
}
