import type { Payload } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import type { DocumentKind, PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { type Row, type StudioId, toRow } from '../publishing/to-published.ts';
import { assignDocuments, withOwnHosts } from './document-ownership.ts';
import { libraryMedia } from './library-media.ts';
import {
  studioBrand,
  studioDictionary,
  studioFont,
  studioForm,
  studioMedia,
  studioPages,
  studioRedirects,
  studioShell,
  studioSite,
  studioTags,
  studioTheme,
} from './studio-documents.ts';
import { createWriter, type Writer } from './writer.ts';

/** Which public documents each source of the studio was imported from. */
export type ImportedSources = Map<string, readonly PublishedDocument[]>;

/** Fills an empty studio with what is public, so that what editors see is what the sites show. */
export async function seedStudio(
  payload: Payload,
  documents: readonly PublishedDocument[],
  now: Date,
  step: () => void = () => {},
): Promise<ImportedSources> {
  const filling = startSeeding(createWriter(payload, now), documents, step);
  await filling.media();
  await filling.brands();
  await filling.fonts();
  await filling.themes();
  for (const site of filling.sites) await filling.site(site);
  return filling.taken;
}

/** How many steps it takes. */
export function countSteps(documents: readonly PublishedDocument[]): number {
  const pages = documents.filter(({ kind }) => kind === 'page').map(({ site, key }) => `${site} ${key}`);
  const sites = documents.filter(({ kind }) => kind === 'site').length;
  return libraryMedia(documents).length + sites + new Set(pages).size;
}

function startSeeding(writer: Writer, documents: readonly PublishedDocument[], step: () => void) {
  const taken: ImportedSources = new Map();
  const mediaIds = new Map<string, StudioId>();
  const brandIds = new Map<string, StudioId>();
  const idOf = (key: string) => mediaIds.get(key);
  const of = (kind: DocumentKind, site: string) =>
    documents.filter((document) => document.kind === kind && document.site === site);
  const ownership = assignDocuments(documents);
  const rules = documents.filter(({ kind }) => kind === 'redirects').flatMap(studioRedirects).length;
  const orders = generateNKeysBetween(null, null, rules).values();
  const pages = documents.filter(({ kind }) => kind === 'page');
  const tagOrders = generateNKeysBetween(null, null, tagCount(pages)).values();

  async function rulesOf(name: string, id: StudioId) {
    const documentsOfRules = of('redirects', name);
    taken.set(`redirects.${id}`, documentsOfRules);
    for (const rule of documentsOfRules.flatMap(studioRedirects))
      await writer.add('redirects', { ...rule, site: id, _order: orders.next().value });
  }

  async function pagesOf(name: string, id: StudioId, languages: readonly string[]) {
    const pageIds = new Map<string, StudioId>();
    const published = of('page', name);
    for (const { key, parent, row } of studioPages(published, idOf)) {
      const title = findTitle(row, languages);
      const above = parent === undefined ? null : (pageIds.get(parent) ?? null);
      const page = { ...row, key, title, site: id, parent: above, edition: 1 };
      const pageId = await writer.addPublished('pages', page);
      pageIds.set(key, pageId);
      taken.set(
        `pages.${pageId}`,
        published.filter((document) => document.key === key),
      );
      step();
    }
  }

  async function formsOf(name: string, id: StudioId) {
    for (const form of of('form', name)) {
      const formId = await writer.add('forms', { ...studioForm(form, idOf), site: id, edition: 1 });
      taken.set(`forms.${formId}`, [form]);
    }
  }

  async function tagsOf(name: string, id: StudioId) {
    for (const tag of studioTags(of('page', name)))
      await writer.add('tags', { ...tag, site: id, _order: tagOrders.next().value });
  }

  async function assignTo(name: string, id: StudioId) {
    for (const [host, site] of ownership.hosts)
      if (site === name) await writer.add('host-claims', { host, site });
    for (const [key, site] of ownership.media) {
      const media = mediaIds.get(key);
      if (site === name && media !== undefined) await writer.change('media', media, { site: id });
    }
  }

  return {
    taken,
    sites: documents.filter(({ kind }) => kind === 'site'),
    async media() {
      for (const document of libraryMedia(documents)) {
        const id = await writer.add('media', studioMedia(document));
        mediaIds.set(document.key, id);
        taken.set(`media.${id}`, [document]);
        step();
      }
    },
    async brands() {
      const all = documents.filter(({ kind }) => kind === 'brands').flatMap(({ body }) => body as Row[]);
      for (const brand of new Map(all.map((each) => [each['brandCode'], each])).values())
        brandIds.set(String(brand['brandCode']), await writer.add('brands', studioBrand(brand, idOf)));
    },
    async fonts() {
      for (const document of documents.filter(({ kind }) => kind === 'font'))
        taken.set(`fonts.${await writer.add('fonts', studioFont(document))}`, [document]);
    },
    async themes() {
      for (const document of documents.filter(({ kind }) => kind === 'theme')) {
        const id = await writer.addPublished('themes', { ...studioTheme(document, idOf), edition: 1 });
        taken.set(`themes.${id}`, [document]);
      }
    },
    async site(document: PublishedDocument) {
      const { site: name } = document;
      const [brands] = of('brands', name);
      const codes = ((brands?.body ?? []) as Row[]).map(({ brandCode }) => String(brandCode));
      const own = codes.flatMap((code) => brandIds.get(code) ?? []);
      const owned = withOwnHosts(document, ownership);
      const id = await writer.add('sites', { ...studioSite(owned, idOf), brands: own });
      // A site that named a host of another one is published again, without it.
      if (owned === document) taken.set(`sites.${id}`, [document]);
      taken.set(`brands.${id}`, brands ? [brands] : []);
      await assignTo(name, id);
      await rulesOf(name, id);
      const dictionary = await writer.add('dictionaries', {
        ...studioDictionary(of('dictionary', name)),
        site: id,
      });
      taken.set(`dictionaries.${dictionary}`, of('dictionary', name));
      const shell = { ...studioShell(of('shell', name), idOf), site: id, edition: 1 };
      taken.set(`shells.${await writer.addPublished('shells', shell)}`, of('shell', name));
      await formsOf(name, id);
      await tagsOf(name, id);
      await pagesOf(name, id, siteLanguages(document));
      step();
    },
  };
}

function tagCount(pages: readonly PublishedDocument[]): number {
  const bySite = Map.groupBy(pages, ({ site }) => site).values();
  return [...bySite].reduce((sum, each) => sum + studioTags(each).length, 0);
}

function siteLanguages({ body }: PublishedDocument): string[] {
  const { languages } = toRow(body);
  return Array.isArray(languages) ? languages.map((each) => String(toRow(each)['code'])) : [];
}

/** The name in the site's first language that the page has. */
function findTitle({ name }: Row, languages: readonly string[]): unknown {
  const names = toRow(name);
  return languages.map((language) => names[language]).find(Boolean) ?? Object.values(names)[0];
}
