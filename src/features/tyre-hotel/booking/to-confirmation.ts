import type { Booking } from '../../booking/booking.ts';
import { formatTime } from '../../booking/calendar/local-date.ts';
import { arrivalMinutes } from '../../booking/notifications/appointment-time.ts';
import type { TyreBookingConfirmation, UpcomingWheelChange } from '../tyre-booking.ts';

/** A stored booking as the customer is told of it (TH-56). */
export function toConfirmation(
  booking: Booking,
  managePath: (bookingId: string) => string,
): TyreBookingConfirmation {
  const { id, appointment, customer, services, workshop, freeText } = booking;
  const { firstName, lastName, email, phone } = customer;
  return {
    bookingConfirmationId: id,
    customerBase: { firstName, lastName, email, phoneMobile: phone },
    services: services.map(({ name }) => ({ name })),
    appointmentTime: `${appointment.date}T${formatTime(arrivalMinutes(appointment))}:00`,
    isFullDay: appointment.isFullDay,
    workshop: {
      name: workshop.siteName,
      address: workshop.address,
      email: workshop.email,
      phoneNumber: workshop.phone,
    },
    freeText,
    regNo: booking.registrationNumber,
    price: services[0]?.price,
    manageUrl: managePath(id),
  };
}

export function toUpcoming(booking: Booking, managePath: (bookingId: string) => string): UpcomingWheelChange {
  const confirmation = toConfirmation(booking, managePath);
  const { bookingConfirmationId, appointmentTime, isFullDay, workshop, regNo, manageUrl } = confirmation;
  return { bookingConfirmationId, appointmentTime, isFullDay, workshop, regNo, manageUrl };
}
