import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApiKeyCheck } from '../../../shared/platform/api-key.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { StaffSession, StaffUser } from '../../../shared/platform/staff-session.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { type KnownIndices, unknownIndexMessage } from '../known-indices.ts';
import { indexRight } from './index-rights.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it from the studio, without a key. */
    inventoryStaff: StaffUser | undefined;
  }
}

export type AccessDeps = {
  apiKey: string | undefined;
  indices: () => KnownIndices;
  /** Undefined where the studio is switched off. */
  studio?: { staffSession: StaffSession } | undefined;
  sites: () => readonly Pick<Site, 'name' | 'indices'>[];
  log: Log;
  now: Clock;
};

export type InventoryAccess = ReturnType<typeof createInventoryAccess>;

/** Finds out who is signed in to the studio where a request brings no key. */
export function identifyStaff(app: FastifyInstance, { studio, log }: AccessDeps): void {
  app.decorateRequest('inventoryStaff', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!studio || request.headers['x-api-key'] !== undefined) return;
    const session = await studio.staffSession(request.headers.cookie);
    if (session.state === 'signed out') return;
    if (session.state === 'unreachable') {
      log.warn({ code: 'STUDIO_UNREACHABLE', reason: session.reason }, 'nobody can be signed in');
      return sendProblem(
        reply,
        503,
        'STUDIO_UNREACHABLE',
        'The studio does not answer. Try again in a moment.',
      );
    }
    // Another site's page could otherwise act with the session of an editor who has it open.
    if (changesSomething(request) && isCrossOrigin(request))
      return sendProblem(reply, 403, 'CROSS_ORIGIN', 'This was sent from a page of another site.');
    request.inventoryStaff = session.user;
  });
}

/** Refuses who has neither the key of the inventory nor a right in the studio, and indices that there are not. */
export function createInventoryAccess({ apiKey, indices, sites, now }: AccessDeps) {
  const checkKey = createApiKeyCheck(now);

  const refuseKey = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    if (!apiKey) {
      const message = 'This installation takes no inventory: INVENTORY_API_KEY is not set.';
      return sendProblem(reply, 503, 'INVENTORY_CLOSED', message);
    }
    const message = 'Send the inventory key in the header x-api-key.';
    const key = { given: request.headers['x-api-key'], expected: apiKey, code: 'WRONG_KEY', message };
    return checkKey(request, reply, key);
  };

  const refuseUnknown = (index: string, reply: FastifyReply): FastifyReply | undefined =>
    indices().has(index)
      ? undefined
      : sendProblem(reply, 404, 'UNKNOWN_INDEX', unknownIndexMessage(index, indices()));

  const rightOf = (index: string, staff: StaffUser) =>
    indices().has(index) ? indexRight(index, staff, sites()) : 'none';

  const refuseStaff = (request: FastifyRequest, reply: FastifyReply, index: string, staff: StaffUser) => {
    const right = rightOf(index, staff);
    if (right === 'none')
      return sendProblem(reply, 404, 'UNKNOWN_INDEX', `None of your sites shows an index '${index}'.`);
    if (right === 'change' || !changesSomething(request)) return undefined;
    const message =
      'You may look at the feeds of this index. Editors of all sites that show it, and administrators, change them.';
    return sendProblem(reply, 403, 'ONLY_TO_LOOK_AT', message);
  };

  return {
    /** For a route about one index. */
    refuse: (request: FastifyRequest<{ Params: { index: string } }>, reply: FastifyReply) => {
      const { index } = request.params;
      const staff = request.inventoryStaff;
      if (staff) return refuseStaff(request, reply, index, staff);
      return refuseKey(request, reply) ?? refuseUnknown(index, reply);
    },
    /** For a route about one index that the studio has no page for. */
    refuseWithoutKey: (request: FastifyRequest<{ Params: { index: string } }>, reply: FastifyReply) =>
      refuseKey(request, reply) ?? refuseUnknown(request.params.index, reply),
    /** For a route about all indices; each of them is asked about with `right`. */
    refuseStranger: (request: FastifyRequest, reply: FastifyReply) =>
      request.inventoryStaff ? undefined : refuseKey(request, reply),
    right: ({ inventoryStaff: staff }: FastifyRequest, index: string) =>
      staff ? rightOf(index, staff) : indices().has(index) ? 'change' : 'none',
  };
}

function changesSomething({ method }: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}
