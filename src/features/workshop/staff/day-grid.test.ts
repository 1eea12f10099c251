import { describe, expect, test } from 'vitest';
import type { Occupancy } from '../../booking/calendar/bay.ts';
import { buildDayGrid, type DayGrid } from './day-grid.ts';
import { aStaffBooking } from './testing/a-staff-booking.ts';
import { aStaffDepartment } from './testing/a-staff-department.ts';

const { bays, workingOn } = aStaffDepartment();
const monday = '2026-11-16';

const day = (given: Partial<Parameters<typeof buildDayGrid>[0]> = {}) =>
  buildDayGrid({
    working: workingOn(monday),
    bays,
    bookings: [],
    occupied: [],
    now: undefined,
    ...given,
  });

const occupancy = (given: Partial<Occupancy>): Occupancy => ({
  id: 'o1',
  departmentId: 'D1',
  bayId: 'D1.2',
  date: monday,
  kind: 'block',
  startsAt: 600,
  endsAt: 660,
  ...given,
});

const at = (startsAt: number, endsAt: number, bayId = 'D1.1') =>
  aStaffBooking({ id: `SB-${startsAt}`, appointment: { startsAt, endsAt, bayId } });

const placed = (grid: DayGrid) =>
  grid.bays.map(({ bay, entries }) => [
    bay.id,
    ...entries.map(
      ({ entry, fromRow, toRow, lane }) => `${entry.kind} ${fromRow}–${toRow}${lane ? ` lane ${lane}` : ''}`,
    ),
  ]);

describe('the rows of a day', () => {
  test('are the quarters of an hour of the working day, in whole hours', () => {
    expect(day()).toMatchObject({ startsAt: 420, endsAt: 960, rows: 36 });
    expect(day({ working: [{ startsAt: 450, endsAt: 945 }] })).toMatchObject({ startsAt: 420, endsAt: 960 });
  });

  test('also cover what stands outside the working day, and a day off', () => {
    expect(day({ bookings: [at(330, 420)], occupied: [occupancy({ endsAt: 1035 })] })).toMatchObject({
      startsAt: 300,
      endsAt: 1080,
    });
    expect(day({ working: [] })).toMatchObject({ startsAt: 480, endsAt: 1020, rows: 36 });
  });
});

test('what is over can be left out: the day then begins with what is going on', () => {
  const grid = day({ bookings: [at(420, 480), at(480, 600), at(600, 660)], from: 570, now: 570 });
  expect(grid).toMatchObject({ startsAt: 540, endsAt: 960, nowRow: 3 });
  expect(placed(grid)[0]).toEqual(['D1.1', 'booking 1–5', 'booking 5–9']);
  expect(day({ from: 1100 })).toMatchObject({ startsAt: 1080, endsAt: 1140, rows: 4 });
});

describe('what stands in the bays', () => {
  test('is placed by bay and time; bookings of the calendar are not shown twice', () => {
    const grid = day({
      bookings: [at(480, 540), at(420, 435, 'D1.2')],
      occupied: [
        occupancy({ id: 'SB-480', kind: 'booking', bayId: 'D1.1', startsAt: 480, endsAt: 540 }),
        occupancy({ kind: 'block' }),
        occupancy({ id: 'o2', kind: 'hold', startsAt: 900, endsAt: 960 }),
      ],
    });
    expect(placed(grid)).toEqual([
      ['D1.1', 'booking 5–9'],
      ['D1.2', 'booking 1–2', 'block 13–17', 'hold 33–37'],
    ]);
  });

  test('stands side by side where it overlaps: the time of a no-show is free for another', () => {
    const noShow = aStaffBooking({
      id: 'SB-N',
      state: 'no-show',
      appointment: { startsAt: 480, endsAt: 600 },
    });
    const grid = day({ bookings: [noShow, at(480, 540), at(540, 600), at(600, 660)] });
    expect(placed(grid)[0]).toEqual([
      'D1.1',
      'booking 5–9 lane 1',
      'booking 5–13 lane 2',
      'booking 9–13 lane 1',
      'booking 13–17',
    ]);
    expect(grid.bays.map(({ lanes }) => lanes)).toEqual([2, 1]);
  });

  test('keeps a column in a bay that is no longer set up', () => {
    const grid = day({ bookings: [at(480, 540, 'D1.9')] });
    expect(grid.bays.map(({ bay }) => bay.name)).toEqual(['Bay 1', 'Bay 2', 'D1.9']);
  });
});

describe('the current time', () => {
  test('is in the row of its quarter, and marks what is going on', () => {
    const noShow = aStaffBooking({ id: 'SB-N', state: 'no-show' });
    const grid = day({ bookings: [at(480, 540), at(540, 600), noShow], now: 539 });
    expect(grid.nowRow).toBe(8);
    const going = grid.bays.flatMap(({ entries }) => entries.filter(({ isNow }) => isNow));
    expect(going.map(({ entry }) => entry.kind === 'booking' && entry.booking.id)).toEqual(['SB-480']);
  });

  test('is not on another day, nor before and after work', () => {
    expect([undefined, 419, 960, 1200].map((now) => day({ now }).nowRow)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
