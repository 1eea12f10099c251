import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import type { RecordStore } from '../../../shared/search/record-store.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { carPath, urlSlug } from '../../cars/record/car-path.ts';
import { sitesOf } from '../http/index-rights.ts';
import type { InventoryAccess } from '../http/inventory-access.ts';
import type { KnownIndices } from '../known-indices.ts';
import { csvLine } from '../runs/run-file.ts';
import {
  fileQuery,
  findingsOperation,
  pageQuery,
  qualityFileOperation,
  type qualityFindings,
  qualityOperation,
  type qualityReport,
  ruleParams,
} from './openapi.ts';
import type { QualityFinding } from './quality-rules.ts';
import { cachedExaminer, type ExaminedStock, type StockExaminer } from './stock-examiner.ts';

export type QualityRouteDeps = {
  examiner: StockExaminer;
  stock: Pick<RecordStore, 'indices' | 'find'>;
  indices: () => KnownIndices;
  sites: () => readonly Pick<Site, 'name' | 'indices' | 'url' | 'carDetailPath'>[];
  log: Log;
  now: () => Date;
};

type OfIndex = { Params: { index: string } };
type OfRule = { Params: { index: string; rule: string } };

const CARS_PER_PAGE = 50;

/** `/api/inventory/{index}/quality`: what the cars of an index lack, and what is odd about them. */
export function qualityRoutes(
  app: FastifyInstance,
  deps: QualityRouteDeps,
  refuseAccess: InventoryAccess['refuse'],
): void {
  const examine = cachedExaminer(deps.examiner, deps.now);
  const examined = async (index: string) => {
    const state = (await deps.stock.indices()).find(({ name }) => name === index);
    return examine(index, state?.revision ?? 0);
  };
  app.register(async (scope) => {
    scope.setErrorHandler((error, _, reply) => {
      if (isDatabaseUnavailable(error))
        return sendProblem(reply, 503, 'UNAVAILABLE', 'The database does not answer. Try again in a moment.');
      deps.log.error({ code: 'STOCK_NOT_EXAMINED', error }, 'the cars of an index could not be examined');
      return sendProblem(reply, 500, 'STOCK_NOT_EXAMINED', 'The fault is ours. Try again in a moment.');
    });
    scope.addHook<OfIndex>('onRequest', (request, reply, done) => {
      if (refuseAccess(request, reply)) return;
      if (deps.indices().get(request.params.index)?.kind === 'cars') done();
      else sendProblem(reply, 404, 'NO_CARS', 'Only indices of cars are examined, and this is another one.');
    });
    const path = '/api/inventory/:index/quality';
    scope.get<OfIndex>(path, { config: { operation: qualityOperation } }, async (request, reply) => {
      const { index } = request.params;
      const { rules: outcomes, ...report } = await examined(index);
      const rules = outcomes.map(({ rule, of, found }) => ({ rule, of, found }));
      const body: z.output<typeof qualityReport> = { ...report, index, rules };
      return reply.header('cache-control', 'no-store').send(body);
    });
    scope.get<OfIndex>(`${path}/file`, { config: { operation: qualityFileOperation } }, (request, reply) =>
      sendFile(deps, examined, request, reply),
    );
    scope.get<OfRule>(`${path}/:rule`, { config: { operation: findingsOperation } }, (request, reply) =>
      sendFindings(deps, examined, request, reply),
    );
  });
}

type Examined = (index: string) => Promise<ExaminedStock>;

async function sendFindings(
  deps: QualityRouteDeps,
  examined: Examined,
  request: FastifyRequest<OfRule>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const params = ruleParams.safeParse(request.params);
  if (!params.success) return sendProblem(reply, 404, 'UNKNOWN_RULE', 'There is no such rule.');
  const query = pageQuery.safeParse(request.query);
  if (!query.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'A page is a number from 1 on.');
  const { index, rule } = params.data;
  const { page } = query.data;
  const outcome = (await examined(index)).rules.find((each) => each.rule === rule);
  if (!outcome) throw new Error('every rule has an outcome');
  const { findings, ...counts } = outcome;
  const shown = findings.slice((page - 1) * CARS_PER_PAGE, page * CARS_PER_PAGE);
  const body: z.output<typeof qualityFindings> = {
    ...{ index, ...counts, page },
    pages: Math.max(1, Math.ceil(findings.length / CARS_PER_PAGE)),
    cars: await Promise.all(shown.map((finding) => described(deps, index, finding))),
  };
  return reply.header('cache-control', 'no-store').send(body);
}

async function described(deps: QualityRouteDeps, index: string, { others, ...finding }: QualityFinding) {
  const { body } = (await deps.stock.find(index, finding.id)) ?? { body: {} };
  const url = addressOf(deps, index, finding.id, body);
  return { ...finding, title: titleOf(body), ...(url && { url }), ...(others && { others: [...others] }) };
}

function titleOf(car: SearchRecord): string {
  const parts = [car['car_brand'], car['car_model'], car['car_year']];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

function addressOf({ sites }: QualityRouteDeps, index: string, id: string, { slug }: SearchRecord) {
  const [site] = sitesOf(index, sites());
  if (!site?.carDetailPath) return undefined;
  const path = carPath(site, {
    id,
    slug: urlSlug({ id, slug: typeof slug === 'string' ? slug : undefined }),
  });
  return `${site.url}${path}`;
}

async function sendFile(
  { stock }: QualityRouteDeps,
  examined: Examined,
  request: FastifyRequest<OfIndex>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = fileQuery.safeParse(request.query);
  if (!query.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'There is no such rule.');
  const { index } = request.params;
  const { rule } = query.data;
  const { rules, checkedAt } = await examined(index);
  const chosen = rules.filter((each) => rule === undefined || each.rule === rule);
  reply
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `attachment; filename="${index}-${rule ?? 'quality'}-${checkedAt.slice(0, 10)}.csv"`,
    )
    .type('text/csv; charset=utf-8');
  return reply.send(
    Readable.from(csvOf(chosen, async (id) => (await stock.find(index, id))?.body ?? { car_id: id })),
  );
}

async function* csvOf(
  rules: ExaminedStock['rules'],
  find: (id: string) => Promise<SearchRecord>,
): AsyncGenerator<string> {
  // Spreadsheets know UTF-8 by the mark.
  yield `\uFEFF${csvLine(['rule', 'id', 'make', 'model', 'year', 'value', 'median', 'compared', 'others'])}`;
  for (const { rule, findings } of rules)
    for (const { id, value, median, compared, others } of findings) {
      const car = await find(id);
      yield csvLine([
        ...[rule, id, car['car_brand'], car['car_model'], car['car_year']],
        ...[value, median, compared, others?.join(' ')],
      ]);
    }
}
