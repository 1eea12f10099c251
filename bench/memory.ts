import { Agent, get } from 'node:http';
import { startDemoServer } from '../e2e/demo-server.ts';
import { distinctAddresses } from './memory/addresses.ts';
import { applyAllocatorSettings } from './memory/allocator-settings.ts';
import { documentedMb, residentMb } from './memory/resident-memory.ts';
import { seededRandom } from './search/seeded-random.ts';

/**
 * The resident memory of a server that is asked for 20,000 distinct addresses, against what docs/operations.md says.
 * `npm run bench -- memory 5000`: fewer. `MALLOC_ARENA_MAX= npm run bench -- memory` measures glibc's own settings.
 */
const PORT = 3193;
const CONNECTIONS = 8;
const TOLERANCE = 1.2;
const sites = ['solvik-se', 'solvik-uk', 'solvik-no', 'carstore-fi', 'carstore-se', 'kits-fi'];
const [, , count = '20000'] = process.argv;

applyAllocatorSettings();
const statuses = new Map<number, number>();
const server = await startDemoServer(PORT);
try {
  const atStart = residentMb(server.pid);
  const addresses = await distinctAddresses(PORT, sites, Number(count), seededRandom(1));
  const peak = await walk(addresses);
  const atEnd = residentMb(server.pid);
  const documented = documentedMb();
  console.log(
    `  ${count} distinct addresses; MALLOC_ARENA_MAX=${process.env['MALLOC_ARENA_MAX'] || 'unset'}`,
  );
  console.log(`  ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`);
  console.log(`  at start ${atStart} MB, peak ${peak} MB, at the end ${atEnd} MB`);
  console.log(
    `  docs/operations.md says ${documented} MB: ${(peak / documented).toFixed(2)} × that (at most ${TOLERANCE})`,
  );
  process.exitCode = peak <= documented * TOLERANCE ? 0 : 1;
} finally {
  await server.close();
}

async function walk(addresses: readonly { host: string; path: string }[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let peak = 0;
  let next = 0;
  const work = async () => {
    for (let at = next++; at < addresses.length; at = next++) {
      const { host, path } = addresses[at] as { host: string; path: string };
      await visit(agent, host, path, at);
      if (at % 100 === 0) peak = Math.max(peak, residentMb(server.pid));
      if (at % 1000 === 0)
        process.stderr.write(`\r  ${at} of ${addresses.length}, ${residentMb(server.pid)} MB `);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  process.stderr.write('\n');
  agent.destroy();
  return peak;
}

function visit(agent: Agent, host: string, path: string, at: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // Another visitor each time: one alone would be slowed down as a crawler.
    const visitor = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    const headers = { host, 'accept-encoding': 'br', 'x-forwarded-for': visitor };
    get({ host: '127.0.0.1', port: PORT, path, headers, agent }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      response.once('close', () => resolve());
    }).once('error', reject);
  });
}
