import type { PageFields } from '../../content/publishing/page-document.ts';
import { escapeHtml } from '../../shared/platform/escape.ts';
import { fallbackWidth, type Picture } from '../../shared/platform/picture.ts';
import { nativeLocale } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Crumb, HeadPart } from '../../shared/sites/page-context.ts';
import { absoluteUrl, type Site } from '../../shared/sites/site.ts';
import { toHex } from '../../shared/ui/themes/contrast.ts';
import { darkTokens } from '../../shared/ui/themes/dark-tokens.ts';
import { paletteOf } from '../../shared/ui/themes/palette.ts';
import type { Theme } from '../../shared/ui/themes/theme.ts';
import { type Assets, fontAddresses } from './assets.ts';
import { jsonForScript } from './json-for-script.ts';
import { NO_ICON } from './no-icon.ts';
import { brandAddress, type SiteBrand } from './site-brand.ts';

/** The content of a page's head. */
export type Head = {
  title: string;
  description: string;
  canonical?: string | undefined;
  og: { description: string; image?: string | undefined };
  alternates: readonly { language: string; href: string }[];
  structuredData: readonly object[];
  indexed: boolean;
};

/** What search engines are told of the business behind a site. */
export type OrganisationFacts = {
  logo: string | undefined;
  /** With the country's code. */
  telephone: string | undefined;
  /** Its pages on other sites. */
  sameAs: readonly string[];
};

export type HeadParts = {
  site: Pick<Site, 'displayName' | 'url'>;
  language: Language;
  theme: Theme;
  icon: string | undefined;
  /** Drawn from its logo: for browsers that show no SVG, for phones and for the manifest. */
  brand?: SiteBrand | undefined;
  assets: Assets;
  inlineStyles: string;
  /** They decide something before the first paint, so they come before the stylesheet, which blocks scripts. */
  inlineScripts?: readonly string[];
  /** The script element that loads the entry; inline, it must not wait for the stylesheet either. */
  entryScript: string;
};

export function headFromFields(
  site: Site,
  page: { name: string; path: string; language: Language; fields: PageFields },
  translations: readonly { path: string; language: Language }[],
  ogImage: Picture | undefined,
  organisation: OrganisationFacts,
): Head {
  const { fields } = page;
  const here = encodeURI(absoluteUrl(site, page.language, page.path));
  return {
    title: titleFromTemplate(site, fields.metaTitle || fields.navTitle || page.name),
    description: fields.metaDescription,
    canonical: fields.canonicalURL || here,
    og: {
      description: fields.ogDescription || fields.metaDescription,
      image: ogImage && openGraphImage(site, ogImage),
    },
    alternates: alternatesOf(site, translations),
    structuredData: [siteData(site, organisation)],
    indexed: !page.fields.hideFromSearchEngines,
  };
}

/** A block's title, description and picture override the page's own fields (SHELL-25). */
export function withHeadPart(head: Head, site: Site, part: HeadPart): Head {
  const description = part.description ?? head.description;
  return {
    ...head,
    title: part.title ? titleFromTemplate(site, part.title) : head.title,
    description,
    og: {
      description: part.description ?? head.og.description,
      image: (part.picture && openGraphImage(site, part.picture)) ?? head.og.image,
    },
    structuredData: [...head.structuredData, ...(part.structuredData ?? [])],
  };
}

/** Search engines show breadcrumbs instead of the address. */
export function breadcrumbData(site: Pick<Site, 'url'>, trail: readonly Crumb[]): readonly object[] {
  if (trail.length < MIN_BREADCRUMBS) return [];
  const steps = trail.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: `${site.url}${encodeURI(href)}`,
  }));
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: steps }];
}

/** The home page, a page of the first level and one below it. */
const MIN_BREADCRUMBS = 3;

/** Social networks accept no SVG. */
function openGraphImage({ url }: Pick<Site, 'url'>, { src, width, vector }: Picture): string | undefined {
  return vector ? undefined : `${url}${src}/${fallbackWidth(width)}.webp`;
}

/** '%s | Solvik': the template's %s is the page's own title. */
export function titleFromTemplate(site: Pick<Site, 'titleTemplate'>, title: string): string {
  return site.titleTemplate.includes('%s') ? site.titleTemplate.replace('%s', () => title) : title;
}

/** Every translation names all others and itself; the default language is also `x-default`. */
function alternatesOf(
  site: Site,
  translations: readonly { path: string; language: Language }[],
): Head['alternates'] {
  if (translations.length < 2) return [];
  const links = translations.map(({ path, language }) => ({
    language: language as string,
    href: encodeURI(absoluteUrl(site, language, path)),
  }));
  const fallback = links[0];
  return fallback ? [...links, { language: 'x-default', href: fallback.href }] : links;
}

function siteData(
  site: Pick<Site, 'displayName' | 'url'>,
  { logo, telephone, sameAs }: OrganisationFacts,
): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${site.url}/#organisation`,
        name: site.displayName,
        url: site.url,
        ...(logo && { logo }),
        ...(telephone && { telephone }),
        ...(sameAs.length > 0 && { sameAs }),
      },
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

export function headHtml(head: Head, frame: HeadParts): string {
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
    ...(frame.inlineScripts ?? []).map((script) => `<script>${script}</script>`),
    frame.entryScript,
    ...colourSchemes(frame.theme),
    ...iconLinks(frame),
    ...fontAddresses(assets, frame.theme, frame.language).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    frame.inlineStyles && `<style>${frame.inlineStyles}</style>`,
    ...head.structuredData.map(
      (data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Only of a theme that has a dark mode: what the browser paints before the styles come, and around the page. */
export function colourSchemes(theme: Theme): readonly string[] {
  const { mode } = theme.dark;
  if (mode === 'light') return [];
  const dark = toHex(paletteOf(darkTokens(theme))('paper'));
  if (mode === 'dark') return [meta('name', 'color-scheme', 'dark'), meta('name', 'theme-color', dark)];
  const themeColour = (scheme: string, colour: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;
  return [
    meta('name', 'color-scheme', 'light dark'),
    themeColour('light', theme.colours.paper),
    themeColour('dark', dark),
  ];
}

/** A browser takes the last icon that it can show. */
function iconLinks({ icon, brand }: HeadParts): string[] {
  if (!brand) return [`<link rel="icon" href="${escapeHtml(icon ?? NO_ICON)}">`];
  return [
    `<link rel="icon" href="${brandAddress(brand, '32.png')}" sizes="32x32" type="image/png">`,
    `<link rel="icon" href="${escapeHtml(icon ?? brandAddress(brand, 'icon.svg'))}">`,
    `<link rel="apple-touch-icon" href="${brandAddress(brand, '180.png')}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
