import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingState } from './opening-state.ts';
import { type PlainHours, type Spans, stepThroughHours, toSchedule } from './testing/step-through-hours.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Oslo and Bratislava have Stockholm's clock, so some of their minutes are enough. */
const changes = [
  { zone: 'Europe/Stockholm', spring: '2026-03-29', autumn: '2026-10-25', every: 7 },
  { zone: 'Europe/Oslo', spring: '2026-03-29', autumn: '2026-10-25', every: 31 },
  { zone: 'Europe/Helsinki', spring: '2026-03-29', autumn: '2026-10-25', every: 7 },
  { zone: 'Europe/Bratislava', spring: '2026-03-29', autumn: '2026-10-25', every: 31 },
  { zone: 'Europe/London', spring: '2026-03-29', autumn: '2026-10-25', every: 7 },
];

/** So many minutes before and after a change of the walk are all looked at. */
const EDGE_MINUTES = 3;

/**
 * What the rules say of a minute is what who walks through the minutes sees: each minute where the door opens or closes
 * or the clock strikes the hour, and every so many minutes between.
 */
function expectEveryMinute(hours: PlainHours, timeZone: string, from: number, to: number, every = 1): void {
  const schedule = toSchedule(hours);
  const steps = stepThroughHours(hours, timeZone, from, to + 9 * DAY);
  const wrong: unknown[] = [];
  let said: { until: number; what: string } | undefined;
  let next = steps.length;
  const changeAfter = steps.map(() => 0);
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    changeAfter[at] = next;
    if (steps[at]?.isOpen !== steps[at - 1]?.isOpen) next = at;
  }
  const isEdge = (at: number) => steps[at]?.isOpen !== steps[at - 1]?.isOpen;
  const isNearEdge = (at: number) =>
    Array.from({ length: 2 * EDGE_MINUTES + 1 }, (_, near) => at - EDGE_MINUTES + near).some(
      (near) => near > 0 && isEdge(near),
    );
  for (let at = 0; at < (to - from) / MINUTE; at += 1) {
    if (at % every !== 0 && at % 60 > 1 && at % 60 < 59 && !isNearEdge(at)) continue;
    const step = steps[at];
    if (!step) throw new Error('the walk ended early');
    const change = steps[changeAfter[at] ?? -1]?.at;
    const result = openingState(schedule, new Date(step.at), timeZone);
    const expected = step.isOpen
      ? { state: 'open', next: change }
      : { state: step.hasHoursToday ? 'closed' : 'closed all day', next: change };
    const given = {
      state: result.state,
      next: (result.state === 'open'
        ? result.closesAt
        : 'opensAt' in result
          ? result.opensAt
          : undefined
      )?.getTime(),
    };
    // Beyond the walk's horizon it cannot judge.
    if (change === undefined) expected.next = given.next;
    const what = JSON.stringify(given);
    const isStable = !said || said.until <= step.at || said.what === what;
    if (what !== JSON.stringify(expected) || !isStable || result.until.getTime() <= step.at)
      wrong.push({ at: new Date(step.at).toISOString(), given, expected, isStable });
    said = { until: result.until.getTime(), what };
  }
  expect(wrong.slice(0, 3)).toEqual([]);
}

const shut: Spans = [];
const weekOf = (spans: Spans): readonly Spans[] => Array.from({ length: 7 }, () => spans);

describe.each(changes)('$zone', ({ zone, spring, autumn, every }) => {
  const nights: Spans = [
    [7 * 60 + 30, 12 * 60],
    [18 * 60, 26 * 60 + 30],
  ];
  const awkward = (day: string): PlainHours => {
    const on = (days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
    return {
      week: weekOf(nights),
      deviations: {
        [on(0)]: [
          [2 * 60 + 15, 3 * 60 + 15],
          [22 * 60, 24 * 60],
        ],
        [on(3)]: shut,
      },
      vacation: {
        first: on(1),
        last: on(2),
        week: weekOf([
          [0, 2 * 60],
          [20 * 60, 28 * 60],
        ]),
      },
    };
  };

  test.each([spring, autumn])(
    'DSD-11 the minutes around the clock change of %s: open or closed, and what comes next',
    (day) => {
      const start = Date.parse(day) - DAY;
      expectEveryMinute(awkward(day), zone, start, start + 3 * DAY, every);
    },
  );
});

test('every minute at the edges of a vacation that closes the year', () => {
  const hours: PlainHours = {
    week: [...Array.from({ length: 5 }, (): Spans => [[9 * 60, 18 * 60]]), [[10 * 60, 15 * 60]], shut],
    deviations: { '2026-12-23': [[9 * 60, 15 * 60]], '2026-12-24': shut, '2026-12-31': [[18 * 60, 25 * 60]] },
    vacation: { first: '2026-12-27', last: '2026-12-30', week: weekOf(shut) },
  };
  const start = Date.parse('2026-12-22T12:00Z');
  expectEveryMinute(hours, 'Europe/Stockholm', start, start + 5 * DAY, 3);
  expectEveryMinute(
    hours,
    'Europe/Stockholm',
    Date.parse('2026-12-30T12:00Z'),
    Date.parse('2027-01-01T06:00Z'),
  );
});

const evening = fc.tuple(fc.integer({ min: 12 * 60, max: 1439 }), fc.integer({ min: 1441, max: 1440 + 360 }));
const daytime = fc
  .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([from, to]) => from < to);
const spans = fc.oneof(
  fc.constant<Spans>([]),
  daytime.map((span): Spans => [span]),
  evening.map((span): Spans => [span]),
  fc.tuple(daytime, evening).map(([day, night]): Spans => (day[1] <= night[0] ? [day, night] : [night])),
);
const weeks = fc.array(spans, { minLength: 7, maxLength: 7 });

test('whatever the hours, every minute of a random stretch of 2026 is judged as the walk judges it', () => {
  const zones = fc.constantFrom(...changes.map(({ zone }) => zone));
  const dayOf2026 = fc.oneof(
    fc.integer({ min: 0, max: 364 }),
    // The days around both clock changes.
    fc.integer({ min: 86, max: 88 }),
    fc.integer({ min: 296, max: 298 }),
  );
  fc.assert(
    fc.property(zones, dayOf2026, weeks, weeks, spans, (zone, day, week, vacationWeek, deviating) => {
      const start = Date.UTC(2026, 0, 1) + day * DAY;
      const on = (days: number) => new Date(start + days * DAY).toISOString().slice(0, 10);
      const hours: PlainHours = {
        week,
        deviations: { [on(1)]: deviating },
        vacation: { first: on(2), last: on(3), week: vacationWeek },
      };
      expectEveryMinute(hours, zone, start, start + 2 * DAY, 61);
    }),
    { numRuns: 40 },
  );
});
