import type { Delivery } from '../../../shared/messaging/outbox.ts';
import type { Booking } from '../booking.ts';
import type { BookingToSave, Claim } from '../booking-store.ts';

/** One hour in the first of two bays; a test shows only what matters to it. */
export function aClaim(more: Partial<Claim> = {}): Claim {
  return {
    departmentId: '4610-0310',
    bayIds: ['4610-0310.1', '4610-0310.2'],
    date: '2026-11-18',
    startsAt: 8 * 60,
    endsAt: 9 * 60,
    isFullDay: false,
    ...more,
  };
}

/** A booking before it is saved. */
export function aBookingToSave(more: Partial<BookingToSave> = {}): BookingToSave {
  const { id = 'SB-7K3M9Q' } = more;
  return {
    ...details,
    // Each is a car of its own: one car is not booked twice at one time.
    registrationNumber: `CAR ${id}`,
    id,
    claim: aClaim(),
    idempotencyKey: `attempt-${id}`,
    manageTokenHash: `hash-${id}`,
    ...more,
  };
}

/** A saved one. */
export function aBooking(more: Partial<Booking> = {}): Booking {
  const { bayIds, ...time } = aClaim();
  return {
    ...details,
    id: 'SB-7K3M9Q',
    state: 'booked',
    appointment: { ...time, bayId: bayIds[0] ?? '' },
    sequence: 0,
    ...more,
  };
}

/** The mail and the SMS of each change. */
export function bookingDeliveries({ id, sequence }: Pick<Booking, 'id' | 'sequence'>): readonly Delivery[] {
  const channels = ['booking-mail', 'booking-sms'];
  return channels.map((channel) => ({ key: `${id}.${sequence}.${channel}`, channel, about: id }));
}

const details: Omit<Booking, 'id' | 'state' | 'appointment' | 'sequence'> = {
  site: 'solvik-se',
  language: 'sv',
  registrationNumber: 'ABC123',
  car: { brand: 'Volvo', model: 'V60', buildYear: 2020 },
  mileage: 7400,
  customer: { firstName: 'Ebba', lastName: 'Lindmark', phone: '+46701740605', email: 'ebba@example.com' },
  freeText: 'Den gnisslar',
  services: [
    {
      code: 'tyre-change',
      name: 'Däckbyte',
      units: 4,
      unitAbbreviation: 'st',
      price: 1196,
      userInput: 'Mönsterdjup?',
    },
  ],
  workshop: {
    siteId: '4610',
    siteName: 'Solvik Trollhättan',
    address: 'Verkstadsgatan 3, Trollhättan',
    phone: '0520-123 45',
    email: 'verkstad@solvik.example',
    latitude: 58.2837,
    longitude: 12.2886,
    timeZone: 'Europe/Stockholm',
  },
  createdAt: '2026-11-16T09:00:00.000Z',
  changedAt: '2026-11-16T09:00:00.000Z',
};
