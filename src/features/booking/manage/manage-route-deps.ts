import type { FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { Log } from '../../../shared/platform/log.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { BookingStore, ToDeliveries } from '../booking-store.ts';
import type { OpenRescheduling } from './rescheduling.ts';

/** What the pages behind a manage link change bookings with. */
export type BookingManagement = {
  bookings: Pick<BookingStore, 'findByManageToken' | 'move' | 'end'>;
  rescheduling: OpenRescheduling;
  deliveries: ToDeliveries;
  /** The sender of mails, the same in the calendar file to download. */
  mailFrom: string | undefined;
};

export type ManageRouteDeps = BookingManagement & {
  /** Messages were enqueued. */
  onChanged: () => void;
  now: () => Date;
  log: Log;
  contextFor: (request: FastifyRequest) => ManagePageContext | undefined;
};

/** The requested site. */
export type ManagePageContext = {
  site: Site;
  textsIn: (language: Language) => Texts;
  /** Renders a page in the site's theme that nobody may frame. */
  page: (
    title: string,
    language: Language,
    body: ReactNode,
  ) => { html: string; headers: Record<string, string> };
};
