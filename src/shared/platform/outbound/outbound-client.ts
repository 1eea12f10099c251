import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { type GuardedConnections, guardedConnections, type Resolve } from './guarded-connections.ts';
import { type BodyLimits, limitedBody } from './limited-body.ts';
import { type OutboundPolicy, outboundRules } from './outbound-policy.ts';
import { OutboundProblem, outboundProblem } from './outbound-problem.ts';

export type OutboundLimits = BodyLimits & {
  redirects: number;
  /** Until the headers of a response have arrived, from each host that is asked. */
  headersMs: number;
  /** Until the last byte has arrived. */
  totalMs: number;
};

export const outboundLimits: OutboundLimits = {
  redirects: 5,
  headersMs: 20_000,
  idleMs: 30_000,
  totalMs: 30 * 60_000,
  bytes: 2 * 1024 ** 3,
};

export type OutboundRequest = {
  url: string;
  /** Of these only conditions and what is accepted go along to another origin. */
  headers?: Readonly<Record<string, string>> | undefined;
  limits?: Partial<OutboundLimits> | undefined;
  signal?: AbortSignal | undefined;
};

export type OutboundResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  /** After redirects. */
  url: string;
  /** Unpacked. It fails with an `OutboundProblem` where it is cut off, too long or too slow; whoever stops reading destroys it. */
  body: Readable;
};

/** Fetches what people typed the address of, without reaching networks that are not theirs. */
export interface OutboundClient {
  /** Any status is a response; what keeps it from arriving is thrown as `OutboundProblem`. */
  fetch(request: OutboundRequest): Promise<OutboundResponse>;
  /** For other protocols and for clients that bring their own. */
  connections: GuardedConnections;
  close(): void;
}

export function createOutboundClient(policy: OutboundPolicy, resolve?: Resolve): OutboundClient {
  const rules = outboundRules(policy);
  const connections = guardedConnections(rules, resolve);
  return {
    connections,
    close: connections.close,

    async fetch({ url, headers = {}, limits: stated, signal }) {
      const limits = { ...outboundLimits, ...stated };
      const overall = AbortSignal.timeout(limits.totalMs);
      const stop = signal ? AbortSignal.any([signal, overall]) : overall;
      let target = checkedAddress(url);
      let sent = headers;
      for (let hops = 0; ; hops += 1) {
        rules.checkPort(portOf(target));
        const response = await send(connections, target, sent, limits, stop);
        if (!isRedirect(response)) return withBody(response, target, limits, stop);
        response.destroy();
        const next = redirectOf(response, target);
        if (hops >= limits.redirects)
          throw new OutboundProblem(
            'too-many-redirects',
            `${target.hostname} redirects more than ${limits.redirects} times.`,
          );
        if (next.origin !== target.origin) sent = harmless(sent);
        target = next;
      }
    },
  };
}

/** Refuses what is no address of a web server. The parser reads every spelling of a number as the IPv4 address it is. */
export function checkedAddress(text: string): URL {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '' || url.port === '0')
    throw new OutboundProblem('wrong-address', 'The address does not begin with https:// and a host.');
  if (url.username || url.password)
    throw new OutboundProblem(
      'wrong-address',
      'The address holds a name or password. Give them by themselves.',
    );
  url.hash = '';
  return url;
}

function portOf({ port, protocol }: URL): number {
  return port ? Number(port) : protocol === 'https:' ? 443 : 80;
}

async function send(
  { httpAgent, httpsAgent }: GuardedConnections,
  url: URL,
  headers: Readonly<Record<string, string>>,
  { headersMs }: OutboundLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), headersMs);
  const once = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        headers: { 'user-agent': 'Forecourt', 'accept-encoding': 'gzip, br', ...headers },
        signal: AbortSignal.any([signal, late.signal]),
      };
      const request = isSecure
        ? httpsRequest(url, { ...options, agent: httpsAgent })
        : httpRequest(url, { ...options, agent: httpAgent });
      request.on('response', resolve);
      request.on('error', (error) => reject(Object.assign(error, { wasReused: request.reusedSocket })));
      request.end();
    });
  try {
    // A server may close a connection in the moment in which it is used again.
    return await once().catch((error: NodeJS.ErrnoException & { wasReused?: boolean }) =>
      error.wasReused && error.code === 'ECONNRESET' ? once() : Promise.reject(error),
    );
  } catch (error) {
    throw late.signal.aborted ? tooSlow(url) : inWords(error, url, signal);
  } finally {
    clearTimeout(timer);
  }
}

function isRedirect({ statusCode = 0, headers }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
}

function redirectOf({ headers: { location = '' } }: IncomingMessage, from: URL): URL {
  const next = checkedAddress(URL.parse(location, from)?.href ?? '');
  if (from.protocol === 'https:' && next.protocol === 'http:')
    throw new OutboundProblem('not-allowed', `${from.hostname} redirects to an address without https.`);
  return next;
}

function harmless(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = ['accept', 'if-none-match', 'if-modified-since'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name.toLowerCase())));
}

function withBody(
  response: IncomingMessage,
  url: URL,
  limits: OutboundLimits,
  signal: AbortSignal,
): OutboundResponse {
  try {
    const body = limitedBody(response, limits, url.hostname);
    // Whoever is not interested any more does not listen, either.
    body.on('error', () => undefined);
    const stop = () => body.destroy(inWords(signal.reason, url, signal));
    signal.addEventListener('abort', stop, { once: true });
    body.once('close', () => signal.removeEventListener('abort', stop));
    return { status: response.statusCode ?? 0, headers: response.headers, url: url.href, body };
  } catch (error) {
    response.destroy();
    throw error;
  }
}

function inWords(error: unknown, url: URL, signal: AbortSignal): Error {
  if (!signal.aborted) return outboundProblem(error, url.hostname);
  const { reason } = signal;
  return reason instanceof DOMException && reason.name === 'TimeoutError'
    ? tooSlow(url)
    : new OutboundProblem('timeout', `Fetching from ${url.hostname} was stopped.`);
}

function tooSlow({ hostname }: URL): OutboundProblem {
  return new OutboundProblem('timeout', `${hostname} takes too long.`);
}
