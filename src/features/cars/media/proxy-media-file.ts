import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';

const TIMEOUT_MS = 10_000;
/** No types that a browser would execute or render as a document. */
const allowedTypes = /^(?:image\/(?:avif|webp|jpeg|png)|video\/(?:mp4|webm))\b/;

/** Streams a file of the provider, with range requests, which video players send. */
export async function proxyMediaFile(
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
) {
  const gone = new AbortController();
  // When the visitor disconnects, the upstream request is aborted.
  reply.raw.once('close', () => gone.abort());
  const late = setTimeout(() => gone.abort(), TIMEOUT_MS);
  const { range } = request.headers;
  try {
    const answer = await fetch(address, { headers: range ? { range } : {}, signal: gone.signal });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !answer.body || !allowedTypes.test(type)) throw new Error(`${answer.status} ${type}`);
    for (const name of ['content-length', 'content-range', 'accept-ranges']) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    return reply
      .status(answer.status)
      .type(type)
      .header('cache-control', 'public, max-age=86400')
      .send(Readable.fromWeb(answer.body as never));
  } catch (error) {
    log.warn(
      { code: 'MEDIA_FILE_FAILED', path: request.url, error },
      'a film or picture could not be passed on',
    );
    return sendProblem(reply, 502, 'MEDIA_UNAVAILABLE', 'The file cannot be had at the moment.');
  } finally {
    clearTimeout(late);
  }
}
