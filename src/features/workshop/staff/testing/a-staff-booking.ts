import type { Appointment, Booking } from '../../../booking/booking.ts';
import { aBooking } from '../../../booking/testing/a-booking.ts';

/** A booking of `aStaffDepartment` in its first bay, on Monday 16 November 2026 from 8 to 9. */
export function aStaffBooking({
  appointment,
  ...more
}: Partial<Omit<Booking, 'appointment'>> & { appointment?: Partial<Appointment> } = {}): Booking {
  return aBooking({
    ...more,
    appointment: {
      departmentId: 'D1',
      bayId: 'D1.1',
      date: '2026-11-16',
      startsAt: 8 * 60,
      endsAt: 9 * 60,
      isFullDay: false,
      ...appointment,
    },
  });
}
