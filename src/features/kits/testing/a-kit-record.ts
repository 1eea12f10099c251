/** A kit as a feed brings it. */
export function aKitRecord(over: Record<string, unknown> = {}) {
  return {
    kitId: '1001',
    kitCode: 'HS-1',
    name: 'Huoltosetti',
    status: 'active',
    action: 'upsert',
    retailPrice: 64.5,
    currency: 'EUR',
    images: [],
    parts: [],
    type_ids: [],
    ...over,
  };
}
