import type { BlockContext } from '../../content/blocks/block.ts';
import { pageServices } from '../../content/blocks/services.ts';
import { ancestorPages } from '../../content/publishing/ancestor-pages.ts';
import { cacheTags } from '../../content/publishing/cache-tags.ts';
import { pictureFrom } from '../../content/publishing/media.ts';
import type { PublishedContent } from '../../content/publishing/published-content.ts';
import type { FindPicture } from '../../shared/platform/fields/resolve-fields.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { localizedPath } from '../../shared/sites/site.ts';
import { fillWildcards } from '../../shared/sites/wildcard.ts';
import type { RenderDeps, RenderRequest } from './render-request.ts';

export type RenderContext = Omit<BlockContext, 'signal'>;

/** What the blocks of a page may know and use. Whatever they look at is noted in `used`, as tags. */
export function pageContext(
  request: RenderRequest,
  deps: RenderDeps,
  used: Set<string>,
  validUntil: (date: Date) => void = () => {},
): RenderContext {
  const { content, siteContent, page, wildcards, query, editing } = request;
  const { site } = siteContent;
  const { language } = page;
  for (const tag of shellTags(site.name, language, site.languages)) used.add(tag);
  used.add(cacheTags.theme(site.theme.name));
  used.add(cacheTags.page(site.name, language, page.id));
  const path = fillWildcards(page.path, wildcards);
  const { tree, texts } = siteContent.in(language);
  const href = (to: string) => localizedPath(site, language, to);
  const picture: FindPicture = (reference) => {
    used.add(cacheTags.media(reference.media));
    return content.picture(reference, language);
  };
  const themeNamed = (name: string) => {
    used.add(cacheTags.theme(name));
    return content.theme(name);
  };
  return {
    site,
    language,
    path,
    theme: page.fields.BrandDesign ? themeNamed(page.fields.BrandDesign) : site.theme,
    themeNamed,
    wildcards,
    query,
    editing,
    texts,
    href,
    log: deps.log,
    now: deps.now(),
    picture,
    pictureAt: pictureAt(content, language),
    file: (reference) => {
      used.add(cacheTags.media(reference.media));
      return content.file(reference);
    },
    tag: (tag) => used.add(tag),
    services: pageServices(deps.services, (tag) => used.add(tag)),
    trail: ancestorPages(tree, path).map(({ path, name, fields }) => ({
      label: fields.navTitle || name,
      href: href(path),
    })),
    hasPage: (to) => tree.find(to) !== undefined,
    brandLogo: (code) => {
      const brand = siteContent.brands.find(({ brandCode }) => brandCode === code);
      const media = brand && (brand.logoBlackAndWhite || brand.logo);
      return media ? picture({ media, alt: brand.name }) : undefined;
    },
    validUntil,
  };
}

/** A file's name changes with its bytes, so no cache tag is needed for it. */
export function pictureAt(content: PublishedContent, language: Language): BlockContext['pictureAt'] {
  return (address, alt) => {
    const [, file] = /^\/media\/([^/]+)\//.exec(address ?? '') ?? [];
    const media = file && content.mediaFile(file);
    return media ? pictureFrom({ media: file, alt }, media, language) : undefined;
  };
}

/** Header and footer show the menu, the page's translations, the brands and the site's texts. */
function shellTags(site: string, language: string, languages: readonly string[]): string[] {
  const trees = languages.map((each) => cacheTags.tree(site, each));
  return [
    cacheTags.site(site),
    ...trees,
    cacheTags.shell(site, language),
    cacheTags.dictionary(site, language),
    cacheTags.brands(site),
    // A cached page is sent before redirect rules are applied, so new rules must invalidate it.
    cacheTags.redirects(site),
  ];
}
