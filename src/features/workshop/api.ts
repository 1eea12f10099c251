import type { FastifyInstance } from 'fastify';
import { hashedIdempotencyKey } from '../booking/booking-attempt.ts';
import { closestAvailableRoute } from './api/closest-available.ts';
import { toWorkshopError } from './api/error-response.ts';
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
import { type WorkshopRouteDeps, workshopRoute } from './api/workshop-routes.ts';

/** The workshop's public API, for the booking flow and for outside clients (002 §7). */
export function workshopRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  lookUpRoutes(server, deps);
  offeringRoutes(server, deps);
  timeSlotRoutes(server, deps);
  closestAvailableRoute(server, deps);
  bookingRoutes(server, deps);
}

function lookUpRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  const route = workshopRoute(deps);
  server.get(
    '/api/mechmate/car/:registrationNumber',
    route(deps.limits.lookUps, carOperation, async ({ input, service, signal, site }) => {
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
    route(deps.limits.reads, brandOperation, async ({ input, service, signal }) => ({
      hasBrand: await service.hasBrand(input.path.brand, signal),
    })),
  );
}

function offeringRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  const route = workshopRoute(deps);
  const { reads } = deps.limits;
  server.get(
    '/api/mechmate/services/:registrationNumber',
    route(reads, servicesOperation, async ({ input: { path, query }, service, signal }) => ({
      serviceOfferingCategories: await service.services(path.registrationNumber, toPosition(query), signal),
    })),
  );
  server.get(
    '/api/mechmate/addons/:registrationNumber',
    route(reads, addonsOperation, async ({ input: { path, query }, service, signal }) => ({
      serviceOfferingCategories: await service.addons(path.registrationNumber, toPosition(query), signal),
    })),
  );
  server.get(
    '/api/mechmate/prices/:registrationNumber/:milage/:departmentId',
    route(reads, pricesOperation, async ({ input, service, signal }) => {
      const { milage, ...path } = input.path;
      return { offers: await service.prices({ ...path, ...input.query, mileage: milage }, signal) };
    }),
  );
}

function timeSlotRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  const route = workshopRoute(deps);
  // A wildcard takes the date with and without its final slash.
  server.get<{ Params: Record<string, string> }>(
    '/api/mechmate/timeslots/from/:registrationNumber/:departmentId/*',
    {
      preHandler: async ({ params }) => {
        params['date'] = (params['*'] ?? '').replace(/\/$/, '');
      },
      ...route(
        deps.limits.reads,
        timeSlotsOperation,
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
      ),
    },
  );
}

function bookingRoutes(server: FastifyInstance, deps: WorkshopRouteDeps): void {
  const route = workshopRoute(deps);
  const { limits, log } = deps;
  server.post(
    '/api/mechmate/hold',
    route(limits.holds, holdOperation, ({ input, service }) => service.hold(input.body)),
  );
  server.delete(
    '/api/mechmate/hold/:holdId',
    route(limits.reads, releaseHoldOperation, async ({ input, service, reply }) => {
      await service.releaseHold(input.path.holdId);
      return reply.status(204).send();
    }),
  );
  server.post(
    '/api/mechmate/book',
    route(limits.bookings, bookOperation, async ({ input: { body, header }, service, site }) => {
      // For a client that sends no key: the same booking sent twice has the same.
      const idempotencyKey = header['idempotency-key'] ?? hashedIdempotencyKey(site, body);
      const receipt = await service.book(body, idempotencyKey, header['replaces-attempt']);
      deps.onBooked();
      const { id, kobraProductIds } = receipt;
      log.info({ code: 'WORKSHOP_BOOKED', site, id, kobraProductIds }, 'a workshop time is booked');
      // Who has merely guessed what somebody booked is not given the link to change it.
      return header['idempotency-key'] === undefined ? { ...receipt, managePath: undefined } : receipt;
    }),
  );
}

function toPosition({ lat, lng }: { lat: number; lng: number }) {
  return { latitude: lat, longitude: lng };
}
