import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startOpenSearch } from '../src/shared/search/adapters/opensearch/testing/opensearch-cluster.ts';
import { whyNoOpenSearch } from '../src/shared/search/adapters/opensearch/testing/opensearch-distribution.ts';
import { searchWhileNodeIsLost } from './opensearch/node-loss.ts';

/**
 * npm run test:opensearch: the whole search contract and the imports against a real OpenSearch, one node and three; outages of a node of
 * its own; and searches that go on while one of three nodes is killed. Needs Java 17 and Maven, which nothing else here
 * does, and is left out without them. `-- --nodes 3` runs the contract on clusters of that size alone, without outages;
 * `-- --only search`, `imports` or `outages` is a part of it, for a machine that is too slow for all of it at once.
 */
const root = join(import.meta.dirname, '..');
const cacheFolder = join(root, '.cache/opensearch');
const { values: given } = parseArgs({ options: { nodes: { type: 'string' }, only: { type: 'string' } } });
const searchContract = 'src/shared/search/adapters/opensearch/opensearch-contract.test.ts';
const outages = 'src/shared/search/adapters/opensearch/opensearch-outage.test.ts';
const imports = 'src/features/inventory/opensearch-imports.test.ts';
const sizes = (given.nodes ?? '1,3').split(',').map(Number);
const parts = ['search', 'imports', 'outages'];
const wanted = given.only === undefined ? parts : parts.filter((part) => part === given.only);
if (wanted.length === 0) throw new Error(`--only is one of: ${parts.join(', ')}`);
const contracts = [
  ...(wanted.includes('search') ? [searchContract] : []),
  ...(wanted.includes('imports') ? [imports] : []),
];
const reason = await whyNoOpenSearch(cacheFolder);
if (reason) console.log(`Left out: ${reason}`);
else process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  const passed: boolean[] = [];
  for (const nodes of contracts.length > 0 ? sizes : []) {
    console.log(`\nOpenSearch with ${nodes === 1 ? 'one node' : `${nodes} nodes`}`);
    const cluster = await startOpenSearch({ nodes, cacheFolder });
    try {
      const urls = cluster.nodes.map(({ url }) => url).join(',');
      for (const tests of contracts) passed.push(testsPass(tests, { TEST_OPENSEARCH_URL: urls }));
      if (nodes > 1 && wanted.includes('search')) passed.push(await searchWhileNodeIsLost(cluster));
    } finally {
      await cluster.stop();
    }
  }
  if (!given.nodes && wanted.includes('outages')) {
    console.log('\nOutages of a node');
    passed.push(testsPass(outages, { TEST_OPENSEARCH_FOLDER: cacheFolder }));
  }
  console.log(`\n${passed.filter(Boolean).length} of ${passed.length} passed`);
  return passed.every(Boolean);
}

function testsPass(tests: string, settings: Record<string, string>): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'sites', tests, '--reporter=dot'];
  const env = { ...process.env, ...settings };
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}
