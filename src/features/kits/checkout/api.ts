import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outbox } from '../../../shared/messaging/outbox.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { acceptCheckout, type CheckoutIntakeDeps } from './accept-checkout.ts';
import { type AcceptedCheckout, type CheckoutStatus, checkoutBody, checkoutPath } from './api-schemas.ts';
import type { Checkout } from './checkout.ts';
import { checkoutToken, isCheckoutToken } from './checkout-token.ts';
import { checkoutOperation, checkoutStatusOperation } from './openapi.ts';

export type CheckoutRouteDeps = CheckoutIntakeDeps & {
  outbox: Pick<Outbox, 'findAbout'>;
  /** Whether there is a receiver. */
  isOpen: boolean;
  tokenSecret: string;
  siteAt: (host: string) => { name: string } | undefined;
  limits: CheckoutLimits;
  /** The outbox has a new delivery. */
  onAccepted: () => void;
  log: Log;
};

/** Requests a minute from one address, which a whole dealership may share. */
export type CheckoutLimits = { checkouts: number; reads: number };

export const checkoutLimits: CheckoutLimits = { checkouts: 30, reads: 600 };

const BODY_LIMIT = 32 * 1024;

/** Hands carts over to the calling system (KIT-14). Who has the token of a checkout sees what becomes of it. */
export function checkoutRoutes(server: FastifyInstance, deps: CheckoutRouteDeps): void {
  const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });
  server.post(
    '/api/kits/hand-over',
    {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: perMinute(deps.limits.checkouts), operation: checkoutOperation },
    },
    (request, reply) => handleCheckout(deps, request, reply),
  );
  server.get(
    '/api/kits/hand-over/:transactionId',
    { config: { rateLimit: perMinute(deps.limits.reads), operation: checkoutStatusOperation } },
    (request, reply) => handleStatus(deps, request, reply),
  );
}

async function handleCheckout(deps: CheckoutRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  if (isCrossOrigin(request))
    return sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Carts are handed over from this site only.');
  const site = deps.siteAt(request.host);
  if (!site) return sendProblem(reply, 404, 'NO_SUCH_SITE', 'No site answers here.');
  const checked = checkoutBody.safeParse(request.body);
  if (!checked.success) {
    const fields = [...new Set(checked.error.issues.map(({ path }) => path.join('.')))];
    return sendProblem(reply, 400, 'INVALID_INPUT', 'The cart is not valid.', { fields });
  }
  if (!deps.isOpen)
    return sendProblem(reply, 503, 'NO_RECEIVER', 'Carts cannot be handed over: there is no receiver.');
  const { transactionId, user, dealer, unit, auto, kitIds } = checked.data;
  const result = await acceptCheckout({ transactionId, user, dealer, unit, auto, kitIds }, site.name, deps);
  switch (result.state) {
    case 'different':
      return sendProblem(reply, 409, 'OTHER_CART', 'The transaction was handed over with another cart.');
    case 'unknownKits':
      return sendProblem(reply, 422, 'UNKNOWN_KITS', 'Some of the kits are not sold.', {
        kitIds: result.kitIds,
      });
    case 'searchFailed':
      return sendProblem(reply, 503, 'SEARCH_UNAVAILABLE', 'The kits cannot be read. Try again in a moment.');
    case 'accepted':
      return sendAccepted(deps, result, reply);
  }
}

async function sendAccepted(
  { log, onAccepted, tokenSecret, outbox }: CheckoutRouteDeps,
  { checkout, isNew }: { checkout: Checkout; isNew: boolean },
  reply: FastifyReply,
) {
  const { id, site } = checkout;
  if (isNew) {
    // The transaction and its user belong to the calling system and stay out of the log.
    log.info({ code: 'KITS_HANDED_OVER', checkout: id, site, kits: checkout.kits.length }, 'cart saved');
    onAccepted();
  }
  const body: AcceptedCheckout = {
    ...(await statusOf(checkout, outbox)),
    token: checkoutToken(tokenSecret, id),
  };
  return reply.status(202).header('cache-control', 'no-store').send(body);
}

async function handleStatus(
  { checkouts, outbox, siteAt, tokenSecret }: CheckoutRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { data: path } = checkoutPath.safeParse(request.params);
  const site = siteAt(request.host);
  const found = path && site && (await checkouts.findByTransaction(site.name, path.transactionId));
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // A wrong token is answered like an unknown transaction, so that transactions cannot be guessed.
  if (!found || !isCheckoutToken(token, tokenSecret, found.id))
    return sendProblem(reply, 404, 'NO_SUCH_HAND_OVER', 'There is no such checkout.');
  return reply.header('cache-control', 'no-store').send(await statusOf(found, outbox));
}

async function statusOf(
  { id, transactionId, kits, total, currency }: Checkout,
  outbox: Pick<Outbox, 'findAbout'>,
): Promise<CheckoutStatus> {
  const [delivery] = await outbox.findAbout(id);
  const hasFailed = delivery?.problem !== undefined;
  const states = {
    waiting: hasFailed ? 'retrying' : 'accepted',
    delivered: 'delivered',
    suppressed: 'failed',
    dead: 'failed',
  } as const;
  return { transactionId, state: states[delivery?.state ?? 'waiting'], kits: [...kits], total, currency };
}
