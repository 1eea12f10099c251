import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { RecordChanges } from '../../../shared/search/record-changes.ts';
import type { RecordStore, RollBackOutcome } from '../../../shared/search/record-store.ts';
import type { InventoryAccess } from '../http/inventory-access.ts';
import type { ImportReport } from './import-report.ts';
import type { ImportRun, ImportRuns } from './import-runs.ts';
import {
  rollBackOperation,
  type runDetail,
  runFileOperation,
  runOperation,
  type runSummary,
  runsOperation,
} from './openapi.ts';
import type { RollBackChoice } from './roll-back-import.ts';
import { changeRow, csvLine, csvRow, fileColumns, leftOutRow, type RunFileRow } from './run-file.ts';

export type RunRouteDeps = {
  runs: ImportRuns;
  changes: Pick<RecordChanges, 'after'>;
  stock: Pick<RecordStore, 'keptRevisions' | 'countChangesSince'>;
  rollBack: (choice: RollBackChoice) => Promise<RollBackOutcome>;
  /** The stock has changed. */
  onEdited: () => void;
  log: Log;
};

type OfIndex = { Params: { index: string } };
type OfRun = { Params: { index: string; run: string }; Querystring: { format?: string } };
type RefuseAccess = InventoryAccess['refuse'];

const CHANGES_PER_BATCH = 500;

/** `/api/inventory/{index}/runs`: what imports did, also as a file. */
export function runRoutes(app: FastifyInstance, deps: RunRouteDeps, refuseAccess: RefuseAccess): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error, _, reply) => {
      if (isDatabaseUnavailable(error))
        return sendProblem(reply, 503, 'UNAVAILABLE', 'The database does not answer. Try again in a moment.');
      deps.log.error({ code: 'RUN_NOT_READ', error }, 'an import run could not be read');
      return sendProblem(reply, 500, 'RUN_NOT_READ', 'The fault is ours. Try again in a moment.');
    });
    scope.addHook<OfIndex>('onRequest', (request, reply, done) => {
      if (!refuseAccess(request, reply)) done();
    });
    const path = '/api/inventory/:index/runs';
    scope.get<OfIndex>(
      path,
      { config: { operation: runsOperation } },
      async ({ params: { index } }, reply) => {
        const runs = (await deps.runs.ofIndex(index)).map(summaryOf);
        return reply.header('cache-control', 'no-store').send({ index, runs });
      },
    );
    scope.get<OfRun>(`${path}/:run`, { config: { operation: runOperation } }, (request, reply) =>
      sendRun(deps, request, reply),
    );
    scope.get<OfRun>(`${path}/:run/file`, { config: { operation: runFileOperation } }, (request, reply) =>
      sendFile(deps, request, reply),
    );
    scope.post<OfRun>(
      `${path}/:run/roll-back`,
      { config: { operation: rollBackOperation } },
      (request, reply) => rollBack(deps, request, reply),
    );
  });
}

async function sendRun(deps: RunRouteDeps, request: FastifyRequest<OfRun>, reply: FastifyReply) {
  const { runs } = deps;
  const run = await findRun(runs, request);
  if (!run) return sendNoRun(reply);
  const all = await runs.ofIndex(run.index);
  const before = all.find(
    ({ id, kind, startedAt, report }) =>
      id !== run.id && kind === 'feed' && report && startedAt < run.startedAt,
  );
  const body: z.output<typeof runDetail> = {
    ...summaryOf(run),
    lines: [...(await runs.linesOf(run.id))],
    ...(run.report && before?.report && { difference: differenceOf(run.report, before.report) }),
    ...(await rollBackOf(deps, run, all)),
  };
  return reply.header('cache-control', 'no-store').send(body);
}

/** What going back before a run would change. */
async function rollBackOf(
  { stock }: RunRouteDeps,
  { index, revision }: ImportRun,
  all: readonly ImportRun[],
) {
  if (revision === undefined || !(await stock.keptRevisions(index)).includes(revision)) return {};
  const imports = all.filter((run) => run.revision !== undefined && run.revision >= revision).length;
  return { rollBack: { records: Number(await stock.countChangesSince(index, revision - 1)), imports } };
}

async function rollBack(deps: RunRouteDeps, request: FastifyRequest<OfRun>, reply: FastifyReply) {
  const run = await findRun(deps.runs, request);
  if (!run) return sendNoRun(reply);
  const { index, revision } = run;
  if (revision === undefined) return sendNotKept(reply);
  const outcome = await deps.rollBack({ index, revision, startedBy: request.inventoryStaff?.name });
  if (outcome.state === 'busy')
    return sendProblem(
      reply,
      409,
      'IMPORT_RUNNING',
      'An import of this index is running. Wait until it is done.',
    );
  if (outcome.state === 'not-kept') return sendNotKept(reply);
  const { restored, live } = outcome;
  deps.log.info({ code: 'ROLLED_BACK', index, revision, restored }, 'inventory rolled back');
  deps.onEdited();
  return reply.header('cache-control', 'no-store').send({ restored, live, revision: outcome.revision });
}

function sendNotKept(reply: FastifyReply): FastifyReply {
  return sendProblem(
    reply,
    409,
    'NOT_KEPT',
    'The import changed nothing, or what was before it is no longer stored. Import that feed again instead.',
  );
}

async function sendFile(deps: RunRouteDeps, request: FastifyRequest<OfRun>, reply: FastifyReply) {
  const run = await findRun(deps.runs, request);
  if (!run) return sendNoRun(reply);
  const { format = 'csv' } = request.query;
  if (format !== 'csv' && format !== 'json')
    return sendProblem(reply, 400, 'INVALID_INPUT', 'The format is csv or json.');
  const rows = rowsOf(deps, run);
  reply
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `attachment; filename="${run.index}-${run.startedAt.slice(0, 10)}.${format}"`,
    )
    .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
  return reply.send(Readable.from(format === 'csv' ? asCsv(rows) : asJson(rows)));
}

async function* rowsOf(
  { runs, changes }: RunRouteDeps,
  { id, index, revision }: ImportRun,
): AsyncGenerator<RunFileRow> {
  for (const line of await runs.linesOf(id)) yield leftOutRow(line);
  if (revision === undefined) return;
  for (let cursor = { revision: revision - 1, id: '\uffff' }; ; ) {
    const { changes: batch, end } = await changes.after(index, cursor, CHANGES_PER_BATCH);
    for (const change of batch) if (change.revision === revision) yield changeRow(change);
    if (end.revision > revision || (end.revision === cursor.revision && end.id === cursor.id)) return;
    cursor = end;
  }
}

async function* asCsv(rows: AsyncIterable<RunFileRow>): AsyncGenerator<string> {
  // Spreadsheets know UTF-8 by the mark.
  yield `\uFEFF${csvLine(fileColumns)}`;
  for await (const row of rows) yield csvRow(row);
}

async function* asJson(rows: AsyncIterable<RunFileRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function summaryOf({ requestId: _, ...run }: ImportRun): z.output<typeof runSummary> {
  return run;
}

function differenceOf(now: ImportReport, before: ImportReport) {
  const less = (of: 'added' | 'changed' | 'unchanged' | 'withdrawn' | 'refusedLines') => now[of] - before[of];
  const words = ({ unknownValues = [] }: ImportReport) =>
    unknownValues.map(({ field, value }) => `${field} '${value}'`);
  const known = new Set([...words(before), ...before.ignoredFields]);
  return {
    ...{ added: less('added'), changed: less('changed'), unchanged: less('unchanged') },
    ...{ withdrawn: less('withdrawn'), refusedLines: less('refusedLines') },
    ignoredFields: now.ignoredFields.filter((field) => !known.has(field)),
    unknownValues: words(now).filter((word) => !known.has(word)),
  };
}

async function findRun(runs: ImportRuns, { params: { index, run } }: FastifyRequest<OfRun>) {
  const found = run === 'latest' ? (await runs.ofIndex(index))[0] : await runs.find(run);
  return found?.index === index ? found : undefined;
}

function sendNoRun(reply: FastifyReply): FastifyReply {
  return sendProblem(
    reply,
    404,
    'UNKNOWN_RUN',
    'There is no such import of this index; the latest twenty are kept.',
  );
}
