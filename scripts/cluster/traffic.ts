import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, NO_ANSWER, type Sent, send } from './http-client.ts';

/** What clients saw: every answer by kind of request and status, and those that nobody may get. */
export type Traffic = ReturnType<typeof createTraffic>;

export type Violation = { at: number; what: string };

const RETRY_MS = 300;
const RETRY_LIMIT_MS = 180_000;

/** Clients of the cluster, all through the proxy. They send again what was not answered, as browsers and people do. */
export function createTraffic(proxyPort: () => number, now: () => number = Date.now) {
  const counts = new Map<string, number>();
  const times: number[] = [];
  const violations: Violation[] = [];
  const unavailable: { at: number; kind: string }[] = [];
  let address = 0;

  function note(kind: string, answer: Answer, path: string): void {
    const { status, headers, ms, text } = answer;
    const name = `${kind} ${nameOf(answer)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    times.push(ms);
    if (status === 503 && headers['x-proxy-error'] === undefined) unavailable.push({ at: now(), kind });
    const isHonest = status === 503 && headers['retry-after'] !== undefined;
    const isCut = status === 502 && headers['x-proxy-error'] === 'cut';
    if (status >= 500 && !isHonest && !isCut)
      violations.push({ at: now(), what: `${kind}: ${status} at ${path}: ${text.slice(0, 200)}` });
  }

  /** One try, counted. */
  async function ask(kind: string, sent: Omit<Sent, 'port'>): Promise<Answer> {
    const answer = await send({ ...sent, port: proxyPort() });
    note(kind, answer, sent.path);
    return answer;
  }

  /** Sent again, unchanged, until somebody has decided. */
  async function askUntilDecided(kind: string, sent: Omit<Sent, 'port'>): Promise<Answer | undefined> {
    const deadline = now() + RETRY_LIMIT_MS;
    while (now() < deadline) {
      const answer = await ask(kind, sent);
      if (![NO_ANSWER, 502, 503].includes(answer.status)) return answer;
      await pause(RETRY_MS);
    }
    violations.push({ at: now(), what: `${kind}: no decision in three minutes at ${sent.path}` });
    return undefined;
  }

  return {
    ask,
    askUntilDecided,
    counts,
    times,
    violations,
    unavailable,
    violate: (what: string) => void violations.push({ at: now(), what }),
    /** Every visitor has an address of their own, so that no limit is in the way. */
    anAddress: () => {
      address += 1;
      return { 'x-forwarded-for': `100.${64 + (address >> 16)}.${(address >> 8) & 255}.${address & 255}` };
    },
  };
}

function nameOf({ status, headers }: Answer): string {
  if (status === NO_ANSWER) return 'no answer';
  const byProxy = headers['x-proxy-error'];
  return byProxy === undefined ? String(status) : `${status} (proxy: ${byProxy})`;
}
