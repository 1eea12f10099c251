import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { WorkshopError, workshopErrorStatus } from '../../booking/workshop-error.ts';
import type { errorResponse } from './response-schemas.ts';

type Body = z.output<typeof errorResponse>;

/** `{ errors: { 'Error Result': [code] } }` with the status of the code (ERR-36). */
export function sendWorkshopError(reply: FastifyReply, error: WorkshopError): FastifyReply {
  const body: Body = {
    errors: { 'Error Result': [error.message] },
    ...(error.code === 'TimeslotNotAvailable' && { alternatives: [...error.alternatives] }),
    ...(error.code === 'PriceChanged' && { offers: [...error.offers] }),
  };
  return send(reply, workshopErrorStatus[error.code], body);
}

/** The first entry is the code alone, so that clients can compare it; the names of the wrong fields follow. */
export function sendInvalidRequest(
  reply: FastifyReply,
  { issues }: Pick<z.ZodError, 'issues'>,
): FastifyReply {
  const fields = new Set(issues.map(({ path }) => path.join('.')).filter((name) => name !== ''));
  return sendCode(reply, 400, ['InvalidRequest', ...fields]);
}

/** What fails before a route's handler: an unreadable body, or too many requests. Other errors are the server's. */
export function workshopErrorHandler(
  error: FastifyError,
  _: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 429) return sendCode(reply, status, ['TooManyRequests']);
  if (status >= 400 && status < 500) return sendCode(reply, status, ['InvalidRequest']);
  return reply.send(error);
}

/** 503 before a handler: the server has more to do than it can. */
export function sendOverloaded(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendCode(reply, 503, ['Overloaded']);
}

function sendCode(reply: FastifyReply, status: number, result: string[]): FastifyReply {
  const body: Body = { errors: { 'Error Result': result } };
  return send(reply, status, body);
}

function send(reply: FastifyReply, status: number, body: Body): FastifyReply {
  return reply.status(status).header('cache-control', 'no-store').send(body);
}

export function toWorkshopError(error: unknown): WorkshopError {
  return error instanceof WorkshopError ? error : new WorkshopError('ServerError');
}
