import type { Selectable } from 'kysely';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { currentRequest } from '../../../shared/platform/request-scope.ts';
import type { FeedError, ImportReport } from '../runs/import-report.ts';
import { type ImportRun, type ImportRunState, type ImportRuns, RUNS_KEPT } from '../runs/import-runs.ts';
import type { ImportRunTable } from '../tables.ts';

export function kyselyImportRuns(db: Database): ImportRuns {
  return {
    async start({ id, index, kind, startedAt, startedBy }) {
      await deleteOldRuns(db, index);
      await db
        .insertInto('import_run')
        .values({
          ...{ id, index_name: index, kind, state: 'running', started_at: startedAt },
          ...{ finished_at: null, revision: null, report: null, reason: null },
          request_id: currentRequest()?.requestId ?? null,
          started_by: startedBy ?? null,
        })
        .execute();
    },

    async finish(id, { state, finishedAt, revision, report, reason, lines }) {
      if (lines && lines.length > 0)
        await db
          .insertInto('import_run_lines')
          .values({ run_id: id, lines: JSON.stringify(lines) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await db
        .updateTable('import_run')
        .set({
          state,
          finished_at: finishedAt ?? null,
          revision: revision ?? null,
          report: report ? JSON.stringify(report) : null,
          reason: reason ?? null,
        })
        .where('id', '=', id)
        .execute();
    },

    async find(id) {
      const row = await db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRun(row);
    },

    async ofIndex(index) {
      const rows = await db
        .selectFrom('import_run')
        .selectAll()
        .where('index_name', '=', index)
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toRun);
    },

    async linesOf(id) {
      const row = await db
        .selectFrom('import_run_lines')
        .select('lines')
        .where('run_id', '=', id)
        .executeTakeFirst();
      return row ? (JSON.parse(row.lines) as FeedError[]) : [];
    },

    async latest(limit) {
      const rows = await db
        .selectFrom('import_run')
        .selectAll()
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toRun);
    },

    async running() {
      const rows = await db
        .selectFrom('import_run')
        .selectAll()
        .where('state', '=', 'running')
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toRun);
    },

    async lastOfEach() {
      const rows = await db
        .selectFrom('import_run as run')
        .selectAll()
        .where('run.finished_at', '=', (from) =>
          from
            .selectFrom('import_run as other')
            .select((row) => row.fn.max('other.finished_at').as('last'))
            .whereRef('other.index_name', '=', 'run.index_name'),
        )
        .orderBy('index_name')
        .execute();
      return rows.map(toRun);
    },
  };
}

async function deleteOldRuns(db: Database, index: string): Promise<void> {
  const [oldest] = await db
    .selectFrom('import_run')
    .select('started_at')
    .where('index_name', '=', index)
    .orderBy('started_at', 'desc')
    .offset(RUNS_KEPT - 1)
    .limit(1)
    .execute();
  if (!oldest) return;
  await db
    .deleteFrom('import_run_lines')
    .where('run_id', 'in', (from) =>
      from
        .selectFrom('import_run')
        .select('id')
        .where('index_name', '=', index)
        .where('started_at', '<=', oldest.started_at),
    )
    .execute();
  await db
    .deleteFrom('import_run')
    .where('index_name', '=', index)
    .where('started_at', '<=', oldest.started_at)
    .execute();
}

function toRun(row: Selectable<ImportRunTable>): ImportRun {
  return {
    id: row.id,
    index: row.index_name,
    kind: row.kind === 'roll-back' ? 'roll-back' : 'feed',
    state: row.state as ImportRunState,
    startedAt: row.started_at,
    finishedAt: row.finished_at ?? undefined,
    revision: row.revision ?? undefined,
    report: row.report === null ? undefined : (JSON.parse(row.report) as ImportReport),
    reason: row.reason ?? undefined,
    requestId: row.request_id ?? undefined,
    ...(row.started_by !== null && { startedBy: row.started_by }),
  };
}
