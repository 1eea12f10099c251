import type { FastifyReply } from 'fastify';
import { siteSender } from '../../../../shared/messaging/site-sender.ts';
import { mailLinkHeaders } from '../../../../shared/sites/pages/mail-link-page.tsx';
import { calendarFile } from '../../notifications/calendar-file.ts';
import type { ManageRouteDeps } from '../manage-route-deps.ts';
import type { ManagedBooking } from './find-booking.ts';

export function sendCalendarFile(
  reply: FastifyReply,
  { booking, visit, state, path, texts, context: { site } }: ManagedBooking,
  { mailFrom }: Pick<ManageRouteDeps, 'mailFrom'>,
): FastifyReply {
  const { name, type, content } = calendarFile(booking, {
    site,
    texts,
    visit,
    manageUrl: site.url + path,
    isChangeable: state === 'changeable',
    organiser: siteSender(site, mailFrom).address,
    isInvitation: false,
  });
  return reply
    .headers({
      ...mailLinkHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    })
    .send(content);
}
