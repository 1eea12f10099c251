import { afterAll } from 'vitest';
import { definitionOf } from '../../../../features/inventory/testing/definition-by-name.ts';
import { searchContract } from '../../search.contract.ts';
import { embeddedSearch } from './embedded-search.ts';

searchContract('embedded', async () => embeddedSearch(definitionOf), definitionOf);

// Starting a thread for each test would take longer than all the tests.
const inWorker = embeddedSearch(definitionOf, { maxLocalRecords: 0 });
afterAll(() => inWorker.close());
searchContract(
  'embedded in a worker',
  async () => ({ ...inWorker, close: async () => undefined }),
  definitionOf,
);
