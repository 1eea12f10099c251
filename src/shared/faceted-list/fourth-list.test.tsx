import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { IndexDefinition } from '../search/index-definition.ts';
import { searchByBruteForce } from '../search/testing/brute-force.ts';
import { emptyList, type FacetedList } from './faceted-list.ts';
import { deepestChoices, phraseChips, rangeChips, valueChips } from './filter-chips.ts';
import { filterParams, listAddress } from './list-address.ts';
import { type ListDeclaration, queryKeys } from './list-declaration.ts';
import { listQuery, stockQuery } from './list-query.ts';
import { parseFacetedList } from './parse-list.ts';
import { FacetedListView, type ListLook } from './views/faceted-list-view.tsx';
import { ListContext } from './views/list-context.ts';
import { type ListPage, useFacetedList } from './views/use-faceted-list.ts';

/** A list that no feature has: what somebody would write who adds one. */
type Bicycle = { id: string; name: string; kind: string; colour: string; price: number };

const bicycles: ListDeclaration = {
  facets: ['kind', 'colour'],
  ranges: ['price'],
  panel: ['kind', 'price', 'colour'],
  alphabetical: ['kind'],
  sortNames: ['id_asc', 'price_asc'],
  pageSize: 2,
};

const keys = 'apply emptyText failed loading results search searchHint show showing'.split(' ');
const classes = 'root bar tools filters results grid'.split(' ');
const look = {
  texts: Object.fromEntries(keys.map((key) => [key, key])),
  facets: { kind: 'kind', price: 'price', colour: 'colour' },
  sorts: { id_asc: 'newest', price_asc: 'cheapest' },
  classes: Object.fromEntries(classes.map((name) => [name, `bikes-${name}`])),
} as unknown as ListLook;

const BicycleCard = ({ bicycle }: { bicycle: Bicycle }) => <a href={`/b/${bicycle.id}`}>{bicycle.name}</a>;

const addressOf = (list: FacetedList) => listAddress('/bikes', filterParams(list, bicycles), list);

type Props = { list: FacetedList; page: ListPage<Bicycle>; failed?: boolean };

function BicycleList({ list, page, failed }: Props) {
  const items = useFacetedList<FacetedList, ListPage<Bicycle>>({
    declaration: bicycles,
    language: 'en',
    texts,
    initial: { query: list, data: page, failed },
    fetchPage: async () => page,
    historyKey: 'bicycles',
    addressOf,
    cardSelector: '[data-bicycle]',
  });
  const chips = [
    ...valueChips(list, deepestChoices(list, bicycles), bicycles, ({ path }) => ({ label: path.join() })),
    ...rangeChips(list, ({ from, to }) => `${from}–${to}`),
    ...phraseChips(list, 'en'),
  ];
  return (
    <ListContext value={items.tools}>
      <FacetedListView
        look={look}
        base="/bikes"
        items={items}
        stock={{ values: {}, bounds: { price: { min: 100, max: 900 } } }}
        chips={chips}
        unfiltered={emptyList}
        card={(bicycle) => <BicycleCard bicycle={bicycle} />}
        keyOf={({ id }) => id}
      />
    </ListContext>
  );
}

const texts = {
  listRemove: 'Remove {value}',
  listMore: 'More',
  showing: '{shown} of {total}',
  emptyText: 'Nothing like that',
  failed: 'The search does not respond',
};

const index: IndexDefinition = {
  id: 'id',
  facets: ['kind', 'colour'],
  hierarchies: [],
  ranges: ['price'],
  geo: [],
  sorts: [
    { field: 'id', as: 'text' },
    { field: 'price', as: 'number' },
  ],
  searchable: [],
  usualOrder: 'id_asc',
};

const stock: Bicycle[] = [
  { id: '1', name: 'Courier', kind: 'City', colour: 'Red', price: 300 },
  { id: '2', name: 'Alp', kind: 'Mountain', colour: 'Red', price: 900 },
  { id: '3', name: 'Canal', kind: 'City', colour: 'Blue', price: 500 },
  { id: '4', name: 'Market', kind: 'City', colour: 'Red', price: 100 },
  { id: '5', name: 'Harbour', kind: 'City', colour: 'Red', price: 400 },
];

/** The page at an address, as a server makes it. */
function open(query: Record<string, string[]>, failed = false) {
  const all = searchByBruteForce(index, stock, stockQuery(bicycles));
  const list = parseFacetedList(query, bicycles, all.facet);
  const { content, total_items, facet } = searchByBruteForce(index, stock, listQuery(list, bicycles));
  const page = { cards: content as unknown as Bicycle[], total: total_items, facets: facet };
  return { list, page, html: renderToStaticMarkup(<BicycleList list={list} page={page} failed={failed} />) };
}

test('a fourth list is a declaration and a card: its address narrows it, by any case of a value', () => {
  const { list, page } = open({ kind: ['city'], colour: ['Red'], sortName: ['price_asc'], page: ['2'] });
  expect(page.cards.map(({ name }) => name)).toEqual(['Market', 'Courier', 'Harbour']);
  expect(addressOf(list)).toBe('/bikes?kind=City&colour=Red&sortName=price_asc&page=2');
  expect(queryKeys(bicycles)).toEqual(['kind', 'colour', 'price', 'keyphrase', 'sortName', 'page']);
});

test('a fourth list has the panel with counts, each facet as if nothing of it were chosen', () => {
  const { html } = open({ kind: ['City'], colour: ['Red'] });
  expect(html).toMatch(
    /name="kind"[^>]*checked=""[^>]*value="City"|name="kind"[^>]*value="City"[^>]*checked=""/,
  );
  expect(html).toMatch(/value="Mountain".*?check__count">1</);
  expect(html).toMatch(/value="Blue".*?check__count">1</);
});

test('a fourth list has chips that lead to the list without them', () => {
  const { html } = open({ kind: ['City'], price: ['200', '450'] });
  expect(html).toContain('href="/bikes?price=200&amp;price=450" rel="nofollow" aria-label="Remove City"');
  expect(html).toContain('href="/bikes?kind=City" rel="nofollow" aria-label="Remove 200–450"');
});

test('a fourth list has pages, one under the other, and says how many it shows', () => {
  const { html } = open({ kind: ['City'] });
  expect([...html.matchAll(/href="\/b\/(\d)"/g)].map(([, id]) => id)).toEqual(['1', '3']);
  expect(html).toContain('2 of 4');
  expect(html).toContain('rel="next" href="/bikes?kind=City&amp;page=2"');
  expect(open({ kind: ['City'], page: ['2'] }).html).not.toContain('rel="next"');
});

test('a fourth list that finds nothing, or could not be searched, says so and leads on', () => {
  const empty = open({ kind: ['Tandem'] }).html;
  expect(empty).toContain('Nothing like that');
  expect(empty).toMatch(/<a href="\/bikes"/);
  expect(open({}, true).html).toMatch(/role="alert".*The search does not respond.*href="\/bikes"/);
});
