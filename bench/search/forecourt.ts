import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { embeddedSearch } from '../../src/shared/search/adapters/embedded/embedded-search.ts';
import type { SearchService } from '../../src/shared/search/port.ts';
import { eachCar } from './cars.ts';
import type { BenchEngine } from './engine.ts';
import { growth } from './measure.ts';

export const INDEX = 'cars-bench';

// The benchmark is bundled, so the worker is run from its source, as tests do.
const workerEntry = pathToFileURL(join(process.cwd(), 'src/shared/search/adapters/embedded/worker-entry.ts'));

export function forecourt(): BenchEngine & { service: SearchService } {
  const service = embeddedSearch(definitionOf, { workerEntry });
  return {
    name: 'forecourt',
    service,
    load: (cars) =>
      growth(cars > 100_000 ? 'process' : 'thread', () => service.replaceAll(INDEX, eachCar(cars))),
    search: async (query) => ({ total: (await service.index(INDEX).search(query)).total_items }),
    close: () => service.close(),
  };
}
