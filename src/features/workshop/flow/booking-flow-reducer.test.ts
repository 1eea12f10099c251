import { expect, test } from 'vitest';
import type { AvailableDepartment } from '../department.ts';
import { aSelectedService, uppsala, volvo } from '../testing/a-booking-flow.ts';
import { bookingFlowReducer, canShow, emptyBooking } from './booking-flow-reducer.ts';
import type { BookingFlowAction, BookingFlowState, BookingLocation, Step } from './booking-flow-state.ts';

const gothenburg: BookingLocation = { ...uppsala, name: 'Göteborg', latitude: 57.7, longitude: 11.97 };
const department = { departmentId: 'd1', siteName: 'Solvik Uppsala' } as AvailableDepartment;
const otherDepartment = { departmentId: 'd2', siteName: 'Solvik Borås' } as AvailableDepartment;

const enterCar: BookingFlowAction = { type: 'car entered', car: volvo, location: uppsala };
const select = (code: string, type: 'service' | 'addon' = 'service'): BookingFlowAction => ({
  type: 'service selected',
  code,
  service: aSelectedService({ type }),
});
const pick = (at = department): BookingFlowAction => ({
  type: 'slot picked',
  department: at,
  timeSlot: '2026-11-18T09:00:00',
  isFullDay: false,
});
const booked: BookingFlowAction = {
  type: 'booked',
  id: 'SB-7K3M9Q',
  email: 'k@ek.example',
  managePath: '/booking/x',
};
const hold: BookingFlowAction = {
  type: 'slot held',
  hold: { holdId: 'h1', expiresAt: '2026-11-16T12:10:00Z' },
};
const toTime: readonly BookingFlowAction[] = [
  enterCar,
  select('AC'),
  { type: 'services passed' },
  { type: 'addons passed', addons: false },
];
const toContact: readonly BookingFlowAction[] = [
  ...toTime,
  pick(),
  hold,
  { type: 'prices refreshed', prices: { AC: 1450 } },
];

test('SB-07 a booking begins empty at step 1, with five steps in all', () => {
  expect(emptyBooking).toEqual({
    version: 1,
    services: {},
    bookingInfo: {},
    bookingState: 1,
    maxBookingState: 5,
    displayState: 1,
  });
});

test('SB-33 SB-05 SB-06 SB-04 a car and a place lead to step 2 of a flow of four, with nothing chosen', () => {
  expect(after(enterCar)).toEqual({
    ...emptyBooking,
    car: volvo,
    location: uppsala,
    latitude: 59.86,
    longitude: 17.64,
    region: 'Uppsala län',
    bookingState: 2,
    maxBookingState: 4,
    displayState: 2,
  });
});

test.each<[string, BookingFlowAction]>([
  ['plate', { type: 'car entered', car: { ...volvo, registrationNumber: 'KLM456' }, location: uppsala }],
  ['place', { type: 'car entered', car: volvo, location: gothenburg }],
])('SB-33 another %s resets the services, the time and the steps', (_, action) => {
  const state = after(...toContact, { type: 'mileage entered', milage: 6240 }, action);
  expect(state).toMatchObject({ services: {}, bookingInfo: {}, bookingState: 2, displayState: 2 });
  expect(state.milage).toBeUndefined();
});

test('SB-34 the same plate and place lead back to where the visitor was, with all choices', () => {
  const before = after(...toContact);
  const state = after(...toContact, { type: 'step shown', step: 1 }, enterCar);
  expect(state).toEqual(before);
});

test('SB-34 without a service left, the same plate and place lead to the services', () => {
  const state = after(...toTime, { type: 'service deselected', code: 'AC' }, enterCar);
  expect(state.displayState).toBe(2);
});

test('SB-02 a passed step can be shown again, a future one cannot', () => {
  const state = after(enterCar, select('AC'), { type: 'services passed' });
  expect(([1, 2, 3, 4, 5] as const).filter((step) => canShow(state, step))).toEqual([1, 2, 3]);
  expect(reduce(state, { type: 'step shown', step: 1 }).displayState).toBe(1);
  expect(reduce(state, { type: 'step shown', step: 4 })).toBe(state);
  const reopened = reduce(state, { type: 'step shown', step: 1 });
  expect(reduce(reopened, { type: 'step shown', step: 3 }).displayState).toBe(3);
});

test('SB-41 nothing after the services can be shown or passed without one', () => {
  const state = after(...toTime, { type: 'service deselected', code: 'AC' });
  expect(([1, 2, 3, 4] as const).filter((step) => canShow(state, step))).toEqual([1, 2]);
  const shown = reduce(state, { type: 'step shown', step: 2 });
  expect(reduce(shown, { type: 'services passed' })).toBe(shown);
  expect(reduce(shown, { type: 'addons passed', addons: false })).toBe(shown);
  const withAddon = after(enterCar, select('loan car', 'addon'));
  expect(reduce(withAddon, { type: 'services passed' })).toBe(withAddon);
});

test('SB-43 selecting adds a service by its code, deselecting removes it', () => {
  const selected = after(enterCar, select('AC'), select('TYRES'));
  expect(Object.keys(selected.services)).toEqual(['AC', 'TYRES']);
  expect(selected.services['AC']).toEqual(aSelectedService());
  expect(Object.keys(reduce(selected, { type: 'service deselected', code: 'AC' }).services)).toEqual([
    'TYRES',
  ]);
  expect(reduce(selected, { type: 'service deselected', code: 'BRAKES' })).toBe(selected);
});

test('SB-44 a second base service is refused, the first can be changed', () => {
  const state = after(enterCar, select('VOLVO-ORIGINALSERVICE'));
  expect(reduce(state, select('BASSERVICE-30'))).toBe(state);
  const changed = reduce(state, {
    type: 'service selected',
    code: 'VOLVO-ORIGINALSERVICE',
    service: aSelectedService({ userInput: '6240' }),
  });
  expect(changed.services['VOLVO-ORIGINALSERVICE']?.userInput).toBe('6240');
});

test.each<[string, BookingFlowAction]>([
  ['another service', select('TYRES')],
  ['another add-on', select('loan car', 'addon')],
  ['one service less', { type: 'service deselected', code: 'AC' }],
])('SB-80 %s clears the workshop, the time, its hold and its prices', (_, action) => {
  expect(after(...toContact, action).bookingInfo).toEqual({ addons: false });
});

test('SB-80 another quantity of the same service leaves the picked time alone', () => {
  const { bookingInfo } = after(...toContact);
  const state = after(...toContact, {
    type: 'service selected',
    code: 'AC',
    service: aSelectedService({ unit: 4 }),
  });
  expect(state.bookingInfo).toEqual(bookingInfo);
  expect(state.services['AC']?.unit).toBe(4);
});

test.each([true, false])('SB-59 passing the add-ons stores the flag %s and leads to step 4', (addons) => {
  const state = after(enterCar, select('AC'), { type: 'services passed' }, { type: 'addons passed', addons });
  expect(state).toMatchObject({ bookingInfo: { addons }, bookingState: 4, displayState: 4 });
});

test('passing an earlier step again never loses the furthest one', () => {
  const state = after(...toTime, { type: 'step shown', step: 2 }, { type: 'services passed' });
  expect(state).toMatchObject({ bookingState: 4, displayState: 3 });
});

test('SB-79 changing the workshop or time clears both, and the hold with them', () => {
  const state = after(...toContact, { type: 'slot cleared' });
  expect(state.bookingInfo).toEqual({ addons: false });
  expect(state.displayState).toBe(4);
});

test('SB-82 prices of a workshop hold for its other times, and not for another workshop', () => {
  expect(after(...toContact).bookingInfo.prices).toEqual({ AC: 1450 });
  const sameWorkshop = after(...toContact, pick()).bookingInfo;
  expect(sameWorkshop.prices).toEqual({ AC: 1450 });
  expect(sameWorkshop.hold).toBeUndefined();
  expect(after(...toContact, pick(otherDepartment)).bookingInfo.prices).toBeUndefined();
});

test('a hold or prices that come after the time was given up are dropped', () => {
  const state = after(...toTime);
  expect(reduce(state, hold)).toBe(state);
  expect(reduce(state, { type: 'prices refreshed', prices: { AC: 1 } })).toBe(state);
});

test('SB-93 a booking stays on the confirmation and cannot be gone back from', () => {
  const state = after(...toContact, { type: 'attempts lost', keys: ['k1'] }, booked);
  expect(state).toMatchObject({ bookingState: 5, maxBookingState: 5, displayState: 5 });
  expect(state.bookingInfo).toMatchObject({ id: 'SB-7K3M9Q', location: 'Solvik Uppsala', department });
  expect(state.bookingInfo).not.toHaveProperty('hold');
  expect(state.bookingInfo).not.toHaveProperty('lostAttempts');
  expect(state.bookingInfo).toMatchObject({ email: 'k@ek.example', managePath: '/booking/x' });
  for (const step of [1, 2, 3, 4] as Step[]) expect(reduce(state, { type: 'step shown', step })).toBe(state);
});

test('an attempt whose answer was lost is remembered while another workshop, time or service is chosen', () => {
  const lost = after(...toContact, { type: 'attempts lost', keys: ['k1'] });
  const other = [{ type: 'slot cleared' } as const, select('X'), pick()].reduce(bookingFlowReducer, lost);
  expect(other.bookingInfo.lostAttempts).toEqual(['k1']);
  expect(reduce(other, { type: 'attempts lost', keys: [] }).bookingInfo.lostAttempts).toBeUndefined();
});

test('SB-92 a new booking begins with nothing', () => {
  expect(after(...toContact, booked, { type: 'reset' })).toEqual(emptyBooking);
});

function after(...actions: readonly BookingFlowAction[]): BookingFlowState {
  return actions.reduce(bookingFlowReducer, emptyBooking);
}

function reduce(state: BookingFlowState, action: BookingFlowAction): BookingFlowState {
  return bookingFlowReducer(state, action);
}
