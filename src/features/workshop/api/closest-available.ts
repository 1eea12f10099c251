import type { FastifyInstance } from 'fastify';
import { departmentEvents, type SearchEnd } from './department-events.ts';
import { sendEventStream } from './event-stream.ts';
import { closestOperation } from './openapi.ts';
import { type WorkshopRouteDeps, workshopRoute } from './workshop-routes.ts';

/** A search that has not found five departments by then finds none. */
const SEARCH_LIMIT_MS = 60_000;

/** GET /api/mechmate/departments/closestAvailable: an event stream that ends with the search (SB-65 to SB-67). */
export function closestAvailableRoute(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  const shutdown = new AbortController();
  server.addHook('preClose', async () => shutdown.abort(new Error('the server shuts down')));
  const route = workshopRoute(deps)(
    deps.limits.reads,
    closestOperation,
    async ({ input: { query, header }, service, site, reply, signal, reportFailure }) => {
      // The header is where the browser is, the parameter where it began.
      const cursor = header['last-event-id'] || query.cursor || undefined;
      const { regNo, serviceOfferings, latitude, longitude, sort, holdId } = query;
      const until = AbortSignal.any([signal, shutdown.signal, AbortSignal.timeout(SEARCH_LIMIT_MS)]);
      const search = () =>
        service.closestAvailable({
          registrationNumber: regNo,
          serviceOfferings,
          at: { latitude, longitude },
          cursor,
          sort,
          holdId,
          signal: until,
        });
      const onEnd = (end: SearchEnd) => {
        if (signal.aborted || shutdown.signal.aborted) return;
        if (end.state === 'failed') reportFailure(end.error);
        // Behind a cursor the list has merely come to its end.
        if (end.state === 'failed' || (end.state === 'nosites' && !cursor))
          deps.log.warn({ code: 'NO_WORKSHOP_AVAILABLE', site }, 'no workshop available');
      };
      await sendEventStream(reply, departmentEvents(search, until, onEnd));
      return reply;
    },
  );
  // A stream has no length to ask for.
  server.get('/api/mechmate/departments/closestAvailable', { ...route, exposeHeadRoute: false });
}
