import type { KitDetail } from '../kit-detail.ts';
import { type CartLine, toCartLine } from './kit-cart.ts';

const TIMEOUT_MS = 8000;

/** Kits by their ids; those that are not sold are missing. Rejects when the search does not respond. */
export async function fetchCartLines(ids: readonly string[]): Promise<readonly CartLine[]> {
  const response = await fetch('/api/kits/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the search answered ${response.status}`);
  const { content, error } = (await response.json()) as { content: KitDetail[]; error?: boolean };
  if (error) throw new Error('the search failed');
  return content.map(toCartLine);
}
