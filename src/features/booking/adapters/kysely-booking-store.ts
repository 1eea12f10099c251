import type { Transaction } from 'kysely';
import { enqueueDeliveries } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import type { Booking } from '../booking.ts';
import { isSameAttempt } from '../booking-attempt.ts';
import type { BookingStore, BookingToSave, Claim, ToDeliveries } from '../booking-store.ts';
import { anonymiseBookings } from './anonymise-bookings.ts';
import { appointmentColumns, type BookingRow, bodyWithNote, toBody, toBooking } from './booking-row.ts';
import { freeBay, takeBay } from './take-bay.ts';
import { freeCar, takeCar } from './take-car.ts';
import { transactionWithRetry } from './transaction-with-retry.ts';

export function kyselyBookingStore(db: Database): BookingStore {
  return {
    save: (booking, deliveries, now) => orTaken(saveBooking(db, booking, deliveries, now)),

    move: (id, claim, deliveries, now) => orTaken(moveBooking(db, id, claim, deliveries, now)),

    async find(id) {
      const row = await db.selectFrom('workshop_booking').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toBooking(row);
    },

    async findByAttempt(idempotencyKey) {
      const row = await db
        .selectFrom('workshop_booking')
        .selectAll()
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst();
      return row && { booking: toBooking(row), fingerprint: row.attempt_fingerprint };
    },

    async findByManageToken(tokenHash) {
      const row = await db
        .selectFrom('workshop_booking')
        .selectAll()
        .where('manage_token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && toBooking(row);
    },

    end: (id, state, deliveries, now) =>
      transactionWithRetry(db, async (trx) => {
        const row = await trx
          .updateTable('workshop_booking')
          .set((current) => ({ state, changed_at: now.toISOString(), sequence: current('sequence', '+', 1) }))
          .where('id', '=', id)
          .where('state', '=', 'booked')
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        await freeTime(trx, id);
        return enqueueFor(trx, toBooking(row), deliveries, now);
      }),

    async saveNote(id, note) {
      const booking = db
        .selectFrom('workshop_booking')
        .where('id', '=', id)
        .where('anonymised_at', 'is', null);
      const row = await booking.select('body').executeTakeFirst();
      if (!row) return false;
      // The body that was read: what is made anonymous in between stays so.
      const { numUpdatedRows } = await db
        .updateTable('workshop_booking')
        .set({ body: bodyWithNote(row, note) })
        .where('id', '=', id)
        .where('body', '=', row.body)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async upcomingOf(site, plates, from) {
      if (plates.length === 0) return [];
      const rows = await db
        .selectFrom('workshop_booking')
        .selectAll()
        .where('date', '>=', from)
        .where('state', '=', 'booked')
        .where('site', '=', site)
        .where(({ or, eb }) =>
          or(plates.map((plate) => eb('body', 'like', `%"registrationNumber":${JSON.stringify(plate)}%`))),
        )
        .orderBy('date')
        .orderBy('starts_at')
        .execute();
      return rows.map(toBooking).filter(({ registrationNumber }) => plates.includes(registrationNumber));
    },

    async ofDay(departmentId, date) {
      const rows = await db
        .selectFrom('workshop_booking')
        .selectAll()
        .where('department_id', '=', departmentId)
        .where('date', '=', date)
        .where('state', '!=', 'cancelled')
        .orderBy('bay_id')
        .orderBy('starts_at')
        .orderBy('id')
        .execute();
      return rows.map(toBooking);
    },

    async remind(date, isDue, deliveries, now) {
      const rows = await db
        .selectFrom('workshop_booking')
        .selectAll()
        .where('date', '=', date)
        .where('state', '=', 'booked')
        .where('reminded_at', 'is', null)
        .execute();
      let count = 0;
      const failures: unknown[] = [];
      for (const { id } of rows.map(toBooking).filter(isDue)) {
        // One that fails does not keep the others back.
        const isReminded = await remindOnce(db, id, date, deliveries, now).catch((error) => {
          failures.push(error);
          return false;
        });
        if (isReminded) count += 1;
      }
      if (failures.length > 0) throw failures[0];
      return count;
    },

    anonymiseBefore: (date) => anonymiseBookings(db, date),
  };
}

/** Thrown to roll back: what was freed for the new time stays as it was. */
class TakenError extends Error {
  readonly state: 'taken' | 'car booked';

  constructor(state: TakenError['state']) {
    super(state);
    this.state = state;
  }
}

async function orTaken<T>(result: Promise<T>): Promise<T | { state: TakenError['state'] }> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof TakenError) return { state: error.state };
    throw error;
  }
}

function saveBooking(db: Database, toSave: BookingToSave, deliveries: ToDeliveries, now: Date) {
  return transactionWithRetry(db, async (trx) => {
    const replaced = await findReplaced(trx, toSave);
    if (replaced) return amendBooking(trx, replaced, toSave, deliveries, now);
    // Attempts with the same key may arrive together; the unique index lets one through and the others wait for it.
    const inserted = await trx
      .insertInto('workshop_booking')
      .values({
        ...appointmentColumns(toSave.claim),
        bay_id: '',
        id: toSave.id,
        idempotency_key: toSave.idempotencyKey,
        attempt_fingerprint: toSave.attemptFingerprint ?? null,
        manage_token_hash: toSave.manageTokenHash,
        state: 'booked',
        site: toSave.site,
        body: toBody(toSave),
        sequence: 0,
        created_at: toSave.createdAt,
        changed_at: toSave.changedAt,
        reminded_at: null,
        anonymised_at: null,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) {
      const row = await trx
        .selectFrom('workshop_booking')
        .selectAll()
        .where('idempotency_key', '=', toSave.idempotencyKey)
        .executeTakeFirstOrThrow();
      if (!isSameAttempt(row.attempt_fingerprint, toSave.attemptFingerprint))
        return { state: 'key reused' } as const;
      return { state: 'booked', booking: toBooking(row), isNew: false } as const;
    }
    const booking = await takeTime(trx, toSave.id, await heldClaim(trx, toSave), now);
    await enqueueFor(trx, booking, deliveries, now);
    return { state: 'booked', booking, isNew: true } as const;
  });
}

/** What an earlier attempt of the same customer booked for the same car, without an answer having reached them. */
async function findReplaced(
  trx: Transaction<Schema>,
  toSave: BookingToSave,
): Promise<BookingRow | undefined> {
  const { replaces = [], site, registrationNumber } = toSave;
  if (replaces.length === 0) return undefined;
  const rows = await trx
    .selectFrom('workshop_booking')
    .selectAll()
    .where('idempotency_key', 'in', replaces)
    .where('site', '=', site)
    .where('state', '=', 'booked')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.find((row) => toBooking(row).registrationNumber === registrationNumber);
}

/** The booking keeps its number and link; everything else is as it was sent last. */
async function amendBooking(
  trx: Transaction<Schema>,
  before: BookingRow,
  toSave: BookingToSave,
  deliveries: ToDeliveries,
  now: Date,
) {
  const { id, date, starts_at, is_full_day, department_id } = before;
  const { claim } = toSave;
  const isSame =
    before.attempt_fingerprint !== null && before.attempt_fingerprint === toSave.attemptFingerprint;
  await trx
    .updateTable('workshop_booking')
    .set((row) => ({
      idempotency_key: toSave.idempotencyKey,
      attempt_fingerprint: toSave.attemptFingerprint ?? null,
      ...(!isSame && {
        body: toBody(toSave),
        changed_at: now.toISOString(),
        sequence: row('sequence', '+', 1),
        ...(date !== claim.date && { reminded_at: null }),
      }),
    }))
    .where('id', '=', id)
    .execute();
  if (isSame) {
    if (toSave.holdId) await freeBay(trx, { id: toSave.holdId, kind: 'hold' });
    return { state: 'booked', booking: toBooking(before), isNew: false } as const;
  }
  await freeTime(trx, id);
  const booking = await takeTime(trx, id, await heldClaim(trx, toSave), now);
  const isSameTime =
    department_id === claim.departmentId &&
    date === claim.date &&
    starts_at === claim.startsAt &&
    (is_full_day === 1) === claim.isFullDay;
  await enqueueFor(trx, booking, (each) => deliveries(each, isSameTime ? 'amended' : undefined), now);
  return { state: 'booked', booking, isNew: false } as const;
}

/** The hold is let go of, and its bay is the first to be taken. */
async function heldClaim(trx: Transaction<Schema>, { holdId, claim }: BookingToSave): Promise<Claim> {
  const held = holdId && (await freeBay(trx, { id: holdId, kind: 'hold' }));
  return held ? preferBay(claim, held.bay_id) : claim;
}

async function freeTime(trx: Transaction<Schema>, id: string): Promise<void> {
  await freeBay(trx, { id, kind: 'booking' });
  await freeCar(trx, id);
}

function moveBooking(db: Database, id: string, claim: Claim, deliveries: ToDeliveries, now: Date) {
  return transactionWithRetry(db, async (trx) => {
    const current = await trx
      .updateTable('workshop_booking')
      .set((row) => ({ changed_at: now.toISOString(), sequence: row('sequence', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'booked')
      .returning('date')
      .executeTakeFirst();
    if (!current) return { state: 'not found' } as const;
    if (current.date !== claim.date) {
      await trx.updateTable('workshop_booking').set({ reminded_at: null }).where('id', '=', id).execute();
    }
    await freeTime(trx, id);
    const booking = await takeTime(trx, id, claim, now);
    await enqueueFor(trx, booking, deliveries, now);
    return { state: 'booked', booking, isNew: false } as const;
  });
}

/** Takes a bay for a booking that has none, and writes down which. */
async function takeTime(trx: Transaction<Schema>, id: string, claim: Claim, now: Date): Promise<Booking> {
  const appointment = await takeBay(trx, { id, kind: 'booking' }, claim, now);
  if (!appointment) throw new TakenError('taken');
  const row = await trx
    .updateTable('workshop_booking')
    .set({ ...appointmentColumns(appointment), bay_id: appointment.bayId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const booking = toBooking(row);
  if (!(await takeCar(trx, id, booking.registrationNumber, appointment))) throw new TakenError('car booked');
  return booking;
}

/** The bay that was held stays the one that is taken. */
function preferBay(claim: Claim, bayId: string): Claim {
  if (!claim.bayIds.includes(bayId)) return claim;
  return { ...claim, bayIds: [bayId, ...claim.bayIds.filter((each) => each !== bayId)] };
}

async function enqueueFor(
  trx: Transaction<Schema>,
  booking: Booking,
  deliveries: ToDeliveries,
  now: Date,
): Promise<Booking> {
  await enqueueDeliveries(trx, deliveries(booking), now.toISOString());
  return booking;
}

/** Each in a transaction of its own: two servers that remind at once never do it twice. */
function remindOnce(db: Database, id: string, date: string, deliveries: ToDeliveries, now: Date) {
  return transactionWithRetry(db, async (trx) => {
    const row = await trx
      .updateTable('workshop_booking')
      .set({ reminded_at: now.toISOString() })
      .where('id', '=', id)
      .where('date', '=', date)
      .where('state', '=', 'booked')
      .where('reminded_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    await enqueueFor(trx, toBooking(row), deliveries, now);
    return true;
  });
}
