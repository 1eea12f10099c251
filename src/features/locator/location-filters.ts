import type { ChargerOption, Location } from './location.ts';

/** What a visitor narrows the locations by. */
export type LocationFilters = {
  openNow: boolean;
  /** At least one of its sockets gives so much. */
  kilowatts: number | undefined;
  /** At least one of its sockets has one of these connectors, by key. */
  connectors: readonly string[];
};

export const noFilters: LocationFilters = { openNow: false, kilowatts: undefined, connectors: [] };

export function isFiltered({ openNow, kilowatts, connectors }: LocationFilters): boolean {
  return openNow || kilowatts !== undefined || connectors.length > 0;
}

/** The steps by which drivers tell posts apart: at home, in town, fast, and fast on a journey. */
export const powerSteps: readonly number[] = [22, 50, 150, 300];

/** A socket has to give the power and have the connector; two sockets that each do one of them are no use. */
export function matchesFilters(location: Location, filters: LocationFilters, now: number): boolean {
  const { openNow, kilowatts = 0, connectors } = filters;
  if (openNow && isOpenAt(location, now) !== true) return false;
  if (kilowatts === 0 && connectors.length === 0) return true;
  return location.chargerOptions.some(
    (option) =>
      option.watts >= kilowatts * 1000 &&
      (connectors.length === 0 || connectors.includes(connectorKey(option))),
  );
}

/** Undefined where nobody knows the hours. */
export function isOpenAt({ open }: Pick<Location, 'open'>, now: number): boolean | undefined {
  const minute = Math.floor(now / 60_000);
  return open?.some(([from, to]) => from <= minute && minute < to);
}

/** 'ccs2', 'type2', 'chademo': one key for the spellings of a connector. */
export function connectorKey({ icon, connector = '' }: Pick<ChargerOption, 'icon' | 'connector'>): string {
  const key = (icon || connector).toLowerCase().replace(/[^a-z0-9]/g, '');
  return key === 'typ2' ? 'type2' : key;
}

/** What there is to choose; a filter that every location or none passes would narrow nothing. */
export type FilterChoices = {
  openNow: boolean;
  kilowatts: readonly number[];
  connectors: readonly { key: string; name: string }[];
};

export function filterChoices(locations: readonly Location[]): FilterChoices {
  const most = locations.map(({ chargerOptions }) =>
    Math.max(0, ...chargerOptions.map(({ watts }) => watts)),
  );
  const connectors = new Map(
    locations.flatMap(({ chargerOptions }) =>
      chargerOptions.map(
        (option) => [connectorKey(option), option.icon || (option.connector ?? '')] as const,
      ),
    ),
  );
  connectors.delete('');
  return {
    openNow: locations.some(({ open }) => open !== undefined),
    kilowatts: powerSteps.filter((step) => {
      const passing = most.filter((watts) => watts >= step * 1000).length;
      return passing > 0 && passing < locations.length;
    }),
    connectors:
      connectors.size > 1
        ? [...connectors].map(([key, name]) => ({ key, name })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
        : [],
  };
}
