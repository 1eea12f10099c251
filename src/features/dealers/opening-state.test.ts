import { describe, expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Dealership } from './dealership.ts';
import { formatOpeningState } from './format-opening-state.ts';
import { dealershipOpening, type OpeningState, openingState } from './opening-state.ts';
import { aSchedule, everyDay, weekdays } from './testing/a-schedule.ts';

const stockholm = 'Europe/Stockholm';
const at = (moment: string, schedule = aSchedule()): OpeningState =>
  openingState(schedule, new Date(moment), stockholm);
const next = (opening: OpeningState) =>
  ('closesAt' in opening
    ? opening.closesAt
    : 'opensAt' in opening
      ? opening.opensAt
      : undefined
  )?.toISOString();

describe('the state at a moment', () => {
  test('open, with the moment it closes', () => {
    expect(at('2026-11-16T12:00:00Z')).toMatchObject({
      state: 'open',
      closesAt: new Date('2026-11-16T17:00Z'),
    });
  });

  test('closed before the day begins, after it has ended, and over the weekend', () => {
    expect([at('2026-11-16T06:00:00Z').state, next(at('2026-11-16T06:00:00Z'))]).toEqual([
      'closed',
      '2026-11-16T08:00:00.000Z',
    ]);
    expect(next(at('2026-11-16T18:00:00Z'))).toBe('2026-11-17T08:00:00.000Z');
    expect(next(at('2026-11-14T18:00:00Z'))).toBe('2026-11-16T08:00:00.000Z');
    expect(at('2026-11-15T10:00:00Z').state).toBe('closed all day');
  });

  test('a span past midnight belongs to the day it begins on', () => {
    const schedule = aSchedule({
      openinghours: weekdays.map((day, n) => ({ day, displayText: n === 4 ? '18–02' : 'Stängt' })),
    });
    expect(at('2026-11-21T00:59:00Z', schedule)).toMatchObject({
      state: 'open',
      closesAt: new Date('2026-11-21T01:00Z'),
    });
    expect(at('2026-11-21T01:00:00Z', schedule)).toMatchObject({ state: 'closed all day' });
    expect(at('2026-11-20T00:30:00Z', schedule)).toMatchObject({ state: 'closed' });
  });

  test('a deviating day takes the evening away, not the night that began the day before', () => {
    const schedule = everyDay('18–02', { deviationdays: [{ day: '2026-11-21', displayText: 'Stängt' }] });
    expect(at('2026-11-21T00:30:00Z', schedule).state).toBe('open');
    expect(at('2026-11-21T18:00:00Z', schedule).state).toBe('closed all day');
    expect(at('2026-11-22T00:30:00Z', schedule).state).toBe('closed');
  });

  test('around the clock there is no closing time', () => {
    const opening = at('2026-11-16T12:00:00Z', everyDay('0–24'));
    expect(opening).toMatchObject({ state: 'open', closesAt: undefined });
    expect(opening.until).toEqual(new Date('2026-11-16T23:00Z'));
  });

  test('spans that meet at midnight are one', () => {
    const openinghours = weekdays.map((day, n) => ({ day, displayText: n === 0 ? '18–24' : '0–3' }));
    expect(next(at('2026-11-16T20:00:00Z', aSchedule({ openinghours })))).toBe('2026-11-17T02:00:00.000Z');
  });

  test('a day nobody can read is unknown, and nothing is promised beyond it', () => {
    const openinghours = aSchedule().openinghours.map((line, n) =>
      n === 1 ? { ...line, displayText: 'Efter överenskommelse' } : line,
    );
    expect(at('2026-11-17T10:00:00Z', aSchedule({ openinghours }))).toEqual({
      state: 'unknown',
      until: new Date('2026-11-17T23:00Z'),
    });
    expect(at('2026-11-16T18:00:00Z', aSchedule({ openinghours }))).toMatchObject({
      state: 'closed',
      opensAt: undefined,
    });
  });

  test('through a vacation of weeks to the day it opens again; after two months nobody waits', () => {
    const vacation = {
      vacationtitle: '',
      vacationdays: weekdays.map((day) => ({ day, displayText: 'Stängt' })),
    };
    const through = (vacationend: string) =>
      aSchedule({ vacationdays: [{ ...vacation, vacationstart: '2026-07-01', vacationend }] });
    expect(next(at('2026-07-01T10:00:00Z', through('2026-08-02')))).toBe('2026-08-03T07:00:00.000Z');
    expect(next(at('2026-07-01T10:00:00Z', through('2026-08-31')))).toBe('2026-09-01T07:00:00.000Z');
    expect(next(at('2026-07-01T10:00:00Z', through('2026-09-01')))).toBeUndefined();
  });

  test('when the clocks go forward, a time in the hour that is left out is when that hour would have begun', () => {
    expect(next(at('2026-03-29T00:30:00Z', everyDay('2.15–5')))).toBe('2026-03-29T01:00:00.000Z');
    expect(next(at('2026-03-28T23:30:00Z', everyDay('20–2.30')))).toBe('2026-03-29T01:00:00.000Z');
  });

  test('hours that lie within the hour that is left out do not come that night', () => {
    expect(next(at('2026-03-29T00:30:00Z', everyDay('2.15–2.45')))).toBe('2026-03-30T00:15:00.000Z');
  });

  test('spans may be written in any order', () => {
    expect(next(at('2026-11-16T06:00:00Z', everyDay('13–17, 9–12')))).toBe('2026-11-16T08:00:00.000Z');
  });
});

test('a dealership is open when its first department with a schedule is', () => {
  const [bare, open, shut] = [undefined, everyDay('9–18'), everyDay('Stängt')];
  const opening = (...schedules: (typeof open | undefined)[]) =>
    dealershipOpening(
      { departments: schedules.map((openingschedule) => ({ openingschedule })) as Dealership['departments'] },
      new Date('2026-11-16T12:00:00Z'),
      stockholm,
    )?.state;
  expect(opening(bare, open, shut)).toBe('open');
  expect(opening(shut, open)).toBe('closed all day');
  expect(opening(bare)).toBeUndefined();
});

describe('in words', () => {
  const words = (language: Language, moment: string, schedule = aSchedule()) =>
    formatOpeningState(at(moment, schedule), {
      now: new Date(moment),
      timeZone: stockholm,
      language,
      texts: textsFor(language),
    });
  const moments = {
    open: '2026-11-16T12:00:00Z',
    today: '2026-11-16T06:00:00Z',
    tomorrow: '2026-11-16T18:00:00Z',
    weekday: '2026-11-14T18:00:00Z',
    'all day': '2026-11-15T10:00:00Z',
  };
  const expected: Partial<Record<Language, string[]>> = {
    sv: [
      'Öppet till 18',
      'Stängt, öppnar kl. 9',
      'Stängt, öppnar i morgon kl. 9',
      'Stängt, öppnar måndag kl. 9',
      'Stängt i dag, öppnar i morgon kl. 9',
    ],
    nb: [
      'Åpent til 18',
      'Stengt, åpner kl. 9',
      'Stengt, åpner i morgen kl. 9',
      'Stengt, åpner mandag kl. 9',
      'Stengt i dag, åpner i morgen kl. 9',
    ],
    en: [
      'Open until 6pm',
      'Closed, opens at 9am',
      'Closed, opens tomorrow at 9am',
      'Closed, opens Monday at 9am',
      'Closed today, opens tomorrow at 9am',
    ],
    fi: [
      'Avoinna klo 18 asti',
      'Suljettu, avataan klo 9',
      'Suljettu, avataan huomenna klo 9',
      'Suljettu, avataan maanantaina klo 9',
      'Tänään suljettu, avataan huomenna klo 9',
    ],
    sk: [
      'Otvorené do 18:00',
      'Zatvorené, otvárame o 9:00',
      'Zatvorené, otvárame zajtra o 9:00',
      'Zatvorené, otvárame v pondelok o 9:00',
      'Dnes zatvorené, otvárame zajtra o 9:00',
    ],
  };
  test.each(Object.entries(expected) as [Language, string[]][])('%s', (language, texts) => {
    expect(Object.values(moments).map((moment) => words(language, moment))).toEqual(texts);
  });

  test('half hours, midnight, noon, around the clock, a date, and nothing when nobody knows', () => {
    expect(words('sv', moments.open, everyDay('7.30–16.30'))).toBe('Öppet till 16.30');
    expect(words('sv', moments.open, everyDay('7–24'))).toBe('Öppet till 24');
    expect(words('en', moments.open, everyDay('7–24'))).toBe('Open until midnight');
    expect(words('en', moments.today, everyDay('12.30–14'))).toBe('Closed, opens at 12.30pm');
    expect(words('en', moments.today, everyDay('12–14'))).toBe('Closed, opens at 12 noon');
    expect(words('en', '2026-11-15T23:10:00Z', everyDay('0.30–14'))).toBe('Closed, opens at 12.30am');
    expect(words('sv', moments.open, everyDay('0–24'))).toBe('Öppet dygnet runt');
    const vacationdays = [
      {
        vacationtitle: '',
        vacationstart: '2026-11-16',
        vacationend: '2026-11-30',
        vacationdays: everyDay('Stängt').openinghours,
      },
    ];
    expect(words('sv', moments.open, aSchedule({ vacationdays }))).toBe('Stängt i dag, öppnar 2026-12-01');
    expect(words('sv', moments.open, everyDay('Ring'))).toBeUndefined();
  });
});
