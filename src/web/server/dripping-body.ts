import type { IncomingMessage } from 'node:http';

const CHECKED_EVERY_MS = 30_000;
/** A kilobyte a second: a feed of hundreds of megabytes takes its time on a slow line, and no form is so slow. */
const LEAST_BYTES = 30_000;

type Body = Pick<IncomingMessage, 'headers' | 'readableLength'> & {
  socket: { bytesRead: number };
  once: (event: string, listener: () => void) => unknown;
};

/** A body that drips in holds its connection for half a minute; one that comes on steadily may take as long as it needs. */
export function watchBody(request: Body, onDripping: () => void): void {
  const { headers, socket } = request;
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    const isComingOn = socket.bytesRead - received >= LEAST_BYTES;
    received = socket.bytesRead;
    // What was received and not read yet waits for this server, not for the sender.
    if (isComingOn || request.readableLength > 0) return;
    clearInterval(timer);
    onDripping();
  }, CHECKED_EVERY_MS);
  timer.unref();
  for (const event of ['end', 'close']) request.once(event, () => clearInterval(timer));
}
