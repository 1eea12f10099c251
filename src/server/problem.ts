import type { FastifyReply } from 'fastify';

/** What every API answers when it cannot do what was asked: a code for programs, a sentence for people (ERR-36). */
export type Problem = { code: string; message: string };

export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ code, message } satisfies Problem);
}
