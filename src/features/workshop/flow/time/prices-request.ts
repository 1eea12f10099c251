import { asRecord } from '../../../../shared/platform/unknown-record.ts';
import { codesQuery, type SlotParams } from './time-slots-request.ts';

const TIMEOUT_MS = 15_000;

export function pricesUrl(
  { registrationNumber, departmentId, serviceOfferings }: SlotParams,
  mileage: number,
): string {
  const path = [registrationNumber, String(mileage), departmentId].map(encodeURIComponent).join('/');
  return `/api/mechmate/prices/${path}?${codesQuery(serviceOfferings)}`;
}

/** A department's own prices by code (SB-81). Undefined when they cannot be had: the medians then hold (SB-82). */
export async function fetchPrices(
  params: SlotParams,
  mileage: number,
  signal: AbortSignal,
): Promise<Readonly<Record<string, number>> | undefined> {
  try {
    const response = await fetch(pricesUrl(params, mileage), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) return undefined;
    return readPrices(await response.json(), params.serviceOfferings);
  } catch {
    return undefined;
  }
}

/** Only prices of chosen offerings count. */
export function readPrices(
  body: unknown,
  codes: readonly string[],
): Readonly<Record<string, number>> | undefined {
  const { offers } = asRecord(body);
  if (!Array.isArray(offers)) return undefined;
  const prices = offers.map(asRecord).flatMap(({ code, price }) => {
    const isKnown = typeof code === 'string' && codes.includes(code);
    return isKnown && typeof price === 'number' && price >= 0 ? [[code, price] as const] : [];
  });
  return Object.fromEntries(prices);
}
