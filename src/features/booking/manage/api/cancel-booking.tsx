import type { FastifyReply } from 'fastify';
import { sendSeeOther } from '../../../../shared/platform/send-redirect.ts';
import type { ManageRouteDeps } from '../manage-route-deps.ts';
import { CancelPage } from '../views/cancel-page.tsx';
import type { ManagedBooking } from './find-booking.ts';
import { sendBookingPage } from './send-page.tsx';

export function showCancelPage(reply: FastifyReply, managed: ManagedBooking): FastifyReply {
  const { booking, visit, state, path, texts } = managed;
  if (state !== 'changeable') return sendSeeOther(reply, path);
  return sendBookingPage(reply, managed, <CancelPage {...{ booking, visit, path, texts }} />);
}

/** A booking that can no longer be cancelled stays, and its page says why. */
export async function cancelBooking(
  reply: FastifyReply,
  { booking, state, path }: ManagedBooking,
  { bookings, deliveries, onChanged, now, log }: ManageRouteDeps,
): Promise<FastifyReply> {
  const ended = state === 'changeable' && (await bookings.end(booking.id, 'cancelled', deliveries, now()));
  if (ended) {
    onChanged();
    log.info({ code: 'BOOKING_CANCELLED', site: booking.site, booking: booking.id }, 'by the customer');
  }
  return sendSeeOther(reply, path);
}
