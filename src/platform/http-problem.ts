import type { FastifyReply } from 'fastify';

/** What an API answers when it cannot do what was asked: a code for programs, a sentence for people (ERR-36). */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ code, message, ...more });
}
