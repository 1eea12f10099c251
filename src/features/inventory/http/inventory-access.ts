import type { FastifyReply, FastifyRequest } from 'fastify';
import { createApiKeyCheck } from '../../../shared/platform/api-key.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { type KnownIndices, unknownIndexMessage } from '../known-indices.ts';

type AccessDeps = { apiKey: string | undefined; indices: () => KnownIndices; now: Clock };

/** Refuses who has not the key of the inventory, and indices that there are not. */
export function createInventoryAccess({ apiKey, indices, now }: AccessDeps) {
  const checkKey = createApiKeyCheck(now);
  return (
    request: FastifyRequest<{ Params: { index: string } }>,
    reply: FastifyReply,
  ): FastifyReply | undefined => {
    if (!apiKey) {
      const message = 'This installation takes no inventory: INVENTORY_API_KEY is not set.';
      return sendProblem(reply, 503, 'INVENTORY_CLOSED', message);
    }
    const message = 'Send the inventory key in the header x-api-key.';
    const key = { given: request.headers['x-api-key'], expected: apiKey, code: 'WRONG_KEY', message };
    const refused = checkKey(request, reply, key);
    if (refused) return refused;
    const { index } = request.params;
    if (indices().has(index)) return undefined;
    return sendProblem(reply, 404, 'UNKNOWN_INDEX', unknownIndexMessage(index, indices()));
  };
}
