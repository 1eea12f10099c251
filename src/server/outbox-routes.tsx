import type { FastifyInstance } from 'fastify';
import { type FormKind, findFormKind } from '../leads/form-kind.ts';
import type { Lead } from '../leads/lead.ts';
import { type OutboxEntry, OutboxPage } from '../leads/views/outbox.tsx';
import { deliveryKey } from '../messaging/outbox.ts';
import { isCrossOrigin } from '../platform/cross-origin.ts';
import { sendProblem } from '../platform/http-problem.ts';
import { contentSecurityPolicy } from '../render/content-security-policy.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import type { AppContext } from './app-context.ts';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';

const MAX_ENTRIES = 50;

/** What the sites have sent, and what is waiting or dead-lettered. In the demo only: it is public. */
export function outboxRoutes(server: FastifyInstance, app: AppContext): void {
  const { leads, outbox, mail, onAccepted } = app.leads;
  const uncached = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

  server.get('/outbox', async (_, reply) => {
    const entries = await Promise.all((await leads.latest(MAX_ENTRIES)).map((lead) => toEntry(lead, app)));
    const page = {
      title: 'Outbox',
      description: 'What the sites have sent',
      language: 'en',
      theme: 'forecourt',
      icon: installationFavicon(app),
      body: <OutboxPage entries={entries} counts={await outbox.counts()} />,
    } as const;
    const { html, policy } = renderStandalone(page, app.assets);
    return reply.headers({ ...pageHeaders(policy), ...uncached }).send(html);
  });

  server.get<{ Params: { key: string } }>('/outbox/mail/:key', async (request, reply) => {
    const found = await mail.find(request.params.key);
    if (!found?.html) return sendProblem(reply, 404, 'NO_SUCH_MAIL', 'There is no such mail here.');
    const policy = contentSecurityPolicy({ style: '', islands: [found.html] });
    return reply.headers({ ...pageHeaders(policy), ...uncached }).send(found.html);
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
      return reply.redirect('/outbox', 303);
    });
  });
}

async function toEntry(lead: Lead, { content, leads }: AppContext): Promise<OutboxEntry> {
  const { outbox, mail, kinds } = leads;
  const subject = subjectOf(lead, kinds, content);
  const sent = await mail.find(deliveryKey(lead.id, 'mail'));
  const { name, phone, email } = lead.customer;
  return {
    id: lead.id,
    site: lead.site,
    receivedAt: lead.receivedAt,
    subject,
    customer: `${name}, ${phone}, ${email}`,
    receiver: sent
      ? named(sent.to)
      : lead.receiver
        ? named({ ...lead.receiver, address: lead.receiver.email })
        : 'nobody yet',
    text: sent?.text,
    deliveries: await outbox.findAbout(lead.id),
  };
}

function subjectOf(lead: Lead, kinds: readonly FormKind[], content: AppContext['content']): string {
  const found = content.siteNamed(lead.site);
  const kind = found && findFormKind(lead.formName, found.site, kinds);
  if (!kind) return lead.formName;
  return kind.mail(lead, found.site, found.in(found.site.languages[0]).texts).subject;
}

function named({ name, address }: { name?: string | undefined; address: string }): string {
  return name ? `${name} <${address}>` : address;
}
