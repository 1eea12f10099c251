import type { OfferingCategory } from '../offering.ts';
import type { Vehicle } from '../vehicle.ts';

const TIMEOUT_MS = 15_000;

/** A response of the booking's API that is no success, by its code; `ServerError` stands for everything unexpected. */
export class BookingApiError extends Error {
  readonly code: string;
  /** The make, of BrandNotSupported. */
  readonly detail: string;

  constructor(code: string, detail = '') {
    super(code);
    this.name = 'BookingApiError';
    this.code = code;
    this.detail = detail;
  }
}

type At = { latitude: number; longitude: number };

/** SB-25 */
export async function fetchVehicle(registrationNumber: string, signal?: AbortSignal): Promise<Vehicle> {
  const car = await fetchJson(`car/${encodeURIComponent(registrationNumber)}`, signal);
  if (typeof car['brand'] !== 'string' || typeof car['model'] !== 'string') throw unexpected();
  return { ...(car as Vehicle), registrationNumber };
}

/** SB-36 */
export function fetchServices(registrationNumber: string, at: At, language: string, signal?: AbortSignal) {
  return fetchCategories('services', registrationNumber, { ...at, language }, signal);
}

/** SB-55 */
export function fetchAddons(registrationNumber: string, at: At, language: string, signal?: AbortSignal) {
  return fetchCategories('addons', registrationNumber, { ...at, language }, signal);
}

/** Whether any workshop is authorised for the make; spaces are sent as hyphens (SB-13). */
export async function fetchHasBrand(brand: string, signal?: AbortSignal): Promise<boolean> {
  const path = `authorized-workshop/${encodeURIComponent(brand.trim().replaceAll(/\s+/g, '-'))}`;
  const { hasBrand } = await fetchJson(path, signal);
  if (typeof hasBrand !== 'boolean') throw unexpected();
  return hasBrand;
}

async function fetchCategories(
  kind: 'services' | 'addons',
  registrationNumber: string,
  { latitude, longitude, language }: At & { language: string },
  signal: AbortSignal | undefined,
): Promise<readonly OfferingCategory[]> {
  const query = new URLSearchParams({ lat: String(latitude), lng: String(longitude), language });
  const path = `${kind}/${encodeURIComponent(registrationNumber)}?${query}`;
  const { serviceOfferingCategories: categories } = await fetchJson(path, signal);
  if (!Array.isArray(categories) || !categories.every(isCategory)) throw unexpected();
  return categories.filter(({ offerings }) => offerings.length > 0);
}

function isCategory(value: OfferingCategory | null): value is OfferingCategory {
  const offerings: unknown = value?.offerings;
  return (
    typeof value?.name === 'string' &&
    Array.isArray(offerings) &&
    offerings.every((each) => typeof each?.code === 'string' && typeof each.name === 'string')
  );
}

async function fetchJson(path: string, signal: AbortSignal | undefined): Promise<Record<string, unknown>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`/api/mechmate/${path}`, {
    headers: { accept: 'application/json' },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFrom(body);
  if (typeof body !== 'object' || body === null) throw unexpected();
  return body as Record<string, unknown>;
}

/** Reads `{ errors: { 'Error Result': ['BrandNotSupported,Lada'] } }`. */
export function errorFrom(body: unknown): BookingApiError {
  const result = (body as { errors?: { 'Error Result'?: unknown[] } } | null)?.errors?.['Error Result']?.[0];
  if (typeof result !== 'string' || result === '') return unexpected();
  const comma = result.indexOf(',');
  return comma === -1
    ? new BookingApiError(result)
    : new BookingApiError(result.slice(0, comma), result.slice(comma + 1).trim());
}

/** The code of any failure; a network that does not respond counts as the server. */
export function errorCode(error: unknown): string {
  return error instanceof BookingApiError ? error.code : 'ServerError';
}

function unexpected(): BookingApiError {
  return new BookingApiError('ServerError');
}
