import type { FastifyReply, FastifyRequest } from 'fastify';

/** With this prefix browsers accept it only as it is set here: Secure, for this host alone, and the whole site. */
export const SESSION_COOKIE = '__Host-tyre-session';
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

const pattern = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([A-Za-z0-9_-]{1,200})(?:;|$)`);

export function readSessionId({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return pattern.exec(headers.cookie ?? '')?.[1];
}

/** Without an age: it ends with the browser, and on the server by the clock. */
export function setSessionCookie(reply: FastifyReply, id: string): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=${id}; ${attributes}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=; ${attributes}; Max-Age=0`);
}
