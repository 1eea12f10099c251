import { cacheTags } from '../../content/publishing/cache-tags.ts';
import type { Page } from '../../content/publishing/page.ts';
import {
  type LanguageContent,
  type SiteContent,
  translationsOf,
} from '../../content/publishing/site-content.ts';
import { type FindPicture, resolveFields } from '../../shared/platform/fields/resolve-fields.ts';
import { localizedPath, type Site } from '../../shared/sites/site.ts';
import { fillWildcards } from '../../shared/sites/wildcard.ts';
import type { PageStyles } from '../../shared/ui/page-styles.tsx';
import { footerFields } from '../shell/footer/fields.ts';
import { unknownSocialIcons } from '../shell/footer/social-links.tsx';
import { headerFields } from '../shell/header/fields.ts';
import { buildNavigation } from '../shell/navigation.ts';
import { FooterArea, HeaderArea } from '../shell/shell.tsx';
import type { RenderContext } from './page-context.ts';
import { type RenderedSection, renderSection } from './render-section.tsx';

/** Header and footer of every page of a site: its menu, languages, brands and links. */
export function renderShell(
  siteContent: SiteContent,
  page: Page,
  context: RenderContext,
  styles: PageStyles,
) {
  const { header, footer } = shellElements(siteContent, page, context);
  return {
    header: renderOrOmit('header', () => renderSection('header', header, styles)),
    footer: renderOrOmit('footer', () => renderSection('footer', footer, styles)),
  };
}

export function shellElements(siteContent: SiteContent, page: Page, context: RenderContext) {
  const { tree } = siteContent.in(page.language);
  const { header, footer, brands, savedCars } = resolvedShell(siteContent, context);
  const headerArea = (
    <HeaderArea
      header={header}
      navigation={buildNavigation(tree.pages, context)}
      page={context}
      alternates={alternatesOf(siteContent, page, context)}
      languagesWithHome={languagesWithHome(siteContent)}
      overContent={page.fields.headerOverContent}
      savedCars={savedCars}
    />
  );
  const footerArea = <FooterArea footer={footer} brands={brands} page={context} />;
  return { header: headerArea, footer: footerArea };
}

type ResolvedShell = ReturnType<typeof resolveShell>;

const resolvedShells = new WeakMap<SiteContent, Map<string, ResolvedShell>>();

/** The same on every page of a site and language until something is published, so it is worked out once. */
function resolvedShell(siteContent: SiteContent, context: RenderContext): ResolvedShell {
  const ofSite = resolvedShells.get(siteContent) ?? new Map<string, ResolvedShell>();
  resolvedShells.set(siteContent, ofSite);
  const shell = ofSite.get(context.language) ?? resolveShell(siteContent, context);
  ofSite.set(context.language, shell);
  for (const id of shell.media) context.tag(cacheTags.media(id));
  return shell;
}

function resolveShell(siteContent: SiteContent, context: RenderContext) {
  const { header, footer, tree } = siteContent.in(context.language);
  const media: string[] = [];
  const picture: FindPicture = (reference) => {
    media.push(reference.media);
    return context.picture(reference);
  };
  for (const icon of unknownSocialIcons(footer.socialLinks)) {
    const facts = {
      code: 'FOOTER_ICON_NOT_FOUND',
      site: context.site.name,
      language: context.language,
      icon,
    };
    context.log.warn(facts, 'the link is left out of the footer');
  }
  return {
    header: resolveFields(headerFields, withLogo(header, context.site), picture),
    footer: resolveFields(footerFields, footer, picture),
    brands: brandsOf(siteContent, picture),
    savedCars: addressOfSavedCars(tree.pages, context),
    media,
  };
}

/** The logo of the site, where the header has none of its own. */
function withLogo(header: LanguageContent['header'], { logo }: Site): LanguageContent['header'] {
  return header.logo || header.logoOnDark || !logo ? header : { ...header, logo };
}

/** The heart in the header links to the page that has the saved-cars block. */
function addressOfSavedCars(pages: readonly Page[], { site, href }: RenderContext): string | undefined {
  const isIt = (page: Page) => page.main.some(({ name }) => name === 'saved-cars');
  const page = site.indices.cars ? pages.find(isIt) : undefined;
  return page && href(page.path);
}

/** A language that the settings name before anything is written in it would lead to nothing. */
function languagesWithHome({ site, in: inLanguage }: SiteContent) {
  return site.languages.filter((language) => inLanguage(language).tree.find('/') !== undefined);
}

/** Filters and order are the same in every language, so that a visitor who changes it keeps them. */
function alternatesOf(siteContent: SiteContent, page: Page, { wildcards, query }: RenderContext) {
  const given = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return translationsOf(siteContent, page).map(({ language, path }) => ({
    language,
    href: localizedPath(siteContent.site, language, fillWildcards(path, wildcards)) + search,
  }));
}

function brandsOf({ brands }: SiteContent, picture: FindPicture) {
  return brands.map(({ brandCode, name, logo, logoBlackAndWhite }) => ({
    brandCode,
    name,
    logo: logo ? picture({ media: logo, alt: name }) : undefined,
    logoBlackAndWhite: logoBlackAndWhite ? picture({ media: logoBlackAndWhite, alt: name }) : undefined,
  }));
}

/** A header or footer that cannot be shown is left out: the page's own content matters more. */
function renderOrOmit(name: string, render: () => RenderedSection): RenderedSection {
  try {
    return render();
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return {
      html: '',
      hasIslands: false,
      failure: { block: name, code: 'SECTION_RENDER_FAILED', reason, temporary: true },
    };
  }
}
