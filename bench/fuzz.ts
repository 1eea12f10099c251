import { fuzzedSites, fuzzSecrets, startFuzzedServer } from './fuzz/fuzzed-server.ts';
import { runFuzzer } from './fuzz/run-fuzzer.ts';
import { applyAllocatorSettings } from './memory/allocator-settings.ts';
import { documentedMb, residentMb } from './memory/resident-memory.ts';

/**
 * Requests that no visitor sends, to pages and APIs of the demo: no 5xx but a 503 with Retry-After, no redirect to
 * another host, security headers on every response, nothing of the server's insides, and memory within what the documents
 * say. Exit code 1 otherwise. `npm run bench -- fuzz 200000 7`: how many, and the seed.
 */
const PORT = 3191;
const CONNECTIONS = 12;
const EXAMPLES_PER_FAULT = 3;
const MEMORY_TOLERANCE = 1.2;
const [, , requests = '20000', seed = '1'] = process.argv;

applyAllocatorSettings();
const server = await startFuzzedServer(PORT);
try {
  let peakMb = 0;
  const { statuses, violations } = await runFuzzer({
    port: PORT,
    sites: fuzzedSites,
    secrets: fuzzSecrets(new Date()),
    requests: Number(requests),
    seed: Number(seed),
    connections: CONNECTIONS,
    onProgress: (done) => {
      peakMb = Math.max(peakMb, residentMb(server.pid));
      process.stderr.write(`\r  ${done} of ${requests}, ${peakMb} MB `);
    },
  });
  process.stderr.write('\n');
  for (const [status, count] of [...statuses].sort(([one], [other]) => one - other)) {
    console.log(`  ${status || 'none'}  ${count}`);
  }
  for (const [fault, found] of Map.groupBy(violations, (each) => each.fault)) {
    console.log(`\n  ${found.length} × ${fault}`);
    for (const { request } of found.slice(0, EXAMPLES_PER_FAULT))
      console.log(`    ${JSON.stringify(request)}`);
  }
  const documented = documentedMb();
  console.log(`  ${violations.length} violations in ${requests} requests, seed ${seed}`);
  console.log(`  memory ${peakMb} MB at its peak, docs/operations.md says ${documented} MB`);
  process.exitCode = violations.length > 0 || peakMb > documented * MEMORY_TOLERANCE ? 1 : 0;
} finally {
  await server.close();
}
