import { z } from 'zod';
import type { FormDefinition } from '../../features/editor-forms/form-definition.ts';
import { parseForm } from '../../features/editor-forms/form-fields.ts';
import { type Stored, schemaOf } from '../../shared/platform/fields/fields.ts';
import type { Log } from '../../shared/platform/log.ts';
import { isLanguage } from '../../shared/sites/languages.ts';
import { siteFields } from '../../shared/sites/site.ts';
import { createTheme, fontsOf, type Theme, withFonts } from '../../shared/ui/themes/theme.ts';
import {
  type FontFace,
  fontFace,
  fontSlug,
  type UploadedFont,
} from '../../shared/ui/themes/uploaded-fonts.ts';
import { type Brand, brandsDocument } from './brands.ts';
import { affectedTags, cacheTags } from './cache-tags.ts';
import { toErrorMessage } from './error-message.ts';
import { type MediaDocument, mediaDocument } from './media.ts';
import { type Page, parsePage } from './page.ts';
import { type Change, type DocumentAddress, documentKey } from './published-store.ts';

/** Published documents by kind and key, each validated. */
export type DocumentIndex = {
  sites: Map<string, Stored<typeof siteFields>>;
  pages: Map<string, { site: string; page: Page }>;
  shells: Map<string, unknown>;
  dictionaries: Map<string, Record<string, string>>;
  brands: Map<string, readonly Brand[]>;
  /** Not validated: each rule is checked by itself when the table is compiled. */
  redirects: Map<string, readonly unknown[]>;
  forms: Map<string, { site: string; form: FormDefinition }>;
  themes: Map<string, Theme>;
  fonts: Map<string, FontFace>;
  media: Map<string, MediaDocument>;
  mediaFiles: Map<string, MediaDocument>;
};

export function createDocumentIndex(): DocumentIndex {
  return {
    sites: new Map(),
    pages: new Map(),
    shells: new Map(),
    dictionaries: new Map(),
    brands: new Map(),
    redirects: new Map(),
    forms: new Map(),
    themes: new Map(),
    fonts: new Map(),
    media: new Map(),
    mediaFiles: new Map(),
  };
}

/** An invalid document is logged, and the previous version stays. Returns the cache tags the change affects. */
export function applyChange(
  index: DocumentIndex,
  { document, publishedAt }: Change,
  log: Log,
): readonly string[] {
  try {
    return document.removed ? remove(index, document) : upsert(index, document, document.body, publishedAt);
  } catch (problem) {
    const { kind, site, language, key } = document;
    log.error(
      { code: 'CONTENT_DOCUMENT_REFUSED', kind, site, language, key, reason: toErrorMessage(problem) },
      'published document refused',
    );
    return [];
  }
}

function upsert(
  index: DocumentIndex,
  at: DocumentAddress,
  body: unknown,
  publishedAt: string,
): readonly string[] {
  const key = documentKey(at);
  if (at.kind === 'site') index.sites.set(at.site, siteSettings(body));
  else if (at.kind === 'page') return upsertPage(index, at, body, publishedAt);
  else if (at.kind === 'shell') index.shells.set(key, body);
  else if (at.kind === 'dictionary')
    index.dictionaries.set(key, z.record(z.string(), z.string()).parse(body));
  else if (at.kind === 'brands') index.brands.set(at.site, brandsDocument.parse(body));
  else if (at.kind === 'redirects') index.redirects.set(at.site, z.array(z.unknown()).parse(body));
  else if (at.kind === 'form') index.forms.set(key, { site: at.site, form: parseForm(body) });
  else if (at.kind === 'theme')
    index.themes.set(at.key, withFonts(createTheme(at.key, body), uploadedFonts(index)));
  else if (at.kind === 'font') return upsertFont(index, at.key, body);
  else if (at.kind === 'media') {
    const media = mediaDocument.parse(body);
    index.media.set(at.key, media);
    index.mediaFiles.set(media.file, media);
  }
  return affectedTags(at);
}

function upsertFont(index: DocumentIndex, key: string, body: unknown): readonly string[] {
  const before = index.fonts.get(key);
  const face = fontFace.parse(body);
  index.fonts.set(key, face);
  for (const { file, bytes } of face.parts) index.mediaFiles.set(file, { file, type: FONT_TYPE, bytes });
  return refreshFonts(index, [before, face]);
}

/** Its files are still handed out: pages that are open somewhere may ask for the parts they have not got. */
function removeFont(index: DocumentIndex, key: string): readonly string[] {
  const before = index.fonts.get(key);
  index.fonts.delete(key);
  return refreshFonts(index, [before]);
}

const FONT_TYPE = 'font/woff2';

/** Themes that name a changed font get it as it is now. */
function refreshFonts(index: DocumentIndex, changed: readonly (FontFace | undefined)[]): readonly string[] {
  const slugs = new Set(changed.flatMap((face) => (face ? fontSlug(face.family) : [])));
  const uploaded = uploadedFonts(index);
  return [...index.themes].flatMap(([name, theme]) => {
    if (!fontsOf(theme).some((family) => slugs.has(fontSlug(family)))) return [];
    index.themes.set(name, withFonts(theme, uploaded));
    return cacheTags.theme(name);
  });
}

/** The files of each family, by its slug. */
export function uploadedFonts({ fonts }: DocumentIndex): ReadonlyMap<string, UploadedFont> {
  const families = Map.groupBy(fonts.values(), ({ family }) => fontSlug(family));
  return new Map([...families].map(([slug, faces]) => [slug, { slug, faces }]));
}

/** With what extensions let be said of it, which each reads by its own fields. */
function siteSettings(body: unknown): Stored<typeof siteFields> {
  const { extensionValues } = z
    .object({ extensionValues: z.record(z.string(), z.unknown()).optional() })
    .parse(body);
  const settings = schemaOf(siteFields).parse(body) as Stored<typeof siteFields>;
  return { ...settings, ...(extensionValues && { extensionValues }) };
}

function upsertPage(
  index: DocumentIndex,
  at: DocumentAddress,
  body: unknown,
  publishedAt: string,
): readonly string[] {
  if (!isLanguage(at.language)) throw new Error(`no router language '${at.language}'`);
  const key = documentKey(at);
  const before = index.pages.get(key)?.page;
  const read = parsePage(at.key, at.language, body);
  // An editor may say when a page last changed; otherwise it was when it was published.
  const page = { ...read, changedAt: read.changedAt || publishedAt };
  index.pages.set(key, { site: at.site, page });
  return affectedTags(at, before ? { before, page } : { page });
}

function remove(index: DocumentIndex, at: DocumentAddress): readonly string[] {
  const key = documentKey(at);
  const before = index.pages.get(key)?.page;
  index.pages.delete(key);
  index.shells.delete(key);
  index.dictionaries.delete(key);
  index.forms.delete(key);
  if (at.kind === 'site') index.sites.delete(at.site);
  if (at.kind === 'brands') index.brands.delete(at.site);
  if (at.kind === 'redirects') index.redirects.delete(at.site);
  if (at.kind === 'theme') index.themes.delete(at.key);
  if (at.kind === 'media') removeMedia(index, at.key);
  if (at.kind === 'font') return removeFont(index, at.key);
  return affectedTags(at, before ? { before } : {});
}

function removeMedia(index: DocumentIndex, key: string): void {
  const file = index.media.get(key)?.file;
  index.media.delete(key);
  if (file !== undefined) index.mediaFiles.delete(file);
}
