import type { FastifyInstance } from 'fastify';
import type { FinishedMail, StoredMail } from '../../../src/shared/messaging/mail.ts';
import type { Outbox } from '../../../src/shared/messaging/outbox.ts';
import { isCrossOrigin } from '../../../src/shared/platform/cross-origin.ts';
import { sendProblem } from '../../../src/shared/platform/http-problem.ts';
import { locationHeader } from '../../../src/shared/platform/location-header.ts';
import { sendRedirect } from '../../../src/shared/platform/send-redirect.ts';
import type { RenderStandalonePage } from '../../../src/shared/sites/pages/standalone-page.ts';
import { forecourt } from '../../../src/shared/ui/themes/theme.ts';
import { type OutboxEntry, OutboxPage } from './outbox-page.tsx';

const MAX_ENTRIES = 50;

/** The latest of what a feature has sent. */
export type FindOutboxEntries = (limit: number) => Promise<readonly OutboxEntry[]>;

export type OutboxRouteDeps = {
  outbox: Outbox;
  mail: StoredMail;
  now: () => Date;
  /** Of every feature that sends something. */
  entries: readonly FindOutboxEntries[];
  /** How many answers of editors' forms never became a lead. */
  countUndelivered: () => Promise<number>;
  /** Something waits for delivery again. */
  onReplayed: () => void;
  renderStandalone: RenderStandalonePage;
  /** Headers of a mail that is shown as it looks. */
  headersOfMail: (html: string) => Readonly<Record<string, string>>;
};

/** What the sites have sent, and what is waiting or dead-lettered. In the demo only: it is public. */
export function outboxRoutes(server: FastifyInstance, deps: OutboxRouteDeps): void {
  const { outbox, mail } = deps;
  const uncached = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

  server.get('/outbox', async (_, reply) => {
    const found = await Promise.all(deps.entries.map((find) => find(MAX_ENTRIES)));
    const entries = found
      .flat()
      .toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt))
      .slice(0, MAX_ENTRIES);
    const [counts, undelivered] = [await outbox.counts(), await deps.countUndelivered()];
    const { html, headers } = deps.renderStandalone({
      title: 'Outbox',
      description: 'What the sites have sent',
      language: 'en',
      theme: forecourt,
      body: <OutboxPage {...{ entries, counts, undelivered }} />,
    });
    return reply.headers({ ...headers, ...uncached }).send(html);
  });

  server.get<{ Params: { key: string } }>('/outbox/mail/:key', async (request, reply) => {
    const found = await mail.find(request.params.key);
    if (!found?.html) return sendProblem(reply, 404, 'NO_SUCH_MAIL', 'There is no such mail here.');
    const html = withOwnPictures(found.html, found);
    return reply.headers({ ...deps.headersOfMail(html), ...uncached }).send(html);
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
      if (key) await outbox.replay({ key }, deps.now());
      deps.onReplayed();
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
