import { describe, expect, test } from 'vitest';
import type { DataLayerEvent } from '../../../shared/analytics/events.ts';
import { createCode } from '../access/one-time-code.ts';
import { typedRegistrationNumber } from '../registration-number.ts';
import { aKeyRing } from '../testing/a-key-ring.ts';
import { aConfirmation, aCustomer } from '../testing/a-tyre-hotel-flow.ts';
import { aTire, aTyreVehicle } from '../testing/an-agreement.ts';
import { bookingFormInteraction, flowInteraction, pushBookedOnce } from './analytics.ts';
import { contactErrors, isReadyToBook, normalizeMobile, toBookingRequest } from './booking-request.ts';
import { isCompleteCode, normalizeCode } from './code-input.ts';
import { addMonth, fromPickerDate, monthName, toPickerDate } from './picker-date.ts';
import { parseSession, toStoredSession } from './session-storage.ts';
import { positionOf, seasonOf, treadLevel, tyreDimension } from './tread.ts';
import { signedOut } from './tyre-hotel-reducer.ts';
import type { BookingDraft } from './tyre-hotel-state.ts';

test('TH-12 CONST-21 a plate loses its spaces, is upper-cased and has at most seven characters', () => {
  expect(typedRegistrationNumber(' abc 123 ', 'SE')).toBe('ABC123');
  expect(typedRegistrationNumber('abcd12345', 'SE')).toBe('ABCD123');
});

test.each([
  ['1234', '1234', true],
  ['123456', '1234', true],
  ['12ab', '12', false],
  ['12 34', '1234', true],
  ['abcd', '', false],
  ['123', '123', false],
])('TH-19 TH-20 TH-21 TH-22 of the code %s the digits %s are kept', (typed, kept, isComplete) => {
  expect(normalizeCode(typed)).toBe(kept);
  expect(isCompleteCode(kept)).toBe(isComplete);
});

test('TH-19 a code as it is made fills the field, whole', () => {
  const random = {
    randomInt: (bound: number) => bound - 1,
    randomBytes: (count: number) => Buffer.alloc(count),
  };
  const { code } = createCode(aKeyRing(), random);
  expect(normalizeCode(code)).toBe(code);
  expect(isCompleteCode(code)).toBe(true);
});

describe('what the tab stores', () => {
  const validated = { status: 0, vehicles: [aTyreVehicle()] };

  test('TH-07 is the session and the confirmation, and before sign-in nothing', () => {
    expect(toStoredSession({ step: 'search' })).toBeUndefined();
    const sent = { authorizationToken: 'token', sentAt: 0, wrongTries: 0 };
    const waiting = { customer: aCustomer, sent, isRefused: false };
    expect(toStoredSession({ step: 'validate', ...waiting })).toBeUndefined();
    expect(toStoredSession({ step: 'booking', validated, regNo: 'DCK123' })).toEqual({ validated });
    const confirmation = aConfirmation();
    expect(toStoredSession({ step: 'confirmation', validated, confirmation })).toEqual({
      validated,
      confirmation,
    });
  });

  test('TH-07 TH-27 TH-56 is read only in the shape it was written in', () => {
    const stored = { validated, confirmation: aConfirmation() };
    expect(parseSession(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    const [vehicle] = validated.vehicles;
    const broken = [
      null,
      [],
      {},
      { validated: { status: '0', vehicles: [] } },
      { validated: { status: 0, vehicles: [{ ...vehicle, location: undefined }] } },
      { validated: { status: 0, vehicles: [{ ...vehicle, tires: [{ equipmentPosition: 'VF' }] }] } },
      { validated, confirmation: { ...aConfirmation(), workshop: null } },
    ];
    for (const each of broken) expect(parseSession(each), JSON.stringify(each)).toBeUndefined();
  });
});

describe('the booking', () => {
  const contact = {
    firstName: 'Karin',
    lastName: 'Ekdahl',
    phoneMobile: '+46701740622',
    email: 'karin@example.com',
    freeText: ' Ring mig ',
  };
  const draft: BookingDraft = {
    regNo: 'DCK123',
    date: '2026-11-19',
    time: '08:30',
    contact,
  };

  test('TH-47 is ready with date, time where there are times, and four filled fields', () => {
    expect(isReadyToBook(draft, true)).toBe(true);
    expect(isReadyToBook({ ...draft, contact: { ...contact, freeText: '' } }, true)).toBe(true);
    expect(isReadyToBook({ ...draft, date: undefined }, true)).toBe(false);
    expect(isReadyToBook({ ...draft, time: undefined }, true)).toBe(false);
    for (const field of ['firstName', 'lastName', 'phoneMobile', 'email'] as const)
      expect(isReadyToBook({ ...draft, contact: { ...contact, [field]: ' ' } }, true), field).toBe(false);
  });

  test('TH-44 needs no time where the workshop has none', () => {
    expect(isReadyToBook({ ...draft, time: undefined }, false)).toBe(true);
  });

  test('TH-48 keeps digits and plus signs of the mobile number', () => {
    expect(normalizeMobile('a+46-70')).toBe('+4670');
    expect(contactErrors({ ...contact, phoneMobile: '+4670' })).toMatchObject({ phoneMobile: 'too short' });
    expect(contactErrors({ ...contact, email: 'karin@' })).toMatchObject({ email: 'wrong' });
    expect(contactErrors(contact)).toEqual({ phoneMobile: undefined, email: undefined });
  });

  test('TH-50 is sent as a local date and time, without a zone', () => {
    expect(toBookingRequest(draft)).toEqual({
      bookingDate: '2026-11-19T08:30:00.00',
      bookingStart: '2026-11-19T08:30:00.00',
      regNo: 'DCK123',
      freeText: 'Ring mig',
      customer: {
        firstName: 'Karin',
        lastName: 'Ekdahl',
        email: 'karin@example.com',
        phoneMobile: '+46701740622',
      },
    });
    expect(toBookingRequest({ ...draft, time: undefined })).toMatchObject({
      bookingDate: '2026-11-19T00:00:00.00',
      bookingStart: null,
    });
    expect(toBookingRequest(signedOut.draft)).toBeUndefined();
  });
});

describe('the tread', () => {
  const summer = { name: 'Norrgrip Sol 2', threadPattern: 'sommarmönster' };

  test.each([
    [{ threadDepth: 3 }, 'watch'],
    [{ threadDepth: 2.9 }, 'replace'],
    [{ threadDepth: 4.5 }, 'good'],
    [{ threadDepth: 7, threadStatusId: 1 }, 'replace'],
    [{ ...summer, threadDepth: 1.6 }, 'watch'],
    [{ ...summer, threadDepth: 1.5 }, 'replace'],
    [{ ...summer, threadDepth: 3.1 }, 'good'],
  ])('TH-28 CONST-21 of %o is %s: the law allows 3 mm in winter and 1.6 in summer', (wheel, level) => {
    expect(treadLevel(aTire('VF', wheel))).toBe(level);
  });

  test.each([
    ['friktionsmönster', 'winter'],
    ['dubbat vintermönster', 'winter'],
    ['asymmetriskt sommarmönster', 'summer'],
    ['', 'summer'],
  ])('a pattern named %s is of a %s tyre', (threadPattern, season) => {
    expect(seasonOf(aTire('VF', { name: 'Meridian', threadPattern }).wheel)).toBe(season);
  });

  test('TH-27 wheels are named by their place on the car and their dimension', () => {
    expect(['VF', 'HF', 'VB', ' hb'].map((position) => positionOf(aTire(position)))).toEqual([
      'frontLeft',
      'frontRight',
      'rearLeft',
      'rearRight',
    ]);
    expect(positionOf(aTire('RES'))).toBeUndefined();
    expect(tyreDimension(aTire().wheel)).toBe('235/60 R18');
  });
});

test('TH-35 dates of the picker are local dates, whatever the zone of the browser', () => {
  for (const date of ['2026-10-25', '2026-03-29', '2027-01-01'])
    expect(fromPickerDate(toPickerDate(date))).toBe(date);
  expect(monthName(toPickerDate('2026-11-19'), 'sv')).toBe('november 2026');
  expect(fromPickerDate(addMonth(toPickerDate('2026-12-31'), 2))).toBe('2027-02-01');
});

describe('the data layer', () => {
  test('ANA-06 has every step of the flow and what happens in its form', () => {
    expect(flowInteraction('loggedIn')).toEqual({
      event: 'flow_interaction',
      flow: 'tyre hotel',
      step: 'logged in',
    });
    expect(bookingFormInteraction('start')).toEqual({
      event: 'form_interaction',
      form_name: 'tyre hotel booking',
      interaction: 'start',
    });
  });

  test('ANA-07 ANA-08 has lead step 6 and a purchase of no value, once for each booking', () => {
    const events: DataLayerEvent[] = [];
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const push = (event: DataLayerEvent) => void events.push(event);
    pushBookedOnce('SB-1', 'SEK', push, storage);
    pushBookedOnce('SB-1', 'SEK', push, storage);
    expect(events).toEqual([
      { event: 'lead', step: 6 },
      {
        event: 'purchase',
        transaction_id: 'SB-1',
        transaction_type: 'service booking',
        currency: 'SEK',
        value: 0,
        items: [],
      },
    ]);
    pushBookedOnce('SB-2', 'SEK', push, storage);
    expect(events).toHaveLength(4);
  });
});
