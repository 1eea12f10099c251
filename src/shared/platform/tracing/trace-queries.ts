import { SpanKind, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/** A span for every query of a traced request, by its verb and table; never with its parameters. */
export function traceQuery({ level, query, queryDurationMillis }: LogEvent): void {
  if (!trace.getActiveSpan()) return;
  const { verb, table } = summaryOf(query.sql);
  const endTime = Date.now();
  const span = trace.getTracer('forecourt').startSpan(`${verb} ${table}`.trim(), {
    kind: SpanKind.CLIENT,
    startTime: endTime - queryDurationMillis,
    attributes: { 'db.operation.name': verb, 'db.collection.name': table },
  });
  if (level === 'error') span.setStatus({ code: 2 });
  span.end(endTime);
}

export function summaryOf(sql: string): { verb: string; table: string } {
  const [, verb = 'query'] =
    /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback)\b/i.exec(sql) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(sql) ?? [];
  return { verb: verb.toLowerCase(), table };
}
