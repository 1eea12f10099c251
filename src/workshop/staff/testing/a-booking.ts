import type { Appointment, Booking } from '../../booking.ts';

/** A booking in bay D1.1 on Monday 16 November 2026, 8 to 9. */
export function aBooking({
  appointment,
  ...given
}: Partial<Omit<Booking, 'appointment'>> & { appointment?: Partial<Appointment> } = {}): Booking {
  return {
    id: 'SB-7K3M9Q',
    state: 'booked',
    site: 'solvik-se',
    language: 'sv',
    registrationNumber: 'ABC123',
    car: { brand: 'Volvo', model: 'V60', buildYear: 2020 },
    mileage: 6400,
    customer: { firstName: 'Ebba', lastName: 'Sund', phone: '0701234567', email: 'ebba@example.com' },
    freeText: '',
    services: [{ code: 'basservice', name: 'Basservice', units: 1, price: 2490, userInput: '' }],
    workshop: {
      siteId: 'goteborg',
      siteName: 'Solvik Göteborg',
      address: 'Ringökajen 44, 417 07 Göteborg',
      phone: '031-123 45',
      email: 'verkstad@example.com',
      latitude: 57.72,
      longitude: 11.96,
      timeZone: 'Europe/Stockholm',
    },
    createdAt: '2026-11-10T09:00:00.000Z',
    changedAt: '2026-11-10T09:00:00.000Z',
    sequence: 0,
    ...given,
    appointment: {
      departmentId: 'D1',
      bayId: 'D1.1',
      date: '2026-11-16',
      startsAt: 8 * 60,
      endsAt: 9 * 60,
      isFullDay: false,
      ...appointment,
    },
  };
}
