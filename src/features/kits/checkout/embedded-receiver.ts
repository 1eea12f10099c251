import type { FastifyInstance } from 'fastify';
import { verifiedWebhookId } from '../../../shared/messaging/verify-webhook.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { ReceivedCheckouts } from './received-checkouts.ts';

export const EMBEDDED_RECEIVER_PATH = '/outbox/kits';

type ReceiverDeps = { received: ReceivedCheckouts; secret: string; now: Clock };

/** A transaction that begins so is not accepted, so that a retry can be seen in the demo. */
const REFUSED_TRANSACTION = /^FAIL-/;

/** The calling system of the demo: verifies what arrives as any receiver should, and stores each key once. */
export function embeddedReceiverRoute(
  server: FastifyInstance,
  { received, secret, now }: ReceiverDeps,
): void {
  server.register(async (scope) => {
    // The signature is over the text as it was sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: 256 * 1024 },
      (_, body, done) => done(null, body),
    );
    scope.post<{ Body: string }>(EMBEDDED_RECEIVER_PATH, async ({ headers, body }, reply) => {
      const key = verifiedWebhookId(headers, body, secret, now());
      if (!key) return sendProblem(reply, 401, 'WRONG_SIGNATURE', 'The signature is missing or wrong.');
      const { transactionId } = JSON.parse(body) as { transactionId: string };
      if (REFUSED_TRANSACTION.test(transactionId))
        return sendProblem(reply, 503, 'REFUSED', 'Transactions that begin with FAIL- are not accepted.');
      await received.save({ key, body, receivedAt: now().toISOString() });
      return reply.status(204).send();
    });
  });
}
