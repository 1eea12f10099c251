import type { FastifyInstance } from 'fastify';
import type { ApiOperation } from '../../shared/platform/api-operation.ts';
import { closestAvailableRoute } from './api/closest-available.ts';
import { sendOverloaded, toWorkshopError, workshopErrorHandler } from './api/error-response.ts';
import { idempotencyKeyFor } from './api/idempotency-key.ts';
import {
  addonsOperation,
  bookOperation,
  brandOperation,
  carOperation,
  holdOperation,
  pricesOperation,
  releaseHoldOperation,
  servicesOperation,
  timeSlotsOperation,
} from './api/openapi.ts';
import {
  bookBody,
  bookHeaders,
  bookQuery,
  brandPath,
  carPath,
  codesQuery,
  holdPath,
  holdRequest,
  offeringsQuery,
  pricesPath,
  timeSlotsPath,
  timeSlotsQuery,
} from './api/request-schemas.ts';
import { respond, type WorkshopRouteDeps } from './api/respond.ts';

export type { WorkshopRouteDeps } from './api/respond.ts';

/** The workshop's public API, for the booking flow and for outside clients (002 §7). */
export function workshopRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  lookUpRoutes(server, deps);
  offeringRoutes(server, deps);
  timeSlotRoutes(server, deps);
  closestAvailableRoute(server, deps);
  bookingRoutes(server, deps);
}

const BODY_LIMIT = 32 * 1024;

/** `max` requests a minute from one address. */
function limited(max: number, operation: ApiOperation) {
  return {
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: { max, timeWindow: '1 minute' }, operation, overloaded: sendOverloaded },
    errorHandler: workshopErrorHandler,
  };
}

function lookUpRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  server.get(
    '/api/mechmate/car/:registrationNumber',
    limited(deps.limits.lookUps, carOperation),
    respond(deps, { path: carPath }, async ({ input, service, signal, site }) => {
      try {
        return await service.findVehicle(input.path.registrationNumber, signal);
      } catch (error) {
        // The plate itself is never logged.
        const reason = toWorkshopError(error).code;
        if (!signal.aborted)
          deps.log.warn({ code: 'WORKSHOP_LOOKUP_FAILED', site, reason }, 'a car could not be looked up');
        throw error;
      }
    }),
  );
  server.get(
    '/api/mechmate/authorized-workshop/:brand',
    limited(deps.limits.reads, brandOperation),
    respond(deps, { path: brandPath }, async ({ input, service, signal }) => ({
      hasBrand: await service.hasBrand(input.path.brand, signal),
    })),
  );
}

function offeringRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  const parts = { path: carPath, query: offeringsQuery };
  server.get(
    '/api/mechmate/services/:registrationNumber',
    limited(deps.limits.reads, servicesOperation),
    respond(deps, parts, async ({ input: { path, query }, service, signal }) => ({
      serviceOfferingCategories: await service.services(path.registrationNumber, toPosition(query), signal),
    })),
  );
  server.get(
    '/api/mechmate/addons/:registrationNumber',
    limited(deps.limits.reads, addonsOperation),
    respond(deps, parts, async ({ input: { path, query }, service, signal }) => ({
      serviceOfferingCategories: await service.addons(path.registrationNumber, toPosition(query), signal),
    })),
  );
  server.get(
    '/api/mechmate/prices/:registrationNumber/:milage/:departmentId',
    limited(deps.limits.reads, pricesOperation),
    respond(deps, { path: pricesPath, query: codesQuery }, async ({ input, service, signal }) => {
      const { milage, ...path } = input.path;
      return { offers: await service.prices({ ...path, ...input.query, mileage: milage }, signal) };
    }),
  );
}

function timeSlotRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  const handle = respond(
    deps,
    { path: timeSlotsPath, query: timeSlotsQuery },
    async ({ input: { path, query }, service, signal, reportFailure }) => {
      const { date: from, ...of } = path;
      try {
        return await service.timeSlots({ ...of, ...query, from }, signal);
      } catch (error) {
        // The picker then shows days without times (SB-73).
        reportFailure(error);
        return [];
      }
    },
  );
  // A wildcard takes the date with and without its final slash.
  server.get<{ Params: Record<string, string> }>(
    '/api/mechmate/timeslots/from/:registrationNumber/:departmentId/*',
    limited(deps.limits.reads, timeSlotsOperation),
    (request, reply) => {
      request.params['date'] = (request.params['*'] ?? '').replace(/\/$/, '');
      return handle(request, reply);
    },
  );
}

function bookingRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  server.post(
    '/api/mechmate/hold',
    limited(deps.limits.holds, holdOperation),
    respond(deps, { body: holdRequest }, ({ input, service }) => service.hold(input.body)),
  );
  server.delete(
    '/api/mechmate/hold/:holdId',
    limited(deps.limits.reads, releaseHoldOperation),
    respond(deps, { path: holdPath }, async ({ input, service, reply }) => {
      await service.releaseHold(input.path.holdId);
      return reply.status(204).send();
    }),
  );
  server.post(
    '/api/mechmate/book',
    limited(deps.limits.bookings, bookOperation),
    respond(
      deps,
      { body: bookBody, header: bookHeaders, query: bookQuery },
      async ({ input: { body, header }, service, site }) => {
        const idempotencyKey = header['idempotency-key'] ?? idempotencyKeyFor(site, body);
        const receipt = await service.book(body, idempotencyKey, header['replaces-attempt']);
        deps.onBooked();
        const { id, kobraProductIds } = receipt;
        deps.log.info({ code: 'WORKSHOP_BOOKED', site, id, kobraProductIds }, 'a workshop time is booked');
        // Who has merely guessed what somebody booked is not given the link to change it.
        return header['idempotency-key'] === undefined ? { ...receipt, managePath: undefined } : receipt;
      },
    ),
  );
}

function toPosition({ lat, lng }: { lat: number; lng: number }) {
  return { latitude: lat, longitude: lng };
}
