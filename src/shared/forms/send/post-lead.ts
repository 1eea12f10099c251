import type { LeadToSend } from './send-lead.ts';

const TIMEOUT_MS = 15_000;

export function postLead(lead: LeadToSend): Promise<Response> {
  return fetch('/api/forms/comhub', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** What the server found wrong, by field; nothing when the response does not say. */
export async function readProblems<Problem extends string>(
  response: Response,
): Promise<Readonly<Record<string, Problem>>> {
  if (response.status !== 422) return {};
  try {
    const { problems } = (await response.json()) as { problems: { field: string; problem: Problem }[] };
    return Object.fromEntries(problems.map(({ field, problem }) => [field, problem]));
  } catch {
    return {};
  }
}

/** crypto.randomUUID is missing where pages are not served over https, as on a test machine. */
export function makeSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
