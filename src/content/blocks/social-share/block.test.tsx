import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { aPageContext } from '../../publishing/testing/a-page-context.ts';
import { block } from './block.tsx';

const page = { ...aPageContext({ url: 'https://solvik.example' }), path: '/kop-bil/elbilar & mer' };
const share = renderBlock(block, { page });
const encoded = encodeURIComponent('https://solvik.example/kop-bil/elbilar & mer');

test('SHARE-01 every link contains the address of its own page', () => {
  const html = share({});
  expect(html.split(encoded)).toHaveLength(5);
});

test('SHARE-01 a page found by a wildcard shares the address it was found at', () => {
  const html = share({}, { page: { ...page, path: '/kop-bil/,-w-,', wildcards: ['volvo'] } });
  expect(html).toContain(encodeURIComponent('https://solvik.example/kop-bil/volvo'));
});

test('SHARE-02 Facebook, LinkedIn, X, e-mail and copying, or those that the editor chose, in that order', () => {
  const labels = (html: string) =>
    [...html.matchAll(/aria-label="([^"]+)" title/g)].map(([, label]) => label);
  expect(labels(share({}))).toEqual([
    'Dela på Facebook',
    'Dela på LinkedIn',
    'Dela på X',
    'Dela via e-post',
    'Kopiera länken',
  ]);
  const chosen = share({ networks: [{ network: 'Copy link' }, { network: 'LinkedIn' }] });
  expect(labels(chosen)).toEqual(['Kopiera länken', 'Dela på LinkedIn']);
});

test('no third-party script or picture is loaded', () => {
  expect(share({})).not.toMatch(/<script|<img|<iframe/);
});
