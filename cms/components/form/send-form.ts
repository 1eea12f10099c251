/** Why a form was refused, at the field it is about; '' for the form as a whole. */
export type FieldProblem = { path: string; message: string };

type Answer = { id: number } | { problems: readonly FieldProblem[] };

/** Asks an endpoint of the studio to create something; `failed` is said when no sentence came back. */
export async function sendForm(endpoint: string, values: object, failed: string): Promise<Answer> {
  try {
    const response = await fetch(`/admin/api/${endpoint}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    const { id, errors } = (await response.json()) as { id?: number; errors?: readonly FieldProblem[] };
    if (id !== undefined) return { id };
    if (errors?.length) return { problems: errors };
  } catch {
    // Nobody answered, or not with what was expected: both are said in the same words.
  }
  return { problems: [{ path: '', message: failed }] };
}
