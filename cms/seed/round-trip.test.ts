import { beforeAll, expect, test } from 'vitest';
import { readSites } from '../../demo/sites.ts';
import { toDocuments } from '../../scripts/demo/documents.ts';
import type { DocumentKind, PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { toMediaDocuments } from '../publishing/media-document.ts';
import { toPageDocuments } from '../publishing/page-documents.ts';
import {
  toBrandsDocuments,
  toDictionaryDocuments,
  toFormDocuments,
  toRedirectsDocuments,
  toShellDocuments,
  toSiteDocuments,
} from '../publishing/site-documents.ts';
import type { StudioId } from '../publishing/to-published.ts';
import { toStoryTag } from '../stories/story-tags.ts';
import { parseDocuments } from '../testing/parse-documents.ts';
import {
  studioBrand,
  studioDictionary,
  studioForm,
  studioMedia,
  studioPages,
  studioRedirects,
  studioShell,
  studioSite,
  studioTags,
} from './studio-documents.ts';

// The id of a medium is its key with a character in front, so that a key that was not converted would show.
const idOf = (key: string) => `#${key}`;
const keyOf = (id: StudioId) => String(id).slice(1);
const references = { mediaKey: keyOf, href: () => undefined, storyTags: [] };

let documents: PublishedDocument[];
beforeAll(async () => {
  documents = (await readSites()).flatMap(toDocuments);
});
const of = (kind: DocumentKind) => documents.filter((document) => document.kind === kind);
const bySite = (kind: DocumentKind) => [...Map.groupBy(of(kind), ({ site }) => site)];

test('SITE-03 SHELL-26 every page of the demo, with all its fields and blocks, is the same after the studio', () => {
  const back = bySite('page').flatMap(([site, pages]) =>
    studioPages(pages, idOf).flatMap(({ key, row }) =>
      toPageDocuments({ ...row, key }, site, (language) => ({
        ...references,
        storyTags: studioTags(pages).flatMap((tag) => toStoryTag(tag, language)),
      })),
    ),
  );
  expect(back.length).toBe(of('page').length);
  expect(parseDocuments(back)).toEqual(parseDocuments(of('page')));
});

test('every header and footer is the same after the studio', () => {
  const back = bySite('shell').flatMap(([site, shells]) =>
    toShellDocuments(studioShell(shells, idOf), site, () => references),
  );
  expect(parseDocuments(back)).toEqual(parseDocuments(of('shell')));
});

test('SITE-04 the settings of every site are the same after the studio', () => {
  const back = of('site').flatMap((site) =>
    toSiteDocuments({ ...studioSite(site, idOf), name: site.site }, references),
  );
  expect(parseDocuments(back)).toEqual(parseDocuments(of('site')));
});

test('SITE-06 SITE-07 dictionaries, brands and redirects are the same after the studio', () => {
  const dictionaries = bySite('dictionary').flatMap(([site, each]) =>
    toDictionaryDocuments(studioDictionary(each), site),
  );
  expect(parseDocuments(dictionaries)).toEqual(parseDocuments(of('dictionary')));
  const brands = of('brands').flatMap(({ site, body }) =>
    toBrandsDocuments(
      (body as Record<string, unknown>[]).map((brand) => studioBrand(brand, idOf)),
      site,
      keyOf,
    ),
  );
  expect(brands).toEqual(of('brands'));
  const redirects = of('redirects').flatMap((document) =>
    toRedirectsDocuments(studioRedirects(document), document.site),
  );
  expect(redirects).toEqual(of('redirects'));
});

test('forms and their receivers are the same after the studio', () => {
  const forms = of('form').flatMap((document) =>
    toFormDocuments(studioForm(document, idOf), document.site, () => references),
  );
  expect(forms.length).toBeGreaterThan(10);
  expect(parseDocuments(forms)).toEqual(parseDocuments(of('form')));
});

test('pictures retain their focal point and alt text, films their type', () => {
  const at = { kind: 'media', site: '', language: '' } as const;
  const picture = { file: 'a', width: 4, height: 3, vector: false, placeholder: 'data:', alt: { sv: 'Bil' } };
  const all: PublishedDocument[] = [
    { ...at, key: 'pictures/a', body: { ...picture, focal: { x: 10, y: 80 } } },
    { ...at, key: 'files/b', body: { file: 'b', type: 'application/pdf', bytes: 12 } },
  ];
  expect(all.flatMap((each) => toMediaDocuments({ ...studioMedia(each), key: each.key }))).toEqual(all);
});
