import { schemaOf } from '../../shared/platform/fields/fields.ts';
import { isLanguage, type Language } from '../../shared/sites/languages.ts';
import { footerFields } from '../../web/shell/footer/fields.ts';
import { headerFields } from '../../web/shell/header/fields.ts';
import { toErrorMessage } from './error-message.ts';
import { fileFrom, mediaDocument, pictureFrom } from './media.ts';
import { type Page, parsePage } from './page.ts';
import { pageTree } from './page-tree.ts';
import type { PublishedContent } from './published-content.ts';
import type { PublishedDocument } from './published-store.ts';
import type { LanguageContent, SiteContent } from './site-content.ts';

export type PreviewContent = {
  content: PublishedContent;
  siteContent: SiteContent;
  /** Why documents were refused, one sentence each; the published version is used instead. */
  refused: readonly string[];
};

/**
 * The preview of one editor: published content overlaid with drafts. The published content itself does not change;
 * drafts exist in the returned object alone.
 */
export function withDrafts(
  published: PublishedContent,
  site: SiteContent,
  documents: readonly PublishedDocument[],
): PreviewContent {
  const own = documents.filter((document) => document.kind === 'media' || document.site === site.site.name);
  const refused: string[] = [];
  const read = own.flatMap((document) => {
    try {
      return [parseDraft(document)];
    } catch (problem) {
      refused.push(`${document.kind} ${document.key}: ${toErrorMessage(problem)}`);
      return [];
    }
  });
  const languages = new Map<Language, LanguageContent>();
  for (const language of site.site.languages) {
    languages.set(language, inLanguage(site.in(language), language, read));
  }
  const siteContent = { ...site, in: (language: Language) => languages.get(language) ?? site.in(language) };
  return { siteContent, content: contentWith(published, siteContent, read), refused };
}

type Draft =
  | { kind: 'page'; page: Page }
  | { kind: 'shell'; language: string; part: Partial<Pick<LanguageContent, 'header' | 'footer'>> }
  | { kind: 'media'; key: string; media: ReturnType<typeof mediaDocument.parse> }
  | { kind: 'other' };

function parseDraft({ kind, key, language, body }: PublishedDocument): Draft {
  if (kind === 'page') {
    if (!isLanguage(language)) throw new Error(`no router language '${language}'`);
    return { kind, page: parsePage(key, language, body) };
  }
  if (kind === 'shell') return { kind, language, part: parseShellPart(key, body) };
  if (kind === 'media') return { kind, key, media: mediaDocument.parse(body) };
  return { kind: 'other' };
}

function parseShellPart(key: string, body: unknown): Partial<Pick<LanguageContent, 'header' | 'footer'>> {
  if (key === 'header') return { header: schemaOf(headerFields).parse(body) as LanguageContent['header'] };
  if (key === 'footer') return { footer: schemaOf(footerFields).parse(body) as LanguageContent['footer'] };
  return {};
}

function inLanguage(
  published: LanguageContent,
  language: Language,
  drafts: readonly Draft[],
): LanguageContent {
  const pages = drafts.flatMap((draft) =>
    draft.kind === 'page' && draft.page.language === language ? [draft.page] : [],
  );
  const shell = drafts.flatMap((draft) =>
    draft.kind === 'shell' && draft.language === language ? [draft.part] : [],
  );
  const tree = pages.length > 0 ? pageTree(replacePages(published.tree.pages, pages)) : published.tree;
  return Object.assign({ ...published, tree }, ...shell);
}

/** Pages keep their position, because menus are in that order; a page that was never published comes last. */
function replacePages(published: readonly Page[], drafts: readonly Page[]): readonly Page[] {
  const known = new Set(published.map(({ id }) => id));
  return [
    ...published.map((page) => drafts.find(({ id }) => id === page.id) ?? page),
    ...drafts.filter(({ id }) => !known.has(id)),
  ];
}

/** A picture that was just uploaded may not be published yet. */
function contentWith(
  published: PublishedContent,
  site: SiteContent,
  drafts: readonly Draft[],
): PublishedContent {
  const media = new Map(
    drafts.flatMap((draft) => (draft.kind === 'media' ? [[draft.key, draft.media] as const] : [])),
  );
  const { name } = site.site;
  return {
    ...published,
    sites: () => published.sites().map((each) => (each.site.name === name ? site : each)),
    siteNamed: (requested) => (requested === name ? site : published.siteNamed(requested)),
    siteAt: (host) => {
      const found = published.siteAt(host);
      return found?.site.name === name ? site : found;
    },
    media: (id) => media.get(id) ?? published.media(id),
    picture: (reference, language) => {
      const own = media.get(reference.media);
      return own ? pictureFrom(reference, own, language) : published.picture(reference, language);
    },
    file: (reference) => {
      const own = media.get(reference.media);
      return own ? fileFrom(reference, own) : published.file(reference);
    },
    apply: () => {
      throw new Error('drafts are never published from here');
    },
  };
}
