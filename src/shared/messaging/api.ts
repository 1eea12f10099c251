import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createApiKeyCheck } from '../platform/api-key.ts';
import { apiOperation, json, jsonLimits } from '../platform/api-operation.ts';
import { sendProblem } from '../platform/http-problem.ts';
import type { Log } from '../platform/log.ts';
import type { Outbox } from './outbox.ts';
import { deliveryReceipt } from './receipt.ts';

export type ReceiptRouteDeps = {
  /** The key of the SMS gateway; without one the API is closed. */
  apiKey: string | undefined;
  outbox: Pick<Outbox, 'saveReceipt'>;
  now: () => Date;
  log: Log;
};

const body = z
  .object({
    key: z.string().min(1).max(300).describe('The key of the message, as the gateway got it.'),
    ...deliveryReceipt.shape,
  })
  .meta({ id: 'SmsReceipt' });

const receiptOperation = apiOperation('Operation', 'smsReceipt', {
  summary: 'Tell what became of an SMS',
  description:
    'Called by the SMS gateway, with its own key. The last receipt of a message counts. Receipts change nothing about the delivery: the gateway has the message.',
  key: 'smsKey',
  body: json(body),
  responses: {
    204: 'It is stored.',
    400: 'A field is missing or wrong.',
    401: 'The key is missing or wrong.',
    404: 'No message has this key.',
    503: 'No key is configured.',
    ...jsonLimits('4 kB'),
  },
  examples: { 'On the telephone': { body: { key: 'SB-7K3M9Q.0.booking-sms', state: 'delivered' } } },
});

const route = {
  bodyLimit: 4096,
  config: { rateLimit: { max: 6000, timeWindow: '1 minute' }, operation: receiptOperation },
};

/** Delivery receipts of the SMS gateway. */
export function receiptRoutes(server: FastifyInstance, { apiKey, outbox, now, log }: ReceiptRouteDeps): void {
  const checkKey = createApiKeyCheck(now);
  server.post('/api/sms/receipts', route, async (request, reply) => {
    if (apiKey === undefined)
      return sendProblem(
        reply,
        503,
        'RECEIPTS_CLOSED',
        'No SMS gateway is set up: SMS_GATEWAY_KEY is not set.',
      );
    const message = 'Send the key of the SMS gateway in the header x-api-key.';
    const sent = { given: request.headers['x-api-key'], expected: apiKey, code: 'WRONG_KEY', message };
    const refused = checkKey(request, reply, sent);
    if (refused) return refused;
    const parsed = body.safeParse(request.body);
    if (!parsed.success)
      return sendProblem(reply, 400, 'BAD_RECEIPT', 'Send key, and delivered or failed as state.');
    const { key, ...receipt } = parsed.data;
    if (!(await outbox.saveReceipt(key, { ...receipt, at: now().toISOString() })))
      return sendProblem(reply, 404, 'NO_SUCH_MESSAGE', 'No message has this key.');
    if (receipt.state === 'failed')
      log.warn({ code: 'SMS_NOT_DELIVERED', delivery: key, problem: receipt.problem }, 'says the gateway');
    return reply.status(204).send();
  });
}
