import type { FastifyInstance } from 'fastify';
import { OutboxPage } from '../../features/leads/views/outbox.tsx';
import type { FinishedMail } from '../../shared/messaging/mail.ts';
import { isCrossOrigin } from '../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import { locationHeader } from '../../shared/platform/location-header.ts';
import { sendRedirect } from '../../shared/platform/send-redirect.ts';
import { contentSecurityPolicy } from '../render/content-security-policy.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import type { AppContext } from './app-context.ts';
import { installationFavicon } from './installation-favicon.ts';
import { bookingEntries } from './outbox/booking-entries.ts';
import { handOverEntries } from './outbox/hand-over-entries.ts';
import { leadEntries } from './outbox/lead-entries.ts';
import { tyreHotelEntries } from './outbox/tyre-hotel-entries.ts';
import { pageHeaders } from './response-headers.ts';

const MAX_ENTRIES = 50;

/** What the sites have sent, and what is waiting or dead-lettered. In the demo only: it is public. */
export function outboxRoutes(server: FastifyInstance, app: AppContext): void {
  const { outbox, mail, onAccepted } = app.leads;
  const uncached = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

  server.get('/outbox', async (_, reply) => {
    const [leads, bookings, tyreHotel, carts] = await Promise.all([
      leadEntries(app, MAX_ENTRIES),
      bookingEntries(app, MAX_ENTRIES),
      tyreHotelEntries(app, MAX_ENTRIES),
      handOverEntries(app, MAX_ENTRIES),
    ]);
    const entries = [...leads, ...bookings, ...tyreHotel, ...carts]
      .toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt))
      .slice(0, MAX_ENTRIES);
    const page = {
      title: 'Outbox',
      description: 'What the sites have sent',
      language: 'en',
      theme: 'forecourt',
      icon: installationFavicon(app),
      body: (
        <OutboxPage
          entries={entries}
          counts={await outbox.counts()}
          undelivered={(await app.forms.forms.undelivered()).length}
        />
      ),
    } as const;
    const { html, policy } = renderStandalone(page, app.assets);
    return reply.headers({ ...pageHeaders(policy), ...uncached }).send(html);
  });

  server.get<{ Params: { key: string } }>('/outbox/mail/:key', async (request, reply) => {
    const found = await mail.find(request.params.key);
    if (!found?.html) return sendProblem(reply, 404, 'NO_SUCH_MAIL', 'There is no such mail here.');
    const html = withOwnPictures(found.html, found);
    const policy = contentSecurityPolicy({ style: '', islands: [html] });
    return reply.headers({ ...pageHeaders(policy), ...uncached }).send(html);
  });

  server.get<{ Params: { key: string; name: string } }>('/outbox/mail/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const file = (await mail.find(key))?.attachments?.find((attachment) => attachment.name === name);
    if (!file) return sendProblem(reply, 404, 'NO_SUCH_FILE', 'There is no such file here.');
    return reply
      .headers({
        ...uncached,
        'Content-Type': file.type,
        'Content-Disposition': `${file.contentId ? 'inline' : 'attachment'}; filename="${encodeURIComponent(file.name)}"`,
      })
      .send(file.encoding ? Buffer.from(file.content, file.encoding) : file.content);
  });

  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post('/outbox/replay', async (request, reply) => {
      if (isCrossOrigin(request))
        return sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Only from the outbox itself.');
      const key = request.body instanceof URLSearchParams ? request.body.get('key') : undefined;
      if (key) await outbox.replay({ key }, app.now());
      onAccepted();
      return sendRedirect(reply, 303, locationHeader('/outbox'));
    });
  });
}

/** A browser knows no pictures that are part of a mail. */
function withOwnPictures(html: string, { key, attachments = [] }: FinishedMail): string {
  return attachments.reduce(
    (text, { contentId, name }) =>
      contentId
        ? text.replaceAll(
            `cid:${contentId}`,
            `/outbox/mail/${encodeURIComponent(key)}/${encodeURIComponent(name)}`,
          )
        : text,
    html,
  );
}
