import { afterAll } from 'vitest';
import { searchContract } from '../../search.contract.ts';
import { embeddedSearch } from './embedded-search.ts';

searchContract('embedded', async () => embeddedSearch());

// Starting a thread for each sentence would take longer than all the sentences.
const inWorker = embeddedSearch({ maxLocalRecords: 0 });
afterAll(() => inWorker.close());
searchContract('embedded in a worker', async () => ({ ...inWorker, close: async () => undefined }));
