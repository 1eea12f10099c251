import { dealershipStructuredData } from '../../dealers/structured-data.ts';
import { fallbackWidth, type Picture } from '../../platform/picture.ts';
import type { HeadPart, PageContext } from '../../sites/page-context.ts';
import { nonBreaking } from '../../ui/non-breaking.ts';
import { keyFacts } from '../car-facts.ts';
import { carName, carTitle } from '../car-name.ts';
import { carPath } from '../car-path.ts';
import { carStructuredData } from '../structured-data.ts';
import type { CarPageContent } from './car-page-content.ts';
import type { CarPageData } from './load-car-page.ts';

const FACTS_IN_DESCRIPTION = 4;

/** Title, description, breadcrumbs and structured data of a car's page (DET-13, SHELL-25). */
export function carPageHead(data: CarPageData, page: PageContext): HeadPart {
  if (data.state === 'found') return foundCarHead(data, page);
  if (data.state === 'sold') return { title: `${page.texts('carSoldHeading')}: ${carTitle(data.car)}` };
  return { title: page.texts('carDetailNotFoundHeading') };
}

function foundCarHead({ car, card, pictures, place, trail }: CarPageContent, page: PageContext): HeadPart {
  const { site, language, texts, href } = page;
  const facts = keyFacts(car).slice(0, FACTS_IN_DESCRIPTION);
  const title = carTitle(car);
  const price = nonBreaking(card.price.now);
  const seller = place && dealershipStructuredData(place.dealership, site, language, undefined);
  const images = pictures.map((picture) => addressOf(picture, site.url));
  return {
    title,
    description: texts('carSummary', {
      car: title,
      facts: [price, ...facts.map(({ value }) => value)].join(', '),
    }),
    picture: pictures[0],
    trail: [...trail, { label: car.version ?? carName(car), href: href(carPath(site, car)) }],
    structuredData: [carStructuredData(car, { site, language, images, seller })],
  };
}

function addressOf({ src, width }: Picture, url: string): string {
  return `${url}${src}/${fallbackWidth(width)}.webp`;
}
