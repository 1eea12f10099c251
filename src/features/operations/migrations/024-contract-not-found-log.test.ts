import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabases } from '../../../main/testing/databases.ts';
import { kyselyNotFoundLog } from '../adapters/kysely-not-found-log.ts';

for (const { name, fresh } of emptyDatabases)
  test(`${name}: addresses that were counted under the old name of the table are counted on`, async () => {
    const { open, openBefore } = await fresh();
    const before = await openBefore('024-contract-not-found-log');
    const now = new Date('2026-11-15T08:00:00.000Z');
    await sql`insert into address_hit (site, kind, address, hits, last_at)
      values ('solvik-se', 'missing', '/gone', 3, ${now.toISOString()})`.execute(before);
    const log = kyselyNotFoundLog(await open());
    const hit = { site: 'solvik-se', kind: 'missing', address: '/gone' } as const;
    await log.add(new Map([['', { hit, hits: 2 }]]), now);
    expect(await log.top(5)).toEqual([{ ...hit, hits: 5, lastAt: now.toISOString() }]);
  });
