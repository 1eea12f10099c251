import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { forecourt } from '../../../shared/ui/themes/theme.ts';
import type { StaffRouteDeps } from './route-deps.ts';
import { MessagePage } from './views/message-page.tsx';

/** In English, as the studio that its users are signed in to. Names and telephone numbers are on it: never cached. */
export function sendStaffPage(
  deps: StaffRouteDeps,
  reply: FastifyReply,
  title: string,
  body: ReactNode,
): FastifyReply {
  const { html, headers } = deps.renderStandalone({
    title: `${title} · Workshop`,
    description: 'The day of a workshop, for its staff.',
    language: 'en',
    theme: forecourt,
    stylesheets: ['src/features/workshop/staff/views/staff.css'],
    body,
  });
  return reply.headers({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).send(html);
}

const RETRY_AFTER_S = 10;

const messages = {
  noStudio: {
    status: 404,
    title: 'The day view needs the studio',
    text: 'Staff sign in with their account of the content studio, which is switched off in this installation.',
  },
  otherSystem: {
    status: 404,
    title: 'Bookings are in another system',
    text: 'This installation books into a workshop system of its own. Open the day there.',
  },
  unreachable: {
    status: 503,
    title: 'The studio does not answer',
    text: 'Without it nobody can be signed in. Bookings go on; try again in a moment.',
  },
  notForAuthors: {
    status: 403,
    title: 'Not for authors',
    text: 'Editors and administrators work with bookings. Ask an administrator to change your role.',
  },
  noDepartments: {
    status: 403,
    title: 'No workshop on your sites',
    text: 'None of the sites that you work on has a workshop. Ask an administrator for the right site.',
  },
  otherSite: {
    status: 403,
    title: 'Not a workshop of yours',
    text: 'There is no such department on the sites that you work on. Ask an administrator for the right site.',
  },
  noBooking: {
    status: 404,
    title: 'No such booking',
    text: 'Check the address, or find the booking on its day.',
  },
  fromElsewhere: {
    status: 403,
    title: 'Nothing was changed',
    text: 'Changes are only made from the day view itself.',
  },
} as const;

export function sendStaffMessage(
  deps: StaffRouteDeps,
  reply: FastifyReply,
  name: keyof typeof messages,
): FastifyReply {
  const { status, title, text } = messages[name];
  reply.status(status);
  if (status === 503) reply.header('Retry-After', String(RETRY_AFTER_S));
  return sendStaffPage(
    deps,
    reply,
    title,
    <MessagePage title={title} text={text}>
      {name !== 'noStudio' && <ButtonLink href="/workshop">To the day view</ButtonLink>}
      {deps.studio && (
        <ButtonLink href="/admin" kind="secondary">
          To the studio
        </ButtonLink>
      )}
    </MessagePage>,
  );
}
