import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { startDemoServer } from './demo-server.ts';
import { chromiumPath } from './find-chromium.ts';

/** All tests use the same server. */
export default async function openSites() {
  const port = Number(process.env['JOURNEYS_PORT'] ?? (await freePort()));
  // Unpacked once, before two workers write the same file.
  await chromiumPath();
  process.env['SEARCH_API_KEY'] = 'journeys';
  const { dataDir, close } = await startDemoServer(port);
  process.env['FORECOURT_PORT'] = String(port);
  process.env['FORECOURT_DATA'] = dataDir;
  return close;
}
