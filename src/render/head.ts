import { type Picture, plainWidth } from '../platform/picture.ts';
import type { PageFields } from '../publishing/page.ts';
import { nativeLocale } from '../sites/formats.ts';
import type { Language } from '../sites/languages.ts';
import { absoluteAddress, type Site, type Theme } from '../sites/site.ts';
import { type Assets, fontAddresses } from './assets.ts';
import { escapeHtml, jsonForScript } from './escape.ts';

/** What the head of a page says, whoever made the page. */
export type Head = {
  title: string;
  description: string;
  canonical?: string | undefined;
  og: { description: string; image?: string | undefined };
  alternates: readonly { language: string; href: string }[];
  structuredData: readonly object[];
  indexed: boolean;
};

export type HeadFrame = {
  site: Pick<Site, 'displayName' | 'url'>;
  language: Language;
  theme: Theme;
  icon: string | undefined;
  assets: Assets;
  inlineStyles: string;
  hasIslands: boolean;
};

export function headOf(
  site: Site,
  page: { name: string; path: string; language: Language; fields: PageFields },
  twins: readonly { path: string; language: Language }[],
  ogImage: Picture | undefined,
): Head {
  const { fields } = page;
  const here = absoluteAddress(site, page.language, page.path);
  return {
    title: titleOf(site, fields.metaTitle || fields.navTitle || page.name),
    description: fields.metaDescription,
    canonical: fields.canonicalURL || here,
    og: {
      description: fields.ogDescription || fields.metaDescription,
      image:
        ogImage && !ogImage.vector
          ? `${site.url}${ogImage.src}/${plainWidth(ogImage.width)}.webp`
          : undefined,
    },
    alternates: alternatesOf(site, twins),
    structuredData: [siteData(site)],
    indexed: true,
  };
}

/** '%s | Solvik': the template's %s is the page's own title. */
export function titleOf(site: Pick<Site, 'titleTemplate'>, title: string): string {
  return site.titleTemplate.includes('%s') ? site.titleTemplate.replace('%s', () => title) : title;
}

/** Every twin names every other and itself; the default language also answers for all the rest. */
function alternatesOf(
  site: Site,
  twins: readonly { path: string; language: Language }[],
): Head['alternates'] {
  if (twins.length < 2) return [];
  const links = twins.map(({ path, language }) => ({
    language: language as string,
    href: absoluteAddress(site, language, path),
  }));
  const fallback = links[0];
  return fallback ? [...links, { language: 'x-default', href: fallback.href }] : links;
}

function siteData(site: Pick<Site, 'displayName' | 'url'>): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${site.url}/#organisation`, name: site.displayName, url: site.url },
      {
        '@type': 'WebSite',
        '@id': `${site.url}/#website`,
        name: site.displayName,
        url: site.url,
        publisher: { '@id': `${site.url}/#organisation` },
      },
    ],
  };
}

export function headHtml(head: Head, frame: HeadFrame): string {
  const { assets } = frame;
  const url = head.canonical ?? frame.site.url;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.description && meta('name', 'description', head.description),
    !head.indexed && meta('name', 'robots', 'noindex'),
    head.canonical && `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', frame.site.displayName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', nativeLocale(frame.language)),
    head.og.description && meta('property', 'og:description', head.og.description),
    head.og.image && meta('property', 'og:image', head.og.image),
    meta('name', 'twitter:card', head.og.image ? 'summary_large_image' : 'summary'),
    frame.icon && `<link rel="icon" href="${escapeHtml(frame.icon)}">`,
    ...fontAddresses(assets, frame.theme, frame.language).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    frame.inlineStyles && `<style>${frame.inlineStyles}</style>`,
    ...(frame.hasIslands ? assets.islandPreloads : []).map(
      (href) => `<link rel="modulepreload" href="${href}">`,
    ),
    `<script type="module" src="${assets.script}"></script>`,
    ...head.structuredData.map(
      (data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
  ];
  return lines.filter(Boolean).join('\n');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
