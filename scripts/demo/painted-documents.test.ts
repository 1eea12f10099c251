import { expect, test } from 'vitest';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { paintedDocuments } from './painted-documents.ts';

const at = { kind: 'media' as const, site: '', language: '' };
const layered = { file: '1-ix3-front', width: 1280, height: 800, vector: false, paints: ['blue', 'red'] };
const media: PublishedDocument[] = [{ ...at, key: 'cars/ix3/front34', body: layered }];
const page = (body: object): PublishedDocument => ({
  kind: 'page',
  site: 's',
  language: 'sv',
  key: 'p',
  body,
});

test('what pages show of a layered picture is a picture by itself, once', () => {
  const image = { media: 'cars/ix3/front34~blue', alt: 'A blue BMW iX3' };
  const menu = { menuImage: { media: 'cars/ix3/front34~red~mirrored' } };
  expect(
    paintedDocuments(media, [page({ image }), page({ main: [{ fields: { image } }], fields: menu })]),
  ).toEqual(
    [
      ['~blue', 'cars/ix3/front34~blue'],
      ['~red~mirrored', 'cars/ix3/front34~red~mirrored'],
    ].map(([painted, key]) => ({
      ...at,
      key,
      body: { file: `1-ix3-front${painted}`, width: 1280, height: 800, vector: false },
    })),
  );
});

test('a paint or a picture that does not exist is no document', () => {
  const images = ['cars/ix3/front34~gold', 'cars/ix4/front34~blue', 'cars/ix3/front34'].map((key) => ({
    media: key,
  }));
  expect(paintedDocuments(media, [page({ images })])).toEqual([]);
});
