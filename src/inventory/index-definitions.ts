import { carIndex } from '../catalogue/car-record.ts';
import { dealershipIndex } from '../dealers/dealership-record.ts';
import { kitIndex, kitVehicleIndex } from '../kits/kit-record.ts';
import { chargerIndex } from '../locator/charger-record.ts';
import type { IndexDefinition } from '../search/index-definition.ts';

// Indices of cars, dealerships and charging stations are named by kind and site: cars-solvik-se, sites-solvik-se.
const definitions = {
  'cars-': carIndex,
  'sites-': dealershipIndex,
  'chargers-': chargerIndex,
  'kits-': kitIndex,
  'vehicle-kits-': kitVehicleIndex,
};

export function definitionOf(index: string): IndexDefinition {
  const found = Object.entries(definitions).find(([prefix]) => index.startsWith(prefix));
  if (!found) throw new Error(`There is no search index '${index}'`);
  return found[1];
}
