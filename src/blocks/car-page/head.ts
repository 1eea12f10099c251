import { carPath } from '../../catalogue/car-address.ts';
import { keyFacts } from '../../catalogue/car-facts.ts';
import { carName, carTitle } from '../../catalogue/car-name.ts';
import { carPrice } from '../../catalogue/car-price.ts';
import { carData } from '../../catalogue/structured-data.ts';
import { dealershipData } from '../../dealers/structured-data.ts';
import { type Picture, plainWidth } from '../../platform/picture.ts';
import { unbroken } from '../../ui/price.tsx';
import type { HeadPart, PageContext } from '../block.ts';
import type { ShownCar } from './shown-car.ts';

const FACTS_IN_SUMMARY = 4;

/** What search engines and those it is shared with are told of a car (DET-13, SHELL-25). */
export function foundHead({ car, pictures, place, trail }: ShownCar, page: PageContext): HeadPart {
  const { site, language, texts, href } = page;
  const facts = keyFacts(car).slice(0, FACTS_IN_SUMMARY);
  const title = carTitle(car);
  const price = unbroken(carPrice(car).now);
  const seller = place && dealershipData(place.dealership, site, language, undefined);
  const images = pictures.map((picture) => addressOf(picture, site.url));
  return {
    title,
    description: texts('carSummary', {
      car: title,
      facts: [price, ...facts.map(({ value }) => value)].join(', '),
    }),
    picture: pictures[0],
    trail: [...trail, { label: car.car_version ?? carName(car), href: href(carPath(site, car)) }],
    structuredData: [carData(car, { site, language, images, seller })],
  };
}

function addressOf({ src, width }: Picture, url: string): string {
  return `${url}${src}/${plainWidth(width)}.webp`;
}
