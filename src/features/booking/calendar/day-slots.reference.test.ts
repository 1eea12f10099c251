import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOnDay, wallTime } from '../../../shared/platform/wall-time.ts';
import { daySlots } from '../testing/day-slots-of.ts';
import { referenceSlots } from '../testing/reference-slots.ts';
import { type Interval, type Occupancy, skills } from './bay.ts';
import { claimFor } from './claim-for.ts';
import { firstSlot, nearestAlternatives, slotsOfDays, toChoices } from './day-slots.ts';
import type { DepartmentSetup } from './department-setup.ts';
import { addDays, formatTime, weekdayOf } from './local-date.ts';

const clockChanges = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'];
const bayIds = ['a', 'b', 'c', 'd', 'e', 'f'];

const date = fc.oneof(
  fc.constantFrom(...clockChanges, '2026-12-31', '2027-01-01'),
  fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-01-01', days)),
);
const quarter = (min: number, max: number) => fc.integer({ min: min / 15, max: max / 15 }).map((n) => n * 15);
const intervals = (min: number, max: number, unit: (min: number, max: number) => fc.Arbitrary<number>) =>
  fc
    .tuple(unit(min, max), unit(min, max))
    .map(([a, b]): Interval => ({ startsAt: Math.min(a, b), endsAt: Math.max(a, b) }));
const someMinute = (min: number, max: number) => fc.integer({ min, max });
const skillSet = (minLength: number) =>
  fc.uniqueArray(fc.constantFrom(...skills), { minLength, maxLength: 4 });

const setup = (earliest = 0): fc.Arbitrary<DepartmentSetup> =>
  fc.record({
    departmentId: fc.constant('department'),
    bays: fc
      .array(skillSet(1), { minLength: 1, maxLength: bayIds.length })
      .map((bays) => bays.map((each, at) => ({ id: bayIds[at] ?? '', name: '', skills: each }))),
    mechanicsHours: fc.array(fc.option(intervals(earliest, 1440, quarter), { freq: 6 }), {
      minLength: 7,
      maxLength: 7,
    }),
    slotStepMinutes: quarter(15, 240),
    leadMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
    dropOffWeekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
    horizonDays: fc.integer({ min: 7, max: 30 }),
  });
const job = fc.record({
  minutes: fc.oneof(fc.integer({ min: 0, max: 300 }), quarter(15, 600)),
  skills: skillSet(0).map((each) => each.slice(0, 2)),
});
// Opening hours come from display texts: any minute, in any order, overlapping, and into the next day.
const open = fc.array(intervals(0, 1600, someMinute), { maxLength: 3 });

const world = date.chain((first) =>
  fc.record({
    days: fc.array(open, { minLength: 1, maxLength: 3 }).map((each) =>
      each.map((hours, at) => ({
        date: addDays(first, at),
        weekday: weekdayOf(addDays(first, at)),
        open: hours,
      })),
    ),
    setup: setup(),
    job,
    occupied: fc.array(
      fc
        .tuple(
          intervals(0, 1440, someMinute).filter(({ startsAt, endsAt }) => startsAt < endsAt),
          fc.constantFrom(...bayIds, 'elsewhere'),
          fc.integer({ min: 0, max: 2 }),
        )
        .map(
          ([interval, bayId, day]): Occupancy => ({
            ...interval,
            id: 'any',
            bayId,
            date: addDays(first, day),
            departmentId: 'department',
            kind: 'booking',
          }),
        ),
      { maxLength: 25 },
    ),
    now: fc
      .tuple(fc.integer({ min: -32, max: 3 }), fc.integer({ min: -3, max: 1 }), someMinute(0, 1439))
      .chain(([far, near, minutes]) =>
        fc.constantFrom(far, near, near).map((days) => {
          const today = addDays(first, days);
          return { date: today, weekday: weekdayOf(today), minutes };
        }),
      ),
  }),
);

describe('SB-73 SB-76 compared with trying every minute', () => {
  test('the free times of any days, for any bays, job, calendar and clock', () => {
    let offered = 0;
    fc.assert(
      fc.property(world, ({ days, ...query }) => {
        const expected = days.map((day) => referenceSlots({ ...query, ...day }));
        expect(slotsOfDays({ ...query, days })).toEqual(expected);
        const choices = expected.flatMap((day) => toChoices('department', day));
        expect(firstSlot({ ...query, days })).toEqual(choices[0]);
        offered += choices.length;
      }),
      { numRuns: 1500 },
    );
    // A comparison of empty days alone would prove nothing.
    expect(offered).toBeGreaterThan(500);
  });

  test('SB-77 a time can be claimed in a free bay exactly when it is free', () => {
    fc.assert(
      fc.property(world, ({ days: [day], occupied, ...query }) => {
        if (!day) return;
        const slots = referenceSlots({ ...query, ...day, occupied });
        const isClaimable = (time: string, isFullDay: boolean) => {
          const claim = claimFor({ ...query, ...day, occupied, time, isFullDay });
          if (!claim) return false;
          const bayId = claim.bayIds[0];
          return !occupied.some(
            (each) =>
              each.bayId === bayId &&
              each.date === claim.date &&
              each.startsAt < claim.endsAt &&
              claim.startsAt < each.endsAt,
          );
        };
        const times = Array.from({ length: 96 }, (_, at) => formatTime(at * 15));
        expect(times.filter((time) => isClaimable(time, false))).toEqual(slots.availableSlots);
        expect(isClaimable('08:00', true)).toBe(slots.allDaySlotAvailable);
      }),
      { numRuns: 300 },
    );
  });

  test('SB-88 no free time is nearer to a taken one than the three alternatives', () => {
    fc.assert(
      fc.property(world, someMinute(0, 95), ({ days, ...query }, at) => {
        const taken = `${days[0]?.date}T${formatTime(at * 15)}:00`;
        const distance = (timeSlot: string) => Math.abs(Date.parse(timeSlot) - Date.parse(taken));
        const all = days.flatMap((day) => toChoices('department', referenceSlots({ ...query, ...day })));
        const alternatives = nearestAlternatives({ ...query, days }, taken);
        expect(all).toEqual(expect.arrayContaining([...alternatives]));
        const nearest = all.map(({ timeSlot }) => distance(timeSlot)).sort((a, b) => a - b);
        expect(alternatives.map(({ timeSlot }) => distance(timeSlot))).toEqual(nearest.slice(0, 3));
      }),
      { numRuns: 300 },
    );
  });
});

describe('SB-76 on both clock-change weekends of 2026', () => {
  const timeZone = 'Europe/Stockholm';
  const instant = fc
    .tuple(
      fc.constantFrom('2026-03-28T00:00:00Z', '2026-10-24T00:00:00Z'),
      fc.integer({ min: 0, max: 72 * 60 * 60 }),
    )
    .map(([from, seconds]) => new Date(Date.parse(from) + seconds * 1000));

  test('every offered time is a real one, it lies ahead, and the job takes as long as the clock says', () => {
    let offered = 0;
    fc.assert(
      // Workshops do not work in the hour that comes twice or never.
      fc.property(
        instant,
        setup(3 * 60),
        job,
        fc.integer({ min: 0, max: 2 }),
        (at, department, work, days) => {
          const now = wallTime(at, timeZone);
          const day = addDays(now.date, days);
          const allDay = { date: day, weekday: weekdayOf(day), open: [{ startsAt: 0, endsAt: 1440 }] };
          const slots = daySlots({ ...allDay, setup: department, job: work, occupied: [], now });
          for (const time of slots.availableSlots) {
            const claim = claimFor({ ...allDay, setup: department, job: work, now, time, isFullDay: false });
            const startsAt = instantOnDay(day, claim?.startsAt ?? 0, timeZone);
            const endsAt = instantOnDay(day, claim?.endsAt ?? 0, timeZone);
            expect(startsAt.getTime()).toBeGreaterThan(at.getTime());
            expect(wallTime(startsAt, timeZone)).toMatchObject({ date: day, minutes: claim?.startsAt });
            const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
            expect(minutes).toBe(Math.max(15, Math.ceil(work.minutes / 15) * 15));
            offered += 1;
          }
        },
      ),
      { numRuns: 400 },
    );
    expect(offered).toBeGreaterThan(100);
  });
});
