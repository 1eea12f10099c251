import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { kyselyBayCalendar } from '../src/features/booking/adapters/kysely-bay-calendar.ts';
import { kyselyBookingStore } from '../src/features/booking/adapters/kysely-booking-store.ts';
import type { Claim } from '../src/features/booking/booking-store.ts';
import { slotsOfDays } from '../src/features/booking/calendar/day-slots.ts';
import { addDays } from '../src/features/booking/calendar/local-date.ts';
import { calendarProblems } from '../src/features/booking/testing/calendar-consistency.ts';
import { daySlots } from '../src/features/booking/testing/day-slots-of.ts';
import { referenceSlots } from '../src/features/booking/testing/reference-slots.ts';
import { openDatabase } from '../src/main/database.ts';
import { raceForBays } from '../src/main/testing/race-for-bays.ts';
import type { DatabaseSettings } from '../src/shared/platform/database/database.ts';
import { startPostgres } from '../src/shared/platform/database/testing/postgres-server.ts';
import { departments, jobs, week } from './booking/departments.ts';
import { fillCalendar } from './booking/fill-calendar.ts';
import { race } from './booking/race.ts';
import { inMs, Times, table, timed } from './search/measure.ts';
import { pick, seededRandom } from './search/seeded-random.ts';

/**
 * One bay is never booked twice, and free times are found fast: 200,000 bookings, then searches of a week, a thousand
 * customers who want the same time, and a thousand who want overlapping ones; before that, wheel changes and services
 * for the same bays. `npm run bench -- booking 20000` for a
 * smaller calendar.
 */
const BOOKINGS = Number(process.argv[2] ?? 200_000);
const SEARCHES = 2000;
const TAKERS = 1000;
const EACH_OF_TWO = 500;
const now = new Date('2026-11-16T09:00:00.000Z');
const wallNow = { date: '2026-11-16', weekday: 0, minutes: 600 };
/** So that the whole calendar reaches some three months ahead, and a smaller one begins today. */
const FILLED_FROM = addDays(wallNow.date, Math.min(0, 90 - Math.round((BOOKINGS / 200_000) * 365)));

/** So far ahead that nothing else stands in the way. */
const RACE_DATE = '2028-11-15';

let missed = 0;
const rows = [['', 'SQLite', 'PostgreSQL']];
const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-booking-'));
const postgres = await startPostgres();
try {
  const sqlite = await measure('SQLite', { dataDir });
  const server = await measure('PostgreSQL', { dataDir: '', databaseUrl: postgres.url });
  sqlite.forEach(([what = '', value = ''], at) => {
    rows.push([what, value, server[at]?.[1] ?? '']);
  });
  console.log(table(rows));
  compareWithReference();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
console.log(`  load of the machine ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`);
process.exitCode = missed > 0 ? 1 : 0;

async function measure(name: string, settings: DatabaseSettings): Promise<string[][]> {
  const db = await openDatabase(settings);
  const bookings = kyselyBookingStore(db);
  const shared = await timed(() => raceForBays(db, EACH_OF_TWO));
  const { booked, refused, problems: twice, left } = shared.value;
  bar(
    `${name}: of ${EACH_OF_TWO} wheel changes and ${EACH_OF_TWO} services for the same bays ${booked} win, ${refused} are told; ${twice.length} bays taken twice, ${left.length} times left`,
    booked + refused === 2 * EACH_OF_TWO && twice.length === 0 && left.length === 0,
    'no bay taken twice, none left, none fails',
  );
  const filled = await timed(() => fillCalendar(db, BOOKINGS, FILLED_FROM, seededRandom(20)));
  const search = await searchWeeks(kyselyBayCalendar(db));
  bar(
    `${name}: a week is searched in ${inMs(search.percentile(50))} ms (p50)`,
    search.percentile(50) <= 5,
    '5 ms',
  );
  bar(`${name}: and in ${inMs(search.percentile(99))} ms (p99)`, search.percentile(99) <= 30, '30 ms');

  const [department] = departments;
  const bayIds = department?.bays.map(({ id }) => id) ?? [];
  const same = await race(
    bookings,
    'same',
    Array.from({ length: TAKERS }, () => claimAt(0, bayIds)),
    now,
  );
  bar(
    `${name}: of ${TAKERS} who want one time ${same.booked} win, ${same.taken} are told, ${same.failed} fail`,
    same.booked === bayIds.length && same.failed === 0,
    `${bayIds.length} win, none fails`,
  );
  const mixed = await race(
    bookings,
    'mixed',
    Array.from({ length: TAKERS }, (_, n) => overlapping(n)),
    now,
  );
  const problems = await calendarProblems(db, RACE_DATE);
  bar(
    `${name}: of ${TAKERS} who want overlapping times in six departments ${mixed.booked} win, ${mixed.failed} fail; ${problems.length} bays taken twice`,
    mixed.failed === 0 && problems.length === 0,
    'no bay taken twice, none fails',
  );
  await db.destroy();
  return [
    [`${BOOKINGS.toLocaleString('en')} bookings written`, `${inMs(filled.ms)} ms`],
    ['search of a week, p50', `${inMs(search.percentile(50))} ms`],
    ['search of a week, p99', `${inMs(search.percentile(99))} ms`],
    [`${EACH_OF_TWO} wheel changes and ${EACH_OF_TWO} services`, `${inMs(shared.ms)} ms`],
    [`${TAKERS} takers of one time`, `${inMs(same.ms)} ms`],
    [`${TAKERS} takers of overlapping times`, `${inMs(mixed.ms)} ms`],
  ];
}

/** What a visitor waits for who looks at the times of a workshop: reading the calendar and finding the gaps. */
async function searchWeeks(calendar: ReturnType<typeof kyselyBayCalendar>): Promise<Times> {
  const random = seededRandom(21);
  const times = new Times();
  let found = 0;
  for (let n = 0; n < SEARCHES; n += 1) {
    const setup = pick(random, departments);
    const days = week(addDays(wallNow.date, Math.floor(random() * 60)));
    const job = pick(random, jobs);
    const { ms, value } = await timed(async () => {
      const [from = '', to = ''] = [days[0]?.date, days.at(-1)?.date];
      const occupied = await calendar.occupied([setup.departmentId], from, to, now);
      return slotsOfDays({ days, setup, job, occupied, now: wallNow });
    });
    times.add(ms);
    found += value.reduce((sum, day) => sum + day.availableSlots.length, 0);
  }
  if (found === 0) throw new Error('no free time was found: the calendar is too full to measure anything');
  return times;
}

function claimAt(department: number, bayIds: readonly string[], startsAt = 480, minutes = 60): Claim {
  return {
    departmentId: departments[department]?.departmentId ?? '',
    bayIds,
    date: RACE_DATE,
    startsAt,
    endsAt: startsAt + minutes,
    isFullDay: false,
  };
}

function overlapping(n: number): Claim {
  const department = 1 + (n % 6);
  const bayIds = departments[department]?.bays.map(({ id }) => id) ?? [];
  return claimAt(
    department,
    bayIds.slice(0, 1 + (n % 3)),
    450 + ((n * 7) % 30) * 15,
    15 * (1 + ((n * 5) % 8)),
  );
}

/** The rules alone, without a database: a department's week with some 200 bookings. */
function compareWithReference(): void {
  const random = seededRandom(22);
  const [setup] = departments;
  if (!setup) return;
  const days = week(addDays(wallNow.date, 7));
  const occupied = days.flatMap(({ date }) =>
    setup.bays.flatMap(({ id: bayId }) =>
      [450, 570, 660, 780, 900].map((startsAt, at) => ({
        id: `${bayId} ${date} ${at}`,
        departmentId: setup.departmentId,
        bayId,
        date,
        startsAt,
        endsAt: startsAt + pick(random, [30, 45, 60, 90]),
        kind: 'booking' as const,
      })),
    ),
  );
  const query = { setup, occupied, now: wallNow };
  const rules = best(() => jobs.map((job) => slotsOfDays({ ...query, job, days })));
  const dayByDay = best(() => jobs.map((job) => days.map((day) => daySlots({ ...query, ...day, job }))));
  const reference = best(() =>
    jobs.map((job) => days.map((day) => referenceSlots({ ...query, ...day, job }))),
  );
  const agree = JSON.stringify(rules.value) === JSON.stringify(reference.value);
  console.log(
    `  free times of a week: ${inMs(rules.ms / jobs.length)} ms, day by day ${inMs(dayByDay.ms / jobs.length)} ms, trying every minute ${inMs(reference.ms / jobs.length)} ms: ${Math.round(reference.ms / rules.ms).toLocaleString('en')} times as fast`,
  );
  bar('free times agree with trying every minute', agree, 'all agree');
  bar(`a week takes ${inMs(rules.ms / jobs.length)} ms`, rules.ms / jobs.length < 0.5, 'under 0.5 ms');
}

function best<T>(work: () => T): { ms: number; value: T } {
  let ms = Number.POSITIVE_INFINITY;
  let value = work();
  for (let again = 0; again < 20; again += 1) {
    const start = performance.now();
    value = work();
    ms = Math.min(ms, performance.now() - start);
  }
  return { ms, value };
}

function bar(what: string, isMet: boolean, wanted: string): void {
  if (!isMet) missed += 1;
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what} (bar: ${wanted})`);
}
