import type { CfdResponse, DefaultResponse, LegalResponse } from '../provider-api.ts';
import type { QuoteApi } from '../quote-controller.ts';

/** The finance provider as the browser sees it: this site's endpoints, which validate requests and responses. */
export const codeweaver: QuoteApi = {
  products: (request) => post<DefaultResponse>('/api/codeweaver/default', request),
  quotes: (request, signal) => post<CfdResponse>('/api/codeweaver/cfd', request, signal),
  terms: async (reference) => {
    const address = `/api/codeweaver/legal?quoteRef=${encodeURIComponent(reference)}`;
    return (await read<LegalResponse>(await fetch(address))).TermsAndConditions;
  },
};

/** Longer than the server waits for the provider. */
const TIMEOUT_MS = 10_000;

async function post<T>(address: string, body: object, signal?: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) };
  return read(await Promise.race([fetch(address, request), timeout()]));
}

/** Not an abort signal: the request's own cannot be combined with one in all browsers. */
function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('finance timed out')), TIMEOUT_MS));
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`finance responded ${response.status}`);
  return (await response.json()) as T;
}
