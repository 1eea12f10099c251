import { freePort } from '../src/platform/testing/free-port.ts';
import { openDemoHouse } from './demo-house.ts';
import { chromiumPath } from './find-chromium.ts';

/** All journeys visit the same house. */
export default async function openSites() {
  const port = Number(process.env['JOURNEYS_PORT'] ?? (await freePort()));
  // Unpacked once, before two workers would write the same file.
  await chromiumPath();
  process.env['SEARCH_API_KEY'] = 'journeys';
  const { dataDir, close } = await openDemoHouse(port);
  process.env['FORECOURT_PORT'] = String(port);
  process.env['FORECOURT_DATA'] = dataDir;
  return close;
}
