import type { Choice } from '../../../shared/faceted-list/faceted-list.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { type Dealership, parseDealership } from '../dealership.ts';
import { SERVICE_FACET } from './dealer-facets.ts';
import type { DealerList } from './dealer-list.ts';

/**
 * Old addresses name a service by its English group, or by a pair of them (RED-58); an index names services in its own
 * language.
 */
const groupsByName: ReadonlyMap<string, readonly string[]> = new Map([
  ['Car sales', ['New cars', 'Used cars']],
  ['New cars', ['New cars']],
  ['Used cars', ['Used cars']],
  ['Workshop', ['Workshop']],
  ['Parts', ['Parts']],
  ['Body work', ['Body work']],
]);

export function namesGroup({ field, path }: Choice): boolean {
  return field === SERVICE_FACET && groupsByName.has(path[0] ?? '');
}

/** The list with the names that departments of those groups have in the index, in place of the groups' own. */
export function translateServices(list: DealerList, records: readonly SearchRecord[]): DealerList {
  const departments = records.flatMap((record) => parseDealership(record)?.departments ?? []);
  const choices = list.choices.flatMap((choice) => {
    if (!namesGroup(choice)) return [choice];
    const names = serviceNames(departments, groupsByName.get(choice.path[0] ?? '') ?? []);
    return names.length > 0 ? names.map((name) => ({ ...choice, path: [name] })) : [choice];
  });
  return { ...list, choices };
}

function serviceNames(departments: Dealership['departments'], groups: readonly string[]): readonly string[] {
  const inGroups = departments.filter(({ group }) => group !== undefined && groups.includes(group));
  return [...new Set(inGroups.flatMap(({ service_name }) => service_name))];
}
