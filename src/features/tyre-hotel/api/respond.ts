import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkInput, type Input, type InputParts } from '../../../shared/platform/api-input.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { redactError } from '../../../shared/platform/redact-error.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { SeasonReminders } from '../reminder/season-reminders.ts';
import type { SessionStore, TyreSession } from '../session-store.ts';
import { TyreHotelError } from '../tyre-hotel-error.ts';
import type { TyreHotelService } from '../tyre-hotel-service.ts';
import { sendTyreHotelError, toTyreHotelError } from './error-response.ts';
import type { TyreHotelLimits } from './limits.ts';
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

export type RouteContext<Sent> = {
  input: Sent;
  site: string;
  service: TyreHotelService;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Checks what was sent, finds the site's tyre hotel, and turns everything that fails into {message}. */
export function respond<Of extends InputParts>(
  deps: TyreHotelRouteDeps,
  parts: Of,
  act: (context: RouteContext<Input<Of>>) => Promise<unknown>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const site = deps.siteFor(request, languageOf(request));
    if (!site) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const { input, issues } = checkInput(parts, request);
    try {
      if (!site.service) throw new TyreHotelError('no such workshop');
      if (issues.length > 0) throw new TyreHotelError('invalid request');
      return await act({ input, site: site.name, service: site.service, request, reply });
    } catch (error) {
      report(deps.log, error, { site: site.name, request, input });
      return sendTyreHotelError(reply, toTyreHotelError(error), site.texts);
    }
  };
}

/** As `respond`, for signed-in customers alone (TH-53). */
export function respondToSignedIn<Of extends InputParts>(
  deps: TyreHotelRouteDeps,
  parts: Of,
  act: (context: RouteContext<Input<Of>> & { session: TyreSession }) => Promise<unknown>,
) {
  return respond(deps, parts, async (context) => {
    const id = readSessionId(context.request);
    const session = id === undefined ? undefined : await deps.sessions.find(id, deps.now());
    if (!session) throw new TyreHotelError('not signed in');
    return act({ ...context, session });
  });
}

export function languageOf({ query }: FastifyRequest): string | undefined {
  const { language } = (query ?? {}) as { language?: unknown };
  return typeof language === 'string' ? language : undefined;
}

/** Refused sessions and failures; sign-in reports its own refusals. Never the plate, the code or a token. */
function report(
  log: Log,
  error: unknown,
  { site, request, input }: { site: string; request: FastifyRequest; input: object },
): void {
  const { reason, cause } = toTyreHotelError(error);
  const path = request.routeOptions.url;
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
