import type { DraftResult } from '../../../content/publishing/drafts.ts';
import type { Page } from '../../../content/publishing/page.ts';
import type { FoundPage } from '../../../content/publishing/page-tree.ts';
import { publishedStories } from '../../../content/publishing/published-stories.ts';
import type { SiteContent } from '../../../content/publishing/site-content.ts';
import { type PreviewContent, withDrafts } from '../../../content/publishing/with-drafts.ts';
import { isLanguage, type Language } from '../../../shared/sites/languages.ts';
import { parseLocalizedPath } from '../../../shared/sites/site.ts';
import { wildcardMarker } from '../../../shared/sites/wildcard.ts';
import type { RenderDeps } from '../../render/render-request.ts';
import { parseAddress } from '../request-pipeline.ts';
import type { ServerContext } from '../server-context.ts';

/** What an editor wants to see. */
export type PreviewTarget = {
  siteContent: SiteContent;
  language: Language;
  path: string;
  /** '' if the address is no published page and none was named. */
  key: string;
};

export type AvailableDraft = Exclude<DraftResult, { state: 'refused' }>;

export function previewTarget(
  { content }: Pick<ServerContext, 'content'>,
  host: string,
  url: string,
  named: Readonly<Record<string, string>>,
): PreviewTarget | undefined {
  const context = parseAddress(host, url.slice('/preview'.length));
  const siteContent = context && content.siteAt(context.host);
  if (!context || !siteContent) return undefined;
  const { site } = siteContent;
  const { language: ofAddress, path } = parseLocalizedPath(site, context.path);
  const wanted = named['language'] ?? '';
  const language = isLanguage(wanted) && site.languages.includes(wanted) ? wanted : ofAddress;
  const key = named['page'] || siteContent.in(language).tree.find(path)?.page.id || '';
  return { siteContent, language, path, key };
}

/** The published content with the editor's drafts applied, for this one response. */
export function applyDrafts(
  { content }: ServerContext,
  { siteContent }: PreviewTarget,
  draft: AvailableDraft,
): PreviewContent {
  return withDrafts(content, siteContent, draft.state === 'found' ? draft.documents : []);
}

/** The page that was named, whatever its path: that may have changed while the preview was open. */
export function findPreviewPage(
  { siteContent }: PreviewContent,
  { language, path, key }: PreviewTarget,
  draft: AvailableDraft,
): FoundPage | undefined {
  const { tree } = siteContent.in(language);
  const wanted = key || onlyPageIn(draft, language);
  const atAddress = tree.find(path);
  if (atAddress && (!wanted || atAddress.page.id === wanted)) return atAddress;
  const page = tree.pages.find(({ id }) => id === wanted);
  return page && { page, wildcards: page.path.split('/').filter((part) => part === wildcardMarker) };
}

/** Posted documents name their page themselves. */
function onlyPageIn(draft: AvailableDraft, language: Language): string {
  if (draft.state !== 'found') return '';
  return draft.documents.find((each) => each.kind === 'page' && each.language === language)?.key ?? '';
}

/** Blocks that list stories find the drafted one among them. */
export function renderDepsFor(app: ServerContext, { content }: PreviewContent): RenderDeps {
  return { ...app, services: { ...app.services, stories: publishedStories(content) } };
}

export function editorNotes(
  draft: AvailableDraft,
  { refused }: PreviewContent,
  page: Page,
): readonly string[] {
  return [
    ...(draft.state === 'unreachable'
      ? ['The studio does not answer. This is the published page, without what you wrote since.']
      : []),
    ...(draft.state === 'none' ? ['The studio has no draft of this page. This is the published one.'] : []),
    ...refused.map((reason) => `Part of the draft cannot be shown: ${reason}.`),
    ...(page.fields.externalLink ? ['Menus lead elsewhere instead of to this page.'] : []),
  ];
}
