import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';
import type { WorkshopService } from './workshop-service.ts';

export type WorkshopRouteDeps = {
  log: Log;
  /** Undefined where the requested site has no workshops. A language that the site does not speak counts as its first. */
  serviceFor: (
    request: FastifyRequest,
    language?: string | undefined,
  ) => { site: string; service: WorkshopService } | undefined;
};

/** The workshop's public API, for the booking flow and for outside clients (002 §7). */
export function workshopRoutes(_server: FastifyInstance, _deps: WorkshopRouteDeps): void {}
