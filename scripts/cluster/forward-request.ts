import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** The process could not be reached: it has seen nothing of the request, so another one may get it. */
export class NotReachedError extends Error {}

/** The process ended while it had the request: whether it did what was asked, nobody knows. */
export class CutConnectionError extends Error {}

const keptConnections = new Agent({ keepAlive: true, maxSockets: 256, timeout: 60_000 });

/** Sends a request on to a process of this machine, with its `Host`, and the response back. */
export function forwardRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  const { method = 'GET', url: path, headers, socket } = incoming;
  // Asking again is harmless for these alone; a process that ends answers what comes over a kept connection.
  const isSafe = method === 'GET' || method === 'HEAD';
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, 'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress ?? '' },
      agent: keptConnections,
    });
    let isConnected = false;
    outgoing.once('socket', (connection) => {
      const send = () => {
        isConnected = true;
        if (isSafe) outgoing.end();
        else incoming.pipe(outgoing);
      };
      if (connection.connecting) connection.once('connect', send);
      else send();
    });
    outgoing.once('response', (answer) => {
      // The visitor has gone while the process rendered.
      if (response.destroyed) return resolve();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, (problem) => {
        if (problem) response.destroy();
        resolve();
      });
    });
    outgoing.once('error', (error) => {
      const mayRepeat = !isConnected || (isSafe && outgoing.reusedSocket);
      reject(mayRepeat ? new NotReachedError(error.message) : new CutConnectionError(error.message));
    });
    response.once('close', () => {
      if (!response.writableFinished) outgoing.destroy();
    });
  });
}
