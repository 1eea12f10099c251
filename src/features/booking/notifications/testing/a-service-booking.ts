import type { Appointment, Booking } from '../../booking.ts';
import { aBooking } from '../../testing/a-booking.ts';

export function anAppointment(more: Partial<Appointment> = {}): Appointment {
  return { ...aBooking().appointment, startsAt: 7 * 60 + 30, endsAt: 9 * 60, ...more };
}

/** A booking of three services, one of them with units and one without a price. */
export function aServiceBooking(more: Partial<Booking> = {}): Booking {
  return aBooking({
    appointment: anAppointment(),
    customer: {
      firstName: 'Ebba',
      lastName: 'Lindmark',
      phone: '070 174 06 05',
      email: 'ebba@example.com',
    },
    freeText: 'Nyckeln ligger i brevlådan.',
    services: [
      { code: 'originalservice', name: 'Originalservice', units: 1, price: 4295, userInput: '' },
      { code: 'hjulskifte', name: 'Hjulskifte', units: 4, unitAbbreviation: 'st', price: 595, userInput: '' },
      {
        code: 'felsokning',
        name: 'Felsökning',
        units: 1,
        price: undefined,
        userInput: 'Gnisslar till vänster',
      },
    ],
    workshop: {
      siteId: 'uppsala',
      siteName: 'Solvik Uppsala',
      address: 'Rapsgatan 25, 754 50 Uppsala',
      phone: '018-17 40 60',
      email: 'verkstad.uppsala@solvik.example',
      latitude: 59.85,
      longitude: 17.68,
      timeZone: 'Europe/Stockholm',
    },
    ...more,
  });
}
