import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { trustedProxies } from './trusted-proxy.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

// It stands in logs and is passed on in headers, so nothing else may be in it.
const acceptable = /^[\w.:=+/-]{8,128}$/;

type Incoming = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

export type RequestIdOf = (request: Incoming) => string;

/** The id that the operator's proxy gave a request; one of our own for all others. */
export function requestIds(proxies: readonly string[], makeId: () => string = randomUUID): RequestIdOf {
  const isTrusted = trustedProxies(proxies);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    if (typeof given === 'string' && acceptable.test(given) && isTrusted(socket.remoteAddress)) return given;
    return makeId();
  };
}
