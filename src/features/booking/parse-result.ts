import type { z } from 'zod';

/** What an operator's file says, or the sentences that say what is wrong with it. */
export type ParseResult<T> = { ok: true; value: T } | { ok: false; problems: readonly string[] };

/** 'bays.2.skills.0: Invalid option …' for every problem, in the order of the file. */
export function toProblems({ issues }: z.ZodError): readonly string[] {
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}
