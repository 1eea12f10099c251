import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabases } from '../../main/testing/databases.ts';
import type { Database } from '../../shared/platform/database/schema.ts';
import { kyselyBayCalendar } from './adapters/kysely-bay-calendar.ts';
import { kyselyBookingStore } from './adapters/kysely-booking-store.ts';
import type { Claim } from './booking-store.ts';
import { aBookingToSave } from './testing/a-booking.ts';
import { calendarProblems } from './testing/calendar-consistency.ts';
import { CalendarModel } from './testing/calendar-model.ts';

const HOLD_MINUTES = 10;
const noDeliveries = () => [];

/** Small, so that the operations get in each other's way: two bays, two days, three hours. */
const claim = fc
  .record({
    bays: fc.constantFrom(['1'], ['2'], ['1', '2'], ['2', '1']),
    date: fc.constantFrom('2026-10-25', '2026-10-26'),
    start: fc.integer({ min: 0, max: 11 }),
    quarters: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ bays, date, start, quarters }) => ({
    bays,
    date,
    startsAt: 450 + start * 15,
    endsAt: 450 + (start + quarters) * 15,
  }));

/** Which of the bookings, holds or blocks there are; the remainder of a division finds one. */
const which = fc.nat({ max: 1000 });

const operation = fc.oneof(
  fc.record({ type: fc.constant('book' as const), claim }),
  fc.record({ type: fc.constant('book held' as const), claim, which }),
  fc.record({ type: fc.constant('move' as const), claim, which }),
  fc.record({ type: fc.constant('end' as const), which }),
  fc.record({ type: fc.constant('hold' as const), claim }),
  fc.record({ type: fc.constant('release' as const), which }),
  fc.record({ type: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ type: fc.constant('block' as const), claim }),
  fc.record({ type: fc.constant('unblock' as const), which }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;

/** A department of its own, so that runs share a database without meeting. */
function openDepartment(db: Database) {
  const departmentId = `department-${runs++}`;
  const bookings = kyselyBookingStore(db);
  const calendar = kyselyBayCalendar(db);
  const model = new CalendarModel();
  const at = (minutes: number) => new Date(Date.UTC(2026, 9, 24, 8) + minutes * 60_000);
  const toClaim = ({
    bays,
    ...time
  }: { bays: readonly string[] } & Pick<Claim, 'date' | 'startsAt' | 'endsAt'>) => ({
    ...time,
    departmentId,
    bayIds: bays.map((bay) => `${departmentId}.${bay}`),
    isFullDay: false,
  });
  const pick = (ids: readonly string[], n: number) => ids[n % Math.max(ids.length, 1)] ?? 'nothing';
  let next = 0;
  const newId = () => `${departmentId}-${next++}`;
  const save = (id: string, wanted: Claim, holdId?: string) =>
    bookings.save(aBookingToSave({ id, claim: wanted, holdId }), noDeliveries, at(model.now));
  const hold = (id: string, wanted: Claim) =>
    calendar.hold(id, wanted, at(model.now + HOLD_MINUTES), at(model.now));
  const block = (id: string, { bayIds: [bayId = ''], ...time }: Claim) =>
    calendar.block(id, { ...time, bayId }, at(model.now));
  const occupied = async () =>
    (await calendar.occupied([departmentId], '2026-10-24', '2026-10-27', at(model.now)))
      .map((each) => [each.id, each.kind, each.bayId, each.date, each.startsAt, each.endsAt].join(' '))
      .sort();
  return { bookings, calendar, model, at, toClaim, pick, newId, save, hold, block, occupied };
}

type Department = ReturnType<typeof openDepartment>;

/** One operation in the database and in the model; both must agree on what came of it. */
async function runOnBoth(department: Department, operation: Operation): Promise<void> {
  const { bookings, calendar, model, at, pick, newId } = department;
  const wanted = 'claim' in operation ? department.toClaim(operation.claim) : undefined;
  const expectTaken = (bayId: string | undefined, free: readonly string[]) =>
    bayId === undefined ? expect(free).toEqual([]) : expect(free).toContain(bayId);
  if (operation.type === 'wait') model.tick(operation.minutes);
  else if (operation.type === 'end') {
    const id = pick(model.ids('booking'), operation.which);
    const ended = await bookings.end(id, 'cancelled', noDeliveries, at(model.now));
    expect(ended !== undefined).toBe(model.entries.delete(id));
  } else if (operation.type === 'release') {
    const id = pick(model.ids('hold'), operation.which);
    await calendar.releaseHold(id);
    model.entries.delete(id);
  } else if (operation.type === 'unblock') {
    const id = pick(model.ids('block'), operation.which);
    await calendar.unblock(id);
    model.entries.delete(id);
  } else if (!wanted) throw new Error('an operation without a claim');
  else if (operation.type === 'move') {
    const id = pick(model.ids('booking'), operation.which);
    const moved = await bookings.move(id, wanted, noDeliveries, at(model.now));
    if (!model.entries.has(id)) return expect(moved).toEqual({ state: 'not found' });
    const bayId = moved.state === 'booked' ? moved.booking.appointment.bayId : undefined;
    expectTaken(bayId, model.freeBays(wanted, id));
    if (bayId) model.put(id, 'booking', wanted, bayId);
  } else if (operation.type === 'hold') {
    const id = newId();
    const held = await department.hold(id, wanted);
    expectTaken(held?.bayId, model.freeBays(wanted));
    if (held) model.put(id, 'hold', wanted, held.bayId, model.now + HOLD_MINUTES);
  } else if (operation.type === 'block') {
    const id = newId();
    const one = { ...wanted, bayIds: wanted.bayIds.slice(0, 1) };
    const [bayId] = (await department.block(id, one)) ? one.bayIds : [];
    expectTaken(bayId, model.freeBays(one));
    if (bayId) model.put(id, 'block', one, bayId);
  } else {
    const id = newId();
    const holdId = operation.type === 'book held' ? pick(model.ids('hold'), operation.which) : undefined;
    const saved = await department.save(id, wanted, holdId);
    const bayId = saved.state === 'booked' ? saved.booking.appointment.bayId : undefined;
    expectTaken(bayId, model.freeBays(wanted, holdId));
    if (!bayId) return;
    if (holdId) model.entries.delete(holdId);
    model.put(id, 'booking', wanted, bayId);
  }
}

const numRuns: Readonly<Record<string, number>> = { SQLite: 60, PostgreSQL: 10 };

for (const { name, fresh } of testDatabases) {
  test(`${name}: SB-88 whatever is booked, held, moved, cancelled and blocked, the calendar is what a plain list says`, async () => {
    const db = await (await fresh()).open();
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 60 }), async (operations) => {
        const department = openDepartment(db);
        for (const each of operations) {
          await runOnBoth(department, each);
          expect(await department.occupied()).toEqual(department.model.list());
        }
      }),
      { numRuns: numRuns[name] ?? 10 },
    );
    expect(await calendarProblems(db)).toEqual([]);
  });

  test(`${name}: SB-88 the same all at once from two servers never takes a bay twice`, async () => {
    const { open } = await fresh();
    const servers = [await open(), await open()] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 40 }), async (operations) => {
        const one = openDepartment(servers[0]);
        const two = { ...one, ...adaptersOf(servers[1]) };
        for (const each of operations.slice(0, 10)) await runOnBoth(one, each);
        const known = one.model.list().map((entry) => entry.split(' ')[0] ?? '');
        await Promise.all(
          operations.slice(10).map((each, n) => runBlindly(n % 2 === 0 ? one : two, each, known)),
        );
      }),
      { numRuns: 15 },
    );
    expect(await calendarProblems(servers[0])).toEqual([]);
  });
}

function adaptersOf(db: Database) {
  return { bookings: kyselyBookingStore(db), calendar: kyselyBayCalendar(db) };
}

/** Without a model: what comes of it depends on who is first. It must not throw. */
async function runBlindly(department: Department, operation: Operation, known: readonly string[]) {
  const { bookings, calendar, model, at, newId, pick } = department;
  const now = at(model.now);
  const id = 'which' in operation ? pick(known, operation.which) : '';
  const wanted = 'claim' in operation ? department.toClaim(operation.claim) : undefined;
  if (operation.type === 'end') await bookings.end(id, 'cancelled', noDeliveries, now);
  if (operation.type === 'release') await calendar.releaseHold(id);
  if (operation.type === 'unblock') await calendar.unblock(id);
  if (!wanted) return;
  if (operation.type === 'move') await bookings.move(id, wanted, noDeliveries, now);
  if (operation.type === 'hold') await calendar.hold(newId(), wanted, at(model.now + HOLD_MINUTES), now);
  if (operation.type === 'block') {
    const { bayIds, ...time } = wanted;
    await calendar.block(newId(), { ...time, bayId: bayIds[0] ?? '' }, now);
  }
  if (operation.type === 'book' || operation.type === 'book held') {
    const holdId = operation.type === 'book held' ? id : undefined;
    await bookings.save(aBookingToSave({ id: newId(), claim: wanted, holdId }), noDeliveries, now);
  }
}
