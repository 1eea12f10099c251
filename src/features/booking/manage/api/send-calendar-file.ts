import type { FastifyReply } from 'fastify';
import { calendarFile } from '../../notifications/calendar-file.ts';
import type { ManageRouteDeps } from '../manage-route-deps.ts';
import type { ManagedBooking } from './find-booking.ts';
import { privateHeaders } from './send-page.tsx';

export function sendCalendarFile(
  reply: FastifyReply,
  { booking, state, path, texts, context: { site } }: ManagedBooking,
  { mailFrom }: Pick<ManageRouteDeps, 'mailFrom'>,
): FastifyReply {
  const { name, type, content } = calendarFile(booking, {
    site,
    texts,
    manageUrl: site.url + path,
    isChangeable: state === 'changeable',
    organiser: mailFrom ?? `no-reply@${new URL(site.url).hostname}`,
    isInvitation: false,
  });
  return reply
    .headers({
      ...privateHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    })
    .send(content);
}
