import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Names and figures that the installation gives; never what a visitor typed, and no address with its query. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

const TRACER = 'forecourt';

/** Does the work within a span of the present trace. Without tracing this costs a function call. */
export function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
  { kind = SpanKind.INTERNAL, parent = context.active() }: { kind?: SpanKind; parent?: Context } = {},
): Promise<Result> {
  return trace.getTracer(TRACER).startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The message may quote what somebody typed.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The present trace as the W3C header; undefined where nothing is traced. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The trace that a header names, to go on with. */
export function contextOf(traceparent: string | undefined): Context {
  return traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
}
