import type { IncomingMessage } from 'node:http';

const CHECK_INTERVAL_MS = 30_000;
/** A kilobyte a second: a feed of hundreds of megabytes takes its time on a slow line, and no form is so slow. */
const MIN_BYTES = 30_000;

type Body = Pick<IncomingMessage, 'headers' | 'readableLength'> & {
  socket: { bytesRead: number };
  once: (event: string, listener: () => void) => unknown;
};

/** A sender below the minimum rate is cut off after half a minute; one that keeps sending may take as long as it needs. */
export function watchBody(request: Body, onTooSlow: () => void): void {
  const { headers, socket } = request;
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    const isFastEnough = socket.bytesRead - received >= MIN_BYTES;
    received = socket.bytesRead;
    // What was received and not read yet waits for this server, not for the sender.
    if (isFastEnough || request.readableLength > 0) return;
    clearInterval(timer);
    onTooSlow();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  for (const event of ['end', 'close']) request.once(event, () => clearInterval(timer));
}
