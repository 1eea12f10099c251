import { wildcardMarker } from '../../../shared/sites/wildcard.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import type { ListPlace } from './list-url.ts';

type Where = Pick<CatalogueContext, 'site' | 'path' | 'wildcards' | 'hasPage'>;

/** The list that a page shows, and that of the whole stock. */
export type ListPlaces = { own: ListPlace; wholeStock: ListPlace };

/**
 * The list that a page shows is at its own path, or at that of the page above its wildcards. A page that somebody wrote
 * in the place of a make belongs to the list that it is named part of, or to that of the whole stock above it.
 */
export function listPlaces({ site, path, wildcards, hasPage }: Where, partOf: string): ListPlaces {
  const above = wildcards.length > 0 ? path.split('/').slice(0, -wildcards.length).join('/') : path;
  const isBelowStock = path.startsWith(`${site.pathToCarList}/`);
  const placeAt = (pathToCarList: string) => ({
    pathToCarList,
    makesInQuery: !hasPage(`${pathToCarList}/${wildcardMarker}`) || undefined,
  });
  return {
    own: placeAt(partOf || (isBelowStock ? site.pathToCarList : above)),
    wholeStock: placeAt(site.pathToCarList),
  };
}

/** The same list at its address in the language of the page. */
export function localizedPlace(place: ListPlace, href: (path: string) => string): ListPlace {
  return { ...place, pathToCarList: href(place.pathToCarList) };
}
