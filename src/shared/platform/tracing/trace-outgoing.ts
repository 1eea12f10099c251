import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { currentRequest } from '../request-scope.ts';
import { currentTraceparent } from './span.ts';

type Outgoing = {
  origin?: string | URL;
  method: string;
  headers?: unknown;
  addHeader: (name: string, value: string) => void;
};

/**
 * Every call of `fetch` names the request that it is made for, and is a span of its trace. By host alone: the path may
 * hold a plate or a number. Returns a function that stops it.
 */
export function traceOutgoing(): () => void {
  const spans = new WeakMap<object, Span>();

  const onCreate = (message: unknown) => {
    const { request } = message as { request: Outgoing };
    const span = isTraced() ? startSpan(request) : undefined;
    if (span) spans.set(request, span);
    const scope = currentRequest();
    if (scope) addOnce(request, 'x-request-id', scope.requestId);
    const traceparent = span
      ? context.with(trace.setSpan(context.active(), span), currentTraceparent)
      : currentTraceparent();
    if (traceparent) addOnce(request, 'traceparent', traceparent);
  };
  const onHeaders = (message: unknown) => {
    const { request, response } = message as { request: object; response: { statusCode: number } };
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    spans.delete(request);
  };
  const onError = (message: unknown) => {
    const { request, error } = message as { request: object; error: Error };
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: error.name });
    spans.get(request)?.end();
    spans.delete(request);
  };
  const listeners = [
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:error', onError],
  ] as const;
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

/** Only what belongs to a request or a delivery: health checks and polling would be traces without end. */
function isTraced(): boolean {
  return trace.getActiveSpan() !== undefined;
}

function startSpan({ method, origin = '' }: Outgoing): Span {
  const host = URL.parse(String(origin))?.host ?? '';
  const attributes = { 'http.request.method': method, 'server.address': host };
  return trace.getTracer('forecourt').startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes });
}

/** A caller may have set it already. */
function addOnce(request: Outgoing, name: string, value: string): void {
  if (!String(request.headers).toLowerCase().includes(name)) request.addHeader(name, value);
}
