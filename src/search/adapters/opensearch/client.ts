import { nodePool } from './node-pool.ts';

export type OpenSearchSettings = {
  /** The nodes of one cluster: a request that cannot reach one goes to the next. */
  readonly urls: readonly string[];
  /** In front of every index name, so that installations can share a cluster. */
  readonly prefix?: string | undefined;
  readonly searchLimitMs?: number | undefined;
  readonly writeLimitMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly now?: (() => number) | undefined;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Send = <T>(
  method: Method,
  path: string,
  body?: object | readonly object[],
  limitMs?: number,
) => Promise<T>;

/** Sends JSON and parses JSON; an array is sent as NDJSON. Throws on any status but 2xx, with the response text. */
export function openSearchClient(settings: OpenSearchSettings): Send {
  const { writeLimitMs = 30_000, now = Date.now } = settings;
  const send = settings.fetch ?? fetch;
  const pool = nodePool(settings.urls.map(parseNode), now);

  return async <T>(
    method: Method,
    path: string,
    body?: object | readonly object[],
    limitMs = writeLimitMs,
  ) => {
    const deadline = AbortSignal.timeout(limitMs);
    const request = requestOf(method, body);
    const nodes = pool.inTurn();
    for (const [at, node] of nodes.entries()) {
      const isLast = at === nodes.length - 1;
      // A node that hangs must leave time for the next one.
      const limits = isLast ? [deadline] : [deadline, AbortSignal.timeout(limitMs / nodes.length)];
      try {
        const response = await send(`${node.root}/${path}`, {
          ...request,
          headers: { ...node.headers, ...request.headers },
          signal: AbortSignal.any(limits),
        });
        return await readJson<T>(response, method, path);
      } catch (error) {
        if (isLast || deadline.aborted || !goesToNextNode(method, path, error)) throw error;
        pool.lost(node);
      }
    }
    throw new Error('The cluster has no nodes.');
  };
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

function requestOf(method: Method, body: object | readonly object[] | undefined) {
  if (!body) return { method, headers: {} };
  const isLines = Array.isArray(body);
  return {
    method,
    headers: { 'Content-Type': isLines ? 'application/x-ndjson' : 'application/json' },
    body: isLines ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(body),
  };
}

class ResponseError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
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

/** Reading twice is harmless; a write goes to another node only when the first has certainly not seen it. */
function goesToNextNode(method: Method, path: string, error: unknown): boolean {
  const isRead = method === 'GET' || path.includes('/_search');
  if (isRead) return !(error instanceof ResponseError) || error.status >= 502;
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED';
}
