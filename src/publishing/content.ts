import { z } from 'zod';
import { type MediaReference, type Stored, schemaOf } from '../platform/fields/fields.ts';
import type { Log } from '../platform/log.ts';
import type { Picture } from '../platform/picture.ts';
import { footerFields } from '../shell/footer/fields.ts';
import { headerFields } from '../shell/header/fields.ts';
import { isLanguage, type Language } from '../sites/languages.ts';
import { siteFields, siteFrom } from '../sites/site.ts';
import { textsFor } from '../sites/texts.ts';
import { type Brand, brandsDocument } from './brands.ts';
import { type MediaDocument, mediaDocument, pictureFrom } from './media.ts';
import { readPage } from './page-reader.ts';
import type { Page } from './page-reader.ts';
import { pageTree } from './page-tree.ts';
import type { Change, DocumentAddress } from './published-store.ts';
import type { LanguageContent, SiteContent } from './site-content.ts';
import { tagsOf } from './tags.ts';

/** The published content of all sites, read through memory: a visitor's request never waits for a database. */
export type PublishedContent = {
  sites: () => readonly SiteContent[];
  siteNamed: (name: string) => SiteContent | undefined;
  siteAt: (host: string) => SiteContent | undefined;
  media: (id: string) => MediaDocument | undefined;
  mediaFile: (file: string) => MediaDocument | undefined;
  picture: (reference: MediaReference, language: Language) => Picture | undefined;
  /** Takes in what was published and answers the tags of all that it touches. */
  apply: (changes: readonly Change[]) => ReadonlySet<string>;
  revision: () => number;
};

export function publishedContent(log: Log, here: { port: number }): PublishedContent {
  const shelf = emptyShelf();
  let revision = 0;
  let byName = new Map<string, SiteContent>();
  let byHost = new Map<string, SiteContent>();

  return {
    sites: () => [...byName.values()],
    siteNamed: (name) => byName.get(name),
    siteAt: (host) => byHost.get(host),
    media: (id) => shelf.media.get(id),
    mediaFile: (file) => shelf.mediaFiles.get(file),
    picture: (reference, language) => {
      const found = shelf.media.get(reference.media);
      return found && pictureFrom(reference, found, language);
    },
    revision: () => revision,
    apply: (changes) => {
      const touched = new Set<string>();
      for (const change of changes) {
        for (const tag of put(shelf, change, log)) touched.add(tag);
        revision = Math.max(revision, change.revision);
      }
      const names = new Set(changes.map(({ document }) => document.site).filter(Boolean));
      byName = rebuilt(byName, shelf, names, log, here);
      byHost = new Map([...byName.values()].flatMap((content) => content.site.hosts.map((host) => [host, content])));
      return touched;
    },
  };
}

type Shelf = {
  sites: Map<string, Stored<typeof siteFields>>;
  pages: Map<string, { site: string; page: Page }>;
  shells: Map<string, unknown>;
  dictionaries: Map<string, Record<string, string>>;
  brands: Map<string, readonly Brand[]>;
  media: Map<string, MediaDocument>;
  mediaFiles: Map<string, MediaDocument>;
};

function emptyShelf(): Shelf {
  return {
    sites: new Map(),
    pages: new Map(),
    shells: new Map(),
    dictionaries: new Map(),
    brands: new Map(),
    media: new Map(),
    mediaFiles: new Map(),
  };
}

/** A document that makes no sense is logged and leaves what stood there before. */
function put(shelf: Shelf, { document }: Change, log: Log): readonly string[] {
  try {
    return document.removed ? takeAway(shelf, document) : lay(shelf, document, document.body);
  } catch (problem) {
    const { kind, site, language, key } = document;
    log.error({ code: 'CONTENT_DOCUMENT_REFUSED', kind, site, language, key, reason: reasonOf(problem) }, 'published document refused');
    return [];
  }
}

function lay(shelf: Shelf, at: DocumentAddress, body: unknown): readonly string[] {
  const place = placeOf(at);
  if (at.kind === 'site') shelf.sites.set(at.site, schemaOf(siteFields).parse(body) as Stored<typeof siteFields>);
  else if (at.kind === 'page') return layPage(shelf, at, body);
  else if (at.kind === 'shell') shelf.shells.set(place, body);
  else if (at.kind === 'dictionary') shelf.dictionaries.set(place, z.record(z.string(), z.string()).parse(body));
  else if (at.kind === 'brands') shelf.brands.set(at.site, brandsDocument.parse(body));
  else if (at.kind === 'media') {
    const media = mediaDocument.parse(body);
    shelf.media.set(at.key, media);
    shelf.mediaFiles.set(media.file, media);
  }
  return tagsOf(at);
}

function layPage(shelf: Shelf, at: DocumentAddress, body: unknown): readonly string[] {
  if (!isLanguage(at.language)) throw new Error(`no router language '${at.language}'`);
  const place = placeOf(at);
  const before = shelf.pages.get(place)?.page;
  const page = readPage(at.key, at.language, body);
  shelf.pages.set(place, { site: at.site, page });
  return tagsOf(at, before ? { before, page } : { page });
}

function takeAway(shelf: Shelf, at: DocumentAddress): readonly string[] {
  const place = placeOf(at);
  const before = shelf.pages.get(place)?.page;
  shelf.pages.delete(place);
  shelf.shells.delete(place);
  shelf.dictionaries.delete(place);
  if (at.kind === 'site') shelf.sites.delete(at.site);
  if (at.kind === 'brands') shelf.brands.delete(at.site);
  if (at.kind === 'media') shelf.media.delete(at.key);
  return tagsOf(at, before ? { before } : {});
}

function placeOf({ kind, site, language, key }: DocumentAddress): string {
  return [kind, site, language, key].join('|');
}

function rebuilt(old: Map<string, SiteContent>, shelf: Shelf, names: ReadonlySet<string>, log: Log, here: { port: number }) {
  const sites = new Map(old);
  for (const name of names) {
    const settings = shelf.sites.get(name);
    sites.delete(name);
    if (!settings) continue;
    try {
      sites.set(name, siteContent(name, { ...settings, url: localAddress(settings.url, here.port) }, shelf));
    } catch (problem) {
      log.error({ code: 'SITE_SETTINGS_REFUSED', site: name, reason: reasonOf(problem) }, 'site left out');
    }
  }
  return sites;
}

function siteContent(name: string, settings: Stored<typeof siteFields>, shelf: Shelf): SiteContent {
  const site = siteFrom(name, settings);
  const pages = [...shelf.pages.values()].filter((entry) => entry.site === name).map(({ page }) => page);
  const contents = new Map<Language, LanguageContent>();
  for (const language of site.languages) {
    const shell = (key: string) => shelf.shells.get(placeOf({ kind: 'shell', site: name, language, key })) ?? {};
    contents.set(language, {
      tree: pageTree(pages.filter((page) => page.language === language)),
      texts: textsFor(language, shelf.dictionaries.get(placeOf({ kind: 'dictionary', site: name, language, key: '' }))),
      header: shellPart(headerFields, shell('header')),
      footer: shellPart(footerFields, shell('footer')),
    });
  }
  const fallback = contents.get(site.languages[0]);
  if (!fallback) throw new Error('a site needs a language');
  return { site, brands: shelf.brands.get(name) ?? [], in: (language) => contents.get(language) ?? fallback };
}

/** The demo's sites live on this machine, at whatever port it was started. */
function localAddress(url: string, port: number): string {
  return url.replace(/^(http:\/\/[^/:]*localhost)(:\d+)?$/, `$1:${port}`);
}

/** A shell that does not pass its check is an empty one: the page still stands. */
function shellPart<F extends typeof headerFields | typeof footerFields>(fields: F, body: unknown): Stored<F> {
  const checked = schemaOf(fields).safeParse(body);
  return (checked.success ? checked.data : schemaOf(fields).parse({})) as Stored<F>;
}

function reasonOf(problem: unknown): string {
  if (problem instanceof z.ZodError) return problem.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return problem instanceof Error ? problem.message : String(problem);
}
