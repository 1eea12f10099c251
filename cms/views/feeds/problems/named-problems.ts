/** What a refusal names as wrong, field by field. */
export type NamedProblem = { field: string; message: string };

export function namedProblems(body: Readonly<Record<string, unknown>>): readonly NamedProblem[] {
  const { errors } = body as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors.map(({ field, message }: { field?: unknown; message?: unknown }) => ({
    field: String(field ?? ''),
    message: String(message ?? ''),
  }));
}
