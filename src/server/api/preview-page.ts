import type { DraftAnswer } from '../../publishing/drafts.ts';
import type { Page } from '../../publishing/page-reader.ts';
import type { FoundPage } from '../../publishing/page-tree.ts';
import type { SiteContent } from '../../publishing/site-content.ts';
import { publishedStories } from '../../publishing/stories.ts';
import { type DraftedContent, withDrafts } from '../../publishing/with-drafts.ts';
import type { RenderTools } from '../../render/page-to-render.ts';
import { isLanguage, type Language } from '../../sites/languages.ts';
import { readAddress } from '../../sites/site.ts';
import { wildcardMarker } from '../../sites/wildcard.ts';
import type { House } from '../visit.ts';
import { visitFrom } from '../way-of-a-request.ts';

/** What an editor asked to see. */
export type PreviewPlace = {
  siteContent: SiteContent;
  language: Language;
  path: string;
  /** '' if the address leads to no published page and none was named. */
  key: string;
};

export type Given = Exclude<DraftAnswer, { state: 'refused' }>;

export function placeOf(
  { content }: Pick<House, 'content'>,
  host: string,
  url: string,
  named: { page?: string; language?: string },
): PreviewPlace | undefined {
  const visit = visitFrom(host, url.slice('/preview'.length));
  const siteContent = visit && content.siteAt(visit.host);
  if (!visit || !siteContent) return undefined;
  const { site } = siteContent;
  const { language: ofAddress, path } = readAddress(site, visit.path);
  const wanted = named.language ?? '';
  const language = isLanguage(wanted) && site.languages.includes(wanted) ? wanted : ofAddress;
  const key = named.page || siteContent.in(language).tree.find(path)?.page.id || '';
  return { siteContent, language, path, key };
}

/** The published content with what the editor is writing laid over it, for this one answer. */
export function drafted({ content }: House, { siteContent }: PreviewPlace, given: Given): DraftedContent {
  return withDrafts(content, siteContent, given.state === 'found' ? given.documents : []);
}

/** The page that was named, wherever it lies; its address may have changed while the preview was open. */
export function pageToShow(
  { siteContent }: DraftedContent,
  { language, path, key }: PreviewPlace,
  given: Given,
): FoundPage | undefined {
  const { tree } = siteContent.in(language);
  const wanted = key || onlyPageIn(given, language);
  const atAddress = tree.find(path);
  if (atAddress && (!wanted || atAddress.page.id === wanted)) return atAddress;
  const page = tree.pages.find(({ id }) => id === wanted);
  return page && { page, wildcards: page.path.split('/').filter((part) => part === wildcardMarker) };
}

/** Documents that were posted say themselves which page they are about. */
function onlyPageIn(given: Given, language: Language): string {
  if (given.state !== 'found') return '';
  return given.documents.find((each) => each.kind === 'page' && each.language === language)?.key ?? '';
}

/** Blocks that list stories find the drafted one among them. */
export function toolsFor(house: House, { content }: DraftedContent): RenderTools {
  return { ...house, services: { ...house.services, stories: publishedStories(content) } };
}

export function notesOn(given: Given, { refused }: DraftedContent, page: Page): readonly string[] {
  return [
    ...(given.state === 'unreachable'
      ? ['The studio does not answer. This is the published page, without what you wrote since.']
      : []),
    ...(given.state === 'none' ? ['The studio has no draft of this page. This is the published one.'] : []),
    ...refused.map((reason) => `Part of the draft cannot be shown: ${reason}.`),
    ...(page.fields.externalLink ? ['Menus lead elsewhere instead of to this page.'] : []),
  ];
}
