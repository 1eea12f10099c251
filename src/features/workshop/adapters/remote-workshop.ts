import type { z } from 'zod';
import { normalizeRegistrationNumber } from '../../../shared/number-plates/registration-number.ts';
import { type Clock, systemClock } from '../../../shared/platform/clock.ts';
import { RemoteFailure, unreachable } from '../../../shared/platform/remote/remote-failure.ts';
import {
  parseBody,
  type RemoteRequest,
  type RemoteSettings,
} from '../../../shared/platform/remote/remote-request.ts';
import { WorkshopError } from '../../booking/workshop-error.ts';
import {
  bookResponse,
  brandResponse,
  holdResponse,
  offeringsResponse,
  pricesResponse,
  timeSlotsResponse,
  vehicleResponse,
} from '../api/response-schemas.ts';
import type { ClosestQuery, WorkshopService } from '../workshop-service.ts';
import { createWorkshopCalls, throwServerError } from './remote-calls.ts';
import { readDepartments } from './remote-departments.ts';
import { sendWorkshopRequest } from './remote-request.ts';

export const remoteTimeouts = {
  readMs: 5000,
  bookMs: 15_000,
  /** Between two pieces of an event stream; systems send comments while they search. */
  silenceMs: 20_000,
};

/**
 * A workshop system elsewhere, with the API that this installation offers itself: `{url}/car/{plate}` and so on, and
 * the key in x-api-key. A system without holds is used without: see `hold`.
 */
export function remoteWorkshop(
  settings: RemoteSettings,
  { readMs, bookMs, silenceMs } = remoteTimeouts,
  clock: Clock = systemClock,
): WorkshopService {
  const call = createWorkshopCalls(clock);

  const read = <Result>(path: string, schema: z.ZodType<Result>, signal?: AbortSignal) =>
    call({
      send: async (signal) => parseBody(await sendWorkshopRequest(settings, { path, signal }), schema),
      canRetry: ({ kind }) => kind !== 'unreadable',
      timeoutMs: readMs,
      signal,
    });

  const readOfferings = async (path: string, signal?: AbortSignal) =>
    (await read(path, offeringsResponse, signal)).serviceOfferingCategories;

  /** Undefined where the system does not know holds. */
  const changeHold = <Result>(
    request: RemoteRequest,
    parse: (response: Response) => Promise<Result>,
    signal?: AbortSignal,
  ) =>
    call({
      send: async (signal) => {
        const response = await sendWorkshopRequest(settings, { ...request, signal }).catch(
          undefinedIfUnknown,
        );
        return response && parse(response);
      },
      canRetry: () => false,
      timeoutMs: readMs,
      signal,
    });

  return {
    findVehicle: (plate, signal) => read(`car/${encode(plate)}`, vehicleResponse, signal),
    hasBrand: async (brand, signal) => {
      const path = `authorized-workshop/${encode(brand.trim().replace(/\s+/g, '-'))}`;
      return (await read(path, brandResponse, signal)).hasBrand;
    },
    services: (plate, { latitude, longitude }, signal) =>
      readOfferings(`services/${encode(plate)}?lat=${latitude}&lng=${longitude}`, signal),
    addons: (plate, { latitude, longitude }, signal) =>
      readOfferings(`addons/${encode(plate)}?lat=${latitude}&lng=${longitude}`, signal),
    prices: async ({ registrationNumber, mileage, departmentId, serviceOfferings }, signal) => {
      const path = `prices/${encode(registrationNumber)}/${mileage}/${encode(departmentId)}`;
      const { offers } = await read(`${path}?${codesQuery(serviceOfferings)}`, pricesResponse, signal);
      return offers;
    },
    timeSlots: ({ registrationNumber, departmentId, from, serviceOfferings, holdId }, signal) => {
      const path = `timeslots/from/${encode(registrationNumber)}/${encode(departmentId)}/${encode(midnight(from))}/`;
      return read(`${path}?${codesQuery(serviceOfferings)}${holdQuery(holdId)}`, timeSlotsResponse, signal);
    },
    async *closestAvailable(query) {
      const done = new AbortController();
      const request = { path: closestPath(query), headers: { accept: 'text/event-stream' } };
      const silence = setTimeout(() => done.abort(new RemoteFailure('timeout')), silenceMs);
      try {
        // The signal of the call ends with its response; the stream goes on for longer.
        const { body } = await call({
          send: (signal) =>
            sendWorkshopRequest(settings, { ...request, signal: AbortSignal.any([done.signal, signal]) }),
          canRetry: () => true,
          timeoutMs: readMs,
          signal: query.signal,
        });
        if (!body) return;
        for await (const department of readDepartments(body, () => silence.refresh())) {
          // Several may have arrived at once.
          if (query.signal?.aborted) return;
          yield department;
        }
      } catch (error) {
        if (query.signal?.aborted) return;
        throwServerError(error instanceof TypeError ? unreachable(error) : error);
      } finally {
        clearTimeout(silence);
        done.abort();
      }
    },
    /** Without holds the customer goes on as if theirs had ended: the booking decides whether the time is free. */
    async hold(body, signal) {
      const request = { path: 'hold', method: 'POST', body } as const;
      const hold = await changeHold(request, (response) => parseBody(response, holdResponse), signal);
      if (!hold) throw new WorkshopError('HoldExpired');
      return hold;
    },
    async releaseHold(holdId) {
      await changeHold({ path: `hold/${encode(holdId)}`, method: 'DELETE' }, async () => undefined);
    },
    book: (booking, idempotencyKey, replaces = []) => {
      // As in every other call: the customer's own spelling is for our mails and lists.
      const body = {
        ...booking,
        registrationNumber: normalizeRegistrationNumber(booking.registrationNumber),
      };
      return call({
        send: async (signal) => {
          const headers = {
            ...(idempotencyKey !== '' && { 'idempotency-key': idempotencyKey }),
            ...(replaces.length > 0 && { 'replaces-attempt': replaces.join(',') }),
          };
          const request = { path: 'book', method: 'POST', headers, body, signal } as const;
          return parseBody(await sendWorkshopRequest(settings, request), bookResponse);
        },
        // With its key a second attempt cannot book twice. Without it, nobody knows what became of the first.
        canRetry: ({ kind }) => idempotencyKey !== '' && kind === 'unreachable',
        timeoutMs: bookMs,
      });
    },
  };
}

const unknownStatus = [404, 405, 501];

function undefinedIfUnknown(error: unknown): undefined {
  if (error instanceof RemoteFailure && unknownStatus.includes(error.status ?? 0)) return undefined;
  throw error;
}

function closestPath(query: ClosestQuery): string {
  const { registrationNumber, serviceOfferings, at, cursor, sort, holdId } = query;
  const parts = [
    `regNo=${encode(registrationNumber)}`,
    codesQuery(serviceOfferings),
    `latitude=${at.latitude}&longitude=${at.longitude}`,
    ...(cursor === undefined ? [] : [`cursor=${encode(cursor)}`]),
    ...(sort === undefined || sort === 'nearest' ? [] : [`sort=${sort}`]),
  ];
  return `departments/closestAvailable?${parts.join('&')}${holdQuery(holdId)}`;
}

function holdQuery(holdId: string | undefined): string {
  return holdId === undefined ? '' : `&holdId=${encode(holdId)}`;
}

/** A date may stand alone. */
function midnight(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00`;
}

function codesQuery(codes: readonly string[]): string {
  return `serviceOfferings=${codes.map(encode).join(',')}`;
}

function encode(text: string): string {
  return encodeURIComponent(text);
}
