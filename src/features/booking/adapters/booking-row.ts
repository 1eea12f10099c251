import type { Selectable } from 'kysely';
import type { Appointment, Booking, BookingState } from '../booking.ts';
import type { WorkshopBookingTable } from '../tables.ts';

export type BookingRow = Selectable<WorkshopBookingTable>;

/** What has no column of its own. */
const bodyKeys = [
  ...(['language', 'registrationNumber', 'plate', 'car', 'mileage', 'customer'] as const),
  ...(['freeText', 'note', 'services', 'workshop'] as const),
];
type BookingBody = Pick<Booking, (typeof bodyKeys)[number]>;

export function toBody(booking: BookingBody): string {
  return JSON.stringify(Object.fromEntries(bodyKeys.map((key) => [key, booking[key]])));
}

export function toBooking(row: BookingRow): Booking {
  return {
    ...(JSON.parse(row.body) as BookingBody),
    id: row.id,
    state: row.state as BookingState,
    site: row.site,
    appointment: {
      departmentId: row.department_id,
      bayId: row.bay_id,
      date: row.date,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isFullDay: row.is_full_day === 1,
    },
    createdAt: row.created_at,
    changedAt: row.changed_at,
    sequence: row.sequence,
  };
}

export function appointmentColumns(appointment: Omit<Appointment, 'bayId'>) {
  return {
    department_id: appointment.departmentId,
    date: appointment.date,
    starts_at: appointment.startsAt,
    ends_at: appointment.endsAt,
    is_full_day: appointment.isFullDay ? 1 : 0,
  };
}

export function bodyWithNote({ body }: Pick<BookingRow, 'body'>, note: string): string {
  return toBody({ ...(JSON.parse(body) as BookingBody), note: note || undefined });
}

/** Without anything that points to a person; what was done to which model remains. */
export function anonymisedBody(row: Pick<BookingRow, 'body'>): string {
  const body = JSON.parse(row.body) as BookingBody;
  return toBody({
    ...body,
    registrationNumber: '',
    plate: undefined,
    customer: { firstName: '', lastName: '', phone: '', email: '' },
    freeText: '',
    note: undefined,
    services: body.services.map((service) => ({ ...service, userInput: '' })),
  });
}
