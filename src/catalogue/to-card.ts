import { formatNumber } from '../sites/formats.ts';
import type { Car } from './car.ts';
import { technicalData } from './car-facts.ts';
import { carName } from './car-name.ts';
import { carPath } from './car-path.ts';
import { carPrice } from './car-price.ts';
import type { CarCardData, DetailedCar } from './card.ts';
import type { CardContext } from './card-context.ts';
import { cardMarks } from './card-marks.ts';
import { monthlyCosts } from './card-monthly.ts';
import { allPictures, blurPlaceholder, cardPictures } from './card-pictures.ts';
import { carInLanguage } from './in-language/car-in-language.ts';
import { textLanguage } from './in-language/feed-language.ts';
import { mediaAddress } from './media/media-address.ts';
import { yearText } from './year-text.ts';

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
    marks: cardMarks(car, tools),
    city: car.dealership.city,
    pictures,
    pictureCount: pictures.length === 0 ? 0 : Math.max(car.images.length, pictures.length),
    ...(pictures[0] && { blur: blurPlaceholder(car) ?? pictures[0].placeholder }),
    ...(mediaAddress(site, car) && car.hasOutsideSpin && { has360: true as const }),
  };
}

/** Whoever looks for a car with a plug asks for its range first. */
function cardFacts(car: Car, { language, texts }: CardContext): string[] {
  const { value: power } = car.power;
  const strength =
    power === undefined ? undefined : `${formatNumber(power, language)}\u00a0${texts('listPowerUnit')}`;
  const range = car.technical.electricRange;
  const common = [car.condition, yearText(car), car.mileage.text, car.fuel];
  // Cars with a plug have one gearbox or none.
  const facts = [...common, ...(range ? [range, strength] : [car.gearbox])];
  return facts.filter((fact) => fact !== undefined);
}

/** The card and the data behind it. */
export function toDetailedCar(stored: Car, tools: CardContext): DetailedCar {
  const car = carInLanguage(stored, tools);
  const { site, language, texts } = tools;
  const name = carName(car);
  const foreign = car.equipment.filter((item) => textLanguage(car, item) !== undefined);
  const alt = (number: number, total: number) => texts('carPictureNumber', { car: name, number, total });
  return {
    ...toCard(stored, tools),
    allPictures: allPictures(car, tools, alt),
    equipment: car.equipment,
    ...(foreign.length > 0 && { foreignEquipment: foreign }),
    ...(car.missingEquipment.length > 0 && { missingEquipment: car.missingEquipment }),
    technicalData: technicalData(car, language).map(({ label, value }) => ({ label: texts(label), value })),
    mediaAddress: mediaAddress(site, car),
  };
}
