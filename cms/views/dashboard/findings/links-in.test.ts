import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

test('finds picked targets and typed addresses in blocks and in running text', () => {
  const document = {
    main: {
      sv: [
        { blockType: 'hero', link: { to: { kind: 'page', id: 4 }, href: '/left-behind' } },
        { blockType: 'text', text: { root: { children: [{ type: 'link', fields: { url: '/dack' } }] } } },
      ],
      en: [
        { link: { href: '/dack' } },
        { link: { href: 'https://example.com/' } },
        { link: { href: '#top' } },
      ],
    },
  };
  expect(linksIn(document)).toEqual({ targets: [{ kind: 'page', id: 4 }], addresses: ['/dack'] });
});
