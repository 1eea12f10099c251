import type { ZodType } from 'zod';
import type { FinanceProvider } from '../plans/uk/finance-provider.ts';
import { cfdResponse, defaultResponse, legalResponse } from '../plans/uk/provider-api-schemas.ts';

const TIMEOUT_MS = 5000;

/** A remote provider, called over HTTP with its key in the header x-api-key: `{url}/default`, `/cfd`, `/legal`. */
export function remoteProvider(
  settings: { url: string; apiKey: string },
  timeoutMs = TIMEOUT_MS,
): FinanceProvider {
  const request = async <T>(path: string, schema: ZodType<T>, body?: object): Promise<T | undefined> => {
    const response = await fetch(`${settings.url.replace(/\/$/, '')}${path}`, {
      headers: { 'x-api-key': settings.apiKey, ...(body && { 'content-type': 'application/json' }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`the finance provider answered ${response.status}`);
    return schema.parse(await response.json());
  };
  return {
    async products(body) {
      return (await request('/default', defaultResponse, body)) ?? { Products: [] };
    },
    async quotes(body) {
      return (await request('/cfd', cfdResponse, body)) ?? { Vehicles: [] };
    },
    legal: (reference) => request(`/legal?quoteRef=${encodeURIComponent(reference)}`, legalResponse),
  };
}
