import { describe, expect, test } from 'vitest';
import { definitionOf } from '../../../../features/inventory/testing/definition-by-name.ts';
import { planQuery } from '../../plan.ts';
import type { SearchQuery } from '../../port.ts';
import type { TokenSearch } from '../../relevance.ts';
import { searchContract } from '../../search.contract.ts';
import { documentFingerprint, toDocument } from './document.ts';
import { openSearch } from './opensearch-search.ts';
import { bucketsRequest, searchRequest } from './search-request.ts';
import { fakeOpenSearch } from './testing/fake-opensearch.ts';

searchContract(
  'OpenSearch, simulated',
  async () =>
    openSearch(definitionOf, { urls: ['http://search.example:9200'], fetch: fakeOpenSearch().fetch }),
  definitionOf,
);

describe('search requests', () => {
  const request = (query: SearchQuery, searches: TokenSearch[] = []) =>
    searchRequest(planQuery(definitionOf('cars-a'), query), searches);

  test('SRCH-34 fixed filters narrow the query, facet filters only the hits and the other facets', () => {
    const body = request({
      filters: { car_id: { not: '7' }, caroftheweek: true },
      facets: [
        { name: 'car_brand>car_model', filters: ['Volvo', 'Volvo>XC60'] },
        { name: 'car_price', filters: ['100', '200'] },
      ],
    });
    const brand = { terms: { branch_car_brand__car_model: ['Volvo>XC60'] } };
    const price = { range: { range_car_price: { gte: 100, lte: 200 } } };
    expect(body.query).toEqual({
      bool: {
        filter: [
          { bool: { must_not: [{ terms: { id: ['7'] } }] } },
          { terms: { facet_caroftheweek: ['true'] } },
        ],
        must: [],
      },
    });
    expect(body.post_filter).toEqual({ bool: { filter: [brand, price] } });
    expect(body.aggs).toEqual({
      0: {
        filter: { bool: { filter: [price] } },
        aggs: { count: { terms: { field: 'facet_car_brand__car_model', size: 10_000 } } },
      },
      1: { filter: { bool: { filter: [brand] } }, aggs: { count: { stats: { field: 'range_car_price' } } } },
    });
  });

  test('a distance is a circle on OpenSearch’s own earth, and the nearest come first', () => {
    const at = { latitude: 57.71, longitude: 11.97 };
    const body = request({ near: { field: 'car_geocoord', at, within_km: 50 }, sort_name: 'distance' });
    const point = { geo_car_geocoord: { lat: 57.71, lon: 11.97 } };
    expect(body.query.bool.filter).toEqual([
      {
        geo_distance: {
          ...point,
          distance: expect.stringMatching(/^49\.9996\d*km$/),
          distance_type: 'arc',
          ignore_unmapped: true,
        },
      },
    ]);
    expect(body.sort).toEqual([
      { _geo_distance: { ...point, order: 'asc', distance_type: 'arc', ignore_unmapped: true } },
      { sort_car_publishdate: { order: 'desc', missing: '_last' } },
      { id: { order: 'asc' } },
    ]);
    expect(request({ near: { field: 'car_geocoord', at } }).query.bool.filter).toEqual([]);
  });

  test('SRCH-29 SRCH-32 pages, the capped total, and the order down to the id', () => {
    expect(request({ sort_name: 'car_price_desc', limit: 48, offset: 96 })).toMatchObject({
      from: 96,
      size: 48,
      track_total_hits: 10_000,
      sort: [{ sort_car_price: { order: 'desc', missing: '_last' } }, { id: { order: 'asc' } }],
    });
    expect(request({ limit: 48, offset: 10_000 })).toMatchObject({ from: 0, size: 0 });
  });

  test('SRCH-33 every token must match; its score does not depend on its frequency', () => {
    const { query, sort } = request({ keyphrase: 'Toyata xc' }, ['typo', 'naming']);
    const [first, last] = query.bool.must;
    expect(first?.dis_max.queries[0]).toEqual({
      constant_score: {
        filter: { fuzzy: { words_name: { value: 'toyata', fuzziness: 1, max_expansions: 1000 } } },
        boost: 16,
      },
    });
    expect(last?.dis_max.queries.slice(0, 2)).toEqual([
      { constant_score: { filter: { term: { words_name: 'xc' } }, boost: 64 } },
      { constant_score: { filter: { prefix: { words_name: 'xc' } }, boost: 32 } },
    ]);
    expect(sort[0]).toEqual({ _score: { order: 'desc' } });
  });

  test('SRCH-10 buckets are requested only where there is something to count', () => {
    const plan = planQuery(definitionOf('cars-a'), {
      facets: [{ name: 'car_price' }, { name: 'car_mileage' }],
    });
    expect(bucketsRequest(plan, [], new Map([[1, 500]])).aggs).toEqual({
      1: {
        filter: { bool: { filter: [] } },
        aggs: { count: { histogram: { field: 'range_car_mileage', interval: 500, min_doc_count: 0 } } },
      },
    });
  });

  test('SRCH-30 search fields are stored beside the record, with nested names and paths flattened', () => {
    const dealership = {
      site_id: 7,
      site_region: 'Skåne',
      site_city: 'Malmö',
      site_departments: [{ brands: [{ name: 'Kia' }] }],
    };
    expect(toDocument(definitionOf('sites-a'), dealership)).toMatchObject({
      id: '7',
      record: dealership,
      facet_site_departments__brands__name: ['Kia'],
      facet_site_region__site_city: 'Skåne>Malmö',
      branch_site_region__site_city: ['Skåne', 'Skåne>Malmö'],
      sort_site_city: 'malmo',
      words_name: ['malmo'],
      words_detail: ['skane', 'kia'],
    });
  });
});

const carsAlias = `x-cars-a-${documentFingerprint(definitionOf('cars-a'))}`;

describe('writing to OpenSearch', () => {
  test('replaceAll fills a new index and switches the alias atomically', async () => {
    const { search, calls } = aCluster({ [`${carsAlias}-old`]: { aliases: { [carsAlias]: {} } } });
    await search.replaceAll('cars-a', [{ car_id: '1' }]);
    const steps = calls.map(
      ({ method, path }) =>
        `${method} ${path.replace(carsAlias, 'x-cars-a').replace(/cars-a-[0-9a-f-]{36}/, 'cars-a-new')}`,
    );
    expect(steps).toEqual([
      'PUT /x-cars-a-new',
      'POST /x-cars-a-new-filling/_bulk',
      'POST /x-cars-a-new/_refresh',
      'PUT /x-cars-a-new/_settings',
      'GET /_cluster/health/x-cars-a-new',
      'GET /x-cars-a-*/_alias',
      'POST /_aliases',
      'DELETE /x-cars-a-old',
    ]);
    expect(JSON.parse(calls[6]?.body ?? '')).toEqual({
      actions: [
        { add: { index: expect.stringMatching(/^x-cars-a-.{8}-.{36}$/), alias: carsAlias } },
        {
          remove: {
            index: expect.stringMatching(/^x-cars-a-.{8}-.{36}$/),
            alias: expect.stringMatching(/-filling$/),
          },
        },
        { remove: { index: `${carsAlias}-old`, alias: carsAlias } },
      ],
    });
    expect(calls[0]?.authorization).toBe(`Basic ${btoa('user:p@ss')}`);
  });

  test('a failed replaceAll leaves the alias unchanged and deletes the new index', async () => {
    const { search, calls } = aCluster({ [`${carsAlias}-old`]: { aliases: { [carsAlias]: {} } } });
    await expect(search.replaceAll('cars-a', [{ car_id: '1' }, { car_brand: 'Kia' }])).rejects.toThrow(
      'car_id',
    );
    expect(calls.map(({ path }) => path)).not.toContain('/_aliases');
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: calls[0]?.path });
  });

  test('SRCH-08 a response that is not 2xx is an error with its status', async () => {
    const { search } = aCluster({}, 503);
    await expect(search.index('cars-a').search({})).rejects.toThrow('OpenSearch responded 503');
  });
});

type Call = { method: string; path: string; body: string; authorization: string | null };

/** A minimal fake cluster that records its requests. */
function aCluster(aliases: object, status = 200) {
  const calls: Call[] = [];
  const respond: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const authorization = new Headers(init?.headers).get('Authorization');
    calls.push({
      method: init?.method ?? 'GET',
      path: pathname,
      body: String(init?.body ?? ''),
      authorization,
    });
    const body = pathname.endsWith('/_alias') ? aliases : { items: [] };
    return new Response(JSON.stringify(body), { status });
  };
  return {
    search: openSearch(definitionOf, {
      urls: ['http://user:p%40ss@search.example:9200'],
      prefix: 'x-',
      fetch: respond,
    }),
    calls,
  };
}
