import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { seededRandom } from '../search/seeded-random.ts';
import { costlyRequests } from './costly-requests.ts';
import { type FloodCounts, floodWithFilters } from './filter-flood.ts';
import { type SteadyCounts, sendSteadily } from './send-steadily.ts';

export type Load = { port: number; host: string; listPath: string; seconds: number } & (
  | { kind: 'flood'; connections: number }
  | { kind: 'costly'; name: string; perSecond: number }
);

/** What takes its turn after the server and the probes. */
const LOW_PRIORITY = 10;

/** The load has a process of its own, so that neither the server nor the probes wait for it. */
export async function startLoad(load: Load): Promise<FloodCounts & SteadyCounts> {
  const child = fork(process.argv[1] ?? '', ['load', JSON.stringify(load)]);
  const [counts] = await once(child, 'message');
  return counts as FloodCounts & SteadyCounts;
}

export async function sendLoad(load: Load): Promise<void> {
  setPriority(LOW_PRIORITY);
  const { port, host, listPath, seconds } = load;
  const until = performance.now() + seconds * 1000;
  const random = seededRandom(1);
  const counts =
    load.kind === 'flood'
      ? await floodWithFilters({ ...load, path: listPath, until, random })
      : await sendSteadily({
          port,
          until,
          perSecond: load.perSecond,
          makeRequest: () => costlyRequests[load.name]?.({ host, listPath, random }),
        });
  process.send?.(counts);
  process.disconnect();
}
