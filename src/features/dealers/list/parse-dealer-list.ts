import { toCoordinates } from '../../../shared/platform/coordinates.ts';
import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import { foldText } from '../../../shared/search/tokenize.ts';
import { type Choice, type DealerFacet, type DealerList, dealerFacets, MAX_PAGES } from './dealer-list.ts';
import { facetValues } from './facet-values.ts';

type Query = Readonly<Record<string, readonly string[]>>;

/** The list that a query describes. A value no dealership has stays a filter: the list is then empty, not wrong. */
export function parseDealerList(query: Query, facets: readonly Facet[]): DealerList {
  const choices = dealerFacets.flatMap((facet) =>
    facet.split('>').flatMap((key, level) =>
      (query[key] ?? []).filter(Boolean).flatMap((written) => {
        const found = valuesNamed(written, facet, level, facets);
        return found.length > 0 ? found : [{ facet, path: [written] }];
      }),
    ),
  );
  return {
    choices: uniqueChoices(choices),
    keyphrase: (query['keyphrase']?.[0] ?? '').trim().slice(0, MAX_PHRASE_LENGTH),
    near: parseNear(query),
    pages: parsePages(query['page']?.[0]),
  };
}

/** What stands in the one field and has no coordinates yet: a place or words, which has to be looked up. */
export function parseSearch(query: Query): string {
  return parseNear(query) ? '' : typedText(query);
}

function parseNear(query: Query): DealerList['near'] {
  const coordinates = toCoordinates(query['lat']?.[0], query['lng']?.[0]);
  const label = typedText(query);
  return coordinates && label ? { label, coordinates } : undefined;
}

function typedText(query: Query): string {
  return (query['q']?.[0] ?? '').trim().slice(0, MAX_TEXT_LENGTH);
}

const MAX_TEXT_LENGTH = 100;

const MAX_PHRASE_LENGTH = 200;

/** All of them: there may be a town of that name in two regions. */
function valuesNamed(
  written: string,
  facet: DealerFacet,
  level: number,
  facets: readonly Facet[],
): readonly Choice[] {
  const name = foldText(written);
  return pathsAt(level, facetValues(facets, facet))
    .filter((path) => foldText(path.at(-1) ?? '') === name)
    .map((path) => ({ facet, path }));
}

function pathsAt(level: number, values: readonly FacetValue[]): readonly (readonly string[])[] {
  if (level === 0) return values.map(({ text }) => [text]);
  return values.flatMap(({ text, children }) => pathsAt(level - 1, children).map((path) => [text, ...path]));
}

/** Who names a region and one of its towns means the town, as the search does. */
function uniqueChoices(choices: readonly Choice[]): readonly Choice[] {
  const unique = [
    ...new Map(choices.map((choice) => [`${choice.facet} ${choice.path.join('>')}`, choice])).values(),
  ];
  return unique.filter(
    ({ facet, path }) =>
      !unique.some(
        (other) =>
          other.facet === facet &&
          other.path.length > path.length &&
          path.every((text, level) => other.path[level] === text),
      ),
  );
}

function parsePages(written = ''): number {
  const page = /^\d{1,6}$/.test(written) ? Number(written) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGES);
}
