import { startDemoServer } from '../e2e/demo-server.ts';
import { runFuzzer } from './fuzz/run-fuzzer.ts';

/**
 * Requests that no visitor sends, to pages and APIs of the demo: no 5xx but a 503 with Retry-After, no redirect to
 * another host, security headers on every response. `npm run bench -- fuzz 200000 7`: how many, and the seed.
 */
const PORT = 3191;
const CONNECTIONS = 12;
const EXAMPLES_PER_FAULT = 3;
const sites = ['solvik-se', 'solvik-uk', 'solvik-no', 'carstore-fi', 'carstore-se', 'kits-fi', 'bistro'];
const [, , requests = '20000', seed = '1', port] = process.argv;

const server = port ? undefined : await startDemoServer(PORT);
try {
  const { statuses, violations } = await runFuzzer({
    port: Number(port ?? PORT),
    sites,
    requests: Number(requests),
    seed: Number(seed),
    connections: CONNECTIONS,
    onProgress: (done) => process.stderr.write(`\r  ${done} of ${requests}`),
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
  console.log(`  ${violations.length} violations in ${requests} requests, seed ${seed}`);
  process.exitCode = violations.length > 0 ? 1 : 0;
} finally {
  await server?.close();
}
