import { brandLimit } from '../publishing/brands.ts';
import { cacheTags } from '../publishing/cache-tags.ts';
import { type QueryContext, resolveSite } from './query-context.ts';

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
