import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  type OpenSearchCluster,
  startOpenSearch,
} from '../src/search/adapters/opensearch/testing/opensearch-cluster.ts';
import { searchWhileNodeIsLost } from './opensearch/node-loss.ts';

/**
 * npm run test:opensearch: the whole search contract against a real OpenSearch, one node and three, and searches that
 * go on while one of three is killed. Needs Java 17 and Maven, which nothing else here does.
 */
const root = join(import.meta.dirname, '..');
const counts = { passed: 0, failed: 0 };

for (const nodes of [1, 3]) {
  console.log(`\nOpenSearch with ${nodes === 1 ? 'one node' : `${nodes} nodes`}`);
  const cluster = await startOpenSearch({ nodes, cacheFolder: join(root, '.cache/opensearch') });
  try {
    count(contractPasses(cluster));
    if (nodes > 1) count(await searchWhileNodeIsLost(cluster));
  } finally {
    await cluster.stop();
  }
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function count(passed: boolean): void {
  counts[passed ? 'passed' : 'failed'] += 1;
}

function contractPasses(cluster: OpenSearchCluster): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'sites', 'src/search/adapters/opensearch', '--reporter=dot'];
  const env = { ...process.env, TEST_OPENSEARCH_URL: cluster.nodes.map(({ url }) => url).join(',') };
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}
