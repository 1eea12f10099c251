import { brandLimit } from '../publishing/brands.ts';
import { tags } from '../publishing/tags.ts';
import { type Asked, placeOf, siteOf } from './asked.ts';

/** Every text of a site in a language, as its editors left it (SITE-06). */
export function dictionaryOf(asked: Asked, question: { language: string; site?: string | null }) {
  const place = placeOf(asked, question);
  if (!place) return null;
  asked.tag(tags.dictionary(place.siteContent.site.name, place.language));
  return Object.entries(place.content.dictionary).map(([key, value]) => ({ key, value }));
}

export function brandsOf(asked: Asked, { site, first }: { site?: string | null; first: number }) {
  const found = siteOf(asked, site);
  if (!found) return null;
  asked.tag(tags.brands(found.site.name));
  const logo = (media: string) => {
    if (media) asked.tag(tags.media(media));
    return { src: (media && asked.content.picture({ media }, found.site.languages[0])?.src) || '' };
  };
  return found.brands.slice(0, Math.min(Math.max(first, 0), brandLimit)).map((brand) => ({
    brandCode: brand.brandCode,
    name: brand.name,
    logo: logo(brand.logo),
    logoBlackAndWhite: logo(brand.logoBlackAndWhite),
  }));
}
