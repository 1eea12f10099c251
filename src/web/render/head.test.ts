import { expect, test } from 'vitest';
import { type PageFields, pageFields } from '../../content/publishing/page-document.ts';
import type { Stored } from '../../shared/platform/fields/fields.ts';
import { schemaOf } from '../../shared/platform/fields/fields.ts';
import { createSite, siteFields } from '../../shared/sites/site.ts';
import { createTheme } from '../../shared/ui/themes/theme.ts';
import { breadcrumbData, type Head, headFromFields, headHtml, withHeadPart } from './head.ts';

const settings = schemaOf(siteFields).parse({
  displayName: 'Carstore Suomi',
  url: 'https://carstore.example',
  languages: [{ code: 'fi' }, { code: 'sv' }],
  titleTemplate: '%s | Carstore',
  theme: 'carstore',
}) as Stored<typeof siteFields>;
const site = createSite('carstore-fi', settings);

const organisation = {
  logo: 'https://carstore.example/media/logo/320.webp',
  telephone: '+35820123456',
  sameAs: ['https://social.example/carstore'],
};

function aHead(fields: Partial<PageFields> = {}, more: { name?: string; path?: string } = {}): Head {
  const page = { name: 'Myy auto', path: '/myy-auto', language: 'fi' as const, ...more };
  const whole = { ...(schemaOf(pageFields).parse({}) as PageFields), ...fields };
  return headFromFields(
    site,
    { ...page, fields: whole },
    [
      { path: '/myy-auto', language: 'fi' },
      { path: '/salj-bil', language: 'sv' },
    ],
    undefined,
    organisation,
  );
}

const frame = {
  site,
  language: 'fi' as const,
  theme: createTheme('carstore', { type: { font: 'Outfit' } }),
  icon: '/icon.svg',
  assets: {
    stylesheets: ['/a.css'],
    script: '/a.js',
    islandPreloads: [],
    modulesOf: () => [],
    addressOf: () => undefined,
    stylesheetText: () => '',
    development: false,
  },
  inlineStyles: '',
  entryScript: '',
};

test('SHELL-02 the title is the page’s, through the site’s template', () => {
  expect(aHead({ metaTitle: 'Hinta sohvalta' }).title).toBe('Hinta sohvalta | Carstore');
  expect(aHead({ metaTitle: 'Hinta $& hinta' }).title).toBe('Hinta $& hinta | Carstore');
});

test('SHELL-03 without a title it is the menu’s name, then the item’s', () => {
  expect(aHead({ navTitle: 'Myynti' }).title).toBe('Myynti | Carstore');
  expect(aHead().title).toBe('Myy auto | Carstore');
});

test('SHELL-04 SHELL-06 the description, also for social networks when theirs is empty', () => {
  const head = aHead({ metaDescription: 'Tarjous minuutissa.' });
  expect(head.description).toBe('Tarjous minuutissa.');
  expect(head.og).toEqual({ description: 'Tarjous minuutissa.', image: undefined });
  expect(aHead({ metaDescription: 'a', ogDescription: 'b' }).og.description).toBe('b');
});

test('SHELL-05 social tags have absolute addresses, and no picture when there is none', () => {
  const html = headHtml(aHead(), frame);
  expect(html).toContain('<meta property="og:url" content="https://carstore.example/myy-auto">');
  expect(html).not.toContain('og:image');
  const photo = {
    id: 'x',
    src: '/media/x',
    width: 1920,
    height: 1080,
    alt: '',
    focal: { x: 50, y: 50 },
    vector: false,
  };
  const page = {
    name: 'a',
    path: '/',
    language: 'fi' as const,
    fields: schemaOf(pageFields).parse({}) as PageFields,
  };
  expect(headFromFields(site, page, [], photo, organisation).og.image).toBe(
    'https://carstore.example/media/x/1280.webp',
  );
});

test('SHELL-07 SHELL-08 the canonical address is the editor’s, otherwise the page’s own without query', () => {
  expect(aHead({ canonicalURL: 'https://elsewhere.example/x' }).canonical).toBe(
    'https://elsewhere.example/x',
  );
  expect(aHead().canonical).toBe('https://carstore.example/myy-auto');
});

test('every translation names all others, itself, and x-default', () => {
  expect(aHead().alternates).toEqual([
    { language: 'fi', href: 'https://carstore.example/myy-auto' },
    { language: 'sv', href: 'https://carstore.example/sv/salj-bil' },
    { language: 'x-default', href: 'https://carstore.example/myy-auto' },
  ]);
});

test('SHELL-09 SHELL-10 favicon and structured data of the site', () => {
  const html = headHtml(aHead(), frame);
  expect(html).toContain('<link rel="icon" href="/icon.svg">');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const data = JSON.parse(json) as { '@graph': { name: string; url: string }[] };
  expect(data['@graph'][1]).toMatchObject({ name: 'Carstore Suomi', url: 'https://carstore.example' });
});

test('SHELL-25 a block’s title and description override the page’s fields, through the same template', () => {
  const written = aHead({ metaTitle: 'Auto', metaDescription: 'Kaikki autot.', ogDescription: 'Jaettu.' });
  const head = withHeadPart(written, site, {
    title: 'Volvo XC60, Turku',
    description: 'Kuin uusi.',
    structuredData: [{ '@type': 'Car' }],
  });
  expect(head).toMatchObject({
    title: 'Volvo XC60, Turku | Carstore',
    description: 'Kuin uusi.',
    og: { description: 'Kuin uusi.' },
    canonical: written.canonical,
  });
  expect(head.structuredData).toHaveLength(2);
  expect(withHeadPart(written, site, {})).toEqual(written);
});

test('SHELL-07 SHELL-08 the canonical address is written as addresses are sent, so that it equals the sitemap’s', () => {
  expect(aHead({}, { path: '/yhteystiedot/jyväskylä' }).canonical).toBe(
    'https://carstore.example/yhteystiedot/jyv%C3%A4skyl%C3%A4',
  );
});

test('breadcrumbs are given from the second level on', () => {
  const breadcrumbs = [
    { label: 'Etusivu', href: '/' },
    { label: 'Osta auto', href: '/osta-auto' },
    { label: 'Vaihtoautot', href: '/osta-auto/vaihtoautot' },
  ];
  expect(breadcrumbData(site, breadcrumbs.slice(0, 2))).toEqual([]);
  expect(breadcrumbData(site, breadcrumbs)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Etusivu', item: 'https://carstore.example/' },
        { position: 2, item: 'https://carstore.example/osta-auto' },
        { position: 3, name: 'Vaihtoautot' },
      ],
    },
  ]);
});

test('what editors write cannot break out of the head', () => {
  const html = headHtml(
    aHead({ metaTitle: '</title><script>alert(1)</script>', metaDescription: '"><img src=x>' }),
    frame,
  );
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
});

test('an inline script does not wait for the stylesheet', () => {
  const html = headHtml(aHead(), { ...frame, entryScript: '<script>begin()</script>' });
  expect(html.indexOf('begin()')).toBeLessThan(html.indexOf('/a.css'));
});

test('a page that is not for search engines has noindex', () => {
  const robots = '<meta name="robots" content="noindex">';
  expect(headHtml(aHead(), frame)).not.toContain(robots);
  expect(headHtml(aHead({ hideFromSearchEngines: true }), frame)).toContain(robots);
});

test('the organisation is told with logo, telephone and its pages elsewhere; what is not known is left out', () => {
  const graphOf = ({ structuredData }: Head) => (structuredData[0] as { '@graph': object[] })['@graph'][0];
  expect(graphOf(aHead())).toMatchObject({ '@type': 'Organization', ...organisation });
  const page = {
    name: 'a',
    path: '/',
    language: 'fi' as const,
    fields: schemaOf(pageFields).parse({}) as PageFields,
  };
  const unknown = { logo: undefined, telephone: undefined, sameAs: [] };
  expect(Object.keys(graphOf(headFromFields(site, page, [], undefined, unknown)) ?? {})).toEqual([
    '@type',
    '@id',
    'name',
    'url',
  ]);
});
