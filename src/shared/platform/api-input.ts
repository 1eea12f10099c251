import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ApiOperation } from './api-operation.ts';

type OutputOf<Parts> = {
  [Part in keyof Parts]-?: Parts[Part] extends z.ZodType ? z.output<Parts[Part]> : never;
};

/** What a documented route takes, by where it is sent. */
export type Input<Of extends ApiOperation> = (Of extends { parameters: infer Parameters }
  ? OutputOf<Parameters>
  : unknown) &
  (Of extends { body?: { 'application/json': infer Body extends z.ZodType } }
    ? { body: z.output<Body> }
    : unknown);

/** The checked parts of a request, and everything that is wrong with it. The input is whole only without issues. */
export function checkInput<Of extends ApiOperation>(
  { parameters = {}, body }: Of,
  request: FastifyRequest,
): { input: Input<Of>; issues: z.core.$ZodIssue[] } {
  const { path, query, header } = parameters;
  const parts = [
    ['path', path, request.params],
    ['query', query, request.query],
    ['header', header, request.headers],
    ['body', body?.['application/json'], request.body],
  ] as const;
  const results = parts.map(([name, schema, sent]) => [name, schema?.safeParse(sent ?? {})] as const);
  return {
    input: Object.fromEntries(results.map(([name, result]) => [name, result?.data])) as Input<Of>,
    issues: results.flatMap(([, result]) => result?.error?.issues ?? []),
  };
}
