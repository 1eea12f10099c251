import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { RecordChanges } from '../../../shared/search/record-changes.ts';
import type { createInventoryAccess } from '../http/inventory-access.ts';
import type { ImportReport } from './import-report.ts';
import type { ImportRun, ImportRuns } from './import-runs.ts';
import { type runDetail, runFileOperation, runOperation, type runSummary, runsOperation } from './openapi.ts';
import { changeRow, csvLine, csvRow, fileColumns, leftOutRow, type RunFileRow } from './run-file.ts';

export type RunRouteDeps = {
  runs: ImportRuns;
  changes: Pick<RecordChanges, 'after'>;
  log: Log;
};

type OfIndex = { Params: { index: string } };
type OfRun = { Params: { index: string; run: string }; Querystring: { format?: string } };
type Access = ReturnType<typeof createInventoryAccess>;

const CHANGES_PER_BATCH = 500;

/** `/api/inventory/{index}/runs`: what imports did, also as a file. */
export function runRoutes(app: FastifyInstance, deps: RunRouteDeps, refuseAccess: Access): void {
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
  });
}

async function sendRun({ runs }: RunRouteDeps, request: FastifyRequest<OfRun>, reply: FastifyReply) {
  const run = await findRun(runs, request);
  if (!run) return sendNoRun(reply);
  const before = (await runs.ofIndex(run.index)).find(
    ({ id, kind, startedAt, report }) =>
      id !== run.id && kind === 'feed' && report && startedAt < run.startedAt,
  );
  const body: z.output<typeof runDetail> = {
    ...summaryOf(run),
    lines: [...(await runs.linesOf(run.id))],
    ...(run.report && before?.report && { difference: differenceOf(run.report, before.report) }),
  };
  return reply.header('cache-control', 'no-store').send(body);
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
