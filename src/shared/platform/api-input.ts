import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** What a route takes, by where it is sent. */
export type InputParts = {
  path?: z.ZodObject;
  query?: z.ZodObject;
  header?: z.ZodObject;
  body?: z.ZodObject;
};
export type Input<Of extends InputParts> = {
  [Part in keyof Of]: z.output<Exclude<Of[Part], undefined>>;
};

/** The checked parts of a request, and everything that is wrong with it. The input is whole only without issues. */
export function checkInput<Of extends InputParts>(
  parts: Of,
  request: FastifyRequest,
): { input: Input<Of>; issues: z.core.$ZodIssue[] } {
  const sent = { path: request.params, query: request.query, header: request.headers, body: request.body };
  const results = (Object.keys(parts) as (keyof InputParts)[]).map(
    (part) => [part, parts[part]?.safeParse(sent[part] ?? {})] as const,
  );
  return {
    input: Object.fromEntries(results.map(([part, result]) => [part, result?.data])) as Input<Of>,
    issues: results.flatMap(([, result]) => result?.error?.issues ?? []),
  };
}
