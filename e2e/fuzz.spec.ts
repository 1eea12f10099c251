import { expect, test } from '@playwright/test';
import { fuzzedSites, fuzzSecrets, startFuzzedServer } from '../bench/fuzz/fuzzed-server.ts';
import { runFuzzer } from '../bench/fuzz/run-fuzzer.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';

/** A short run; `npm run bench -- fuzz 200000` is the long one. */
const REQUESTS = 1500;
const SEED = 25;

test('requests that no visitor sends get no 5xx but 503, no redirect elsewhere, and the security headers', async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  const server = await startFuzzedServer(port);
  try {
    const { statuses, violations } = await runFuzzer({
      port,
      sites: fuzzedSites,
      secrets: fuzzSecrets(new Date()),
      requests: REQUESTS,
      seed: SEED,
      connections: 6,
    });
    expect(violations).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
  } finally {
    await server.close();
  }
});
