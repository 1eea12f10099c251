import type { Selectable } from 'kysely';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { Erasure, ErasureOutcome, ErasureScope, Erasures } from '../erasure.ts';
import type { ErasureTable } from '../tables.ts';

export function kyselyErasures(db: Database): Erasures {
  const rows = () => db.selectFrom('erasure').selectAll();
  return {
    async begin({ id, beganAt, by, scope }) {
      await db
        .insertInto('erasure')
        .values({
          ...{ id, began_at: beganAt, finished_at: null, done_by: by },
          ...{ scope: JSON.stringify(scope), outcome: null },
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    async finish(id, outcome, at) {
      await db
        .updateTable('erasure')
        .set({ outcome: JSON.stringify(outcome), finished_at: at.toISOString() })
        .where('id', '=', id)
        .execute();
    },

    async list(limit) {
      return (await rows().orderBy('began_at', 'desc').orderBy('id').limit(limit).execute()).map(toErasure);
    },

    async find(id) {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row && toErasure(row);
    },

    async all() {
      return (await rows().orderBy('began_at').orderBy('id').execute()).map(toErasure);
    },
  };
}

function toErasure({
  id,
  began_at,
  finished_at,
  done_by,
  scope,
  outcome,
}: Selectable<ErasureTable>): Erasure {
  return {
    ...{ id, beganAt: began_at, finishedAt: finished_at ?? undefined, by: done_by },
    scope: JSON.parse(scope) as ErasureScope,
    outcome: outcome === null ? undefined : (JSON.parse(outcome) as ErasureOutcome),
  };
}
