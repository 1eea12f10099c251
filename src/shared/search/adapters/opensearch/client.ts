import { createCircuitBreaker } from '../../../platform/remote/circuit-breaker.ts';
import { nodePool } from './node-pool.ts';

export type OpenSearchSettings = {
  /** The nodes of one cluster: a request that cannot reach one goes to the next. */
  readonly urls: readonly string[];
  /** In front of every index name, so that installations can share a cluster. */
  readonly prefix?: string | undefined;
  readonly searchLimitMs?: number | undefined;
  readonly writeLimitMs?: number | undefined;
  /** For how long the indices of another version of the product stay after it was last seen. */
  readonly unusedAfterMs?: number | undefined;
  /** For how long no copy of an index can be read before it counts as lost and is written again. */
  readonly lostAfterMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly now?: (() => number) | undefined;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type OpenSearchClient = {
  /** Sends JSON, or text as NDJSON, and parses JSON. Throws `ResponseError` on any status but 2xx. */
  send: <T>(method: Method, path: string, body?: object | string, limitMs?: number) => Promise<T>;
  /** What a visitor waits for: it has little time, and is refused at once while the cluster does not answer. */
  search: <T>(path: string, body: object | string) => Promise<T>;
};

export const SEARCH_LIMIT_MS = 3000;
const WRITE_LIMIT_MS = 60_000;
/** A cluster that failed a few times is asked again soon: asking costs it nothing, and visitors wait for it. */
const circuitLimits = { failures: 5, openMs: 2000 };

export class ResponseError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ResponseError';
    this.status = status;
  }
}

export function openSearchClient(settings: OpenSearchSettings): OpenSearchClient {
  const { searchLimitMs = SEARCH_LIMIT_MS, writeLimitMs = WRITE_LIMIT_MS, now = Date.now } = settings;
  const fetchFrom = settings.fetch ?? fetch;
  const pool = nodePool(settings.urls.map(parseNode), now);
  const breaker = createCircuitBreaker(() => new Date(now()), isUnavailable, circuitLimits);

  const send: OpenSearchClient['send'] = async <T>(
    method: Method,
    path: string,
    body?: object | string,
    limitMs = writeLimitMs,
  ) => {
    const deadline = AbortSignal.timeout(limitMs);
    const request = requestOf(method, body);
    const nodes = pool.inTurn();
    // A connection may have been closed since its last request; a single node is asked on a new one.
    const attempts = nodes.length === 1 ? [...nodes, ...nodes] : nodes;
    for (const [at, node] of attempts.entries()) {
      try {
        const response = await fetchFrom(`${node.root}/${path}`, {
          ...request,
          headers: { ...node.headers, ...request.headers },
          signal: isRead(method, path) ? shareOf(deadline, limitMs, nodes.length) : deadline,
        });
        return await readJson<T>(response, method, path);
      } catch (error) {
        const isLast = at === attempts.length - 1;
        if (isLast || deadline.aborted || !mayRepeat(method, path, error)) throw error;
        pool.lost(node);
      }
    }
    throw new Error('The cluster has no nodes.');
  };
  return {
    send,
    search: (path, body) => breaker.run(() => send('POST', path, body, searchLimitMs)),
  };
}

/** One JSON a line, as bulk writes and several searches in one request are sent. */
export function toLines(objects: readonly object[]): string {
  return objects.map((each) => `${JSON.stringify(each)}\n`).join('');
}

type Node = { root: string; headers: Record<string, string> };

function parseNode(url: string): Node {
  const base = new URL(url);
  const headers: Record<string, string> = {};
  if (base.username) {
    // fetch refuses URLs with credentials.
    const pair = `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}`;
    headers['Authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
    base.username = '';
    base.password = '';
  }
  return { root: base.href.replace(/\/$/, ''), headers };
}

function requestOf(method: Method, body: object | string | undefined) {
  if (body === undefined) return { method, headers: {} };
  const isLines = typeof body === 'string';
  return {
    method,
    headers: { 'Content-Type': isLines ? 'application/x-ndjson' : 'application/json' },
    body: isLines ? body : JSON.stringify(body),
  };
}

// A node that hangs must leave time for the next one.
function shareOf(deadline: AbortSignal, limitMs: number, nodes: number): AbortSignal {
  return nodes === 1 ? deadline : AbortSignal.any([deadline, AbortSignal.timeout(limitMs / nodes)]);
}

async function readJson<T>(response: Response, method: Method, path: string): Promise<T> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  const request = `${method} /${path.split('?')[0]}`;
  throw new ResponseError(
    response.status,
    `OpenSearch responded ${response.status} to ${request}: ${text.slice(0, 500)}`,
  );
}

function isRead(method: Method, path: string): boolean {
  return method === 'GET' || /\/_m?search\b/.test(path);
}

/** Reading twice is harmless, and so is writing the same records under the same ids; other writes must not be seen twice. */
function mayRepeat(method: Method, path: string, error: unknown): boolean {
  if (isRead(method, path) || /\/_(bulk|refresh|mapping|settings)\b/.test(path)) return isUnavailable(error);
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED';
}

function isUnavailable(error: unknown): boolean {
  return !(error instanceof ResponseError) || error.status === 429 || error.status >= 502;
}
