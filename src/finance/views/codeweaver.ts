import type { CfdResponse, DefaultResponse, LegalResponse } from '../uk/provider-api.ts';
import type { QuoteApi } from '../uk/quote-controller.ts';

/** The finance provider as the browser sees it: this site's endpoints, which validate requests and responses. */
export const codeweaver: QuoteApi = {
  products: (request) => post<DefaultResponse>('/api/codeweaver/default', request),
  quotes: (request, signal) => post<CfdResponse>('/api/codeweaver/cfd', request, signal),
  terms: async (reference) => {
    const address = `/api/codeweaver/legal?quoteRef=${encodeURIComponent(reference)}`;
    return (await read<LegalResponse>(await fetch(address))).TermsAndConditions;
  },
};

async function post<T>(address: string, body: object, signal?: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return read(
    await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) }),
  );
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`finance responded ${response.status}`);
  return (await response.json()) as T;
}
