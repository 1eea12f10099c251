import type { FastifyRequest } from 'fastify';
import type { ApiOperation } from '../../../shared/platform/api-operation.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { redactError } from '../../../shared/platform/redact-error.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { bookingRoutes, languageOf, type RouteContext } from '../../booking/api/booking-routes.ts';
import type { SeasonReminders } from '../reminder/season-reminders.ts';
import type { SessionStore, TyreSession } from '../session-store.ts';
import { TyreHotelError } from '../tyre-hotel-error.ts';
import type { TyreHotelService } from '../tyre-hotel-service.ts';
import { sendTyreHotelError, toTyreHotelError } from './error-response.ts';
import { readSessionId } from './session-cookie.ts';

export type TyreHotelRouteDeps = {
  log: Log;
  now: () => Date;
  limits: TyreHotelLimits;
  sessions: SessionStore;
  /** Undefined where a remote system keeps the bookings: there is no mail address here to remind. */
  reminders: SeasonReminders | undefined;
  /** Messages about a booking are due. */
  onBooked: () => void;
  /** Undefined for an unknown host. A language that the site does not speak counts as its first. */
  siteFor: (request: FastifyRequest, language?: string | undefined) => TyreHotelSite | undefined;
};

export type TyreHotelSite = {
  name: string;
  texts: Texts;
  /** Undefined where the site has no workshops. */
  service: TyreHotelService | undefined;
};

/** Requests a minute from one address. Sign-in has stricter limits of its own, which all servers share. */
export type TyreHotelLimits = { signIn: number; reads: number; bookings: number; reviews: number };

/** A whole office may share an address. */
export const tyreHotelLimits: TyreHotelLimits = { signIn: 300, reads: 600, bookings: 30, reviews: 10 };

type Found = { site: string; service: TyreHotelService };

/** Routes that answer for the tyre hotel of the requested site: `open` to everybody, `signedIn` to customers (TH-53). */
export function tyreHotelRoute({ log, now, sessions, siteFor }: TyreHotelRouteDeps) {
  const textsFor = (request: FastifyRequest) => siteFor(request, languageOf(request))?.texts;
  const open = bookingRoutes<Found>({
    find: (request, language) => {
      const site = siteFor(request, language);
      if (site && !site.service) throw new TyreHotelError('no such workshop');
      return site?.service && { site: site.name, service: site.service };
    },
    sendFailure: (reply, error, request) =>
      sendTyreHotelError(reply, toTyreHotelError(error), textsFor(request)),
    sendRefusal: (reply, request, { status }) => {
      const reason = status === 503 ? 'unavailable' : status === 429 ? 'too many' : 'invalid request';
      return sendTyreHotelError(reply, new TyreHotelError(reason), textsFor(request), status);
    },
    report: (error, { found, request, input }) => report(log, error, found?.site, request, input),
  });
  const signedIn = <Operation extends ApiOperation>(
    max: number,
    operation: Operation,
    act: (context: RouteContext<Found, Operation> & { session: TyreSession }) => Promise<unknown>,
  ) =>
    open(max, operation, async (context) => {
      const id = readSessionId(context.request);
      const session = id === undefined ? undefined : await sessions.find(id, now());
      if (!session) throw new TyreHotelError('not signed in');
      return act({ ...context, session });
    });
  return { open, signedIn };
}

/** Refused sessions and failures; sign-in reports its own refusals. Never the plate, the code or a token. */
function report(
  log: Log,
  error: unknown,
  site: string | undefined,
  { routeOptions: { url: path } }: FastifyRequest,
  input: unknown,
): void {
  const { reason, cause } = toTyreHotelError(error);
  if (reason === 'not signed in' || reason === 'other plate')
    log.warn({ code: 'TYRE_HOTEL_REFUSED', site, path, reason }, 'a request was refused');
  // A service that is not set up says so itself.
  if (error instanceof TyreHotelError && cause === undefined) return;
  const hidden = redactError(error, stringsIn(input), '[input]');
  log.error({ code: 'TYRE_HOTEL_FAILED', site, path, error: hidden }, 'the tyre hotel failed');
}

/** Shorter ones say nothing of anybody, and would tear the message of an error apart. */
const MIN_PERSONAL_LENGTH = 4;

function stringsIn(input: unknown): string[] {
  if (typeof input === 'string') return input.length < MIN_PERSONAL_LENGTH ? [] : [input];
  return typeof input === 'object' && input !== null ? Object.values(input).flatMap(stringsIn) : [];
}
