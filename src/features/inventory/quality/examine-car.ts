import type { SearchRecord } from '../../../shared/search/port.ts';
import { codeNamed } from '../../cars/vocabulary/word-of.ts';
import type { ExaminedCar } from './quality-rules.ts';

/** A stored record as the rules look at it. */
export function examinedCar(record: SearchRecord): ExaminedCar {
  const text = (field: string) => textOf(record[field]);
  const fuel = text('car_fuel');
  const isUsed = record['car_is_used'];
  return {
    id: text('car_id') ?? '',
    make: text('car_brand') ?? '',
    model: text('car_model') ?? '',
    year: numberOf(record['car_year']),
    price: numberOf(record['car_price']),
    mileage: numberOf(record['car_mileage']),
    fuel,
    co2: text('emission'),
    hasPicture: hasAddress(record['car_primary_image']) || listOf(record['car_images']).some(hasAddress),
    isElectric: fuel !== undefined && codeNamed('car_fuel', fuel) === 'electric',
    isUsed: typeof isUsed === 'boolean' ? isUsed : undefined,
    vin: plainKey(text('car_chassino')),
    plate: plainKey(text('car_regno')),
    registrationYear: yearOf(text('car_firstregistration')),
  };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function hasAddress(picture: unknown): boolean {
  return textOf((picture as { original?: unknown } | null | undefined)?.original) !== undefined;
}

/** Blanks, dashes and case make no other number. */
function plainKey(text: string | undefined): string | undefined {
  return text?.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() || undefined;
}

function yearOf(date: string | undefined): number | undefined {
  const [, year] = /^(\d{4})/.exec(date ?? '') ?? [];
  return year === undefined ? undefined : Number(year);
}
