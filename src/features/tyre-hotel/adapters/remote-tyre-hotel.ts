import { z } from 'zod';
import { type Clock, systemClock } from '../../../shared/platform/clock.ts';
import { createRemoteCalls, isRemoteFailure } from '../../../shared/platform/remote/remote-calls.ts';
import { RemoteFailure } from '../../../shared/platform/remote/remote-failure.ts';
import {
  parseBody,
  type RemoteRequest,
  type RemoteSettings,
  sendRequest,
} from '../../../shared/platform/remote/remote-request.ts';
import {
  confirmationResponse,
  credentialsResponse,
  customerResponse,
  messageResponse,
  timeslotDaysResponse,
  timeslotsResponse,
  validatedResponse,
  workshopResponse,
} from '../api/response-schemas.ts';
import { TyreHotelError, type TyreHotelReason } from '../tyre-hotel-error.ts';
import type { Client, OpenTyreHotel } from '../tyre-hotel-service.ts';

export const remoteTimeouts = { readMs: 5000, bookMs: 15_000 };

/** What a system may refuse a call with, by status; anything else is a failure of the system. */
type Refusals = Readonly<Partial<Record<number, TyreHotelReason>>>;

/**
 * A tyre hotel system elsewhere, with the API that this installation offers itself: `{url}/authorization/search` and
 * so on. It trusts the key in x-api-key: whether a customer is signed in is checked here, by the sessions of this
 * installation.
 */
export function remoteTyreHotel(
  settings: RemoteSettings,
  { readMs, bookMs } = remoteTimeouts,
  clock: Clock = systemClock,
): OpenTyreHotel {
  const callRemote = createRemoteCalls(clock, (error) => error instanceof TyreHotelError);

  const call = <Result>(
    request: RemoteRequest,
    schema: z.ZodType<Result>,
    refusals: Refusals,
    { canRetry, timeoutMs = readMs }: { canRetry: boolean; timeoutMs?: number },
  ): Promise<Result> =>
    callRemote({
      send: async (signal) => {
        const response = await sendRequest(settings, { ...request, signal }, toError(refusals));
        return response.status === 204 ? schema.parse(undefined) : parseBody(response, schema);
      },
      canRetry: ({ kind }) => canRetry && kind !== 'unreadable',
      timeoutMs,
    }).catch(throwUnavailable);

  return ({ language }) => {
    const read = { canRetry: true };
    const once = { canRetry: false };
    const path = (name: string, query: Record<string, string>) =>
      `${name}?${new URLSearchParams({ ...query, language })}`;
    const post = (name: string, query: Record<string, string>, body?: object): RemoteRequest => ({
      method: 'POST',
      path: path(name, query),
      ...(body && { body }),
    });
    return {
      search: (regNo, client) =>
        call(
          { path: path('authorization/search', { regNo }), headers: forwarded(client) },
          customerResponse,
          { 400: 'invalid request', 404: 'no agreement', 429: 'too many' },
          read,
        ),
      // A second one would be a second SMS, and end the first code.
      login: (encryptedPhoneNumber, client) =>
        call(
          { ...post('authorization/login', { encryptedPhoneNumber }), headers: forwarded(client) },
          credentialsResponse,
          { 400: 'invalid request', 429: 'too many' },
          once,
        ),
      // A second one would take a second attempt of the three.
      validate: (authToken, otpToken, client) =>
        call(
          { ...post('authorization/validate', { authToken, otpToken }), headers: forwarded(client) },
          validatedResponse,
          { 400: 'invalid request', 401: 'wrong code', 429: 'too many' },
          once,
        ),
      workshopOf: (locationName) =>
        call(
          { path: path('booking/workshop', { locationName }) },
          workshopResponse,
          { 400: 'invalid request', 404: 'no such workshop' },
          read,
        ).catch(undefinedIfNoWorkshop),
      days: async (erpId, from, to, regNo) => {
        const body = { startDate: from, endDate: to, regNo };
        const { availableDates } = await call(
          post('booking/GetTimeslotDays', { workshopIdentifier: erpId }, body),
          timeslotDaysResponse,
          { 400: 'invalid request', 404: 'no such workshop' },
          read,
        );
        return availableDates.map(({ date }) => date.slice(0, 10));
      },
      times: async (erpId, date, regNo) => {
        const body = { startDate: date, endDate: date, regNo };
        const { availableTimeSlotDates } = await call(
          post('booking/GetTimeslots', { workshopIdentifier: erpId }, body),
          timeslotsResponse,
          { 400: 'invalid request', 404: 'no such workshop' },
          read,
        );
        return availableTimeSlotDates.flatMap(({ startTime }) => startTime);
      },
      create: (erpId, request, idempotencyKey, replaces = []) =>
        call(
          {
            ...post('booking/create', { departmentIdentifier: erpId }, request),
            headers: {
              ...(idempotencyKey !== '' && { 'idempotency-key': idempotencyKey }),
              ...(replaces.length > 0 && { 'replaces-attempt': replaces.join(',') }),
            },
          },
          confirmationResponse,
          {
            400: 'invalid request',
            404: 'no such workshop',
            409: 'time taken',
            422: 'key reused',
            429: 'too many',
          },
          // With its key a second attempt cannot book twice. Without it, nobody knows what became of the first.
          { canRetry: idempotencyKey !== '', timeoutMs: bookMs },
        ),
      addReview: async (review) => {
        await call(post('review/addReview', {}, review), z.unknown(), { 400: 'invalid request' }, once);
      },
    };
  };
}

/** So that the system limits each visitor, and not all of them together. */
function forwarded({ address }: Client): Record<string, string> {
  return { 'x-forwarded-for': address };
}

function toError(refusals: Refusals) {
  return async (response: Response): Promise<Error> => {
    const failure = new RemoteFailure('status', { status: response.status });
    const reason = refusals[response.status];
    const body = messageResponse.safeParse(await response.json().catch(() => undefined));
    // Without a message it is not the API that answers: the address is wrong.
    return reason && body.success ? new TyreHotelError(reason, body.data.message) : failure;
  };
}

function undefinedIfNoWorkshop(error: unknown): undefined {
  if (error instanceof TyreHotelError && error.reason === 'no such workshop') return undefined;
  throw error;
}

/** Visitors can do nothing about it; the cause is for the log. */
function throwUnavailable(error: unknown): never {
  if (!isRemoteFailure(error)) throw error;
  const failure = new TyreHotelError('unavailable');
  failure.cause = error;
  throw failure;
}
