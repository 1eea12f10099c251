import type { FastifyReply } from 'fastify';
import { z } from 'zod';

export const problemBody = z
  .object({
    code: z.string().meta({ description: 'For programs.', examples: ['BAD_QUERY'] }),
    message: z.string().meta({ description: 'For people.' }),
  })
  .meta({ id: 'Problem' });

/** The response of an API that cannot do what was requested: a code for programs, a sentence for people (ERR-36). */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const body: z.output<typeof problemBody> = { code, message, ...more };
  return reply.status(status).header('cache-control', 'no-store').send(body);
}
