import { z } from 'zod';
import { type Stored, schemaOf } from '../platform/fields/fields.ts';
import type { Log } from '../platform/log.ts';
import { isLanguage } from '../sites/languages.ts';
import { siteFields } from '../sites/site.ts';
import { type Brand, brandsDocument } from './brands.ts';
import { type MediaDocument, mediaDocument } from './media.ts';
import { type Page, readPage } from './page-reader.ts';
import { type Change, type DocumentAddress, placeOf } from './published-store.ts';
import { reasonOf } from './reason.ts';
import { tagsOf } from './tags.ts';

/** Published documents, each checked and laid where it belongs. */
export type Shelf = {
  sites: Map<string, Stored<typeof siteFields>>;
  pages: Map<string, { site: string; page: Page }>;
  shells: Map<string, unknown>;
  dictionaries: Map<string, Record<string, string>>;
  brands: Map<string, readonly Brand[]>;
  /** As they came: every rule is checked by itself when the table is compiled. */
  redirects: Map<string, readonly unknown[]>;
  media: Map<string, MediaDocument>;
  mediaFiles: Map<string, MediaDocument>;
};

export function emptyShelf(): Shelf {
  return {
    sites: new Map(),
    pages: new Map(),
    shells: new Map(),
    dictionaries: new Map(),
    brands: new Map(),
    redirects: new Map(),
    media: new Map(),
    mediaFiles: new Map(),
  };
}

/** A document that makes no sense is logged and leaves what stood there before. */
export function put(shelf: Shelf, { document, publishedAt }: Change, log: Log): readonly string[] {
  try {
    return document.removed ? takeAway(shelf, document) : lay(shelf, document, document.body, publishedAt);
  } catch (problem) {
    const { kind, site, language, key } = document;
    log.error(
      { code: 'CONTENT_DOCUMENT_REFUSED', kind, site, language, key, reason: reasonOf(problem) },
      'published document refused',
    );
    return [];
  }
}

function lay(shelf: Shelf, at: DocumentAddress, body: unknown, publishedAt: string): readonly string[] {
  const place = placeOf(at);
  if (at.kind === 'site')
    shelf.sites.set(at.site, schemaOf(siteFields).parse(body) as Stored<typeof siteFields>);
  else if (at.kind === 'page') return layPage(shelf, at, body, publishedAt);
  else if (at.kind === 'shell') shelf.shells.set(place, body);
  else if (at.kind === 'dictionary')
    shelf.dictionaries.set(place, z.record(z.string(), z.string()).parse(body));
  else if (at.kind === 'brands') shelf.brands.set(at.site, brandsDocument.parse(body));
  else if (at.kind === 'redirects') shelf.redirects.set(at.site, z.array(z.unknown()).parse(body));
  else if (at.kind === 'media') {
    const media = mediaDocument.parse(body);
    shelf.media.set(at.key, media);
    shelf.mediaFiles.set(media.file, media);
  }
  return tagsOf(at);
}

function layPage(shelf: Shelf, at: DocumentAddress, body: unknown, publishedAt: string): readonly string[] {
  if (!isLanguage(at.language)) throw new Error(`no router language '${at.language}'`);
  const place = placeOf(at);
  const before = shelf.pages.get(place)?.page;
  const read = readPage(at.key, at.language, body);
  // An editor may say when a page last changed; otherwise it was when it was published.
  const page = { ...read, changedAt: read.changedAt || publishedAt };
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
  if (at.kind === 'redirects') shelf.redirects.delete(at.site);
  if (at.kind === 'media') takeAwayMedia(shelf, at.key);
  return tagsOf(at, before ? { before } : {});
}

function takeAwayMedia(shelf: Shelf, key: string): void {
  const file = shelf.media.get(key)?.file;
  shelf.media.delete(key);
  if (file !== undefined) shelf.mediaFiles.delete(file);
}
