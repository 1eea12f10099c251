import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startOpenSearch } from '../src/shared/search/adapters/opensearch/testing/opensearch-cluster.ts';

/** npm run opensearch -- [--nodes 3] [--port 9200]: a real OpenSearch on this machine, to try the sites on. */
const { values: given } = parseArgs({
  options: { nodes: { type: 'string', default: '1' }, port: { type: 'string', default: '9200' } },
});

console.log('Starting OpenSearch (the first time Maven fetches about 50 MB) …');
const cluster = await startOpenSearch({
  nodes: Number(given.nodes),
  firstPort: Number(given.port),
  cacheFolder: join(import.meta.dirname, '../.cache/opensearch'),
});
console.log(`OPENSEARCH_URL=${cluster.nodes.map(({ url }) => url).join(',')}`);
console.log('Ctrl-C ends it; nothing that is stored in it stays.');
await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
await cluster.stop();
