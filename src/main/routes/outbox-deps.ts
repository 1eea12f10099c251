import { checkoutEntries } from '../../features/kits/checkout/outbox-entries.ts';
import { leadEntries } from '../../features/leads/outbox-entries.ts';
import { tyreHotelEntries } from '../../features/tyre-hotel/outbox-entries.ts';
import { bookingEntries } from '../../features/workshop/notifications/outbox-entries.ts';
import type { OutboxRouteDeps } from '../../shared/messaging/outbox-page/outbox-routes.tsx';
import { contentSecurityPolicy } from '../../web/render/content-security-policy.ts';
import { pageHeaders } from '../../web/server/response-headers.ts';
import { standalonePages } from '../../web/server/standalone-pages.ts';
import type { AppContext } from '../app-context.ts';
import { deliveredForms } from '../lead-forms.ts';

/** The outbox page over everything that sends. */
export function outboxDeps(app: AppContext): OutboxRouteDeps {
  const { kits, sms, workshop, now, content, forms } = app;
  const { outbox, mail, onAccepted, leads } = app.leads;
  const siteNamed = (name: string) => {
    const found = content.siteNamed(name);
    return found && { site: found.site, texts: found.in(found.site.languages[0]).texts };
  };
  const carts = { checkouts: kits.checkouts, received: kits.received?.received, outbox };
  return {
    ...{ outbox, mail, now },
    entries: [
      (limit) => leadEntries({ leads, kinds: deliveredForms, siteNamed, outbox, mail }, limit),
      (limit) => bookingEntries({ bookings: workshop.stores?.bookings, outbox, mail, sms }, limit),
      (limit) => tyreHotelEntries({ outbox, mail, sms }, limit),
      (limit) => checkoutEntries(carts, limit),
    ],
    countUndelivered: async () => (await forms.forms.undelivered()).length,
    onReplayed: onAccepted,
    renderPage: standalonePages(app),
    headersOfMail: (html) => pageHeaders(contentSecurityPolicy({ style: '', islands: [html] })),
  };
}
