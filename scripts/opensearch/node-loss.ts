import { setTimeout as pause } from 'node:timers/promises';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { openSearch } from '../../src/shared/search/adapters/opensearch/opensearch-search.ts';
import type { OpenSearchCluster } from '../../src/shared/search/adapters/opensearch/testing/opensearch-cluster.ts';

const CARS = 2000;
const SEARCHERS = 8;
const BEFORE_MS = 5000;
const AFTER_MS = 25_000;
const INDEX = 'cars-node-loss';
const PREFIX = 'node-loss-';
/** Without a limit of a visitor's patience: on a busy machine eight searches at once are slow, and that is not a failure. */
const SEARCH_LIMIT_MS = 30_000;

/** Eight visitors search without a pause while a node is killed: every search is answered, and in full. */
export async function searchWhileNodeIsLost({ nodes }: OpenSearchCluster): Promise<boolean> {
  const urls = nodes.map(({ url }) => url);
  const search = openSearch(definitionOf, { urls, prefix: PREFIX, searchLimitMs: SEARCH_LIMIT_MS });
  await search.replaceAll(INDEX, someCars());
  const seen = { complete: 0, incomplete: 0, failed: 0, slowestMs: 0 };
  let isOver = false;
  const searcher = async () => {
    while (!isOver) {
      const began = performance.now();
      const result = await search
        .index(INDEX)
        .search({ keyphrase: 'volvo', facets: [{ name: 'car_brand>car_model' }, { name: 'car_price' }] })
        .catch((error: unknown) => void console.error(`  ${String(error)}`));
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
      if (!result) seen.failed += 1;
      else seen[result.total_items === CARS ? 'complete' : 'incomplete'] += 1;
    }
  };
  const searchers = Array.from({ length: SEARCHERS }, searcher);
  await pause(BEFORE_MS);
  const before = { ...seen };
  seen.slowestMs = 0;
  await nodes[0]?.kill();
  await pause(AFTER_MS);
  isOver = true;
  await Promise.all(searchers);
  console.log(
    `  one of ${nodes.length} nodes killed: ${before.complete} searches before it, the slowest ${before.slowestMs.toFixed(0)} ms; ` +
      `${seen.complete - before.complete} after it, the slowest ${seen.slowestMs.toFixed(0)} ms; ${seen.failed} failed, ${seen.incomplete} incomplete`,
  );
  return seen.failed === 0 && seen.incomplete === 0 && seen.complete > before.complete;
}

function someCars() {
  return Array.from({ length: CARS }, (_, n) => ({
    car_id: String(n),
    car_brand: 'Volvo',
    car_model: `XC${n % 9}0`,
    car_price: 100_000 + n * 100,
  }));
}
