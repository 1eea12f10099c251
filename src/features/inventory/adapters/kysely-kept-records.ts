import type { Database } from '../../../shared/platform/database/schema.ts';
import type { KeptRecords } from '../kept-records.ts';

const ROWS_PER_INSERT = 300;

export function kyselyKeptRecords(db: Database): KeptRecords {
  return {
    async since(index) {
      const rows = await db
        .selectFrom('kept_record')
        .select(['id', 'since'])
        .where('index_name', '=', index)
        .execute();
      return new Map(rows.map(({ id, since }) => [id, since]));
    },

    replace: (index, since) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('kept_record').where('index_name', '=', index).execute();
        const rows = [...since].map(([id, at]) => ({ index_name: index, id, since: at }));
        for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
          await trx
            .insertInto('kept_record')
            .values(rows.slice(from, from + ROWS_PER_INSERT))
            .execute();
      }),
  };
}
