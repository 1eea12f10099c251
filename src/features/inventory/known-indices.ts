import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { KITS_INDEX, VEHICLE_KITS_INDEX } from '../kits/kit-record.ts';
import { servicesIndex } from '../workshop/service-record.ts';
import type { IndexKind } from './index-definitions.ts';

/** An index as the settings of the sites describe it. */
export type KnownIndex = {
  kind: IndexKind;
  /** Of its values: the first language of the first site that names it. */
  language: Language | undefined;
  /** Of that site. */
  country?: Site['country'] | undefined;
  /** Its name. */
  site?: string | undefined;
  /** Of that site, such as Europe/Stockholm. */
  timeZone?: string | undefined;
  /** Of cars: where the dealerships are that they stand at. */
  dealerships: readonly string[];
};

export type KnownIndices = ReadonlyMap<string, KnownIndex>;

type NamingSite = {
  name?: string | undefined;
  indices: Partial<Site['indices']>;
  languages: readonly Language[];
  country?: Site['country'] | undefined;
  timeZone?: string | undefined;
  /** Whether it has a page with kits of spare parts. */
  showsKits?: boolean | undefined;
  /** Where services of a workshop are booked. */
  workshopBookingPath?: string | undefined;
};

/** Every index that the sites search, and therefore every index that accepts a feed, by name. */
export function knownIndices(sites: readonly NamingSite[]): KnownIndices {
  const known = new Map<string, KnownIndex>();
  const withKits = sites.find(({ showsKits }) => showsKits);
  if (withKits)
    for (const [name, kind] of kitIndexKinds)
      known.set(name, {
        ...{ kind, language: undefined, dealerships: [] },
        ...(withKits.timeZone && { timeZone: withKits.timeZone }),
        ...(withKits.name && { site: withKits.name }),
      });
  for (const { indices, languages, country, timeZone, name: site, workshopBookingPath } of sites) {
    if (site && workshopBookingPath)
      known.set(servicesIndex(site), {
        ...{ kind: 'services', language: languages[0], dealerships: [], site },
        ...(country && { country }),
        ...(timeZone && { timeZone }),
      });
    for (const kind of siteIndexKinds) {
      const name = indices[kind];
      if (!name) continue;
      const before = known.get(name) ?? {
        ...{ kind, language: languages[0], dealerships: [] },
        ...(country && { country }),
        ...(timeZone && { timeZone }),
        ...(site && { site }),
      };
      const own = before.kind === 'cars' && kind === 'cars' && indices.sites ? [indices.sites] : [];
      known.set(name, { ...before, dealerships: [...new Set([...before.dealerships, ...own])] });
    }
  }
  return new Map([...known].sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function unknownIndexMessage(name: string, known: KnownIndices): string {
  const names = known.size > 0 ? `There are: ${[...known.keys()].join(', ')}.` : 'There is none yet.';
  return `There is no index '${name}'. ${names} A site brings its own: it is named in the settings of the site, under Search indices.`;
}

/** What the settings of a site may name. */
export const siteIndexKinds = ['cars', 'sites', 'chargers'] as const satisfies readonly IndexKind[];

/** An installation that shows kits has one catalogue of them; its names stay free for it where there is none yet. */
export const kitIndexKinds: ReadonlyMap<string, IndexKind> = new Map([
  [KITS_INDEX, 'kits'],
  [VEHICLE_KITS_INDEX, 'vehicleKits'],
]);
