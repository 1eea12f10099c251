import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { wallTime } from '../../../../shared/platform/wall-time.ts';
import type { Language } from '../../../../shared/sites/languages.ts';
import { localizedPath } from '../../../../shared/sites/site.ts';
import type { ManagePageContext } from '../manage-route-deps.ts';
import { changeDeadline } from '../manage-rules.ts';
import { ManageFrame } from '../views/manage-frame.tsx';
import { ManagePage } from '../views/manage-page.tsx';
import { NotFoundPage } from '../views/not-found-page.tsx';
import type { ManagedBooking } from './find-booking.ts';

/**
 * The address of a page is its key: nobody stores it, no search engine lists it, and no other site is told of it.
 * Within the site the referrer stays, because without it browsers hide the origin of a form as well.
 */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

export function sendBookingPage(reply: FastifyReply, managed: ManagedBooking, body: ReactNode): FastifyReply {
  const { context, booking, texts } = managed;
  return sendFramedPage(reply, context, booking.language, texts('bookingManageTitle'), body);
}

export function sendManagePage(
  reply: FastifyReply,
  managed: ManagedBooking,
  { isMoved }: { isMoved: boolean },
): FastifyReply {
  const { booking, state, path, texts, context } = managed;
  const { site } = context;
  const bookingHref = localizedPath(site, booking.language, site.workshopBookingPath || '/');
  const deadline = wallTime(changeDeadline(booking), booking.workshop.timeZone);
  const page = <ManagePage {...{ booking, state, deadline, path, bookingHref, isMoved, texts }} />;
  return sendBookingPage(reply, managed, page);
}

export function sendNotFoundPage(reply: FastifyReply, context: ManagePageContext): FastifyReply {
  const [language] = context.site.languages;
  const texts = context.textsIn(language);
  const page = <NotFoundPage homeHref="/" texts={texts} />;
  return sendFramedPage(reply.status(404), context, language, texts('bookingManageNotFound'), page);
}

/** For other pages behind the links of mails as well. */
export function sendFramedPage(
  reply: FastifyReply,
  { site, page }: ManagePageContext,
  language: Language,
  title: string,
  body: ReactNode,
): FastifyReply {
  const framed = (
    <ManageFrame siteName={site.displayName} homeHref={localizedPath(site, language, '/')}>
      {body}
    </ManageFrame>
  );
  const { html, headers } = page(title, language, framed);
  return reply.headers({ ...headers, ...privateHeaders }).send(html);
}
