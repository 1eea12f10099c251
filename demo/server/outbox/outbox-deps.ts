import { editorForm } from '../../../src/features/editor-forms/editor-form.ts';
import type { AppContext } from '../../../src/main/app-context.ts';
import { contentSecurityPolicy } from '../../../src/web/render/content-security-policy.ts';
import { pageHeaders } from '../../../src/web/server/response-headers.ts';
import { standalonePages } from '../../../src/web/server/standalone-pages.ts';
import { bookingEntries } from './booking-entries.ts';
import { checkoutEntries } from './cart-entries.ts';
import { leadEntries } from './lead-entries.ts';
import type { OutboxRouteDeps } from './outbox-routes.tsx';
import { tyreHotelEntries } from './tyre-hotel-entries.ts';

/** The outbox page over everything that sends. */
export function outboxDeps(app: AppContext): OutboxRouteDeps {
  const { kits, outbox, mail, sms, workshop, now, content, forms } = app;
  const { onAccepted, leads } = app.leads;
  const kinds = [...app.leads.kinds, editorForm];
  const siteNamed = (name: string) => {
    const found = content.siteNamed(name);
    return found && { site: found.site, texts: found.in(found.site.languages[0]).texts };
  };
  const carts = { checkouts: kits.checkouts, received: kits.received?.received, outbox };
  return {
    ...{ outbox, mail, now },
    entries: [
      (limit) => leadEntries({ leads, kinds, siteNamed, outbox, mail }, limit),
      (limit) => bookingEntries({ bookings: workshop.stores?.bookings, outbox, mail, sms }, limit),
      (limit) => tyreHotelEntries({ outbox, mail, sms }, limit),
      (limit) => checkoutEntries(carts, limit),
    ],
    countUndelivered: async () => (await forms.forms.undelivered()).length,
    onReplayed: onAccepted,
    renderStandalone: standalonePages(app),
    headersOfMail: (html) => pageHeaders(contentSecurityPolicy({ style: '', islands: [html] })),
  };
}
