import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  stubForbiddenSessionStorage,
  stubSessionStorage,
} from '../../../shared/platform/testing/stub-session-storage.ts';
import { aBookingFlowState } from '../testing/a-booking-flow.ts';
import { emptyBooking } from './booking-flow-reducer.ts';
import { readBooking, writeBooking } from './booking-storage.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubSessionStorage();
});

afterEach(() => vi.unstubAllGlobals());

test('SB-07 a booking is read again as it was written, under its key', () => {
  const state = aBookingFlowState();
  writeBooking(state);
  expect([...stored.keys()]).toEqual(['serviceBooking']);
  expect(readBooking()).toEqual(state);
});

test('SB-92 an empty booking leaves nothing behind', () => {
  writeBooking(aBookingFlowState());
  writeBooking(emptyBooking);
  expect(stored.size).toBe(0);
  expect(readBooking()).toBeUndefined();
});

const sound = () => JSON.parse(JSON.stringify(aBookingFlowState())) as Record<string, never>;
const changed = (change: (state: Record<string, never>) => object) => JSON.stringify(change(sound()));

test.each([
  ['nothing', ''],
  ['no JSON', '{"version":1,'],
  ['a text', '"serviceBooking"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['another version', changed((state) => ({ ...state, version: 2 }))],
  ['a step that does not exist', changed((state) => ({ ...state, displayState: 6 }))],
  ['a step ahead of the furthest', changed((state) => ({ ...state, bookingState: 2, displayState: 4 }))],
  ['a step without its car', changed(({ car: _, ...state }) => state)],
  ['a step without its place', changed(({ location: _, ...state }) => state)],
  ['a place without coordinates', changed((state) => ({ ...state, location: { name: 'Uppsala' } }))],
  ['services as a list', changed((state) => ({ ...state, services: ['AC'] }))],
  ['a service without a price', changed((state) => ({ ...state, services: { AC: { name: 'AC' } } }))],
  [
    'a time without its workshop',
    changed((s) => ({ ...s, bookingInfo: { timeSlot: '2026-11-18T09:00:00' } })),
  ],
  ['a confirmation without its number', changed((state) => ({ ...state, bookingState: 5, displayState: 5 }))],
  ['a car as a text', changed((state) => ({ ...state, car: 'Volvo' }))],
])('SB-07 what is stored as %s begins afresh', (_, text) => {
  stored.set('serviceBooking', text);
  expect(readBooking()).toBeUndefined();
});

test('where storage is switched off, nothing breaks', () => {
  stubForbiddenSessionStorage();
  expect(() => writeBooking(aBookingFlowState())).not.toThrow();
  expect(readBooking()).toBeUndefined();
});
