import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { checkInput, type Input } from '../../../shared/platform/api-input.ts';
import type { ApiOperation } from '../../../shared/platform/api-operation.ts';

/** Where an API of bookings finds what it serves, and how it says that something is wrong: each has a shape of its own. */
export type BookingApi<Found> = {
  /** Undefined for an unknown host; what it throws is sent. */
  find: (request: FastifyRequest, language: string | undefined) => Found | undefined;
  sendFailure: (reply: FastifyReply, error: unknown, request: FastifyRequest) => FastifyReply;
  /** What is wrong before or with what was sent: 503 where the server has more to do than it can. */
  sendRefusal: (
    reply: FastifyReply,
    request: FastifyRequest,
    refusal: { status: number; issues?: readonly z.core.$ZodIssue[] },
  ) => FastifyReply;
  /** For the log, once a failure is known not to be the caller's. */
  report: (
    error: unknown,
    context: { found: Found | undefined; request: FastifyRequest; input: unknown; signal: AbortSignal },
  ) => void;
};

export type RouteContext<Found, Operation extends ApiOperation> = Found & {
  input: Input<Operation>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborted when the client is gone before it has its response. */
  signal: AbortSignal;
  reportFailure: (error: unknown) => void;
};

const BODY_LIMIT = 32 * 1024;

/** Routes that check what their operation declares and turn everything that fails into a described response. */
export function bookingRoutes<Found>({ find, sendFailure, sendRefusal, report }: BookingApi<Found>) {
  /** `max` requests a minute from one address. */
  return <Operation extends ApiOperation>(
    max: number,
    operation: Operation,
    act: (context: RouteContext<Found, Operation>) => Promise<unknown>,
  ) => ({
    bodyLimit: BODY_LIMIT,
    config: {
      rateLimit: { max, timeWindow: '1 minute' },
      operation,
      overloaded: (request: FastifyRequest, reply: FastifyReply) =>
        sendRefusal(reply, request, { status: 503 }),
    },
    /** An unreadable body, or too many requests. Other errors are the server's. */
    errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const { statusCode: status = 500 } = error;
      return status >= 400 && status < 500 ? sendRefusal(reply, request, { status }) : reply.send(error);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { input, issues } = checkInput(operation, request);
      const signal = signalOf(reply);
      let found: Found | undefined;
      const reportFailure = (error: unknown) => report(error, { found, request, input, signal });
      try {
        found = find(request, languageOf(request));
        if (!found) return reply.callNotFound();
        if (issues.length > 0) return sendRefusal(reply, request, { status: 400, issues });
        reply.header('cache-control', 'no-store');
        return await act({ ...found, input, request, reply, signal, reportFailure });
      } catch (error) {
        reportFailure(error);
        return sendFailure(reply, error, request);
      }
    },
  });
}

export function languageOf({ query }: FastifyRequest): string | undefined {
  const { language } = (query ?? {}) as { language?: unknown };
  return typeof language === 'string' ? language : undefined;
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => !raw.writableFinished && gone.abort());
  return gone.signal;
}
