import { describe, expect, test } from 'vitest';
import {
  type FacetValuePath,
  selectionOf,
  toChoice,
  toggleValue,
  withoutFacet,
} from '../../../shared/faceted-list/faceted-list.ts';
import type { Facet } from '../../../shared/search/port.ts';
import { buildFacetGroups, listTools } from './dealer-facet-bar.ts';
import { BRAND_FACET, REGION_FACET, SERVICE_FACET } from './dealer-facets.ts';
import { type DealerList, dealerListDeclaration, isNarrowed, unfilteredDealers } from './dealer-list.ts';
import { dealerListParams, dealerListUrl } from './dealer-list-url.ts';
import { closedMap, readDealerMap, writeDealerMap } from './dealer-map-address.ts';
import { parseDealerList, parseSearch } from './parse-dealer-list.ts';
import { translateServices } from './service-names.ts';

const value = (text: string, count: number, children: Facet['values'] = []) => ({ text, count, children });
const facets = [
  {
    name: 'site_region>site_city',
    type: 'hierarchical',
    values: [
      value('Skåne', 3, [value('Lund', 1), value('Malmö', 2)] as never),
      value('Halland', 1, [value('Halmstad', 1)] as never),
    ],
  },
  { name: BRAND_FACET, type: 'hierarchical', values: [value('Volvo', 4), value('Kia', 4)] },
  { name: SERVICE_FACET, type: 'hierarchical', values: [value('Verkstad', 3), value('Nya bilar', 4)] },
] as unknown as readonly Facet[];

const skane: FacetValuePath = { facet: REGION_FACET, path: ['Skåne'] };
const lund: FacetValuePath = { facet: REGION_FACET, path: ['Skåne', 'Lund'] };
const volvo: FacetValuePath = { facet: BRAND_FACET, path: ['Volvo'] };

const listed = (...values: FacetValuePath[]): DealerList => ({
  ...unfilteredDealers,
  choices: values.map(toChoice),
});
const toggled = (list: DealerList, value: FacetValuePath) => toggleValue(list, value, dealerListDeclaration);

describe('the address of a list', () => {
  test('DSL-12 filters stand in the query under the names of the index, and are read from there', () => {
    const list = { ...listed(lund, volvo), keyphrase: 'hamn', pages: 2 };
    const url = dealerListUrl('/anlaggningar', list, '?utm=1&page=9&site_region=Halland');
    expect(url).toBe(
      '/anlaggningar?utm=1&site_city=Lund&site_departments.brands.name=Volvo&keyphrase=hamn&page=2',
    );
    const query = { site_city: ['Lund'], [BRAND_FACET]: ['Volvo'], keyphrase: [' hamn '], page: ['2'] };
    expect(parseDealerList(query, facets)).toEqual(list);
    expect(dealerListUrl('/anlaggningar', unfilteredDealers)).toBe('/anlaggningar');
  });

  test('the place stands in the address by its name, to a kilometre, and goes back to the same list', () => {
    const near = { label: 'Lund', coordinates: { latitude: 55.7, longitude: 13.19 } };
    const url = dealerListUrl('/anlaggningar', { ...listed(volvo), near }, '?view=map&dealer=x&map=1,2,3');
    expect(url).toBe('/anlaggningar?view=map&site_departments.brands.name=Volvo&q=Lund&lat=55.70&lng=13.19');
    const query = { [BRAND_FACET]: ['Volvo'], q: ['Lund'], lat: ['55.70'], lng: ['13.19'] };
    expect(parseDealerList(query, facets)).toEqual({ ...listed(volvo), near });
    expect(parseSearch(query)).toBe('');
    expect(parseSearch({ q: [' Lund '] })).toBe('Lund');
    expect(parseDealerList({ q: ['Lund'], lat: ['91'], lng: ['x'] }, facets).near).toBeUndefined();
  });

  test('the open map, the chosen dealership and where the map was moved stand in the address', () => {
    const moved = { center: { latitude: 55.7, longitude: 13.19 }, zoom: 9 };
    const opened = { isOpen: true, activeId: undefined, moved };
    expect(writeDealerMap(opened, '?q=Lund')).toBe('?q=Lund&view=map&map=55.700%2C13.190%2C9');
    expect(readDealerMap('?q=Lund&view=map&map=55.700%2C13.190%2C9')).toEqual(opened);
    const chosen = { isOpen: true, activeId: '461003', moved: undefined };
    expect(readDealerMap(writeDealerMap(chosen, '?map=1,2,3'))).toEqual(chosen);
    expect(writeDealerMap(closedMap, '?view=map&dealer=x&q=Lund')).toBe('?q=Lund');
  });

  test('values are found whatever their case and accents; one that nobody has stays a filter', () => {
    const { choices } = parseDealerList({ site_region: ['SKANE'], [BRAND_FACET]: ['Saab', ''] }, facets);
    expect(choices).toEqual([toChoice(skane), { field: BRAND_FACET, path: ['Saab'], stale: true }]);
  });

  test('a region and one of its towns mean the town', () => {
    expect(parseDealerList({ site_region: ['Skåne'], site_city: ['Lund'] }, facets).choices).toEqual([
      toChoice(lund),
    ]);
  });

  test('pages are whole numbers up to twenty', () => {
    const pages = (page: string) => parseDealerList({ page: [page] }, facets).pages;
    expect(['', '0', '-1', 'x', '3', '99'].map(pages)).toEqual([1, 1, 1, 1, 3, 20]);
  });

  test('RED-58 a service named by its English group is the index’s own name for it', () => {
    const records = [
      {
        site_id: '1',
        slug: 'a',
        site_official_name: 'A',
        site_departments: [
          { group: 'New cars', service_name: 'Nya bilar' },
          { group: 'Used cars', service_name: ['Begagnat'] },
          { group: 'Workshop', service_name: 'Verkstad' },
        ],
      },
    ];
    const named = (name: string) =>
      translateServices(listed({ facet: SERVICE_FACET, path: [name] }, volvo), records).choices;
    expect(named('Car sales').map(({ path }) => path[0])).toEqual(['Nya bilar', 'Begagnat', 'Volvo']);
    expect(named('Workshop').map(({ path }) => path[0])).toEqual(['Verkstad', 'Volvo']);
    expect(named('Parts').map(({ path }) => path[0])).toEqual(['Parts', 'Volvo']);
  });
});

describe('choosing', () => {
  test('DSL-03 a value is switched on and off, and the list begins again at its first page', () => {
    const on = toggled({ ...listed(volvo), pages: 3 }, lund);
    expect(on).toEqual(listed(volvo, lund));
    expect(toggled(on, volvo)).toEqual(listed(lund));
  });

  test('a region takes the place of its towns, and a town that of its region', () => {
    expect(toggled(listed(lund), skane)).toEqual(listed(skane));
    expect(toggled(listed(skane), lund)).toEqual(listed(lund));
    expect([selectionOf(listed(lund), skane), selectionOf(listed(skane), skane)]).toEqual(['some', 'all']);
    expect(selectionOf(listed(skane), lund)).toBe('none');
  });

  test('a facet is cleared alone', () => {
    expect(withoutFacet({ ...listed(lund, volvo), keyphrase: 'a', pages: 2 }, BRAND_FACET)).toEqual({
      ...listed(lund),
      keyphrase: 'a',
    });
    expect([
      isNarrowed(listed()),
      isNarrowed(listed(lund)),
      isNarrowed({ ...listed(), keyphrase: 'a' }),
    ]).toEqual([false, true, true]);
    expect(dealerListParams(listed())).toEqual([]);
  });
});

describe('the bar', () => {
  const groups = (list: DealerList, unfilteredTotal = 4) =>
    buildFacetGroups({
      list,
      stock: facets,
      unfilteredTotal,
      facets,
      compare: (a, b) => a.localeCompare(b, 'sv'),
    });

  test('DSL-03 offers what narrows the list, in alphabetical order, with counts', () => {
    const [region, service, ...others] = groups(unfilteredDealers);
    expect(others).toEqual([]);
    expect(region?.values.map(({ text, count }) => [text, count])).toEqual([
      ['Halland', 1],
      ['Skåne', 3],
    ]);
    expect(region?.values[0]?.children).toEqual([]);
    expect(region?.values[1]?.children.map(({ text }) => text)).toEqual(['Lund', 'Malmö']);
    expect(service?.facet).toBe(SERVICE_FACET);
  });

  test('a make that every dealership has is offered once it is chosen, so that it can be let go of', () => {
    expect(groups(listed(volvo)).map(({ facet, chosen }) => [facet, chosen])).toContainEqual([
      BRAND_FACET,
      1,
    ]);
  });

  test('a value of which nothing is left keeps its place with a count of none', () => {
    const [region] = buildFacetGroups({
      list: unfilteredDealers,
      stock: facets,
      unfilteredTotal: 4,
      facets: [],
      compare: () => 0,
    });
    expect(region?.values.map(({ count }) => count)).toEqual([0, 0]);
  });

  test('DSL-04 CONST-13 eight dealerships have no search box, nine have one', () => {
    expect([8, 9].map((total) => listTools([], total).hasSearch)).toEqual([false, true]);
  });

  test('DSL-05 without facets and with five dealerships there is no bar', () => {
    expect(listTools([], 5).hasBar).toBe(false);
    expect(listTools(groups(unfilteredDealers), 5).hasBar).toBe(true);
    expect(listTools([], 9).hasBar).toBe(true);
  });
});
