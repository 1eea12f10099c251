import { expect, test } from 'vitest';
import { block } from '../../../content/blocks/car-of-the-week/block.ts';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import type { SearchQuery, SearchRecord } from '../../../shared/search/port.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import type { CatalogueContext } from '../catalogue-context.ts';
import { aCarRecord } from '../testing/a-car.ts';
import { copiesNeeded } from './copies.ts';
import { loadCarsOfTheWeek } from './load-cars-of-the-week.ts';

function aContext(content: readonly SearchRecord[]) {
  const asked: SearchQuery[] = [];
  const picture = { width: 1280, height: 800, alt: '', focal: { x: 50, y: 50 }, vector: false };
  const context = {
    ...aPageContext({ indices: { cars: 'cars-solvik-se' } }),
    now: new Date('2026-11-15T12:00:00Z'),
    pictureAt: (src: string | undefined) => (src ? { ...picture, id: src, src } : undefined),
    tag: () => undefined,
    validUntil: () => undefined,
    services: {
      search: {
        search: async (_: string, query: SearchQuery) => {
          asked.push(query);
          return { facet: [], content, total_items: 0, limit: 0, offset: 0, failed: false };
        },
      },
    },
  } as unknown as CatalogueContext;
  return { context, asked };
}

const stock = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aCarRecord({
      car_id: String(at + 1),
      car_images: [{ original: '/media/x-green-front34' }, { original: '/media/x-green-side' }],
    }),
  );
const shown = async (count: number) => {
  const data = await loadCarsOfTheWeek(aContext(stock(count)).context);
  return renderBlock(block)({ title: 'Veckans bil' }, { data });
};

test('COTW-04 the stock says which cars these are', async () => {
  const { context, asked } = aContext(stock(2));
  await loadCarsOfTheWeek(context);
  expect(asked).toMatchObject([{ filters: { caroftheweek: true } }]);
});

test('COTW-05 no car: nothing; one car: no buttons and nothing to turn; two: a ring', async () => {
  expect(await shown(0)).toBe('');
  const one = await shown(1);
  expect(one).toContain('data-week-car="1"');
  expect(one).not.toMatch(/<button|data-script/);
  expect(await shown(2)).toMatch(/data-script="car-of-the-week".*data-previous.*data-next/s);
});

test('COTW-02 no button is ever off', async () => {
  expect(await shown(3)).not.toContain('disabled');
});

test('COTW-01 COTW-06 the server sends each car once; the ring is closed with copies in the browser', async () => {
  expect((await shown(3)).match(/data-week-car="/g)).toHaveLength(3);
  expect([0, 1, 2, 3, 5, 6, 8].map(copiesNeeded)).toEqual([0, 0, 2, 1, 1, 1, 1]);
});

test('a car of the week is shown from the side where there is such a picture', async () => {
  const [car] = await loadCarsOfTheWeek(aContext(stock(1)).context);
  expect(car?.stagePicture?.src).toBe('/media/x-green-side');
});
