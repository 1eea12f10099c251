import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** A server-sent event; the data is sent as JSON. */
export type ServerEvent = { id?: string; event?: string; data: unknown };

/** A proxy closes a connection on which nothing is sent for long. */
const HEARTBEAT_MS = 10_000;
/** Clients close the stream themselves at its end; one that does not shall not come back at once. */
const RETRY_MS = 3_600_000;

/** Sends each event as soon as it comes, and takes the next one only when the reader has room for it. */
export async function sendEventStream(
  reply: FastifyReply,
  events: AsyncIterable<ServerEvent>,
  heartbeatMs = HEARTBEAT_MS,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  // A reader that is gone is noticed below; an unhandled event would end the process.
  raw.on('error', () => {});
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Nginx would otherwise collect the messages.
    'x-accel-buffering': 'no',
    // An open connection would keep a server that shuts down waiting.
    connection: 'close',
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const heartbeat = setInterval(() => !raw.writableNeedDrain && raw.write(': searching\n\n'), heartbeatMs);
  try {
    for await (const event of events) {
      if (raw.destroyed) break;
      if (!raw.write(formatEvent(event))) await drained(raw);
    }
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}

export function formatEvent({ id, event, data }: ServerEvent): string {
  const lines = [
    ...(id === undefined ? [] : [`id: ${oneLine(id)}`]),
    ...(event === undefined ? [] : [`event: ${oneLine(event)}`]),
    `data: ${JSON.stringify(data)}`,
  ];
  return `${lines.join('\n')}\n\n`;
}

/** Also when the reader is gone: there is then nothing to wait for. */
async function drained(raw: ServerResponse): Promise<void> {
  if (raw.destroyed) return;
  const done = new AbortController();
  await Promise.race([
    once(raw, 'drain', { signal: done.signal }),
    once(raw, 'close', { signal: done.signal }),
  ]).finally(() => done.abort());
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\0]/g, '');
}
