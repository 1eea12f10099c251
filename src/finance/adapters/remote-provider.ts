import type { ZodType } from 'zod';
import type { FinanceProvider } from '../uk/finance-provider.ts';
import { cfdResponse, defaultResponse, legalResponse } from '../uk/provider-api-schemas.ts';

const TIMEOUT_MS = 5000;

/** A provider elsewhere, asked over HTTP with its key in the header x-api-key: `{url}/default`, `/cfd`, `/legal`. */
export function remoteProvider(
  settings: { url: string; apiKey: string },
  patienceMs = TIMEOUT_MS,
): FinanceProvider {
  const ask = async <T>(path: string, answer: ZodType<T>, body?: object): Promise<T | undefined> => {
    const response = await fetch(`${settings.url.replace(/\/$/, '')}${path}`, {
      headers: { 'x-api-key': settings.apiKey, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`the finance provider answered ${response.status}`);
    return answer.parse(await response.json());
  };
  return {
    async products(request) {
      return (await ask('/default', defaultResponse, request)) ?? { Products: [] };
    },
    async quotes(request) {
      return (await ask('/cfd', cfdResponse, request)) ?? { Vehicles: [] };
    },
    legal: (reference) => ask(`/legal?quoteRef=${encodeURIComponent(reference)}`, legalResponse),
  };
}
