import { type Context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../shared/platform/tracing/span.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where spans of this request belong. */
    traceContext?: Context | undefined;
  }
}

/** The span of a request, in the trace that the operator's proxy began, if it did. */
export function startRequestSpan({ method, headers }: FastifyRequest, isTrusted: boolean): Context {
  const given = headers['traceparent'];
  const parent = contextOf(isTrusted && typeof given === 'string' ? given : undefined);
  const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } };
  const span = trace.getTracer('forecourt').startSpan(method, options, parent);
  return trace.setSpan(parent, span);
}

/** By the pattern of the route: the path itself may say who somebody is, and the query what they look for. */
export function endRequestSpan(
  { method, routeOptions, pageKind, id, traceContext }: FastifyRequest,
  { site, status }: { site: string | undefined; status: number },
): void {
  const span = traceContext && trace.getSpan(traceContext);
  if (!span) return;
  const route = routeOptions.url ?? 'none';
  span.updateName(`${method} ${pageKind ?? route}`);
  span.setAttributes({
    'http.route': route,
    'http.response.status_code': status,
    'forecourt.request_id': id,
    ...(site && { 'forecourt.site': site }),
    ...(pageKind && { 'forecourt.page': pageKind }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
