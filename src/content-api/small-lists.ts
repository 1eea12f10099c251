import { brandLimit } from '../publishing/brands.ts';
import { cacheTags } from '../publishing/cache-tags.ts';
import { type QueryContext, resolveScope, resolveSite } from './query-context.ts';

/** Every text of a site in a language, as its editors left it (SITE-06). */
export function dictionaryOf(context: QueryContext, args: { language: string; site?: string | null }) {
  const scope = resolveScope(context, args);
  if (!scope) return null;
  context.tag(cacheTags.dictionary(scope.siteContent.site.name, scope.language));
  return Object.entries(scope.content.dictionary).map(([key, value]) => ({ key, value }));
}

export function brandsOf(context: QueryContext, { site, first }: { site?: string | null; first: number }) {
  const found = resolveSite(context, site);
  if (!found) return null;
  context.tag(cacheTags.brands(found.site.name));
  const logo = (media: string) => {
    if (media) context.tag(cacheTags.media(media));
    return { src: (media && context.content.picture({ media }, found.site.languages[0])?.src) || '' };
  };
  return found.brands.slice(0, Math.min(Math.max(first, 0), brandLimit)).map((brand) => ({
    brandCode: brand.brandCode,
    name: brand.name,
    logo: logo(brand.logo),
    logoBlackAndWhite: logo(brand.logoBlackAndWhite),
  }));
}
