import { fallbackWidth } from '../../../shared/platform/picture.ts';
import type { HeadPart, PageContext } from '../../../shared/sites/page-context.ts';
import type { Dealership } from '../dealership.ts';
import { dealerPath, postalAddress } from '../dealership-links.ts';
import { dealershipStructuredData } from '../structured-data.ts';
import type { DepartmentContent } from './dealer-page-content.ts';
import type { DealerPageData } from './load-dealer-page.ts';

/** Title, description, breadcrumbs and structured data of a dealership's page (DSD-22, SHELL-25). */
export function dealerPageHead(data: DealerPageData, page: PageContext): HeadPart {
  if (data.state !== 'found') return {};
  const { dealership, picture, departments, trail, today } = data;
  const { site, language, texts, href } = page;
  const name = dealership.name;
  const image = picture && `${site.url}${picture.src}/${fallbackWidth(picture.width)}.webp`;
  return {
    title: name,
    description: dealerDescription(dealership, departments, texts),
    picture,
    trail: [...trail, { label: name, href: href(dealerPath(site, dealership.slug)) }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        ...dealershipStructuredData(dealership, site, language, image, today),
      },
    ],
  };
}

/** What search results say of the page. */
export function dealerDescription(
  dealership: Dealership,
  departments: readonly Pick<DepartmentContent, 'words'>[],
  texts: PageContext['texts'],
): string {
  const names = departments.map(({ words }) => words.name.text);
  return texts('dealerSummary', {
    name: dealership.name,
    address: postalAddress(dealership),
    departments: [...new Set(names)].join(', '),
  });
}
