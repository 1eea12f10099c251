import { setTimeout as pause } from 'node:timers/promises';
import { definitionOf } from '../../src/inventory/index-definitions.ts';
import { openSearch } from '../../src/search/adapters/opensearch/opensearch-search.ts';
import type { OpenSearchCluster } from '../../src/search/adapters/opensearch/testing/opensearch-cluster.ts';

const CARS = 2000;
const SEARCHERS = 8;
const BEFORE_MS = 5000;
const AFTER_MS = 25_000;
const INDEX = 'cars-node-loss';
const PREFIX = 'node-loss-';

/** Eight visitors search without a pause while a node is killed: every search is answered, and in full. */
export async function searchWhileNodeIsLost({ nodes }: OpenSearchCluster): Promise<boolean> {
  const urls = nodes.map(({ url }) => url);
  const search = openSearch(definitionOf, { urls, prefix: PREFIX });
  await search.replaceAll(INDEX, someCars());
  await fetch(`${urls[0]}/_cluster/health/${PREFIX}*?wait_for_status=green&timeout=60s`);
  const seen = { complete: 0, incomplete: 0, failed: 0 };
  let isOver = false;
  const searcher = async () => {
    while (!isOver) {
      const result = await search
        .index(INDEX)
        .search({ keyphrase: 'volvo', facets: [{ name: 'car_brand>car_model' }, { name: 'car_price' }] })
        .catch((error: unknown) => void console.error(`  ${String(error)}`));
      if (!result) seen.failed += 1;
      else seen[result.total_items === CARS ? 'complete' : 'incomplete'] += 1;
    }
  };
  const searchers = Array.from({ length: SEARCHERS }, searcher);
  await pause(BEFORE_MS);
  const before = seen.complete;
  await nodes[0]?.kill();
  await pause(AFTER_MS);
  isOver = true;
  await Promise.all(searchers);
  console.log(
    `  one of ${nodes.length} nodes killed: ${before} searches before, ${seen.complete - before} after it; ${seen.failed} failed, ${seen.incomplete} incomplete`,
  );
  return seen.failed === 0 && seen.incomplete === 0 && seen.complete > before;
}

function someCars() {
  return Array.from({ length: CARS }, (_, n) => ({
    car_id: String(n),
    car_brand: 'Volvo',
    car_model: `XC${n % 9}0`,
    car_price: 100_000 + n * 100,
  }));
}
