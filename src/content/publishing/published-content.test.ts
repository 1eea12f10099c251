import { describe, expect, test } from 'vitest';
import type { Log, LogFields } from '../../shared/platform/log.ts';
import { publishedContent } from './published-content.ts';
import type { Change, PublishedDocument } from './published-store.ts';
import { translationsOf } from './site-content.ts';

function aContent() {
  const lines: LogFields[] = [];
  const log: Log = {
    info: () => {},
    warn: (facts) => lines.push(facts),
    error: (facts) => lines.push(facts),
  };
  const content = publishedContent(log);
  let revision = 0;
  const changed = (document: PublishedDocument, removed = false): Change => {
    revision += 1;
    return { revision, document: { ...document, removed }, publishedAt: '2026-11-15T12:00:00Z' };
  };
  return {
    content,
    lines,
    publish: (...documents: PublishedDocument[]) =>
      content.apply(documents.map((document) => changed(document))),
    remove: (document: PublishedDocument) => content.apply([changed(document, true)]),
  };
}

const at = { site: 'solvik-se', language: '', key: '' };
const aSite = (body: object = {}): PublishedDocument => ({
  ...at,
  kind: 'site',
  body: {
    displayName: 'Solvik',
    url: 'http://solvik-se.localhost:3000',
    hosts: [{ host: 'solvik-se.localhost' }],
    languages: [{ code: 'sv' }, { code: 'en' }],
    ...body,
  },
});
const aPage = (key: string, language: string, body: object): PublishedDocument => ({
  ...at,
  kind: 'page',
  language,
  key,
  body: { path: '/', name: key, ...body },
});

test('SITE-01 the active site is picked by the host', () => {
  const { content, publish } = aContent();
  publish(aSite(), { ...aSite({ hosts: [{ host: 'Carstore-SE.localhost' }] }), site: 'carstore-se' });
  expect(content.siteAt('solvik-se.localhost')?.site.name).toBe('solvik-se');
  expect(content.siteAt('carstore-se.localhost')?.site.name).toBe('carstore-se');
  expect(content.siteAt('nobody.localhost')).toBeUndefined();
});

describe('a host that two published sites name', () => {
  const shared = { url: '', hosts: [{ host: 'shared.localhost' }] };
  const other = (body: object): PublishedDocument => ({ ...aSite(body), site: 'carstore-se' });
  const ownerIn = ({ content }: ReturnType<typeof aContent>, host = 'shared.localhost') =>
    content.siteAt(host)?.site.name;

  test('stays with the site that has it, regardless of which is published last, and is logged once', () => {
    const sites = aContent();
    sites.publish(aSite(shared));
    sites.publish(other(shared));
    sites.publish(aSite({ ...shared, displayName: 'Solvik again' }));
    sites.publish(other({ ...shared, displayName: 'Carstore again' }));
    expect(ownerIn(sites)).toBe('solvik-se');
    expect(sites.lines).toEqual([
      { code: 'SITE_HOST_TAKEN', host: 'shared.localhost', site: 'carstore-se', owner: 'solvik-se' },
    ]);
  });

  test('belongs to the site whose public address it is, in whatever order they are read', () => {
    const documents = [other(shared), aSite({ ...shared, url: 'http://shared.localhost:3000' })];
    for (const each of [documents, documents.toReversed()]) {
      const sites = aContent();
      sites.publish(...each);
      expect(ownerIn(sites)).toBe('solvik-se');
    }
  });

  test('is assigned to the other one when its owner no longer lists it', () => {
    const sites = aContent();
    sites.publish(aSite(shared), other(shared));
    sites.publish(aSite());
    expect(ownerIn(sites)).toBe('carstore-se');
  });

  test('is the same host however it is written', () => {
    const sites = aContent();
    sites.publish(aSite({ url: '', hosts: [{ host: 'räksmörgås.example' }] }));
    sites.publish(other({ url: '', hosts: [{ host: ' XN--RKSMRGS-5WAO1O.example:80' }] }));
    expect(ownerIn(sites, 'xn--rksmrgs-5wao1o.example')).toBe('solvik-se');
  });
});

test('SITE-15 a language that is no router locale is not offered', () => {
  const { content, publish } = aContent();
  publish(aSite({ languages: [{ code: 'sv' }, { code: 'tlh' }, { code: 'en' }] }));
  expect(content.siteNamed('solvik-se')?.site.languages).toEqual(['sv', 'en']);
});

test('SITE-05 a content edit is visible without a code change, and reports the cache tag of its page', () => {
  const { content, publish } = aContent();
  publish(aSite(), aPage('home', 'sv', { name: 'Hem' }));
  const touched = publish(aPage('home', 'sv', { name: 'Hem', fields: { metaTitle: 'Ny titel' } }));
  const page = content.siteNamed('solvik-se')?.in('sv').tree.find('/')?.page;
  expect(page?.fields.metaTitle).toBe('Ny titel');
  expect([...touched]).toEqual(['page:solvik-se:sv:home']);
});

test('a new, renamed, hidden, moved or removed page changes the menus of its language', () => {
  const { publish, remove } = aContent();
  publish(aSite());
  const page = aPage('about', 'sv', { path: '/om', name: 'Om' });
  const tree = 'tree:solvik-se:sv';
  expect(publish(page)).toContain(tree);
  expect(publish({ ...page, body: { path: '/om', name: 'Om oss' } })).toContain(tree);
  expect(publish({ ...page, body: { path: '/om-oss', name: 'Om oss' } })).toContain(tree);
  expect(publish({ ...page, body: { path: '/om-oss', name: 'Om oss', hideInNavigation: true } })).toContain(
    tree,
  );
  expect(remove(page)).toContain(tree);
});

test.each([
  ['the title in menus', { navTitle: 'Om oss' }],
  ['the order', { order: 2 }],
  ['an external link', { externalLink: { href: 'https://klubban.example/' } }],
  [
    'the target of an external link',
    { externalLink: { href: 'https://klubban.example/', target: '_blank' } },
  ],
  ['the text in the menu', { menuText: '2 318 bilar' }],
  ['the picture in the menu', { menuImage: { media: 'estate' } }],
  ['whether the item leads to its page', { isNavigableInMenuWhenItHasChildren: true }],
])('NAV-06 NAV-07 a change of %s drops the pages that show the menu', (_, fields) => {
  const { publish } = aContent();
  const page = aPage('about', 'sv', { path: '/om', name: 'Om' });
  publish(aSite(), page);
  expect([...publish({ ...page, body: { path: '/om', name: 'Om', fields } })].sort()).toEqual([
    'page:solvik-se:sv:about',
    'tree:solvik-se:sv',
  ]);
});

test('SITE-28 hideInNavigation counts as true and as 1', () => {
  const { content, publish } = aContent();
  publish(
    aSite(),
    aPage('a', 'sv', { path: '/a', hideInNavigation: true }),
    aPage('b', 'sv', { path: '/b', hideInNavigation: 1 }),
    aPage('c', 'sv', { path: '/c', hideInNavigation: 0 }),
  );
  const pages = content.siteNamed('solvik-se')?.in('sv').tree.pages ?? [];
  expect(pages.map(({ hideInNavigation }) => hideInNavigation)).toEqual([true, true, false]);
});

test('SITE-06 dictionary values of the site and language win over the built-in ones', () => {
  const { content, publish } = aContent();
  publish(aSite(), {
    ...at,
    kind: 'dictionary',
    language: 'sv',
    body: { carListError: 'Slut på bilar', noSearchResults: '' },
  });
  const site = content.siteNamed('solvik-se');
  expect(site?.in('sv').texts('carListError')).toBe('Slut på bilar');
  expect(site?.in('sv').texts('noSearchResults')).toContain('Inga träffar');
  expect(site?.in('en').texts('carListError')).toContain('could not be loaded');
});

test('SITE-07 with 66 brands the 66th is not returned', () => {
  const { content, publish } = aContent();
  const brands = Array.from({ length: 66 }, (_, n) => ({ brandCode: `B${n + 1}`, name: `Brand ${n + 1}` }));
  publish(aSite(), { ...at, kind: 'brands', body: brands });
  const shown = content.siteNamed('solvik-se')?.brands ?? [];
  expect([shown.length, shown.at(-1)?.brandCode]).toEqual([65, 'B65']);
});

test('pages with one id are each other’s translations', () => {
  const { content, publish } = aContent();
  publish(aSite(), aPage('about', 'sv', { path: '/om' }), aPage('about', 'en', { path: '/about' }));
  const site = content.siteNamed('solvik-se');
  const swedish = site?.in('sv').tree.find('/om')?.page;
  expect(site && swedish && translationsOf(site, swedish).map(({ path }) => path)).toEqual(['/om', '/about']);
});

describe('invalid content', () => {
  test('an invalid document is logged with its key and the previous version stays', () => {
    const { content, publish, lines } = aContent();
    publish(aSite(), aPage('home', 'sv', { name: 'Hem' }));
    publish({ ...aPage('home', 'sv', {}), body: { path: 'no slash', name: 'Hem' } });
    expect(content.siteNamed('solvik-se')?.in('sv').tree.find('/')?.page.name).toBe('Hem');
    expect(lines).toMatchObject([{ code: 'CONTENT_DOCUMENT_REFUSED', site: 'solvik-se', key: 'home' }]);
  });

  test('SHELL-14 an invalid block is marked, and the page and its other blocks are still served', () => {
    const { content, publish } = aContent();
    const main = [
      { id: '1', block: 'spacer', fields: { size: 'enormous' } },
      { id: '2', block: 'spacer', fields: {} },
      { id: '3', block: 'no-such-block', fields: {} },
    ];
    publish(aSite(), aPage('home', 'sv', { main }));
    const page = content.siteNamed('solvik-se')?.in('sv').tree.find('/')?.page;
    expect(page?.main.map(({ state }) => state)).toEqual(['broken', 'ready', 'unknown']);
  });

  test('a site without a known language is left out, and the others are served', () => {
    const { content, publish, lines } = aContent();
    publish({ ...aSite({ languages: [] }), site: 'lost' }, aSite());
    expect(content.sites().map(({ site }) => site.name)).toEqual(['solvik-se']);
    expect(lines[0]).toMatchObject({ code: 'SITE_SETTINGS_REFUSED', site: 'lost' });
  });

  test('an invalid header counts as empty', () => {
    const { content, publish } = aContent();
    publish(aSite(), { ...at, kind: 'shell', language: 'sv', key: 'header', body: { logoWidth: 'wide' } });
    expect(content.siteNamed('solvik-se')?.in('sv').header.extraNavigationItems).toEqual([]);
  });
});

describe('a picture in layers', () => {
  const layered: PublishedDocument = {
    ...at,
    site: '',
    kind: 'media',
    key: 'cars/ix3/front',
    body: {
      file: 'abc-ix3',
      width: 1600,
      height: 1000,
      vector: false,
      focal: { x: 30, y: 60 },
      paints: ['blue', 'red'],
    },
  };

  test('is found in every paint it has, either way round', () => {
    const { content, publish } = aContent();
    publish(layered);
    expect(content.mediaFile('abc-ix3~red')).toEqual({
      ...{ file: 'abc-ix3~red', width: 1600, height: 1000, vector: false },
      ...{ alt: {}, focal: { x: 30, y: 60 } },
    });
    expect(content.mediaFile('abc-ix3~red~mirrored')).toMatchObject({ focal: { x: 70, y: 60 } });
    for (const none of ['abc-ix3~gold', 'abc-ix3~', 'abc~red', 'abc-ix3~red~twice'])
      expect(content.mediaFile(none), none).toBeUndefined();
  });

  test('is shown in its first paint where none is asked for', () => {
    const { content, publish } = aContent();
    publish(layered);
    const shown = content.picture({ media: 'cars/ix3/front' }, 'sv');
    expect(shown).toMatchObject({ src: '/media/abc-ix3~blue', width: 1600, height: 1000 });
    expect(content.mediaFile('abc-ix3~blue')).toBeDefined();
  });
});

describe('fonts that were uploaded', () => {
  const at = { site: '', language: '' };
  const face = (weights: string): PublishedDocument => ({
    ...at,
    kind: 'font',
    key: `harbour-grotesk-${weights}-normal`,
    body: {
      family: 'Harbour Grotesk',
      weights,
      style: 'normal',
      generic: 'sans-serif',
      parts: [{ subset: 'core', file: `abc-font-${weights}`, bytes: 900, range: 'U+41-5A' }],
      fallbacks: [{ local: ['Arial'], ascent: 94, descent: 24, lineGap: 0, sizeAdjust: 101 }],
    },
  });
  const theme = (font: string): PublishedDocument => ({
    ...at,
    kind: 'theme',
    key: 'harbour',
    body: { displayName: 'Harbour', type: { font } },
  });

  test('a theme has the font that it names, whichever of the two was published first', () => {
    const { content, publish } = aContent();
    publish(theme('Harbour Grotesk'));
    expect(content.theme('harbour').fonts).toEqual([]);
    expect(publish(face('400'))).toEqual(new Set(['theme:harbour']));
    publish(face('600'));
    expect(content.theme('harbour').fonts).toMatchObject([
      { slug: 'harbour-grotesk', faces: [{ weights: '400' }, { weights: '600' }] },
    ]);
    expect(content.mediaFile('abc-font-400')).toMatchObject({ type: 'font/woff2', bytes: 900 });
  });

  test('a site gets a font with its theme, and a font that is gone leaves the page as it was', () => {
    const { content, publish, remove } = aContent();
    publish(theme('harbour grotesk'), face('400'), aSite({ theme: 'harbour' }));
    expect(content.siteNamed('solvik-se')?.site.theme.fonts).toHaveLength(1);
    expect(remove(face('400'))).toEqual(new Set(['theme:harbour']));
    expect(content.siteNamed('solvik-se')?.site.theme.fonts).toEqual([]);
  });

  test('a change of a font that no theme names drops no page', () => {
    const { publish } = aContent();
    publish(theme('Outfit'));
    expect(publish(face('400')).size).toBe(0);
  });

  test('a font whose address would leave its rule is refused', () => {
    const { content, publish, lines } = aContent();
    const { body, ...rest } = face('400');
    publish({ ...rest, body: { ...(body as object), weights: '400;}body{display:none' } });
    expect(content.fonts()).toEqual([]);
    expect(lines).toMatchObject([{ code: 'CONTENT_DOCUMENT_REFUSED', kind: 'font' }]);
  });
});
