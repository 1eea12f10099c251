import type { IndexDefinition } from '../../../shared/search/index-definition.ts';
import { definitionOfKind, type IndexKind } from '../index-definitions.ts';

/** Tests, benches and the demo call their indices after what they hold: cars-solvik-se, sites-solvik-se. */
export function definitionOf(index: string): IndexDefinition {
  return definitionOfKind(kindOf(index));
}

export function kindOf(index: string): IndexKind {
  const found = Object.entries(kinds).find(([prefix]) => index.startsWith(prefix));
  if (!found) throw new Error(`There is no search index '${index}'`);
  return found[1];
}

const kinds: Readonly<Record<string, IndexKind>> = {
  'cars-': 'cars',
  'sites-': 'sites',
  'chargers-': 'chargers',
  'kits-': 'kits',
  'vehicle-kits-': 'vehicleKits',
  'services-': 'services',
};
