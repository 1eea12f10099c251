import { parseArgs } from 'node:util';
import { measureProcesses } from './scale/processes.ts';
import { serveProxy } from './scale/proxy-process.ts';
import { measureStock } from './scale/stock.ts';

/**
 * What a large stock and several processes cost. `stock`: so many cars imported into a running server, its memory, and the
 * searches of its list, with the embedded engine and with OpenSearch. `processes`: pages a second of one, two and three
 * processes behind a proxy. Needs `npm run build`; `--cars 100000`, `--queries 200`, `--parts stock,processes`,
 * `--seconds 10`.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cars: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '10' },
    parts: { type: 'string', default: 'stock,processes' },
  },
});

if (positionals[0] === 'proxy') {
  await serveProxy(positionals.slice(1).map(Number));
} else {
  const parts = given.parts.split(',');
  if (parts.includes('stock'))
    for (const cars of given.cars.split(',')) await measureStock(Number(cars), Number(given.queries));
  if (parts.includes('processes')) await measureProcesses(Number(given.seconds));
}
