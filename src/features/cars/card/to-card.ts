import { carPrice } from '../../pricing/price-text.ts';
import { carInLanguage } from '../in-language/car-in-language.ts';
import { textLanguage } from '../in-language/feed-language.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Car } from '../record/car.ts';
import { cardFacts, technicalData } from '../record/car-facts.ts';
import { carName } from '../record/car-name.ts';
import { carPath } from '../record/car-path.ts';
import type { CarCardData, DetailedCar } from './card.ts';
import { cardBadges } from './card-badges.ts';
import type { CardContext } from './card-context.ts';
import { monthlyCosts } from './card-monthly.ts';
import { allPictures, blurPlaceholder, cardPictures } from './card-pictures.ts';

/** A car as its card shows it, the same in pages and in what islands fetch. */
export function toCard(stored: Car, tools: CardContext): CarCardData {
  const { site, href } = tools;
  const car = carInLanguage(stored, tools);
  const lang = car.fromFeed?.language;
  const pictures = cardPictures(car, tools);
  return {
    id: car.id,
    href: href(carPath(site, car)),
    name: carName(car),
    version: car.version,
    ...(lang && { feedLanguage: lang }),
    facts: cardFacts(car, tools),
    price: carPrice(car, tools),
    ...monthlyCosts(car, tools),
    marks: cardBadges(car, tools),
    city: car.dealership.city,
    pictures,
    pictureCount: pictures.length === 0 ? 0 : Math.max(car.images.length, pictures.length),
    ...(pictures[0] && { blur: blurPlaceholder(car) ?? pictures[0].placeholder }),
    ...(mediaAddress(site, car) && car.hasOutsideSpin && { has360: true as const }),
  };
}

/** The card and the data behind it. */
export function toDetailedCar(stored: Car, tools: CardContext): DetailedCar {
  const car = carInLanguage(stored, tools);
  const { site, texts } = tools;
  const name = carName(car);
  const foreign = car.equipment.filter((item) => textLanguage(car, item) !== undefined);
  const alt = (number: number, total: number) => texts('carPictureNumber', { car: name, number, total });
  return {
    ...toCard(stored, tools),
    allPictures: allPictures(car, tools, alt),
    equipment: car.equipment,
    ...(foreign.length > 0 && { foreignEquipment: foreign }),
    ...(car.missingEquipment.length > 0 && { missingEquipment: car.missingEquipment }),
    technicalData: technicalData(car, tools).map(({ label, value }) => ({ label: texts(label), value })),
    mediaAddress: mediaAddress(site, car),
  };
}
