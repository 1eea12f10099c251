import type { IndexDefinition } from '../../shared/search/index-definition.ts';
import { carIndex } from '../cars/record/car-record.ts';
import { dealershipIndex } from '../dealers/dealership-record.ts';
import { kitIndex, kitVehicleIndex } from '../kits/kit-record.ts';
import { chargerIndex } from '../locator/charger-record.ts';
import { serviceIndex } from '../workshop/service-record.ts';

const definitions = {
  cars: carIndex,
  sites: dealershipIndex,
  chargers: chargerIndex,
  kits: kitIndex,
  vehicleKits: kitVehicleIndex,
  services: serviceIndex,
} satisfies Record<string, IndexDefinition>;

/** What an index holds. The settings of the sites say it, whatever the index is called. */
export type IndexKind = keyof typeof definitions;

const indexKinds = Object.keys(definitions) as readonly IndexKind[];

/** That have the number of a record; they tell its kind. */
export const idFields: ReadonlySet<string> = new Set(indexKinds.map((kind) => definitions[kind].id));

export function definitionOfKind(kind: IndexKind): IndexDefinition {
  return definitions[kind];
}

/** The kind that a stored record has, by the field of its number. */
export function kindOfRecord(record: Readonly<Record<string, unknown>>): IndexKind | undefined {
  return indexKinds.find((kind) => record[definitions[kind].id] !== undefined);
}
