import { seededRandom } from '../search/seeded-random.ts';
import { type Addresses, findAddresses } from './addresses.ts';
import { judge } from './judge.ts';
import { makeRequest, type Secrets } from './make-request.ts';
import { sendRaw } from './raw-request.ts';

export type FuzzResult = {
  /** How often each status came. */
  statuses: ReadonlyMap<number, number>;
  violations: readonly { fault: string; request: string }[];
};

/** Seeded requests to a demo server; the same seed sends the same requests. */
export async function runFuzzer(options: {
  port: number;
  sites: readonly string[];
  secrets: Secrets;
  requests: number;
  seed: number;
  connections: number;
  onProgress?: (done: number) => void;
}): Promise<FuzzResult> {
  const { port, sites, secrets, requests, seed, connections, onProgress } = options;
  const addresses: Addresses = await findAddresses(port, sites);
  const random = seededRandom(seed);
  const statuses = new Map<number, number>();
  const violations: { fault: string; request: string }[] = [];
  let sent = 0;
  const work = async () => {
    while (sent < requests) {
      sent += 1;
      if (sent % 1000 === 0) onProgress?.(sent);
      const { bytes, host, isCut } = makeRequest(random, addresses, secrets);
      const response = await sendRaw(port, bytes, isCut);
      const status = response?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const fault = !response && isCut ? undefined : judge(response, host);
      if (fault) violations.push({ fault, request: bytes.toString('latin1').slice(0, 600) });
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { statuses, violations };
}
