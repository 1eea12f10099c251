import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkInput, type Input, type InputParts } from '../../../shared/platform/api-input.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { redactError } from '../../../shared/platform/redact-error.ts';
import { WorkshopError } from '../../booking/workshop-error.ts';
import type { WorkshopService } from '../workshop-service.ts';
import { sendInvalidRequest, sendWorkshopError, toWorkshopError } from './error-response.ts';
import type { WorkshopLimits } from './limits.ts';

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

export type RouteContext<Input> = {
  input: Input;
  site: string;
  service: WorkshopService;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborted when the client is gone before it has its response. */
  signal: AbortSignal;
  reportFailure: (error: unknown) => void;
};

/** Checks what was sent, finds the site's workshops, and turns everything that fails into a described response. */
export function respond<Of extends InputParts>(
  { log, serviceFor }: WorkshopRouteDeps,
  parts: Of,
  act: (context: RouteContext<Input<Of>>) => Promise<unknown>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    const { language } = request.query as { language?: unknown };
    const found = serviceFor(request, typeof language === 'string' ? language : undefined);
    if (!found) return sendWorkshopError(reply, new WorkshopError('DepartmentNotFound'));
    const checked = checkInput(parts, request);
    if (checked.issues.length > 0) return sendInvalidRequest(reply, checked);
    const signal = signalOf(reply);
    const reportFailure = (error: unknown) => {
      const failure = toWorkshopError(error);
      if (failure.code !== 'ServerError' || signal.aborted) return;
      const route = request.routeOptions.url;
      log.error(
        { code: 'WORKSHOP_FAILED', site: found.site, path: route, error: withoutPlate(error, checked.input) },
        'the workshop system failed',
      );
    };
    try {
      return await act({
        ...found,
        input: checked.input,
        request,
        reply,
        signal,
        reportFailure,
      });
    } catch (error) {
      reportFailure(error);
      return sendWorkshopError(reply, toWorkshopError(error));
    }
  };
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => !raw.writableFinished && gone.abort());
  return gone.signal;
}

function withoutPlate(error: unknown, input: object): unknown {
  const plate = /"(?:registrationNumber|regNo)":"([^"]+)"/.exec(JSON.stringify(input))?.[1];
  return redactError(error, plate === undefined ? [] : [plate], '[plate]');
}
