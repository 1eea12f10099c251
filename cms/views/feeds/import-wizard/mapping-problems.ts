/** What a refusal names as wrong with a mapping. */
export function mappingProblems(body: Readonly<Record<string, unknown>>): readonly string[] {
  const { errors } = body as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors.map(({ field, message }: { field?: unknown; message?: unknown }) =>
    [field, message].filter(Boolean).join(': '),
  );
}
