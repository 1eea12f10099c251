/** A town by a road: where it is, a postcode of it, and how large it is from 1 (a village) to 9 (a capital). */
export type Stop = readonly [town: string, lat: number, lng: number, zip: string, size?: number];

/** A road as its towns in the order one drives through them. */
export type Road = { name: string; country: 'SE' | 'NO'; stops: readonly Stop[] };
