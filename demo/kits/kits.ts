import { type Random, seededRandom } from '../cars/random.ts';
import type { KitKind } from './kit-kind.ts';
import { kitKinds } from './kit-kinds.ts';
import type { KitPart, KitRecord, VehicleKitRecord } from './kit-record.ts';
import { type VehicleType, vehicleTypes } from './vehicle-types.ts';

/** Pictures that tools/draw-kits.ts draws of each kind. */
export const PICTURES_PER_KIND = 4;

/** Photographed later: until then they have one of the fallback pictures (KIT-15). */
const WITHOUT_PICTURE = 0.12;

/** Every car type of `vehicle-kits-fi`. */
export function vehicleKits(): VehicleKitRecord[] {
  return vehicleTypes.map(({ type_id, manufacturer, model, type_manf_year }) => ({
    type_id,
    manufacturer,
    model,
    type_manf_year,
  }));
}

/** Every kit of `kits-fi`, the kinds mixed as they came into the catalogue. The same on every call. */
export function kits(): KitRecord[] {
  const all = kitKinds.flatMap((kind) => kitsOf(kind, familiesOf(vehicleTypes, kind.packedPer)));
  return inMixedOrder(all).map((kit, at) => ({ ...kit, kitId: String(70_001 + at * 3), ...shelfState(at) }));
}

function inMixedOrder<T extends { kitCode: string }>(all: readonly T[]): T[] {
  return all
    .map((kit) => ({ kit, rank: seededRandom(`order ${kit.kitCode}`).next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ kit }) => kit);
}

/** The cars whose parts are the same. */
function familiesOf(types: readonly VehicleType[], per: KitKind['packedPer']): VehicleType[][] {
  const families = Object.groupBy(types, ({ manufacturer, model, engine }) =>
    per === 'make' ? `${manufacturer} ${engine.fuel}` : `${manufacturer} ${model} ${engine.fuel}`,
  );
  return Object.values(families).flatMap((family) => (family ? [family] : []));
}

function kitsOf(
  kind: KitKind,
  families: readonly VehicleType[][],
): Omit<KitRecord, 'kitId' | 'status' | 'action'>[] {
  const fitting = families
    .map((family) => family.filter(kind.fits))
    .filter((family) => family.length > 0)
    .toSorted((one, other) => ageRank(one) - ageRank(other));
  const prices = fitting.map((family) => priceFor(kind, family));
  const cheapest = Math.min(...prices);
  return fitting.map((family, at) => {
    const price = (prices[at] ?? cheapest) === cheapest ? kind.fromPrice : prices[at];
    return kitFor(kind, family, price ?? kind.fromPrice);
  });
}

function ageRank([type]: VehicleType[]): number {
  return type ? type.generation.years[0] : 0;
}

function priceFor({ fromPrice, code }: KitKind, family: readonly VehicleType[]): number {
  const [first] = family;
  if (!first) return fromPrice;
  const luck = seededRandom(`kit ${code} ${first.type_id}`);
  const size = 0.9 + Math.min(1.1, first.engine.kg / 2600) + (first.engine.kW > 140 ? 0.25 : 0);
  return Math.round(fromPrice * size * luck.between(0.98, 1.12)) - 0.1;
}

function kitFor(kind: KitKind, family: readonly VehicleType[], retailPrice: number) {
  const [first] = family;
  if (!first) throw new Error(`${kind.name} fits no car`);
  const luck = seededRandom(`parts ${kind.code} ${first.type_id}`);
  const parts = kind.parts(first).map(([name, number, quantity = 1, unit = 'kpl']) => ({
    partNumber: `${number}-${first.code}-${luck.whole(1000, 9999)}`,
    name,
    quantity,
    unit,
  }));
  return {
    catalogueId: first.manufacturer,
    kitCode: `${kind.code}-${first.code}-${Number(first.type_id) % 100_000}`,
    name: `${kind.name}: ${carsText(kind, first)}`,
    description: descriptionOf(kind, family, parts, luck),
    images: luck.chance(WITHOUT_PICTURE)
      ? []
      : [`media:kits/${kind.code.toLowerCase()}-${luck.whole(1, PICTURES_PER_KIND)}`],
    retailPrice: Math.round(retailPrice * 100) / 100,
    currency: 'EUR' as const,
    kitCategory: kind.category,
    kitSubCategory: kind.subCategory,
    kitSubSubCategory: kind.subSubCategory(first),
    parts,
    type_ids: family.map(({ type_id }) => type_id),
  };
}

const engineWords = {
  petrol: 'bensiini',
  diesel: 'diesel',
  hybrid: 'hybridi',
  plugin: 'hybridi',
  electric: 'sähkö',
};

function carsText({ packedPer }: KitKind, { manufacturer, model, engine }: VehicleType): string {
  const car = packedPer === 'make' ? manufacturer : `${manufacturer} ${model}`;
  return `${car}, ${engineWords[engine.fuel]}`;
}

function descriptionOf(
  { hours, note, packedPer }: KitKind,
  family: readonly VehicleType[],
  parts: readonly KitPart[],
  luck: Random,
): string {
  const engines = [...new Set(family.map(({ engine }) => engine.name))];
  const opening = luck.pick([
    `Kaikki yhdessä laatikossa: ${parts.length} nimikettä ja ohje.`,
    `Laatikossa ${parts.length} nimikettä, kiinnikkeet ja ohje järjestyksineen.`,
    `Yksi laatikko, ${parts.length} nimikettä, ei puuttuvia ruuveja.`,
  ]);
  const fits =
    packedPer === 'make' && engines.length > 1
      ? `Sopii ${engines.length} moottorivaihtoehtoon`
      : `Sopii ${engines.length > 1 ? 'moottoreihin' : 'moottoriin'} ${engines.join(', ')}`;
  return `${opening} ${fits}. Työaika kotitallissa noin ${hours}. ${note}`;
}

/** A few kits are withdrawn; they must not be listed (KIT-20). */
function shelfState(at: number): Pick<KitRecord, 'status' | 'action'> {
  return at % 29 === 28 ? { status: 'inactive', action: 'delete' } : { status: 'active', action: 'upsert' };
}
