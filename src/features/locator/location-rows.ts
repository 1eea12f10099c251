import type { ChargerOption, Location, OpenPeriod } from './location.ts';

/**
 * Locations as a table: the names of the fields once, then one row for each. Thousands of them are half as long as
 * they would be as objects, and the browser parses them in half the time.
 */
export type LocationTable = {
  readonly fields: typeof locationFields;
  readonly optionFields: typeof optionFields;
  readonly rows: readonly LocationRow[];
};

export const locationFields = [
  'id',
  'name',
  'lat',
  'lng',
  'city',
  'address',
  'zip',
  'slug',
  'phone',
  'operator',
  'open',
  'chargerOptions',
] as const;
export const optionFields = ['id', 'amount', 'icon', 'watts', 'connector'] as const;

type OptionRow = readonly [id: string, amount: number, icon: string, watts: number, connector: string];
type LocationRow = readonly [
  id: string,
  name: string,
  lat: number,
  lng: number,
  city: string,
  address: string,
  zip: string,
  slug: string,
  phone: string,
  operator: string,
  /** Null where nobody knows the hours. */
  open: readonly OpenPeriod[] | null,
  chargerOptions: readonly OptionRow[],
];

export function toLocationTable(locations: readonly Location[]): LocationTable {
  return { fields: locationFields, optionFields, rows: locations.map(toRow) };
}

export function fromLocationTable({ rows }: Pick<LocationTable, 'rows'>): readonly Location[] {
  return rows.map(fromRow);
}

function toRow({ id, name, lat, lng, city, address, zip, ...more }: Location): LocationRow {
  const { slug = '', phone = '', operator = '', open = null, chargerOptions } = more;
  const options = chargerOptions.map(
    (option): OptionRow => [option.id, option.amount, option.icon, option.watts, option.connector ?? ''],
  );
  return [id, name, lat, lng, city, address, zip, slug, phone, operator, open, options];
}

function fromRow([id, name, lat, lng, city, address, zip, ...more]: LocationRow): Location {
  const [slug, phone, operator, open, options] = more;
  return {
    id,
    name,
    lat,
    lng,
    city,
    address,
    zip,
    ...(slug && { slug }),
    ...(phone && { phone }),
    ...(operator && { operator }),
    ...(open && { open }),
    chargerOptions: options.map(toOption),
  };
}

function toOption([id, amount, icon, watts, connector]: OptionRow): ChargerOption {
  return { id, amount, icon: icon as ChargerOption['icon'], watts, ...(connector && { connector }) };
}
