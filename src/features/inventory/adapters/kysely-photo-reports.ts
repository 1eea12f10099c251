import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { PhotoProblemCode } from '../photos/photo-queue.ts';
import type { FailingPhoto, HostReport, PhotoReports } from '../photos/photo-report.ts';
import { kyselyPhotoStorage } from './kysely-photo-storage.ts';

/** SQLite counts in the thread that serves pages, so a statement counts some thousand photos at most. */
const CARS_PER_STATEMENT = 50;
const MAX_HOSTS = 100;

export function kyselyPhotoReports(db: Database, now: () => Date): PhotoReports {
  return {
    async report(index) {
      const hosts = new Map<string, HostReport>();
      for (let after = ''; ; ) {
        const last = await lastOfNext(db, index, after);
        for (const row of await countCars(db, index, after, last)) addTo(hosts, row);
        if (last === undefined) break;
        after = last;
        await nextTurn();
      }
      const all = [...hosts.values()].sort((one, other) => other.wanted - one.wanted);
      const rests = await restsOf(db, now());
      const sum = (of: 'wanted' | 'shown' | 'waiting' | 'failing' | 'gone') =>
        all.reduce((total, host) => total + host[of], 0);
      return {
        index,
        ...{ wanted: sum('wanted'), shown: sum('shown'), waiting: sum('waiting') },
        ...{ failing: sum('failing'), gone: sum('gone') },
        hosts: all.slice(0, MAX_HOSTS).map((host) => ({ ...host, rest: rests.get(host.host) })),
        storedBytes: await kyselyPhotoStorage(db).bytes(),
      };
    },

    async failing(index, after, limit) {
      const photos: FailingPhoto[] = [];
      let cursor = parseCursor(after);
      while (cursor && photos.length < limit) {
        const rows = await failingRows(db, index, cursor, limit - photos.length);
        for (const row of rows) photos.push(toFailing(row));
        const last = rows.at(-1);
        if (last && photos.length === limit) {
          cursor = { state: cursor.state, photo: last.photo, car: last.car_id, position: last.position };
          return { photos, next: JSON.stringify(Object.values(cursor)) };
        }
        cursor = cursor.state === 'failed' ? { ...beginning, state: 'gone' } : undefined;
      }
      return { photos, next: undefined };
    },
  };
}

/** The last of the next cars; nothing, where fewer are left than a statement counts. */
async function lastOfNext(db: Database, index: string, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('car_photo_use')
    .select('car_id')
    .distinct()
    .where('index_name', '=', index)
    .where('car_id', '>', after)
    .orderBy('car_id')
    .offset(CARS_PER_STATEMENT - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.car_id;
}

function countCars(db: Database, index: string, after: string, last: string | undefined) {
  const cars = db
    .selectFrom('car_photo_use as use')
    .innerJoin('car_photo', 'car_photo.photo', 'use.photo')
    .where('index_name', '=', index)
    .where('car_id', '>', after);
  return (last === undefined ? cars : cars.where('car_id', '<=', last))
    .select((row) => [
      ...(['host', 'state', 'problem'] as const),
      row.fn.countAll<number>().as('number'),
      row.fn.count<number>('file').as('shown'),
    ])
    .groupBy(['host', 'state', 'problem'])
    .execute();
}

type CountRow = { host: string; state: string; problem: string | null; number: number; shown: number };

function addTo(hosts: Map<string, HostReport>, { host, state, problem, number, shown }: CountRow): void {
  const report = hosts.get(host) ?? nothingOf(host);
  const photos = Number(number);
  report.wanted += photos;
  report.shown += Number(shown);
  if (state === 'waiting') report.waiting += photos;
  if (state === 'failed') report.failing += photos;
  if (state === 'gone') report.gone += photos;
  const reason = problem as PhotoProblemCode | null;
  if (reason) report.reasons[reason] = (report.reasons[reason] ?? 0) + photos;
  hosts.set(host, report);
}

function nothingOf(host: string): HostReport {
  return { host, wanted: 0, shown: 0, waiting: 0, failing: 0, gone: 0, reasons: {}, rest: undefined };
}

async function restsOf(db: Database, now: Date) {
  const rows = await db
    .selectFrom('car_photo_host')
    .select(['host', 'rest_until', 'problem_text'])
    .where('rest_until', '>', now.toISOString())
    .where('problem_text', 'is not', null)
    .execute();
  return new Map(
    rows.map((row) => [row.host, { until: row.rest_until ?? '', reason: row.problem_text ?? '' }] as const),
  );
}

type Cursor = { state: 'failed' | 'gone'; photo: string; car: string; position: number };

const beginning = { photo: '', car: '', position: -1 };

/** One that nobody was given is the beginning. */
function parseCursor(text: string | undefined): Cursor | undefined {
  const start: Cursor = { state: 'failed', ...beginning };
  if (text === undefined) return start;
  const [state, photo, car, position] = parsedList(text);
  if (typeof photo !== 'string' || typeof car !== 'string' || typeof position !== 'number') return start;
  return { state: state === 'gone' ? 'gone' : 'failed', photo, car, position };
}

function parsedList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function failingRows(db: Database, index: string, { state, photo, car, position }: Cursor, limit: number) {
  return db
    .selectFrom('car_photo')
    .innerJoin('car_photo_use as use', 'use.photo', 'car_photo.photo')
    .select([
      'car_photo.photo',
      'url',
      'host',
      'state',
      'problem',
      'problem_text',
      'attempts',
      'due_at',
      'file',
    ])
    .select(['use.car_id', 'use.position'])
    .where('state', '=', state)
    .where('index_name', '=', index)
    .where('car_photo.photo', '>=', photo)
    .where(sql<boolean>`(car_photo.photo, use.car_id, use.position) > (${photo}, ${car}, ${position})`)
    .orderBy('car_photo.photo')
    .orderBy('use.car_id')
    .orderBy('use.position')
    .limit(limit)
    .execute();
}

function toFailing(row: Awaited<ReturnType<typeof failingRows>>[number]): FailingPhoto {
  return {
    ...{ car: row.car_id, position: row.position + 1, url: row.url, host: row.host },
    state: row.state === 'gone' ? 'gone' : 'failed',
    ...{ code: row.problem as PhotoProblemCode, reason: row.problem_text ?? '', attempts: row.attempts },
    ...{ nextAt: row.due_at ?? undefined, isShown: row.file !== null },
  };
}
