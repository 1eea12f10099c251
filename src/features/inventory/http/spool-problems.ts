import type { FastifyReply } from 'fastify';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { FeedTooLarge } from '../spool.ts';
import { UploadsFull } from '../uploads/feed-uploads.ts';

/** What kept a feed from being received. */
export function sendSpoolProblem(
  reply: FastifyReply,
  error: unknown,
  limit: number,
  log: Log,
  index: string,
): FastifyReply {
  // The rest of the body is not wanted.
  reply.header('connection', 'close');
  if (error instanceof FeedTooLarge) return sendTooLarge(reply, limit);
  if (error instanceof UploadsFull) {
    const { limitBytes } = error;
    const message = `The files that are kept take up to ${inMegabytes(limitBytes)} MB together, and there is no room for this one. Try again tomorrow, or pack it with gzip.`;
    return sendProblem(reply, 507, 'UPLOADS_FULL', message, { limitBytes });
  }
  log.warn({ code: 'FEED_NOT_RECEIVED', index, error }, 'a feed could not be received');
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return sendProblem(reply, 507, 'DISK_FULL', 'There is no room left on the disk for this feed.');
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
    return sendProblem(reply, 400, 'FEED_CUT_OFF', 'The feed broke off before its end. Nothing has changed.');
  return sendProblem(reply, 500, 'FEED_NOT_RECEIVED', 'The feed could not be received. Nothing has changed.');
}

export function sendTooLarge(reply: FastifyReply, limit: number): FastifyReply {
  const message = `The feed is larger than ${inMegabytes(limit)} MB. Pack it with gzip.`;
  return sendProblem(reply, 413, 'TOO_LARGE', message, { limitBytes: limit });
}

function inMegabytes(bytes: number): string {
  return Math.round(bytes / 1024 ** 2).toLocaleString('en');
}
