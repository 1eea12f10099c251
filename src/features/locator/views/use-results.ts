import { useMemo } from 'react';
import type { Location } from '../location.ts';
import { matchesFilters } from '../location-filters.ts';
import { searchUrl } from '../locations-url.ts';
import type { LocatorProps } from '../locator-props.ts';
import { type LocatorQuery, locatorParams } from '../locator-query.ts';
import { selectLocations } from '../select-locations.ts';
import { type LoadedLocations, useLocations } from './use-locations.ts';

export type Results = {
  /** 'partial': the first of a search that the server made. */
  state: 'known' | 'partial' | 'loading' | 'failed';
  listed: readonly Location[];
  total: number;
  /** What has a marker: all that pass the filters, not only what was found. */
  marked: readonly Location[];
};

const nothing: readonly Location[] = [];

/**
 * What a search found. With all locations at hand the browser finds it itself; without them it asks the server, and
 * says nothing about a search that nobody has made.
 */
export function useResults(
  { locations, settings, query: rendered }: Pick<LocatorProps, 'locations' | 'settings' | 'query'>,
  query: LocatorQuery,
  now: number,
) {
  const rest = useLocations(locations.state === 'first' ? locations.url : undefined);
  const loading: LoadedLocations = locations.state === 'all' ? locations : rest.loading;
  const all = loading.state === 'all' ? loading.all : undefined;
  const isRendered = paramsOf(query) === paramsOf(rendered);
  const asked = useLocations(
    all || isRendered || locations.state === 'all' ? undefined : searchUrl(locations.url, query, settings),
  );
  const answer = asked.loading.state === 'all' ? asked.loading.all : undefined;
  const results = useMemo((): Results => {
    const marked = all?.filter((each) => matchesFilters(each, query.filters, now));
    const source = all ?? (isRendered ? undefined : answer);
    if (source) {
      const listed = selectLocations(source, query, settings, now);
      return { state: 'known', listed, total: listed.length, marked: marked ?? listed };
    }
    if (isRendered && locations.state === 'first') {
      const { first: listed, resultCount: total } = locations;
      return { state: 'partial', listed, total, marked: listed };
    }
    const state = asked.loading.state === 'failed' ? 'failed' : 'loading';
    return { state, listed: nothing, total: 0, marked: nothing };
  }, [all, answer, asked.loading.state, isRendered, locations, query, settings, now]);
  const retry = () => {
    if (loading.state === 'failed') rest.retry();
    if (asked.loading.state === 'failed') asked.retry();
  };
  return { results, loading, retry };
}

function paramsOf(query: LocatorQuery): string {
  return String(new URLSearchParams(locatorParams(query).map(([key, value]) => [key, value])));
}
