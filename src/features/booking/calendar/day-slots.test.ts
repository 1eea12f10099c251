import { describe, expect, test } from 'vitest';
import { aDepartment, aJob, anOccupancy } from '../testing/a-department.ts';
import { daySlots } from '../testing/day-slots-of.ts';
import { skills } from './bay.ts';
import { claimFor } from './claim-for.ts';
import { firstSlot, nearestAlternatives, slotsOfDays } from './day-slots.ts';
import { defaultSetup } from './default-setup.ts';
import { addDays, weekdayOf } from './local-date.ts';

const open = [{ startsAt: 7 * 60, endsAt: 17 * 60 }];
const dayOf = (date: string) => ({ date, weekday: weekdayOf(date), open });
const wednesday = dayOf('2026-11-18');
const saturday = dayOf('2026-11-21');
const monday = { date: '2026-11-16', weekday: 0, minutes: 10 * 60 };
const query = { ...wednesday, setup: aDepartment(), job: aJob(), occupied: [], now: monday };
const [bay1 = '', bay2 = ''] = aDepartment().bays.map(({ id }) => id);
const allHours = ['07:30', '08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30'];

describe('SB-73 the times of a day', () => {
  test('begin when the mechanics do, and the job is done before they leave', () => {
    expect(daySlots(query)).toEqual({
      date: '2026-11-18',
      availableSlots: allHours,
      allDaySlotAvailable: false,
    });
    expect(daySlots({ ...query, job: aJob({ minutes: 105 }) }).availableSlots.at(-1)).toBe('13:30');
  });

  test('lie within the opening hours too, and on both sides of a break', () => {
    const withBreak = [
      { startsAt: 8 * 60 + 10, endsAt: 12 * 60 },
      { startsAt: 13 * 60, endsAt: 22 * 60 },
    ];
    expect(daySlots({ ...query, open: withBreak }).availableSlots).toEqual([
      '08:15',
      '09:15',
      '10:15',
      '13:00',
      '14:00',
      '15:00',
    ]);
    expect(daySlots({ ...query, open: [] }).availableSlots).toEqual([]);
    expect(daySlots({ ...query, ...saturday }).availableSlots).toEqual([]);
  });

  test('are free as long as one bay with the skills is', () => {
    const occupied = [anOccupancy({ bayId: bay1 }), anOccupancy({ bayId: bay2, startsAt: 540, endsAt: 630 })];
    const times = (job = aJob(), setup = aDepartment()) =>
      daySlots({ ...query, setup, job, occupied }).availableSlots;
    expect(times()).toEqual(allHours.filter((time) => time !== '08:30'));
    expect(times(aJob({ skills: ['tyre'] }))).toEqual(allHours.filter((time) => time !== '08:30'));
    expect(times(aJob({ skills: ['brakes'] }))).toEqual(
      allHours.filter((time) => time !== '08:30' && time !== '09:30'),
    );
    expect(times(aJob({ skills: ['tyre', 'brakes'] }))).toEqual([]);
  });

  test('are not hindered by other days and other bays', () => {
    const occupied = [
      anOccupancy({ date: '2026-11-19' }),
      anOccupancy({ bayId: 'elsewhere' }),
      anOccupancy({ bayId: bay2, date: '2026-11-17' }),
    ];
    expect(daySlots({ ...query, occupied }).availableSlots).toEqual(allHours);
  });

  test('of a week are the times of its days', () => {
    const days = Array.from({ length: 7 }, (_, at) => dayOf(addDays('2026-11-18', at)));
    const occupied = [anOccupancy(), anOccupancy({ bayId: bay2, date: '2026-11-20' })];
    expect(slotsOfDays({ ...query, days, occupied })).toEqual(
      days.map((day) => daySlots({ ...query, ...day, occupied })),
    );
  });
});

describe('SB-76 SB-102 no time', () => {
  test('is offered in the past, nor in the minute that has begun', () => {
    const at = (minutes: number) =>
      daySlots({ ...query, now: { date: '2026-11-18', weekday: 2, minutes } }).availableSlots;
    expect(at(9 * 60 + 29)[0]).toBe('09:30');
    expect(at(9 * 60 + 30)[0]).toBe('10:30');
    expect(at(23 * 60)).toEqual([]);
    expect(
      daySlots({ ...query, now: { date: '2026-11-19', weekday: 3, minutes: 0 } }).availableSlots,
    ).toEqual([]);
  });

  test('is offered before the lead time is over, also past midnight', () => {
    const setup = aDepartment({ leadMinutes: 120 });
    const at = (date: string, minutes: number) =>
      daySlots({ ...query, setup, now: { date, weekday: weekdayOf(date), minutes } }).availableSlots[0];
    expect(at('2026-11-18', 8 * 60 + 30)).toBe('10:30');
    expect(at('2026-11-18', 8 * 60 + 31)).toBe('11:30');
    const long = aDepartment({ leadMinutes: 12 * 60 });
    const now = { date: '2026-11-17', weekday: 1, minutes: 20 * 60 };
    expect(daySlots({ ...query, setup: long, now }).availableSlots[0]).toBe('08:30');
  });

  test('is offered beyond the horizon', () => {
    const setup = aDepartment({ horizonDays: 7 });
    const on = (date: string) => daySlots({ ...query, ...dayOf(date), setup }).availableSlots;
    expect(on('2026-11-23')).toEqual(allHours);
    expect(on('2026-11-24')).toEqual([]);
  });
});

describe('SB-74 SB-77 a full day', () => {
  const long = { ...query, job: aJob({ minutes: 240 }) };

  test('is what a job of four hours takes, instead of times', () => {
    expect(daySlots(long)).toEqual({ date: '2026-11-18', availableSlots: [], allDaySlotAvailable: true });
    expect(daySlots({ ...query, job: aJob({ minutes: 225 }) })).toMatchObject({ allDaySlotAvailable: false });
  });

  test('is what any job takes on a drop-off weekday', () => {
    const setup = aDepartment({ dropOffWeekdays: [2] });
    expect(daySlots({ ...query, setup })).toMatchObject({ availableSlots: [], allDaySlotAvailable: true });
    expect(daySlots({ ...query, ...dayOf('2026-11-19'), setup }).availableSlots).toEqual(allHours);
  });

  test('needs a bay that is free all day', () => {
    const evening = anOccupancy({ startsAt: 15 * 60 + 45, endsAt: 16 * 60 });
    const occupied = [evening, anOccupancy({ bayId: bay2 })];
    expect(daySlots({ ...long, occupied: [evening] }).allDaySlotAvailable).toBe(true);
    expect(daySlots({ ...long, occupied }).allDaySlotAvailable).toBe(false);
  });

  test('is not offered once the day has begun, nor on a short one', () => {
    const today = (minutes: number) => ({ date: '2026-11-18', weekday: 2, minutes });
    expect(daySlots({ ...long, now: today(7 * 60 + 29) }).allDaySlotAvailable).toBe(true);
    expect(daySlots({ ...long, now: today(7 * 60 + 30) }).allDaySlotAvailable).toBe(false);
    const short = [{ startsAt: 10 * 60, endsAt: 13 * 60 }];
    expect(daySlots({ ...long, open: short }).allDaySlotAvailable).toBe(false);
    const late = [{ startsAt: 9 * 60, endsAt: 16 * 60 }];
    expect(daySlots({ ...long, open: late, now: today(8 * 60) }).allDaySlotAvailable).toBe(false);
  });

  test('is sent as 08:00 and takes the whole working day', () => {
    const fullDay = { ...long, isFullDay: true };
    expect(claimFor({ ...fullDay, time: '08:00' })).toEqual({
      departmentId: '4610-0310',
      bayIds: [bay1, bay2],
      date: '2026-11-18',
      startsAt: 450,
      endsAt: 960,
      isFullDay: true,
    });
    expect(claimFor({ ...fullDay, time: '07:30' })).toBeUndefined();
    expect(claimFor({ ...fullDay, time: '08:00', isFullDay: false })).toBeUndefined();
    expect(firstSlot({ ...long, days: [wednesday] })).toEqual({
      departmentId: '4610-0310',
      timeSlot: '2026-11-18T08:00:00',
      isFullDay: true,
    });
  });
});

describe('a claim', () => {
  const wanted = { ...query, time: '08:30', isFullDay: false };

  test('tries bays that look free first, and then the others: the database decides', () => {
    expect(claimFor(wanted)).toMatchObject({ startsAt: 510, endsAt: 570, bayIds: [bay1, bay2] });
    expect(claimFor({ ...wanted, occupied: [anOccupancy()] })?.bayIds).toEqual([bay2, bay1]);
    const all = [anOccupancy(), anOccupancy({ bayId: bay2 })];
    expect(claimFor({ ...wanted, occupied: all })?.bayIds).toEqual([bay1, bay2]);
  });

  test('tries bays with few skills first, and only those that have the ones it needs', () => {
    const setup = aDepartment({
      bays: [
        { id: 'all', name: 'all', skills: [...skills] },
        { id: 'tyres', name: 'tyres', skills: ['tyre'] },
        { id: 'general', name: 'general', skills: ['general'] },
      ],
    });
    const bays = (job = aJob()) => claimFor({ ...wanted, setup, job })?.bayIds;
    expect(bays(aJob({ skills: ['tyre'] }))).toEqual(['tyres', 'all']);
    expect(bays(aJob({ skills: ['tyre', 'general'] }))).toEqual(['all']);
    const onlyTyres = aDepartment({ bays: [{ id: 'tyres', name: 'tyres', skills: ['tyre'] }] });
    expect(claimFor({ ...wanted, setup: onlyTyres })).toBeUndefined();
  });

  test('takes whole quarters of an hour, and at least one', () => {
    expect(claimFor({ ...wanted, job: aJob({ minutes: 50 }) })?.endsAt).toBe(570);
    expect(claimFor({ ...wanted, job: aJob({ minutes: 0 }) })?.endsAt).toBe(525);
  });

  test('is not made for a time that is not offered', () => {
    for (const time of ['08:00', '06:30', '15:30', '24:30', '8:30', ''])
      expect(claimFor({ ...wanted, time })).toBeUndefined();
    expect(claimFor({ ...wanted, ...dayOf('2026-11-15') })).toBeUndefined();
    expect(claimFor({ ...wanted, date: '2026-02-30' })).toBeUndefined();
  });

  test('is made for a time that was held before the lead time ran out, but not for one that has passed', () => {
    const setup = aDepartment({ leadMinutes: 120 });
    const at = (minutes: number) => ({ ...wanted, setup, now: { date: '2026-11-18', weekday: 2, minutes } });
    expect(claimFor(at(7 * 60))).toBeUndefined();
    expect(claimFor({ ...at(7 * 60), isHeld: true })).toBeDefined();
    expect(claimFor({ ...at(8 * 60 + 30), isHeld: true })).toBeUndefined();
  });
});

describe('SB-88 the alternatives to a taken time', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'].map(dayOf);
  const times = (taken: string, occupied = [anOccupancy(), anOccupancy({ bayId: bay2 })]) =>
    nearestAlternatives({ ...query, days, occupied }, taken).map(({ timeSlot }) => timeSlot);

  test('are the three nearest, of two at the same distance the earlier first', () => {
    expect(times('2026-11-18T08:30:00')).toEqual([
      '2026-11-18T07:30:00',
      '2026-11-18T09:30:00',
      '2026-11-18T10:30:00',
    ]);
  });

  test('lie on the day before too', () => {
    const fullWednesday = [bay1, bay2].map((bayId) => anOccupancy({ bayId, startsAt: 0, endsAt: 1440 }));
    expect(times('2026-11-18T07:30:00', fullWednesday)).toEqual([
      '2026-11-17T14:30:00',
      '2026-11-17T13:30:00',
      '2026-11-17T12:30:00',
    ]);
  });
});

test('a department that was never set up can do every job on weekdays', () => {
  const setup = defaultSetup('4610-0310');
  for (const skill of skills) {
    const job = aJob({ skills: [skill] });
    expect(daySlots({ ...query, setup, job }).availableSlots.length).toBeGreaterThan(0);
  }
  expect(daySlots({ ...query, ...saturday, setup }).availableSlots).toEqual([]);
  expect(new Set([...setup.bays, ...defaultSetup('other').bays].map(({ id }) => id)).size).toBe(8);
});
