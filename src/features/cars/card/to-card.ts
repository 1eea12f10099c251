import type { Language } from '../../../shared/sites/languages.ts';
import { carPrice } from '../../pricing/price-text.ts';
import { carInLanguage } from '../in-language/car-in-language.ts';
import { textLanguage } from '../in-language/feed-language.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Car } from '../record/car.ts';
import { technicalData } from '../record/car-facts.ts';
import { carName } from '../record/car-name.ts';
import { carPath } from '../record/car-path.ts';
import { yearText } from '../record/year-text.ts';
import { wordByCode } from '../vocabulary/word-of.ts';
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

/** In two rows with the town: its year, its mileage, what it runs on. A used car is what most are, so others say what they are. */
function cardFacts(car: Car, { language, texts }: CardContext): string[] {
  const kind = car.isSample ? texts('cardSample') : unusualCondition(car, language);
  const drive = [car.fuel, rangeOrGearbox(car, language)];
  return [joined([kind, yearText(car)], ' '), car.mileage.text, joined(drive, ', ')].filter(
    (fact) => fact !== undefined,
  );
}

/** Whoever looks for an electric car asks for its range. A car with a plug has one gearbox or none. */
function rangeOrGearbox({ fuel, technical, gearbox }: Car, language: Language): string | undefined {
  if (!technical.electricRange) return gearbox?.toLocaleLowerCase(language);
  return fuel === wordByCode('car_fuel', 'electric', language) ? technical.electricRange : undefined;
}

function unusualCondition({ condition }: Car, language: Language): string | undefined {
  return condition === wordByCode('car_condition', 'used', language) ? undefined : condition;
}

function joined(parts: readonly (string | undefined)[], separator: string): string | undefined {
  return parts.filter(Boolean).join(separator) || undefined;
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
