import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { RecordStore } from '../../../shared/search/record-store.ts';
import { sitesOf } from '../http/index-rights.ts';
import type { AccessDeps, InventoryAccess } from '../http/inventory-access.ts';
import type { MappingStore } from '../mapping/mapping-store.ts';
import { endAbandonedRuns } from '../runs/end-abandoned-runs.ts';
import type { ImportRun, ImportRuns } from '../runs/import-runs.ts';
import type { SourceStore, StoredSource } from '../sources/source-store.ts';
import { statusOf } from '../sources/source-view.ts';
import { feedState } from './feed-state.ts';
import { indicesOperation, type listedIndex } from './openapi.ts';

export type IndexRouteDeps = Pick<AccessDeps, 'indices' | 'sites' | 'log' | 'now'> & {
  mappings: Pick<MappingStore, 'current'>;
  runs: ImportRuns;
  stock: Pick<RecordStore, 'indices' | 'runningFeeds'>;
  pulled?: { sources: Pick<SourceStore, 'all'> } | undefined;
};

/** `GET /api/inventory`: the indices, each with its last feed. */
export function indexRoutes(app: FastifyInstance, deps: IndexRouteDeps, access: InventoryAccess): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error, _, reply) => {
      if (isDatabaseUnavailable(error))
        return sendProblem(reply, 503, 'UNAVAILABLE', 'The database does not answer. Try again in a moment.');
      deps.log.error({ code: 'INDICES_NOT_READ', error }, 'the indices could not be read');
      return sendProblem(reply, 500, 'INDICES_NOT_READ', 'The fault is ours. Try again in a moment.');
    });
    scope.addHook('onRequest', (request, reply, done) => {
      if (!access.refuseStranger(request, reply)) done();
    });
    scope.get('/api/inventory', { config: { operation: indicesOperation } }, async (request, reply) => {
      const seen = [...deps.indices().keys()].flatMap((name) => {
        const right = access.right(request, name);
        return right === 'none' ? [] : [{ name, mayChange: right === 'change' }];
      });
      const now = deps.now();
      const { runs, stock } = deps;
      await endAbandonedRuns({ store: stock, runs }, now);
      const sources = new Map(((await deps.pulled?.sources.all()) ?? []).map((each) => [each.index, each]));
      const stored = new Map((await stock.indices()).map((state) => [state.name, state]));
      const indices = await Promise.all(
        seen.map(async ({ name, mayChange }) => {
          const { live = 0, revision = 0 } = stored.get(name) ?? {};
          return { ...(await listed(deps, name, sources.get(name), now)), live, revision, mayChange };
        }),
      );
      return reply.header('cache-control', 'no-store').send({ at: now.toISOString(), indices });
    });
  });
}

type Listed = Omit<z.output<typeof listedIndex>, 'live' | 'revision' | 'mayChange'>;

async function listed(
  { indices, sites, mappings, runs }: IndexRouteDeps,
  index: string,
  source: StoredSource | undefined,
  now: Date,
): Promise<Listed> {
  const [ofIndex, mapping] = await Promise.all([runs.ofIndex(index), mappings.current(index)]);
  const [last] = ofIndex;
  return {
    index,
    kind: indices().get(index)?.kind ?? 'cars',
    sites: sitesOf(index, sites()).map(({ name }) => name),
    state: feedState(ofIndex, source, now),
    ...(mapping?.mapping && { mappingVersion: mapping.version }),
    ...(last && { lastRun: listedRun(last) }),
    ...(source && { source: { kind: source.declaration.source.kind, ...statusOf(source, now) } }),
  };
}

function listedRun({ id, kind, state, startedAt, finishedAt, reason, startedBy, report }: ImportRun) {
  return {
    ...{ id, kind, state, startedAt },
    ...(finishedAt !== undefined && { finishedAt }),
    ...(reason !== undefined && { reason }),
    ...(startedBy !== undefined && { startedBy }),
    ...(report && {
      ...{ added: report.added, changed: report.changed, withdrawn: report.withdrawn },
      leftOut: report.refusedLines,
    }),
  };
}
