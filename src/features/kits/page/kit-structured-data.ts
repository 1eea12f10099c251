import type { Language } from '../../../shared/sites/languages.ts';
import { absoluteUrl, type Site } from '../../../shared/sites/site.ts';
import type { Kit } from '../kit.ts';

type Around = {
  site: Pick<Site, 'url' | 'languages' | 'displayName'>;
  language: Language;
  path: string;
  images: readonly string[];
};

/** The kit and its price as search engines read them. */
export function kitStructuredData(kit: Kit, { site, language, path, images }: Around): object {
  const url = encodeURI(absoluteUrl(site, language, path));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#kit`,
    url,
    name: kit.name,
    sku: kit.code ?? kit.id,
    description: kit.description,
    image: images.length > 0 ? images : undefined,
    category: [kit.category, kit.subCategory, kit.subSubCategory].filter(Boolean).join(' > ') || undefined,
    brand: { '@type': 'Brand', name: site.displayName },
    offers: {
      '@type': 'Offer',
      url,
      price: kit.retailPrice,
      priceCurrency: kit.currency ?? 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${site.url}/#organisation` },
    },
  };
}
