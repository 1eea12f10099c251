import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonBodyParser } from '../../shared/platform/json-body-parser.ts';
import { hashedIdempotencyKey } from '../booking/booking-attempt.ts';
import {
  createOperation,
  loginOperation,
  logoutOperation,
  reminderOperation,
  reviewOperation,
  searchOperation,
  timeslotDaysOperation,
  timeslotsOperation,
  upcomingOperation,
  validateOperation,
  workshopOperation,
} from './api/openapi.ts';
import { clearSessionCookie, readSessionId, setSessionCookie } from './api/session-cookie.ts';
import { type TyreHotelRouteDeps, tyreHotelRoute } from './api/tyre-hotel-routes.ts';
import { TyreHotelError } from './tyre-hotel-error.ts';
import { VALIDATED_STATUS } from './tyre-vehicle.ts';

/** The tyre hotel's public API, for the flow and for outside clients (002 §7). */
export function tyreHotelRoutes(server: FastifyInstance, deps: TyreHotelRouteDeps): void {
  server.register(async (scope) => {
    acceptEmptyJson(scope);
    signInRoutes(scope, deps);
    sessionRoutes(scope, deps);
    timeslotRoutes(scope, deps);
    bookingRoutes(scope, deps);
  });
}

/** Clients that always send JSON name its type also where there is no body. Text is no JSON (TH-62). */
function acceptEmptyJson(scope: FastifyInstance): void {
  const parse = jsonBodyParser(scope);
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  );
}

function signInRoutes(server: FastifyInstance, deps: TyreHotelRouteDeps): void {
  const { open } = tyreHotelRoute(deps);
  const { limits } = deps;
  server.get(
    '/api/tirehotel/authorization/search',
    open(limits.signIn, searchOperation, ({ input, service, request }) =>
      service.search(input.query.regNo, { address: request.ip }),
    ),
  );
  server.post(
    '/api/tirehotel/authorization/login',
    open(limits.signIn, loginOperation, ({ input, service, request }) =>
      service.login(input.query.encryptedPhoneNumber, { address: request.ip }),
    ),
  );
}

function sessionRoutes(server: FastifyInstance, deps: TyreHotelRouteDeps): void {
  const { open } = tyreHotelRoute(deps);
  const { limits, sessions, now } = deps;
  server.post(
    '/api/tirehotel/authorization/validate',
    open(limits.signIn, validateOperation, async ({ input, service, request, reply }) => {
      const { authToken, otpToken } = input.query;
      const validated = await service.validate(authToken, otpToken, { address: request.ip });
      if (validated.status === VALIDATED_STATUS) {
        // Whoever signs in anew leaves nothing of an earlier session behind.
        const earlier = readSessionId(request);
        if (earlier !== undefined) await sessions.end(earlier);
        const plates = validated.vehicles.map(({ regNo }) => regNo);
        setSessionCookie(reply, await sessions.start({ plates }, now()));
      }
      return validated;
    }),
  );
  server.delete(
    '/api/tirehotel/authorization/session',
    open(limits.reads, logoutOperation, async ({ input, request, reply }) => {
      const id = readSessionId(request);
      const isEverywhere = input.query.everywhere !== undefined;
      const plates = (isEverywhere && id && (await sessions.find(id, now()))?.plates) || [];
      // Another session of the same owner may have been opened with another car.
      for (const plate of plates) await sessions.endAll(plate);
      if (id !== undefined) await sessions.end(id);
      clearSessionCookie(reply);
      return reply.status(204).send();
    }),
  );
}

function timeslotRoutes(server: FastifyInstance, deps: TyreHotelRouteDeps): void {
  const { signedIn } = tyreHotelRoute(deps);
  const { limits } = deps;
  server.get(
    '/api/tirehotel/booking/workshop',
    signedIn(limits.reads, workshopOperation, async ({ input, service }) => {
      const workshop = await service.workshopOf(input.query.locationName);
      if (!workshop) throw new TyreHotelError('no such workshop');
      return workshop;
    }),
  );
  server.post(
    '/api/tirehotel/booking/GetTimeslotDays',
    signedIn(limits.reads, timeslotDaysOperation, async ({ input: { query, body }, service }) => {
      const days = await service.days(query.workshopIdentifier, body.startDate, body.endDate, body.regNo);
      return { availableDates: days.map((date) => ({ date })) };
    }),
  );
  server.post(
    '/api/tirehotel/booking/GetTimeslots',
    signedIn(limits.reads, timeslotsOperation, async ({ input: { query, body }, service }) => {
      const startTime = await service.times(query.workshopIdentifier, body.startDate, body.regNo);
      return { availableTimeSlotDates: startTime.length === 0 ? [] : [{ startTime }] };
    }),
  );
}

function bookingRoutes(server: FastifyInstance, deps: TyreHotelRouteDeps): void {
  const { open, signedIn } = tyreHotelRoute(deps);
  const { limits, log } = deps;
  server.post(
    '/api/tirehotel/booking/create',
    signedIn(
      limits.bookings,
      createOperation,
      async ({ input: { query, header, body }, service, site, session }) => {
        if (!session.plates.includes(body.regNo)) throw new TyreHotelError('other plate');
        // With the car in it, so that nobody is shown another customer's booking by guessing a key.
        const keyOf = (attempt: string | object) =>
          hashedIdempotencyKey('tyre hotel', site, body.regNo, attempt);
        const idempotencyKey = keyOf(header['idempotency-key'] ?? body);
        const replaces = header['replaces-attempt']?.map(keyOf);
        const confirmation = await service.create(query.departmentIdentifier, body, idempotencyKey, replaces);
        deps.onBooked();
        const { bookingConfirmationId: id } = confirmation;
        log.info({ code: 'TYRE_HOTEL_BOOKED', site, id }, 'a wheel change is booked');
        return confirmation;
      },
    ),
  );
  server.get(
    '/api/tirehotel/booking/upcoming',
    signedIn(limits.reads, upcomingOperation, async ({ service, session }) => ({
      bookings: (await service.upcoming?.(session.plates)) ?? [],
    })),
  );
  server.post(
    '/api/tirehotel/review/addReview',
    open(limits.reviews, reviewOperation, async ({ input, service, reply }) => {
      await service.addReview(input.body);
      return reply.status(204).send();
    }),
  );
  server.post(
    '/api/tirehotel/reminder',
    signedIn(limits.bookings, reminderOperation, async ({ input, site, session, request }) => {
      if (!deps.reminders) throw new TyreHotelError('unavailable');
      const { bookingConfirmationId: bookingId } = input.body;
      return deps.reminders.subscribe({ site, bookingId, session, page: askingPage(request) });
    }),
  );
}

/** Where mails send customers to book again: the page that called, or the start page. */
function askingPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): string {
  const from = URL.parse(headers.referer ?? '');
  return from?.host === host ? from.pathname : '/';
}
