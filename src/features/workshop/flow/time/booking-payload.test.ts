import { expect, test } from 'vitest';
import { bookingRequest } from '../../booking-request.ts';
import { aBookingFlowState, aSelectedService } from '../../testing/a-booking-flow.ts';
import { anAvailableDepartment } from '../../testing/an-available-department.ts';
import { buildBookingRequest, mileageOf, toTimeSlot } from './booking-payload.ts';

const contact = {
  firstName: ' Karin ',
  lastName: 'Ekdahl',
  phone: '070 174 06 22',
  email: 'karin@ekdahl.example ',
  freeText: 'Nyckeln ligger i brevlådan. ',
};

const picked = {
  department: anAvailableDepartment({ departmentId: 'uppsala-workshop' }),
  timeSlot: '2026-11-19T08:15:00',
  isFullDay: false,
};

test('SB-86 the payload has the customer, the time, the plate, the mileage and a request per offering', () => {
  const state = aBookingFlowState({
    milage: 6240,
    services: {
      originalservice: aSelectedService({ userInput: '6240' }),
      balansering: aSelectedService({ unit: 4 }),
      felsokning: aSelectedService({ userInput: 'Gnisslar fram till vänster' }),
    },
    bookingInfo: picked,
  });
  const request = buildBookingRequest(state, contact);
  expect(request).toEqual({
    customer: {
      firstName: 'Karin',
      lastName: 'Ekdahl',
      phone: '070 174 06 22',
      email: 'karin@ekdahl.example',
    },
    freeText: 'Nyckeln ligger i brevlådan.',
    departmentId: 'uppsala-workshop',
    timeSlot: '2026-11-19T08:15:00',
    isFullDay: false,
    registrationNumber: 'ABC123',
    mileage: 6240,
    serviceOfferingRequests: [
      { kobraId: 'originalservice', unitsSelected: 1, userInput: '6240' },
      { kobraId: 'balansering', unitsSelected: 4, userInput: '' },
      { kobraId: 'felsokning', unitsSelected: 1, userInput: 'Gnisslar fram till vänster' },
    ],
    shownPrice: 6 * 1395,
  });
  expect(bookingRequest.safeParse(request).success).toBe(true);
});

test('SB-39 CONST-20 the mileage is what was entered, or 1', () => {
  expect(mileageOf({ milage: 6240 })).toBe(6240);
  expect(mileageOf({ milage: 0 })).toBe(0);
  expect(mileageOf({})).toBe(1);
  const request = buildBookingRequest(aBookingFlowState({ bookingInfo: picked }), contact);
  expect(request?.mileage).toBe(1);
});

test('SB-77 CONST-20 a full day is sent as 08:00 local time, without a zone', () => {
  expect(toTimeSlot('2025-03-03', 'full day')).toBe('2025-03-03T08:00:00');
  expect(toTimeSlot('2025-03-03', '07:30')).toBe('2025-03-03T07:30:00');
  const bookingInfo = { ...picked, timeSlot: toTimeSlot('2025-03-03', 'full day'), isFullDay: true };
  expect(buildBookingRequest(aBookingFlowState({ bookingInfo }), contact)).toMatchObject({
    timeSlot: '2025-03-03T08:00:00',
    isFullDay: true,
  });
});

test('a hold becomes the booking', () => {
  const hold = { holdId: 'h1', expiresAt: '2026-11-16T18:10:00Z' };
  const state = aBookingFlowState({ bookingInfo: { ...picked, hold } });
  expect(buildBookingRequest(state, contact)?.holdId).toBe('h1');
  // Its answer was lost; it is held all the same.
  const lost = aBookingFlowState({ bookingInfo: picked, holdKey: 'own' });
  expect(buildBookingRequest(lost, contact)?.holdId).toBe('own');
});

test('without a car or a time there is nothing to send', () => {
  expect(buildBookingRequest(aBookingFlowState({ bookingInfo: {} }), contact)).toBeUndefined();
  expect(
    buildBookingRequest(aBookingFlowState({ car: undefined, bookingInfo: picked }), contact),
  ).toBeUndefined();
});
