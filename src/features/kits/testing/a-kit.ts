import type { SearchRecord } from '../../../shared/search/port.ts';

/** A kit as a feed sends it. */
export function aKitRecord(over: SearchRecord = {}): SearchRecord {
  const kitId = String(over['kitId'] ?? '1001');
  return {
    kitId,
    slug: `huoltosetti-${kitId}`,
    action: 'upsert',
    status: 'active',
    catalogueId: 'Volvo',
    kitCode: `HS-${kitId}`,
    name: `Huoltosetti ${kitId}`,
    description: 'Kaikki yhdessä laatikossa.',
    images: [],
    retailPrice: 64,
    currency: 'EUR',
    kitCategory: 'Huolto',
    kitSubCategory: 'Huoltosetit',
    kitSubSubCategory: 'Bensiini',
    type_ids: ['11'],
    parts: [
      { partNumber: 'OS-1', name: 'Öljynsuodatin', quantity: 1, unit: 'kpl' },
      { partNumber: 'OL-5', name: 'Moottoriöljy', quantity: 5, unit: 'l' },
    ],
    ...over,
  };
}

export function aVehicleRecord(
  type_id: string,
  manufacturer: string,
  model: string,
  type_manf_year: string,
): SearchRecord {
  return { type_id, manufacturer, model, type_manf_year };
}
