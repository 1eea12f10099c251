import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import type { OutboundRules } from './outbound-policy.ts';
import { OutboundProblem, outboundProblem } from './outbound-problem.ts';

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const systemResolve: Resolve = (host) => lookup(host, { all: true });

/** Connections that are made to the addresses that were checked, so that a second DNS answer changes nothing. */
export type GuardedConnections = {
  httpAgent: HttpAgent;
  httpsAgent: HttpsAgent;
  /** For other protocols. */
  connect: (to: { host: string; port: number; timeoutMs: number; signal?: AbortSignal }) => Promise<Socket>;
  close: () => void;
};

export function guardedConnections(
  rules: OutboundRules,
  resolve: Resolve = systemResolve,
): GuardedConnections {
  const guarded = guardedLookup(rules, resolve);
  const withGuard = <Options extends ClientRequestArgs>(options: Options): Options => {
    const host = options.host ?? options.hostname ?? '';
    // An address is connected to without being looked up.
    if (isIP(host)) rules.checkAddress(host, host);
    rules.checkPort(Number(options.port));
    return { ...options, lookup: guarded };
  };

  class GuardedHttpAgent extends HttpAgent {
    override createConnection(...[options, done]: Parameters<HttpAgent['createConnection']>) {
      return super.createConnection(withGuard(options), done);
    }
  }
  class GuardedHttpsAgent extends HttpsAgent {
    override createConnection(...[options, done]: Parameters<HttpsAgent['createConnection']>) {
      return super.createConnection(withGuard(options), done);
    }
  }
  const httpAgent = new GuardedHttpAgent({ keepAlive: true });
  const httpsAgent = new GuardedHttpsAgent({ keepAlive: true });

  return {
    httpAgent,
    httpsAgent,
    async connect({ host, port, timeoutMs, signal }) {
      if (isIP(host)) rules.checkAddress(host, host);
      rules.checkPort(port);
      const socket = connect({ host, port, lookup: guarded, ...(signal && { signal }) });
      return connected(socket, host, timeoutMs);
    },
    close() {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}

function guardedLookup(rules: OutboundRules, resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        try {
          if (!first) throw new OutboundProblem('unreachable', `There is no host ${host}.`);
          for (const { address } of addresses) rules.checkAddress(host, address);
        } catch (problem) {
          done(problem as NodeJS.ErrnoException, '');
          return;
        }
        if (options.all) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
}

function connected(socket: Socket, host: string, timeoutMs: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const timer = setTimeout(
    () => socket.destroy(new OutboundProblem('timeout', `${host} does not answer.`)),
    timeoutMs,
  );
  const onError = (error: Error) => {
    clearTimeout(timer);
    reject(outboundProblem(error, host));
  };
  socket.once('error', onError);
  socket.once('connect', () => {
    clearTimeout(timer);
    socket.off('error', onError);
    resolve(socket);
  });
  return promise;
}
