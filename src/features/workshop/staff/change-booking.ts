import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { Booking } from '../../booking/booking.ts';
import type { BayCalendar, BookingStore, ToDeliveries } from '../../booking/booking-store.ts';
import { isDate, parseTime } from '../../booking/calendar/local-date.ts';
import { parseBlock } from './block-request.ts';
import { mayBeNoShow, mayCancel } from './booking-rules.ts';
import { type ChosenTime, moveClaim } from './free-times.ts';
import { MAX_NOTE_LENGTH } from './note-length.ts';
import type { StaffDepartment } from './staff-department.ts';
import type { Outcome } from './staff-messages.ts';

export type StaffChangeDeps = {
  bookings: BookingStore;
  calendar: BayCalendar;
  /** What the customer is told of a change. */
  deliveries: ToDeliveries;
  now: () => Date;
  makeId: () => string;
};

/** A form about one booking, as it was posted. */
export type PostedChange = { booking: Booking; department: StaffDepartment; posted: URLSearchParams };

/** The database decides whether the new time is free. */
export async function moveBooking(deps: StaffChangeDeps, change: PostedChange): Promise<Outcome> {
  const { booking, department, posted } = change;
  if (isOutdated(change)) return { refusal: 'changed' };
  if (booking.state !== 'booked') return { refusal: 'notPossible' };
  const now = deps.now();
  const chosen = parseChosenTime(posted);
  const claim = chosen && moveClaim(booking, department, chosen, wallTime(now, department.timeZone));
  if (!claim) return { refusal: 'invalidTime' };
  const { state } = await deps.bookings.move(booking.id, claim, deps.deliveries, now);
  if (state === 'booked') return { done: 'moved' };
  return { refusal: state === 'taken' || state === 'car booked' ? 'taken' : 'notPossible' };
}

export async function endBooking(
  deps: StaffChangeDeps,
  change: PostedChange,
  state: 'cancelled' | 'no-show',
): Promise<Outcome> {
  const { booking, department } = change;
  if (isOutdated(change)) return { refusal: 'changed' };
  const now = deps.now();
  const may = state === 'cancelled' ? mayCancel : mayBeNoShow;
  if (!may(booking, wallTime(now, department.timeZone))) return { refusal: 'notPossible' };
  const ended = await deps.bookings.end(booking.id, state, deps.deliveries, now);
  return ended ? { done: state } : { refusal: 'notPossible' };
}

/** An empty one removes it. */
export async function saveNote(
  { bookings }: StaffChangeDeps,
  { booking, posted }: PostedChange,
): Promise<Outcome> {
  const note = (posted.get('note') ?? '').trim().slice(0, MAX_NOTE_LENGTH);
  return (await bookings.saveNote(booking.id, note)) ? { done: 'noted' } : { refusal: 'notPossible' };
}

export async function blockBay(
  { calendar, now, makeId }: StaffChangeDeps,
  department: StaffDepartment,
  date: string,
  posted: URLSearchParams,
): Promise<Outcome> {
  const appointment = parseBlock(posted, department, date);
  if (!appointment) return { refusal: 'invalidBlock' };
  const isBlocked = await calendar.block(makeId(), appointment, now());
  return isBlocked ? { done: 'blocked' } : { refusal: 'occupied' };
}

/** Only a block of this department and day: the id comes from a form. */
export async function unblockBay(
  { calendar, now }: StaffChangeDeps,
  department: StaffDepartment,
  date: string,
  posted: URLSearchParams,
): Promise<Outcome> {
  const occupied = await calendar.occupied([department.id], date, date, now());
  const block = occupied.find(({ id, kind }) => kind === 'block' && id === posted.get('block'));
  if (block) await calendar.unblock(block.id);
  // Somebody else may have removed it: what was wanted is done all the same.
  return { done: 'unblocked' };
}

/** The customer, or a colleague, may have changed the booking since the page was opened. */
function isOutdated({ booking, posted }: PostedChange): boolean {
  return posted.get('sequence') !== String(booking.sequence);
}

function parseChosenTime(posted: URLSearchParams): ChosenTime | undefined {
  const date = posted.get('date') ?? '';
  const [, time = '', bayId = ''] = /^(\S+) (.+)$/.exec(posted.get('time') ?? '') ?? [];
  return isDate(date) ? { date, bayId, startsAt: parseTime(time) } : undefined;
}
