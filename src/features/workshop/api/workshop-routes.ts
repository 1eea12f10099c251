import type { FastifyRequest } from 'fastify';
import type { Log } from '../../../shared/platform/log.ts';
import { redactError } from '../../../shared/platform/redact-error.ts';
import { bookingRoutes } from '../../booking/api/booking-routes.ts';
import { WorkshopError } from '../../booking/workshop-error.ts';
import type { WorkshopService } from '../workshop-service.ts';
import { sendRefusal, sendWorkshopError, toWorkshopError } from './error-response.ts';

export type WorkshopRouteDeps = {
  log: Log;
  limits: WorkshopLimits;
  /** Messages about a booking are due. */
  onBooked: () => void;
  /** Undefined where the requested site has no workshops. A language that the site does not speak counts as its first. */
  serviceFor: (
    request: FastifyRequest,
    language?: string | undefined,
  ) => { site: string; service: WorkshopService } | undefined;
};

/** Requests a minute from one address. */
export type WorkshopLimits = { lookUps: number; bookings: number; holds: number; reads: number };

/** Nobody looks up so many cars by hand, though a whole office may share an address; holds take times from others. */
export const workshopLimits: WorkshopLimits = { lookUps: 120, bookings: 30, holds: 60, reads: 600 };

/** Routes that answer for the workshops of the requested site. */
export function workshopRoute({ log, serviceFor }: Pick<WorkshopRouteDeps, 'log' | 'serviceFor'>) {
  return bookingRoutes({
    find: (request, language) => {
      const found = serviceFor(request, language);
      if (!found) throw new WorkshopError('DepartmentNotFound');
      return found;
    },
    sendFailure: (reply, error) => sendWorkshopError(reply, toWorkshopError(error)),
    sendRefusal: (reply, _, refusal) => sendRefusal(reply, refusal),
    report: (error, { found, request, input, signal }) => {
      if (toWorkshopError(error).code !== 'ServerError' || signal.aborted) return;
      log.error(
        {
          code: 'WORKSHOP_FAILED',
          site: found?.site,
          path: request.routeOptions.url,
          error: withoutRegistrationNumber(error, input),
        },
        'the workshop system failed',
      );
    },
  });
}

function withoutRegistrationNumber(error: unknown, input: unknown): unknown {
  const sent = /"(?:registrationNumber|regNo)":"([^"]+)"/.exec(JSON.stringify(input))?.[1];
  return redactError(error, sent === undefined ? [] : [sent], '[plate]');
}
