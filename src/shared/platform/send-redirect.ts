import type { FastifyReply } from 'fastify';
import { type LocationHeader, locationHeader } from './location-header.ts';

/** Without a max-age browsers store a permanent redirect for good, and a corrected rule would never reach them. */
export function sendRedirect(
  reply: FastifyReply,
  status: 302 | 303 | 308,
  location: LocationHeader,
): FastifyReply {
  return reply
    .header('cache-control', status === 308 ? 'public, max-age=3600' : 'no-store')
    .redirect(location, status);
}

/** After a form: the page that is to be seen instead, on this site. */
export function sendSeeOther(reply: FastifyReply, path: string): FastifyReply {
  return sendRedirect(reply, 303, locationHeader(path));
}
