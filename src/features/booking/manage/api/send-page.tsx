import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { wallTime } from '../../../../shared/platform/wall-time.ts';
import {
  type MailLinkPageContext,
  sendMailLinkPage,
} from '../../../../shared/sites/pages/mail-link-page.tsx';
import { localizedPath } from '../../../../shared/sites/site.ts';
import { changeDeadline } from '../manage-rules.ts';
import { ManagePage } from '../views/manage-page.tsx';
import { NotFoundPage } from '../views/not-found-page.tsx';
import type { ManagedBooking } from './find-booking.ts';

export function sendBookingPage(reply: FastifyReply, managed: ManagedBooking, body: ReactNode): FastifyReply {
  const { context, booking, texts } = managed;
  return sendMailLinkPage(reply, context, booking.language, texts('bookingManageTitle'), body);
}

export function sendManagePage(
  reply: FastifyReply,
  managed: ManagedBooking,
  { isMoved }: { isMoved: boolean },
): FastifyReply {
  const { booking, visit, state, path, texts, context } = managed;
  const { site } = context;
  const bookingHref = localizedPath(site, booking.language, site.workshopBookingPath || '/');
  const deadline = wallTime(changeDeadline(booking, visit), booking.workshop.timeZone);
  const page = (
    <ManagePage
      {...{ booking, visit, state, deadline, path, bookingHref, isMoved, texts }}
      country={site.country}
    />
  );
  return sendBookingPage(reply, managed, page);
}

export function sendNotFoundPage(reply: FastifyReply, context: MailLinkPageContext): FastifyReply {
  const [language] = context.site.languages;
  const texts = context.textsIn(language);
  const page = <NotFoundPage homeHref="/" texts={texts} />;
  return sendMailLinkPage(reply.status(404), context, language, texts('bookingManageNotFound'), page);
}
