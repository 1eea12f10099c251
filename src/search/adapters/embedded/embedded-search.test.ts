import { searchContract } from '../../search.contract.ts';
import { embeddedSearch } from './embedded-search.ts';

searchContract('embedded', async () => embeddedSearch());
searchContract('embedded in a worker', async () => embeddedSearch({ localAtMost: 0 }));
