import { expect, test } from 'vitest';
import { block } from '../../../content/blocks/car-teaser/block.ts';
import type { fields } from '../../../content/blocks/car-teaser/fields.ts';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { SearchQuery, SearchRecord } from '../../../shared/search/port.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import type { CatalogueContext } from '../catalogue-context.ts';
import { aCarRecord } from '../testing/a-car.ts';
import { loadTeaser } from './load-teaser.ts';

const shown = (written: Partial<Parameters<typeof loadTeaser>[0]>) => ({
  title: '',
  text: '',
  link: undefined,
  variant: 'Query' as const,
  carIds: [],
  keyphrase: '',
  filters: [],
  sort: 'car_publishdate_desc' as const,
  count: undefined,
  ...written,
});

function aContext(records: readonly SearchRecord[] | 'broken', cars = 'cars-solvik-se') {
  const asked: SearchQuery[] = [];
  const tagged: string[] = [];
  const page = aPageContext({ indices: { cars } });
  const context = {
    ...page,
    now: new Date('2026-11-15T12:00:00Z'),
    pictureAt: () => undefined,
    tag: (tag: string) => void tagged.push(tag),
    validUntil: () => undefined,
    services: {
      search: {
        search: async (_: string, query: SearchQuery) => {
          asked.push(query);
          const content = records === 'broken' ? [] : records;
          return { facet: [], content, total_items: 0, limit: 0, offset: 0, failed: records === 'broken' };
        },
      },
    },
  } as unknown as CatalogueContext;
  return { context, asked, tagged };
}

const stock = ['1', '2', '3', '4'].map((car_id) => aCarRecord({ car_id }));
const named = (...ids: string[]) => ids.map((carId) => ({ carId }));
const idsOf = (data: Awaited<ReturnType<typeof loadTeaser>>) =>
  data?.state === 'found' ? data.cards.map(({ id }) => id) : data?.state;

test('TEASE-04 TEASE-05 named cars stand in the editor’s order, and sold ones drop out without a word', async () => {
  const { context, asked, tagged } = aContext(stock);
  const written = shown({ variant: 'Fixed ids', carIds: named('3', ' 1', '99', '2', '3', '') });
  expect(idsOf(await loadTeaser(written, context))).toEqual(['3', '1', '2']);
  expect(asked[0]?.filters).toEqual({ car_id: ['3', '1', '99', '2'] });
  expect(tagged).toContain('record:cars-solvik-se:3');
});

test('TEASE-06 TEASE-07 a query brings 8 cars where nobody said how many, and never more than 100', async () => {
  const { context, asked } = aContext(stock);
  for (const count of [undefined, 12, 150]) await loadTeaser(shown({ count }), context);
  await loadTeaser(shown({ variant: 'Fixed ids', carIds: named('1') }), context);
  expect(asked.map(({ limit }) => limit)).toEqual([8, 12, 100, 100]);
});

test('a query takes words, values, yes and no, and from and to', async () => {
  const { context, asked } = aContext(stock);
  const filters = [
    { field: 'car_fuel', value: 'El' },
    { field: 'car_fuel', value: 'Laddhybrid' },
    { field: 'car_model', value: '9-3' },
    { field: 'car_has_campaign_price', value: 'true' },
    { field: 'car_price', value: '0-300000' },
    { field: 'car_body', value: ' ' },
  ] as const;
  await loadTeaser(shown({ filters, keyphrase: ' dragkrok ', sort: 'car_price_asc' }), context);
  expect(asked[0]).toMatchObject({
    keyphrase: 'dragkrok',
    sort_name: 'car_price_asc',
    filters: {
      car_fuel: ['El', 'Laddhybrid'],
      car_model: ['9-3'],
      car_has_campaign_price: [true],
      car_price: [0, 300_000],
    },
  });
  expect(asked[0]?.filters).not.toHaveProperty('car_body');
});

test('the newest cars come first where an editor chose no other order', async () => {
  const { context, asked } = aContext(stock);
  await loadTeaser(shown({}), context);
  expect(asked[0]?.sort_name).toBe('car_publishdate_asc');
});

test('SITE-12 on a site that sells no cars there is nothing to ask and nothing to show', async () => {
  const { context, asked } = aContext(stock, '');
  expect(await loadTeaser(shown({}), context)).toBeUndefined();
  expect(asked).toEqual([]);
});

const markup = async (written: Authored<typeof fields>, records: readonly SearchRecord[] | 'broken') => {
  const { context } = aContext(records);
  const data = await loadTeaser(shown(written as Partial<ReturnType<typeof shown>>), context);
  return renderBlock(block)(written, { data });
};

test('TEASE-06 a query is a row to scroll with the keyboard too; named cars stand side by side', async () => {
  const row = await markup({ title: 'Nyinkommet' }, stock);
  expect(row).toMatch(/<section id="[^"]+" aria-label="Nyinkommet" tabindex="0" class="scroll-row/);
  expect(row.match(/data-car="/g)).toHaveLength(4);
  const grid = await markup({ title: 'Valda', variant: 'Fixed ids', carIds: named('1', '2') }, stock);
  expect(grid).toMatch(/<ul class="car-grid[ "]/);
  expect(grid).not.toContain('scroll-row');
});

test('TEASE-08 when the search fails, and when nothing fits, the page says which', async () => {
  const written = { title: 'Nyinkommet' };
  expect(await markup(written, 'broken')).toContain('Bilarna kunde inte hämtas just nu');
  const empty = await markup(written, []);
  expect(empty).toContain('Inga träffar');
  expect(empty).toContain('Nyinkommet');
});
