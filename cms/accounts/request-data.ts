import { addDataAndFileToRequest, type PayloadRequest } from 'payload';

/** The texts that were sent; whatever is no text counts as empty. */
export async function requestTexts<Name extends string>(
  req: PayloadRequest,
  ...names: readonly Name[]
): Promise<Record<Name, string>> {
  await addDataAndFileToRequest(req);
  const data: Readonly<Record<string, unknown>> = req.data ?? {};
  const entries = names.map((name) => [name, typeof data[name] === 'string' ? data[name] : ''] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Refusals in the form that Payload's own pages show. */
export function refusal(status: number, code: string, message: string, more: object = {}): Response {
  return Response.json({ code, message, errors: [{ message }], ...more }, { status, headers: noStore });
}

export const noStore = { 'cache-control': 'no-store' };
