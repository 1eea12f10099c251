import type { Appointment, Booking } from '../booking.ts';

export function anAppointment(more: Partial<Appointment> = {}): Appointment {
  return {
    departmentId: 'uppsala-workshop',
    bayId: 'uppsala-1',
    date: '2026-11-18',
    startsAt: 7 * 60 + 30,
    endsAt: 9 * 60,
    isFullDay: false,
    ...more,
  };
}

export function aBooking(more: Partial<Booking> = {}): Booking {
  return {
    id: 'SB-7K3M9Q',
    state: 'booked',
    site: 'solvik-se',
    language: 'sv',
    appointment: anAppointment(),
    registrationNumber: 'ABC123',
    car: { brand: 'Volvo', model: 'V60', buildYear: 2020 },
    mileage: 6240,
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
    createdAt: '2026-11-16T10:00:00.000Z',
    changedAt: '2026-11-16T10:00:00.000Z',
    sequence: 0,
    ...more,
  };
}
