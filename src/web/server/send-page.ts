import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageKind } from '../../shared/sites/page-kind.ts';
import type { Encoding, StoredPage } from './stored-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the page that answers it; undefined where the answer is none. */
    pageKind?: PageKind | undefined;
  }
}

/** Sends a stored page: 304 when the browser has it, otherwise in the best encoding it accepts. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  requestId: string,
): void {
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, withRequestId(withoutBodyHeaders(page.headers.identity), requestId));
    response.end();
    return;
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  response.writeHead(page.status, withRequestId(page.headers[encoding], requestId));
  if (request.method === 'HEAD') response.end();
  else response.end(page.body[encoding]);
}

/** Stored pages bring their own header lines, so Fastify must not write any. */
export function replyWithStoredPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): FastifyReply {
  request.pageKind = page.kind;
  reply.hijack();
  sendPage(request.raw, reply.raw, page, request.id);
  return reply;
}

function withRequestId(lines: readonly string[], requestId: string): string[] {
  return [...lines, 'X-Request-Id', requestId];
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function withoutBodyHeaders(lines: readonly string[]): string[] {
  const remaining: string[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const name = lines[at] ?? '';
    if (name !== 'Content-Length' && name !== 'Content-Type') remaining.push(name, lines[at + 1] ?? '');
  }
  return remaining;
}

/** `br;q=0` is a refusal; a header that names nothing we have gets the plain bytes. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  if (at === -1) return false;
  const rest = accepted.slice(at + encoding.length);
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(rest);
}
