import { describe, expect, test } from 'vitest';
import { aConfirmation, aCustomer } from '../testing/a-tyre-hotel-flow.ts';
import { aTyreVehicle } from '../testing/an-agreement.ts';
import { isSignedIn, signedOut, tyreHotelReducer } from './tyre-hotel-reducer.ts';
import type { TyreHotelAction, TyreHotelState } from './tyre-hotel-state.ts';

const validated = { status: 0, vehicles: [aTyreVehicle()] };
const signIn: TyreHotelAction[] = [
  { type: 'registration number typed', registrationNumber: 'DCK123' },
  { type: 'customer found', customer: aCustomer },
  { type: 'code sent', authorizationToken: 'token', at: 1000 },
  { type: 'validated', validated },
];
const details: TyreHotelAction[] = [
  { type: 'date chosen', date: '2026-11-19' },
  { type: 'time chosen', time: '08:30' },
  { type: 'contact changed', contact: { firstName: 'Karin', freeText: 'Ring mig' } },
];
const reduceAll = (actions: readonly TyreHotelAction[], from: TyreHotelState = signedOut) =>
  actions.reduce(tyreHotelReducer, from);
const stepsOf = (actions: readonly TyreHotelAction[]) =>
  actions.map((_, count) => reduceAll(actions.slice(0, count + 1)).stage.step);

test('TH-01 TH-02 the states follow each other, and the rating is none of them', () => {
  const actions: TyreHotelAction[] = [
    ...signIn,
    { type: 'booking opened', regNo: 'DCK123' },
    { type: 'booked', confirmation: aConfirmation() },
  ];
  expect(stepsOf(actions)).toEqual(['search', 'login', 'validate', 'loggedIn', 'booking', 'confirmation']);
});

test('an action that does not fit the state changes nothing', () => {
  expect(reduceAll([{ type: 'booking opened', regNo: 'DCK123' }])).toBe(signedOut);
  expect(reduceAll([{ type: 'booked', confirmation: aConfirmation() }])).toBe(signedOut);
  expect(reduceAll([{ type: 'session expired' }])).toBe(signedOut);
});

test('TH-08 whoever is stored as signed in with status 0 is moved to the vehicle, or to the confirmation', () => {
  const loaded = (stored: Extract<TyreHotelAction, { type: 'loaded' }>['stored']) =>
    reduceAll([{ type: 'loaded', registrationNumber: '', stored }]).stage.step;
  expect(loaded({ validated })).toBe('loggedIn');
  expect(loaded({ validated, confirmation: aConfirmation() })).toBe('confirmation');
  expect(loaded({ validated: { ...validated, status: 1 } })).toBe('search');
  expect(loaded(undefined)).toBe('search');
});

test('TH-03 the plate of the address is in the field', () => {
  expect(
    reduceAll([{ type: 'loaded', registrationNumber: 'ABC123', stored: undefined }]).registrationNumber,
  ).toBe('ABC123');
});

test('TH-10 another status stays at the code, and so never reaches the booking', () => {
  const refused = reduceAll([
    ...signIn.slice(0, 3),
    { type: 'validated', validated: { ...validated, status: 1 } },
  ]);
  expect(refused.stage).toMatchObject({ step: 'validate', isRefused: true });
  expect(tyreHotelReducer(refused, { type: 'booking opened', regNo: 'DCK123' }).stage.step).toBe('validate');
});

test('TH-25 a new code is asked for at Login; a code that came before can still be entered', () => {
  const wanted = reduceAll([...signIn.slice(0, 3), { type: 'new code wanted' }]);
  const sent = { authorizationToken: 'token', sentAt: 1000, wrongTries: 0 };
  expect(wanted.stage).toEqual({ step: 'login', customer: aCustomer, sent });
  expect(tyreHotelReducer(wanted, { type: 'code at hand' }).stage.step).toBe('validate');
  expect(reduceAll([...signIn.slice(0, 2), { type: 'code at hand' }]).stage.step).toBe('login');
});

test('TH-25 wrong codes are counted for the code they were tried with, also when one comes back to it', () => {
  const tried = reduceAll([
    ...signIn.slice(0, 3),
    { type: 'code refused' },
    { type: 'code refused' },
    { type: 'new code wanted' },
    { type: 'code at hand' },
  ]);
  expect(tried.stage).toMatchObject({ step: 'validate', sent: { wrongTries: 2 } });
  const anew = reduceAll(
    [{ type: 'new code wanted' }, { type: 'code sent', authorizationToken: 'other', at: 2000 }],
    tried,
  );
  expect(anew.stage).toMatchObject({ sent: { authorizationToken: 'other', wrongTries: 0 } });
});

test('TH-32 a second car is booked without signing in again, and knows who books', () => {
  const vehicles = [aTyreVehicle(), aTyreVehicle({ regNo: 'DCK457' })];
  const second = reduceAll([
    ...signIn.slice(0, 3),
    { type: 'validated', validated: { status: 0, vehicles } },
    { type: 'booking opened', regNo: 'DCK123' },
    ...details,
    { type: 'booked', confirmation: aConfirmation() },
    { type: 'confirmation left' },
    { type: 'booking opened', regNo: 'DCK457' },
  ]);
  expect(second.stage).toMatchObject({ step: 'booking', regNo: 'DCK457' });
  expect(second.draft).toMatchObject({
    regNo: 'DCK457',
    contact: { firstName: 'Karin', freeText: '' },
  });
  expect(second.draft.date).toBeUndefined();
  const foreign = tyreHotelReducer(
    { ...second, stage: { step: 'loggedIn', validated: { status: 0, vehicles } } },
    { type: 'booking opened', regNo: 'ABC999' },
  );
  expect(foreign.stage.step).toBe('loggedIn');
});

test('TH-09 TH-31 TH-57 logging out forgets everything', () => {
  expect(
    reduceAll([...signIn, { type: 'booking opened', regNo: 'DCK123' }, ...details, { type: 'logged out' }]),
  ).toBe(signedOut);
});

test('TH-49 back from the booking leads to the vehicle and keeps what was entered', () => {
  const left = reduceAll([
    ...signIn,
    { type: 'booking opened', regNo: 'DCK123' },
    ...details,
    { type: 'booking left' },
  ]);
  expect(left.stage.step).toBe('loggedIn');
  expect(left.draft).toMatchObject({ date: '2026-11-19', time: '08:30', contact: { firstName: 'Karin' } });
});

describe('what is entered', () => {
  const booking = reduceAll([...signIn, { type: 'booking opened', regNo: 'DCK123' }, ...details]);

  test('TH-32 belongs to the first vehicle', () => {
    const two = [aTyreVehicle(), aTyreVehicle({ regNo: 'DCK457' })];
    const state = reduceAll([
      ...signIn.slice(0, 3),
      { type: 'validated', validated: { status: 0, vehicles: two } },
    ]);
    expect(state.draft.regNo).toBe('DCK123');
  });

  test('TH-41 changing the date clears the time as well', () => {
    expect(tyreHotelReducer(booking, { type: 'date cleared' }).draft).toMatchObject({
      date: undefined,
      time: undefined,
    });
    const other = tyreHotelReducer(booking, { type: 'date chosen', date: '2026-11-20' });
    expect(other.draft).toMatchObject({ date: '2026-11-20', time: undefined });
  });

  test('TH-43 changing the time keeps the date', () => {
    const cleared = tyreHotelReducer(booking, { type: 'time cleared' });
    expect(cleared.draft).toMatchObject({ date: '2026-11-19', time: undefined });
  });

  test('survives a session that ran out, for the same plate alone', () => {
    const expired = tyreHotelReducer(booking, { type: 'session expired' });
    expect(expired).toMatchObject({
      registrationNumber: 'DCK123',
      isSessionExpired: true,
      stage: { step: 'search' },
    });
    const again = reduceAll(signIn.slice(1), expired);
    expect(again.draft).toEqual(booking.draft);
    expect(again.isSessionExpired).toBe(false);
    const other = { status: 0, vehicles: [aTyreVehicle({ regNo: 'DCK201' })] };
    const somebodyElse = reduceAll([...signIn.slice(1, 3), { type: 'validated', validated: other }], expired);
    expect(somebodyElse.draft).toMatchObject({ regNo: 'DCK201', contact: { firstName: '' } });
  });
});

test('TH-04 one is signed in from the vehicle on', () => {
  expect(isSignedIn(reduceAll(signIn.slice(0, 3)).stage)).toBe(false);
  expect(isSignedIn(reduceAll(signIn).stage)).toBe(true);
});
