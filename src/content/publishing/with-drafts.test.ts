import { expect, test } from 'vitest';
import type { Log } from '../../shared/platform/log.ts';
import { publishedContent } from './published-content.ts';
import type { PublishedDocument } from './published-store.ts';
import { withDrafts } from './with-drafts.ts';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
const at = { site: 'solvik-se', language: '', key: '' };

const aSite: PublishedDocument = {
  ...at,
  kind: 'site',
  body: {
    displayName: 'Solvik',
    url: 'http://solvik-se.localhost:3000',
    hosts: [{ host: 'solvik-se.localhost' }],
    languages: [{ code: 'sv' }, { code: 'en' }],
  },
};
const aPage = (key: string, body: object, language = 'sv'): PublishedDocument => ({
  ...at,
  kind: 'page',
  language,
  key,
  body: { path: `/${key}`, name: key, ...body },
});

function aSiteWithDrafts() {
  const content = publishedContent(silentLog);
  const documents = [aSite, aPage('home', { path: '/' }), aPage('om', {}), aPage('kontakt', {})];
  content.apply(
    documents.map((document) => ({
      revision: 1,
      document: { ...document, removed: false },
      publishedAt: '',
    })),
  );
  const site = content.siteNamed('solvik-se');
  if (!site) throw new Error('no site');
  return { content, site, overlay: (...drafts: PublishedDocument[]) => withDrafts(content, site, drafts) };
}

test('a draft replaces its page in the preview only', () => {
  const { content, overlay } = aSiteWithDrafts();
  const { siteContent } = overlay(aPage('om', { name: 'Om oss, nytt' }));
  const names = (each: typeof siteContent) => each.in('sv').tree.pages.map(({ name }) => name);
  expect(names(siteContent)).toEqual(['home', 'Om oss, nytt', 'kontakt']);
  expect(
    content
      .siteNamed('solvik-se')
      ?.in('sv')
      .tree.pages.map(({ name }) => name),
  ).toEqual(['home', 'om', 'kontakt']);
});

test('a page that was never published is found, and a moved one at its new address only', () => {
  const { overlay } = aSiteWithDrafts();
  const { siteContent } = overlay(aPage('ny', { path: '/helt/ny' }), aPage('om', { path: '/om-oss' }));
  const { tree } = siteContent.in('sv');
  expect(tree.find('/helt/ny')?.page.id).toBe('ny');
  expect(tree.find('/om-oss')?.page.id).toBe('om');
  expect(tree.find('/om')).toBeUndefined();
  expect(siteContent.in('en').tree.pages).toEqual([]);
});

test('header and footer of the language are overlaid, too', () => {
  const { overlay, site } = aSiteWithDrafts();
  const shell = (key: string, body: object): PublishedDocument => ({
    ...at,
    kind: 'shell',
    language: 'sv',
    key,
    body,
  });
  const { siteContent } = overlay(
    shell('header', { hasMessage: true, messageTitle: 'Nytt' }),
    shell('footer', { legal: '© Solvik' }),
  );
  expect(siteContent.in('sv').header.messageTitle).toBe('Nytt');
  expect(siteContent.in('sv').footer.legal).toBe('© Solvik');
  expect(siteContent.in('en').header.messageTitle).toBe('');
  expect(site.in('sv').header.messageTitle).toBe('');
});

test('a picture that was just uploaded is found', () => {
  const { content, overlay } = aSiteWithDrafts();
  const body = { file: 'abc-coast', width: 1920, height: 1200, vector: false };
  const drafted = overlay({ kind: 'media', site: '', language: '', key: 'coast', body });
  expect(drafted.content.picture({ media: 'coast' }, 'sv')?.src).toBe('/media/abc-coast');
  expect(content.picture({ media: 'coast' }, 'sv')).toBeUndefined();
});

test('documents of another site are left out, and invalid ones are reported', () => {
  const { overlay } = aSiteWithDrafts();
  const { siteContent, refused } = overlay(
    { ...aPage('om', { name: 'Annans' }), site: 'carstore-fi' },
    aPage('kontakt', { name: '' }),
  );
  expect(siteContent.in('sv').tree.pages.map(({ name }) => name)).toEqual(['home', 'om', 'kontakt']);
  expect(refused).toEqual([expect.stringMatching(/^page kontakt: name: /)]);
});
