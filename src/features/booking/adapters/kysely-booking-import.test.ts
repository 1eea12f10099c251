import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import type { Booking } from '../booking.ts';
import { aBooking, aBookingToSave, aClaim } from '../testing/a-booking.ts';
import { kyselyBayCalendar } from './kysely-bay-calendar.ts';
import { kyselyBookingImport } from './kysely-booking-import.ts';
import { kyselyBookingStore } from './kysely-booking-store.ts';

const now = new Date('2026-11-16T09:00:00Z');

for (const { name, fresh } of testDatabases) {
  const open = async () => {
    const db = await (await fresh()).open();
    return {
      importBookings: kyselyBookingImport(db),
      bookings: kyselyBookingStore(db),
      bays: kyselyBayCalendar(db),
    };
  };

  test(`${name}: imported bookings stand in the calendar like any other, and nothing is sent about them`, async () => {
    const { importBookings, bookings, bays } = await open();
    const later = atHour(aBooking({ id: 'SB-CCCCCC' }), 10);
    await importBookings([aBooking({ id: 'SB-AAAAAA' }), later]);
    expect(await bookings.find('SB-CCCCCC')).toEqual(later);
    const { departmentId, date, bayIds } = aClaim();
    expect((await bays.occupied([departmentId], date, date, now)).map(({ id }) => id).toSorted()).toEqual([
      'SB-AAAAAA',
      'SB-CCCCCC',
    ]);
    const [imported = ''] = bayIds;
    const overlapping = aClaim({ bayIds: [imported], startsAt: 10 * 60 + 45, endsAt: 12 * 60 });
    const taken = await bookings.save(aBookingToSave({ id: 'SB-DDDDDD', claim: overlapping }), () => [], now);
    expect(taken).toEqual({ state: 'taken' });
    const deliver = ({ id }: Booking) => [{ key: id, channel: 'booking-mail', about: id }];
    expect(await bookings.remind(date, () => true, deliver, now)).toBe(0);
  });

  test(`${name}: bookings that overlap in a bay are refused, and none of them is stored`, async () => {
    const { importBookings, bookings } = await open();
    const [one, two] = [aBooking({ id: 'SB-AAAAAA' }), aBooking({ id: 'SB-CCCCCC' })];
    await expect(importBookings([one, two])).rejects.toThrow();
    expect(await bookings.find('SB-AAAAAA')).toBeUndefined();
  });
}

function atHour(booking: Booking, hour: number): Booking {
  const appointment = { ...booking.appointment, startsAt: hour * 60, endsAt: (hour + 1) * 60 };
  return { ...booking, appointment };
}
