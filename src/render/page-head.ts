import { translationsOf } from '../publishing/site-content.ts';
import { fillWildcards } from '../sites/wildcard.ts';
import { breadcrumbData, type Head, headFromFields, withHeadPart } from './head.ts';
import type { LoadedPage } from './load-page.ts';

/** The head of a page: its fields, then what its blocks override, and its breadcrumbs. */
export function pageHead(
  { request, context, blocks, outcome }: LoadedPage,
  { unavailable }: { unavailable: boolean },
): Head {
  const { siteContent, page, editing, main } = request;
  const { site } = siteContent;
  const { path } = context;
  const translations = translationsOf(siteContent, page).map((translation) => ({
    language: translation.language,
    path: fillWildcards(translation.path, context.wildcards),
  }));
  const ogImage = page.fields.ogImage && context.picture(page.fields.ogImage);
  const own = headFromFields(site, { ...page, path }, translations, ogImage);
  const parts = [...blocks.header, ...blocks.main, ...blocks.footer].flatMap((block) =>
    block.state === 'loaded' && block.head ? [block.head] : [],
  );
  const head = parts.reduce((before, part) => withHeadPart(before, site, part), own);
  if (main || editing || outcome || unavailable)
    return { ...head, canonical: undefined, alternates: [], indexed: false };
  const here = { label: page.fields.navTitle || page.name, href: context.href(path) };
  const trail = parts.find((part) => part.trail)?.trail ?? [...context.trail, here];
  return { ...head, structuredData: [...head.structuredData, ...breadcrumbData(site, trail)] };
}
