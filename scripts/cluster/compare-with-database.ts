import { calendarProblems } from '../../src/features/booking/testing/calendar-consistency.ts';
import type { Database } from '../../src/shared/platform/database/schema.ts';
import type { Fault } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Arrival } from './receivers.ts';

export type Comparison = { figures: Readonly<Record<string, number>>; violations: readonly string[] };

/** What clients were promised against what the database holds and what the receivers got. */
export async function compareWithDatabase(
  db: Database,
  ledger: Ledger,
  arrivals: readonly Arrival[],
  faults: readonly Fault[],
): Promise<Comparison> {
  const leads = await compareLeads(db, ledger);
  const bookings = await compareBookings(db, ledger);
  const deliveries = await compareDeliveries(db, arrivals, faults);
  const parts = [leads, bookings, deliveries];
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    violations: parts.flatMap(({ violations }) => violations),
  };
}

async function compareLeads(db: Database, { leads }: Ledger): Promise<Comparison> {
  const rows = await db.selectFrom('lead').select(['id', 'submission_id']).execute();
  const stored = new Map(rows.map(({ id, submission_id }) => [submission_id, id]));
  const lost = [...leads].filter(([submission, ids]) => !ids.has(stored.get(submission) ?? ''));
  const twice = [...leads].filter(([, ids]) => ids.size > 1);
  return {
    figures: {
      'leads promised': leads.size,
      'leads stored': rows.length,
      'leads lost': lost.length,
      'leads twice': twice.length,
    },
    violations: [
      ...lost.map(([submission]) => `the lead ${submission} was promised and is not stored`),
      ...twice.map(([submission, ids]) => `the lead ${submission} was given ${ids.size} ids`),
    ],
  };
}

async function compareBookings(db: Database, { bookings }: Ledger): Promise<Comparison> {
  const rows = await db.selectFrom('workshop_booking').select('id').where('state', '=', 'booked').execute();
  const stored = new Set(rows.map(({ id }) => id));
  const promised = [...bookings.values()].flatMap((ids) => [...ids]);
  const lost = promised.filter((id) => !stored.has(id));
  const twice = [...bookings].filter(([, ids]) => ids.size > 1);
  const overlaps = await calendarProblems(db);
  return {
    figures: {
      'bookings promised': bookings.size,
      'bookings lost': lost.length,
      'bookings twice': twice.length,
      'double bookings': overlaps.length,
    },
    violations: [
      ...lost.map((id) => `the booking ${id} was promised and is not stored`),
      ...twice.map(([key, ids]) => `the attempt ${key} was given ${ids.size} bookings`),
      ...overlaps,
    ],
  };
}

/** A receiver may get a key again where a worker was killed, or could not store the result; never without such a reason. */
async function compareDeliveries(
  db: Database,
  arrivals: readonly Arrival[],
  faults: readonly Fault[],
): Promise<Comparison> {
  const rows = await db.selectFrom('delivery').select(['key', 'channel', 'state', 'problem']).execute();
  const open = rows.filter(({ state }) => state !== 'delivered');
  const times = new Map<string, number[]>();
  for (const { key, at } of arrivals) times.set(key, [...(times.get(key) ?? []), at]);
  const silent = ['booking-mail', 'booking-sms', 'tyre-code-sms'];
  const missing = rows.filter(
    ({ key, channel, state }) => state === 'delivered' && !times.has(key) && !silent.includes(channel),
  );
  const repeated = [...times].filter(([, at]) => at.length > 1);
  const reasons = faults.filter(({ what }) => /worker|PostgreSQL/.test(what));
  const unexplained = repeated.filter(
    ([, [first = 0, second = 0]]) => !reasons.some(({ from, to }) => from <= second && to >= first - 1000),
  );
  return {
    figures: {
      deliveries: rows.length,
      'deliveries lost': open.length + missing.length,
      'keys received': times.size,
      'received again after a loss, under the same key': repeated.length - unexplained.length,
      'received twice without a reason': unexplained.length,
    },
    violations: [
      ...open.map(({ key, state, problem }) => `the delivery ${key} is ${state}: ${problem ?? ''}`),
      ...missing.map(({ key }) => `the delivery ${key} is called delivered and never arrived`),
      ...unexplained.map(([key]) => `the receiver got ${key} twice while nothing was lost`),
    ],
  };
}
