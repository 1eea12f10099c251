import type { BookingRequest } from '../booking-request.ts';

export function aBookingRequest(facts: Partial<BookingRequest> = {}): BookingRequest {
  return {
    customer: {
      firstName: 'Karin',
      lastName: 'Ek',
      phone: '+46 70 123 45 67',
      email: 'karin.ek@solvik.example',
    },
    freeText: '',
    departmentId: '1101',
    timeSlot: '2026-11-18T07:30:00',
    isFullDay: false,
    registrationNumber: 'ABC123',
    mileage: 8500,
    serviceOfferingRequests: [{ kobraId: 'originalservice', unitsSelected: 1, userInput: '' }],
    ...facts,
  };
}
