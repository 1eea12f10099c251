import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { runInRequest } from '../../../shared/platform/request-scope.ts';
import type { ImportReport } from '../runs/import-report.ts';
import { RUNS_KEPT } from '../runs/import-runs.ts';
import { kyselyImportRuns } from './kysely-import-runs.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 8, minute)).toISOString();
const report: ImportReport = {
  ...{ index: 'cars-solvik-se', dryRun: false, added: 3, changed: 1, unchanged: 0, withdrawn: 0 },
  ...{ refused: [], refusedLines: 0, ignoredFields: [] },
};

for (const { name, fresh } of testDatabases) {
  test(`${name}: a run is kept with its report and the request that started it`, async () => {
    const runs = kyselyImportRuns(await (await fresh()).open());
    const start = { id: 'a', index: 'cars-solvik-se', kind: 'feed', startedAt: at(0) } as const;
    await runInRequest({ requestId: 'request-1' }, () => runs.start(start));
    expect(await runs.latest(5)).toMatchObject([{ id: 'a', state: 'running', requestId: 'request-1' }]);
    expect(await runs.lastOfEach()).toEqual([]);
    await runs.finish('a', { state: 'imported', finishedAt: at(2), revision: 7, report });
    const run = {
      id: 'a',
      index: 'cars-solvik-se',
      state: 'imported',
      finishedAt: at(2),
      revision: 7,
      report,
    };
    expect(await runs.latest(5)).toMatchObject([run]);
    expect(await runs.lastOfEach()).toMatchObject([run]);
  });

  test(`${name}: the last of each index is the one that ended last; the latest of an index are kept`, async () => {
    const runs = kyselyImportRuns(await (await fresh()).open());
    for (let minute = 0; minute < RUNS_KEPT + 5; minute += 1) {
      const id = String(minute);
      await runs.start({ id, index: 'cars-solvik-se', kind: 'feed', startedAt: at(minute) });
      await runs.finish(id, { state: 'refused', finishedAt: at(minute), reason: 'One line is not right.' });
    }
    await runs.start({ id: 'other', index: 'kits-fi', kind: 'feed', startedAt: at(0) });
    await runs.finish('other', { state: 'imported', finishedAt: at(1), report });
    expect((await runs.lastOfEach()).map(({ id }) => id)).toEqual([String(RUNS_KEPT + 4), 'other']);
    const kept = (await runs.latest(100)).filter(({ index }) => index === 'cars-solvik-se');
    expect(kept.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: RUNS_KEPT }, (_, n) => RUNS_KEPT + 4 - n),
    );
  });
}
