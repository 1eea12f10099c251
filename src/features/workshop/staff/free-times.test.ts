import { describe, expect, test } from 'vitest';
import { formatTime } from '../../booking/calendar/local-date.ts';
import { freeTimes, moveClaim } from './free-times.ts';
import { aStaffBooking } from './testing/a-staff-booking.ts';
import { aStaffDepartment } from './testing/a-staff-department.ts';

const department = aStaffDepartment();
const now = { date: '2026-11-16', minutes: 7 * 60 + 50 };
const booking = aStaffBooking();
const own = { kind: 'booking', id: booking.id, ...booking.appointment } as const;
const other = { kind: 'booking', id: 'SB-OTHER', ...booking.appointment } as const;

const times = (given: {
  booking?: typeof booking;
  date?: string;
  occupied?: Parameters<typeof freeTimes>[3];
}) =>
  freeTimes(
    given.booking ?? booking,
    department,
    given.date ?? '2026-11-16',
    given.occupied ?? [own],
    now,
  ).map(({ bay, starts }) => [bay.name, starts.map(formatTime).join(' ')]);

describe('the times that a booking can move to', () => {
  test('are half an hour apart, from the quarter that is running to the last that ends in time', () => {
    expect(times({})).toEqual([
      ['Bay 1', '08:30 09:00 09:30 10:00 10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00'],
      ['Bay 2', '08:00 08:30 09:00 09:30 10:00 10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00'],
    ]);
  });

  test('leave out what others take, and begin where they end', () => {
    const occupied = [
      own,
      { ...other, startsAt: 600, endsAt: 765 },
      { ...other, id: 'block', kind: 'block' as const, bayId: 'D1.2', startsAt: 420, endsAt: 960 },
    ];
    expect(times({ occupied })).toEqual([['Bay 1', '08:30 09:00 12:45 13:00 13:30 14:00 14:30 15:00']]);
  });

  test('are the whole working day for a car that is left all day', () => {
    const allDay = aStaffBooking({ appointment: { startsAt: 420, endsAt: 960, isFullDay: true } });
    const occupied = [{ ...other, date: '2026-11-17', bayId: 'D1.1', startsAt: 900, endsAt: 960 }];
    expect(times({ booking: allDay, date: '2026-11-17', occupied })).toEqual([['Bay 2', '07:00']]);
    expect(moveClaim(allDay, department, { bayId: 'D1.2', date: '2026-11-17', startsAt: 420 }, now)).toEqual({
      departmentId: 'D1',
      bayIds: ['D1.2'],
      date: '2026-11-17',
      startsAt: 420,
      endsAt: 960,
      isFullDay: true,
    });
  });

  test('are none on a day off and on a day that is over', () => {
    expect([times({ date: '2026-11-15' }), times({ date: '2026-11-13' })]).toEqual([[], []]);
  });
});

test('a booking moves to a whole quarter within the working hours of a bay of its department, and keeps its length', () => {
  const to = (given: object) =>
    moveClaim(booking, department, { bayId: 'D1.2', date: '2026-11-17', startsAt: 555, ...given }, now);
  expect(to({})).toMatchObject({ bayIds: ['D1.2'], startsAt: 555, endsAt: 615, isFullDay: false });
  const refused = [
    { bayId: 'D2.1' },
    { startsAt: 550 },
    { startsAt: 405 },
    { startsAt: 915 },
    { startsAt: Number.NaN },
    { date: '2026-11-15' },
    { date: '2026-11-16', startsAt: 450 },
  ];
  expect(refused.map(to)).toEqual(refused.map(() => undefined));
});

test('a job does not run through the hours in which the workshop is closed at noon', () => {
  const closedAtNoon = aStaffDepartment({
    workingOn: () => [
      { startsAt: 480, endsAt: 720 },
      { startsAt: 780, endsAt: 960 },
    ],
  });
  const starts = freeTimes(booking, closedAtNoon, '2026-11-17', [], now).map((each) => each.starts);
  expect(starts[0]).toEqual([480, 510, 540, 570, 600, 630, 660, 780, 810, 840, 870, 900]);
});
