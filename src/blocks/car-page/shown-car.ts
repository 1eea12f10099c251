import { type Car, readCar } from '../../catalogue/car.ts';
import { addressSlug, carPath } from '../../catalogue/car-address.ts';
import { carName } from '../../catalogue/car-name.ts';
import type { CarCardData } from '../../catalogue/card.ts';
import { cardFields } from '../../catalogue/card-fields.ts';
import { cardOf } from '../../catalogue/card-of.ts';
import { galleryPictures } from '../../catalogue/gallery/gallery-pictures.ts';
import { listPath } from '../../catalogue/list/list-address.ts';
import { mediaAddress } from '../../catalogue/media/media-address.ts';
import { carsLike, carsOfTheMake, otherPackages } from '../../catalogue/other-cars.ts';
import type { Calculators } from '../../finance/calculators.ts';
import { calculatorsOf } from '../../finance/calculators-of.ts';
import type { UkFinance } from '../../finance/uk/uk-finance.ts';
import { ukFinanceOf } from '../../finance/uk/uk-finance-of.ts';
import type { ContactFormProps } from '../../leads/contact-form-props.ts';
import type { Picture } from '../../platform/picture.ts';
import type { SearchQuery, SearchRecord } from '../../search/port.ts';
import { carIndexOf } from '../../sites/site.ts';
import type { Crumb, LoadContext } from '../block.ts';
import { formOf } from './form-of.ts';
import { type Place, placeOf } from './place.ts';

/** A car with its pictures, the place where it stands and the cars beside it. */
export type ShownCar = {
  car: Car;
  card: CarCardData;
  pictures: readonly Picture[];
  /** Where the browser asks for a film and turns, on sites that have them. */
  mediaAddress: string | undefined;
  calculators: Calculators | undefined;
  /** British sites quote through a lender (SITE-19). */
  ukFinance: UkFinance | undefined;
  contactForm: ContactFormProps | undefined;
  place: Place | undefined;
  packages: readonly Package[];
  recommended: readonly CarCardData[];
  trail: readonly Crumb[];
};

export type Package = { href: string; name: string | undefined; text: string };

export async function shownCar(car: Car, record: SearchRecord, context: LoadContext): Promise<ShownCar> {
  const [place, contactForm, packages, recommended] = await Promise.all([
    placeOf(car, context),
    formOf(car, context),
    packagesOf(car, context),
    recommendedFor(car, context),
  ]);
  return {
    car,
    card: cardOf(car, context),
    pictures: galleryPictures(car, context.pictureAt, context.texts),
    mediaAddress: mediaAddress(context.site, car),
    calculators: calculatorsOf(record, context),
    ukFinance: ukFinanceOf(record, context),
    contactForm,
    place,
    packages,
    recommended,
    trail: trailTo(car, context),
  };
}

/** The pages above, then the make and the model as the list names them (DET-12). */
function trailTo(car: Car, { trail, href, site }: LoadContext): readonly Crumb[] {
  if (!site.pathToCarList) return trail;
  const make = { field: 'car_brand', path: [car.car_brand] };
  const model = { field: 'car_model', path: [car.car_brand, car.car_model] };
  return [
    ...trail,
    { label: car.car_brand, href: href(listPath(site, { choices: [make] })) },
    { label: car.car_model_text ?? car.car_model, href: href(listPath(site, { choices: [make, model] })) },
  ];
}

/** Those that the feed links, else samples of the same model (DET-16). */
async function packagesOf(car: Car, context: LoadContext): Promise<readonly Package[]> {
  const { href, site, texts } = context;
  const text = (name: string | undefined) => texts('detailPackage', { name: name ?? carName(car) });
  if (car.linked_vehicles.length > 0)
    return car.linked_vehicles.map(({ vehicle_id, slug, package_name, link_text }) => ({
      href: href(carPath(site, { car_id: vehicle_id, slug: addressSlug({ car_id: vehicle_id, slug }) })),
      name: package_name,
      text: link_text ?? text(package_name),
    }));
  if (!car.car_is_sample) return [];
  const others = await ask(otherPackages(car), context);
  return others.map((other) => ({
    href: href(carPath(site, other)),
    name: other.car_trim_package ?? other.car_version,
    text: text(other.car_trim_package ?? other.car_version),
  }));
}

async function recommendedFor(car: Car, context: LoadContext): Promise<readonly CarCardData[]> {
  const alike = await ask(carsLike(car), context);
  const cars = alike.length > 0 ? alike : await ask(carsOfTheMake(car), context);
  return cars.map((each) => cardOf(each, context));
}

async function ask(query: SearchQuery, { services, site }: LoadContext): Promise<readonly Car[]> {
  const fields = [...cardFields, 'car_trim_package'];
  const { content } = await services.search.search(carIndexOf(site), { ...query, fields });
  return content.flatMap((record) => readCar(record) ?? []);
}
