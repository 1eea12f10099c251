import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { WorkshopError, workshopErrorStatus } from '../../booking/workshop-error.ts';
import type { errorResponse } from './response-schemas.ts';

type Body = z.output<typeof errorResponse>;

/** `{ errors: { 'Error Result': [code] } }` with the status of the code (ERR-36). */
export function sendWorkshopError(reply: FastifyReply, error: WorkshopError): FastifyReply {
  return send(reply, workshopErrorStatus[error.code], {
    errors: { 'Error Result': [error.message] },
    ...(error.code === 'TimeslotNotAvailable' && { alternatives: [...error.alternatives] }),
    ...(error.code === 'PriceChanged' && { offers: [...error.offers] }),
  });
}

/** The first entry is the code alone, so that clients can compare it; the names of the wrong fields follow. */
export function sendRefusal(
  reply: FastifyReply,
  { status, issues = [] }: { status: number; issues?: readonly z.core.$ZodIssue[] | undefined },
): FastifyReply {
  const code = status === 503 ? 'Overloaded' : status === 429 ? 'TooManyRequests' : 'InvalidRequest';
  const fields = new Set(issues.map(({ path }) => path.join('.')).filter((name) => name !== ''));
  return send(reply, status, { errors: { 'Error Result': [code, ...fields] } });
}

function send(reply: FastifyReply, status: number, body: Body): FastifyReply {
  return reply.status(status).header('cache-control', 'no-store').send(body);
}

export function toWorkshopError(error: unknown): WorkshopError {
  return error instanceof WorkshopError ? error : new WorkshopError('ServerError');
}
