import type { Stories } from '../../features/stories/stories.ts';
import type { Log } from '../../shared/platform/log.ts';
import { isLanguage, type Language } from '../../shared/sites/languages.ts';
import { cacheTags } from '../publishing/cache-tags.ts';
import type { PublishedContent } from '../publishing/published-content.ts';
import type { LanguageContent, SiteContent } from '../publishing/site-content.ts';

/** Where the results come from. */
export type ContentSources = { content: PublishedContent; stories: Stories; log: Log };

/** The context of one GraphQL query. */
export type QueryContext = ContentSources & {
  /** The site of the requested host. */
  host: SiteContent | undefined;
  /** The result is cached until one of its tags is invalidated. */
  tag: (tag: string) => void;
};

export type ContentScope = { siteContent: SiteContent; language: Language; content: LanguageContent };

export function resolveSite(context: QueryContext, site: string | null | undefined): SiteContent | undefined {
  const found = site ? context.content.siteNamed(site) : context.host;
  if (found) context.tag(cacheTags.site(found.site.name));
  else context.log.warn({ code: 'CONTENT_SITE_UNKNOWN', site: site ?? '' }, 'query for an unknown site');
  return found;
}

/** A site in one language; nothing, and a line in the log, when either is not there (NAV-39). */
export function resolveScope(
  context: QueryContext,
  { site, language }: { site?: string | null; language: string },
): ContentScope | undefined {
  const siteContent = resolveSite(context, site);
  if (!siteContent) return undefined;
  const { name, languages } = siteContent.site;
  if (!isLanguage(language) || !languages.includes(language)) {
    context.log.warn(
      { code: 'CONTENT_LANGUAGE_UNKNOWN', site: name, language },
      'query for a language that the site does not have',
    );
    return undefined;
  }
  return { siteContent, language, content: siteContent.in(language) };
}

/** For whatever is read from the content tree; stories are in it but have a tag of their own. */
export function tagTree({ tag }: QueryContext, { siteContent, language }: ContentScope): void {
  tag(cacheTags.tree(siteContent.site.name, language));
  tag(cacheTags.stories(siteContent.site.name, language));
}
