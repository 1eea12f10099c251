import { fallbackWidth, type Picture } from '../../../shared/platform/picture.ts';
import type { HeadPart, PageContext } from '../../../shared/sites/page-context.ts';
import { nonBreaking } from '../../../shared/ui/non-breaking.ts';
import { dealershipStructuredData } from '../../dealers/structured-data.ts';
import { priceInOneLine } from '../../pricing/price-in-one-line.ts';
import type { CarCardData } from '../card/card.ts';
import type { Car } from '../record/car.ts';
import { keyFacts } from '../record/car-facts.ts';
import { carName, carTitle } from '../record/car-name.ts';
import { carPath } from '../record/car-path.ts';
import type { CarPageContent } from './car-page-content.ts';
import type { CarPageData } from './load-car-page.ts';
import { carStructuredData } from './structured-data.ts';

const FACTS_IN_DESCRIPTION = 4;

/** Title, description, breadcrumbs and structured data of a car's page (DET-13, SHELL-25). */
export function carPageHead(data: CarPageData, page: PageContext): HeadPart {
  if (data.state === 'found') return foundCarHead(data, page);
  if (data.state === 'sold') return { title: `${page.texts('carSoldHeading')}: ${carTitle(data.car)}` };
  return { title: page.texts('carDetailNotFoundHeading') };
}

function foundCarHead({ car, card, pictures, place, trail }: CarPageContent, page: PageContext): HeadPart {
  const { site, language, href } = page;
  const title = carTitle(car);
  const seller = place && dealershipStructuredData(place.dealership, site, language, undefined);
  const images = pictures.map((picture) => addressOf(picture, site.url));
  return {
    title,
    description: carDescription(car, card, page),
    picture: pictures[0],
    trail: [...trail, { label: car.version ?? carName(car), href: href(carPath(site, car)) }],
    structuredData: [carStructuredData(car, { site, language, images, seller })],
  };
}

/** In search results: the price with its VAT labels, and the first facts. */
export function carDescription(
  car: Car,
  { price }: Pick<CarCardData, 'price'>,
  { language, texts }: Pick<PageContext, 'language' | 'texts'>,
): string {
  const facts = keyFacts(car, language).slice(0, FACTS_IN_DESCRIPTION);
  const amounts = nonBreaking(priceInOneLine(price, texts));
  return texts('carSummary', {
    car: carTitle(car),
    facts: [amounts, ...facts.map(({ value }) => value)].join(', '),
  });
}

function addressOf({ src, width }: Picture, url: string): string {
  return `${url}${src}/${fallbackWidth(width)}.webp`;
}
