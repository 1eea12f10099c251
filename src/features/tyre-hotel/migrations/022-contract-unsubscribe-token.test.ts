import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabases } from '../../../main/testing/databases.ts';
import { kyselySeasonReminderStore } from '../adapters/kysely-season-reminder-store.ts';

for (const { name, fresh } of emptyDatabases)
  test(`${name}: the links of reminders from before the column's new name still unsubscribe`, async () => {
    const { open, openBefore } = await fresh();
    const before = await openBefore('022-contract-unsubscribe-token');
    await sql`insert into tyre_season_reminder
      (id, leave_token_hash, site, language, body, due_date, created_at)
      values ('r1', 'hash', 'solvik-se', 'sv', '{"mailAddress":"anna@example.com"}', '2027-03-01',
        '2026-11-15T08:00:00.000Z')`.execute(before);
    const reminders = kyselySeasonReminderStore(await open());
    expect(await reminders.findByUnsubscribeToken('hash')).toMatchObject({
      id: 'r1',
      mailAddress: 'anna@example.com',
    });
  });
