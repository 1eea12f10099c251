import { expect, test } from 'vitest';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import type { SearchQuery } from '../../../shared/search/port.ts';
import { loadSelectedDealerships } from './load-selection.ts';

const records = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
  slug,
  site_id: slug,
  site_official_name: `Solvik ${slug}`,
  site_image_url: `/media/${slug}/1280.webp`,
  site_primary_image: { original: '', thumbnail_url: `/media/${slug}/640.webp` },
}));

async function chosen(slugs: string[], indices = { sites: 'sites-solvik-se' }) {
  const asked: { index: string; query: SearchQuery }[] = [];
  const search = async (index: string, query: SearchQuery) => {
    asked.push({ index, query });
    const { slug } = query.filters as { slug: string[] };
    const content = records.filter((record) => slug.includes(record.slug));
    return { content, facet: [], total_items: content.length, limit: 4, offset: 0, failed: false };
  };
  const page = aPageContext({ indices, siteDetailPath: '/anlaggningar' });
  const fields = { title: '', text: '', link: undefined, sites: slugs.map((slug) => ({ slug })) };
  const context = {
    ...page,
    services: { search: { search } },
    now: new Date('2026-11-16T10:00:00Z'),
    pictureAt: () => undefined,
    validUntil: () => {},
  };
  const found = await loadSelectedDealerships(fields, context as never);
  return { asked, slugs: found.map(({ id }) => id), found };
}

test('TEASE-03 the dealerships are asked for with a limit of four', async () => {
  const { asked } = await chosen(['c', 'a']);
  expect(asked).toEqual([
    {
      index: 'sites-solvik-se',
      query: expect.objectContaining({ limit: 4, filters: { slug: ['c', 'a'] } }),
    },
  ]);
});

test('TEASE-09 a card asks for what teasers and forms show, its departments too', async () => {
  const { asked } = await chosen(['a']);
  const wanted =
    'slug site_id site_official_name site_city site_image_url site_phone site_zip site_street site_email';
  expect(asked[0]?.query.fields).toEqual(expect.arrayContaining([...wanted.split(' '), 'site_departments']));
});

test('TEASE-01 five picked, four shown, in the editor’s order', async () => {
  expect((await chosen(['e', 'c', 'a', 'b', 'd'])).slugs).toEqual(['e', 'c', 'a', 'b']);
});

test('one that has closed is left out, one picked twice is shown once', async () => {
  expect((await chosen(['gone', 'b', 'b', 'a'])).slugs).toEqual(['b', 'a']);
});

test('a site without dealerships asks nobody', async () => {
  const { asked, slugs } = await chosen(['a'], { sites: '' });
  expect([asked, slugs]).toEqual([[], []]);
});
