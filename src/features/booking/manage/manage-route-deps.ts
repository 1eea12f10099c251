import type { FastifyRequest } from 'fastify';
import type { Log } from '../../../shared/platform/log.ts';
import type { MailLinkPageContext } from '../../../shared/sites/pages/mail-link-page.tsx';
import type { BookingStore, ToDeliveries } from '../booking-store.ts';
import type { VisitKinds } from '../visit-kind.ts';
import type { OpenRescheduling } from './rescheduling.ts';

/** What the pages behind a manage link change bookings with. */
export type BookingManagement = {
  bookings: Pick<BookingStore, 'findByManageToken' | 'move' | 'end'>;
  rescheduling: OpenRescheduling;
  deliveries: ToDeliveries;
  visitKinds: VisitKinds;
  /** The sender of mails, the same in the calendar file to download. */
  mailFrom: string | undefined;
};

export type ManageRouteDeps = BookingManagement & {
  /** Messages were enqueued. */
  onChanged: () => void;
  now: () => Date;
  log: Log;
  contextFor: (request: FastifyRequest) => MailLinkPageContext | undefined;
};
