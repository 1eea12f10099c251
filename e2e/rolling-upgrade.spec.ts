import { expect, test } from '@playwright/test';
import { anExpandingStep } from '../scripts/upgrade/rolling/an-expanding-step.ts';
import { rollingUpgrade } from '../scripts/upgrade/rolling/rolling-upgrade.ts';

test.describe.configure({ timeout: 240_000 });

// The code before an upgrade is not in every clone; npm run test:rolling -- --from COMMIT takes that.
test('two processes of this code on PostgreSQL are replaced one after the other, the tables getting a step while the second serves, and no request fails', async () => {
  const report = await rollingUpgrade({ newSteps: anExpandingStep });
  test.skip(report.refusedBefore > 0, 'the machine is too busy to serve even before the upgrade');
  expect(report.failed).toEqual([]);
  expect(report.lost).toEqual([]);
  expect(report.counts['page 200']).toBeGreaterThan(100);
  expect(report.counts['lead 202']).toBeGreaterThan(20);
  expect(report.counts['booking 200']).toBeGreaterThan(3);
  // Without one there was no moment in which a process was away.
  expect(report.passedOn).toBeGreaterThan(0);
});
