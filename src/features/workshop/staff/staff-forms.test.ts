import { expect, test } from 'vitest';
import { isDate } from '../../booking/calendar/local-date.ts';
import { parseBlock, quartersOf } from './block-request.ts';
import { mayBeNoShow, mayCancel } from './booking-rules.ts';
import { formatDay, formatInterval } from './format-day.ts';
import { aStaffBooking } from './testing/a-staff-booking.ts';
import { aStaffDepartment } from './testing/a-staff-department.ts';

const department = aStaffDepartment();
const block = (fields: Record<string, string>) =>
  parseBlock(
    new URLSearchParams({ bay: 'D1.1', from: '08:00', to: '09:15', ...fields }),
    department,
    '2026-11-16',
  );

test('a block is a bay of the department and a span of whole quarters', () => {
  expect(block({})).toEqual({
    departmentId: 'D1',
    bayId: 'D1.1',
    date: '2026-11-16',
    startsAt: 480,
    endsAt: 555,
    isFullDay: false,
  });
  const refused = [
    { bay: 'D2.1' },
    { bay: '' },
    { from: '09:15' },
    { from: '10:00' },
    { from: '08:05' },
    { to: '25:00' },
    { to: '' },
  ];
  expect(refused.map(block)).toEqual(refused.map(() => undefined));
});

test('a span is offered in quarters', () => {
  expect(quartersOf({ startsAt: 480, endsAt: 525 })).toEqual([480, 495, 510, 525]);
});

test('a no-show is known on the day itself, and a day that is over is not cancelled', () => {
  const now = { date: '2026-11-16' };
  const on = (date: string) => aStaffBooking({ appointment: { date } });
  const days = ['2026-11-15', '2026-11-16', '2026-11-17'].map(on);
  expect(days.map((each) => mayBeNoShow(each, now))).toEqual([true, true, false]);
  expect(days.map((each) => mayCancel(each, now))).toEqual([false, true, true]);
  const ended = aStaffBooking({ state: 'no-show' });
  expect([mayBeNoShow(ended, now), mayCancel(ended, now)]).toEqual([false, false]);
});

test('days and times are written as staff say them', () => {
  expect(formatDay('2026-11-16')).toBe('Monday 16 November');
  expect(formatInterval({ startsAt: 450, endsAt: 960 })).toBe('07:30–16:00');
});

test('a date is written YYYY-MM-DD and exists', () => {
  expect(['2026-11-16', '2028-02-29'].every(isDate)).toBe(true);
  expect(['2026-02-30', '2026-13-01', '16-11-2026', '2026-11-16T00:00', ''].some(isDate)).toBe(false);
});
