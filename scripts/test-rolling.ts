import { parseArgs } from 'node:util';
// @ts-expect-error: plain JavaScript, because nothing is installed when it runs
import { buildSites } from './bootstrap/build-sites.mjs';
import { buildCommit } from './upgrade/rolling/build-commit.ts';
import { rollingUpgrade } from './upgrade/rolling/rolling-upgrade.ts';

/**
 * npm run test:rolling -- [--from COMMIT] [--data VERSION]: two processes of an earlier commit on PostgreSQL are replaced
 * by this version, one after the other, under traffic. Ends with 1 when a request failed or something was lost.
 */
const { values: given } = parseArgs({
  options: { from: { type: 'string' }, data: { type: 'string' } },
});
await buildSites();
const older = given.from ? buildCommit(given.from) : undefined;
try {
  const report = await rollingUpgrade({ older: older?.folder, data: given.data, say: console.log });
  console.log(report);
  process.exitCode = report.failed.length + report.lost.length > 0 ? 1 : 0;
} finally {
  older?.remove();
}
process.exit();
