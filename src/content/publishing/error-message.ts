import { z } from 'zod';

/** Why a document was refused, in one line for the log. */
export function toErrorMessage(problem: unknown): string {
  if (problem instanceof z.ZodError)
    return problem.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return problem instanceof Error ? problem.message : String(problem);
}
