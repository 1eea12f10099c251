import type { SearchQuery } from '../../../shared/search/port.ts';
import type { Crumb } from '../../../shared/sites/page-context.ts';
import { carIndexName } from '../../../shared/sites/site.ts';
import { buildCalculators, buildLenderPanels, type LenderPanel } from '../../finance/build-calculators.ts';
import type { Calculators } from '../../finance/calculators.ts';
import type { CarPicture } from '../card/car-picture.ts';
import type { CarCardData } from '../card/card.ts';
import { toCard } from '../card/to-card.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { galleryPictures } from '../gallery/gallery-pictures.ts';
import { carInLanguage } from '../in-language/car-in-language.ts';
import { listPath } from '../list/list-url.ts';
import { mediaAddress } from '../media/media-address.ts';
import { loadPriceComparison, type PriceComparison } from '../price-comparison/load-price-comparison.ts';
import { type Car, parseCar } from '../record/car.ts';
import { carName } from '../record/car-name.ts';
import { carPath, isCarId, urlSlug } from '../record/car-path.ts';
import { cardFields } from '../record/car-record.ts';
import { type CarLocation, loadCarLocation } from './car-location.ts';
import { otherPackagesQuery, sameMakeQuery, similarCarsQuery } from './related-cars.ts';

/** All that a car's page shows: the car, its dealership, finance and related cars. The contact form is the block's. */
export type CarPageContent = {
  car: Car;
  card: CarCardData;
  pictures: readonly CarPicture[];
  /** The API path of video and spins, on sites that have them. */
  mediaAddress: string | undefined;
  calculators: Calculators | undefined;
  /** British sites quote through a lender (SITE-19). */
  lenderPanels: readonly LenderPanel[];
  place: CarLocation | undefined;
  packages: readonly Package[];
  /** Beside comparable cars; nothing where there are too few. */
  priceComparison: PriceComparison | undefined;
  recommended: readonly CarCardData[];
  trail: readonly Crumb[];
};

export type Package = { href: string; name: string | undefined; text: string };

export async function loadCarPageContent(car: Car, context: CatalogueContext): Promise<CarPageContent> {
  const [place, packages, recommended, priceComparison] = await Promise.all([
    loadCarLocation(car, context),
    loadPackages(car, context),
    loadRecommended(car, context),
    loadPriceComparison(car, context),
  ]);
  return {
    car: carInLanguage(car, context),
    card: toCard(car, context),
    pictures: galleryPictures(car, context),
    mediaAddress: mediaAddress(context.site, car),
    calculators: buildCalculators(car.record, context),
    lenderPanels: buildLenderPanels(car.record, context),
    place,
    packages,
    recommended,
    priceComparison,
    trail: carBreadcrumbs(car, context),
  };
}

/** The pages above, then the make and the model as the list names them (DET-12). */
function carBreadcrumbs(car: Car, { trail, href, site }: CatalogueContext): readonly Crumb[] {
  if (!site.pathToCarList) return trail;
  const make = { field: 'car_brand', path: [car.make] };
  const model = { field: 'car_model', path: [car.make, car.model] };
  return [
    ...trail,
    { label: car.make, href: href(listPath(site, { choices: [make] })) },
    { label: car.modelText ?? car.model, href: href(listPath(site, { choices: [make, model] })) },
  ];
}

/** Those that the feed links, else samples of the same model (DET-16). */
async function loadPackages(car: Car, context: CatalogueContext): Promise<readonly Package[]> {
  const { href, site, texts } = context;
  const text = (name: string | undefined) => texts('detailPackage', { name: name ?? carName(car) });
  const linked = car.linkedVehicles.filter(({ vehicle_id }) => isCarId(vehicle_id));
  if (linked.length > 0)
    return linked.map(({ vehicle_id, slug, package_name, link_text }) => ({
      href: href(carPath(site, { id: vehicle_id, slug: urlSlug({ id: vehicle_id, slug }) })),
      name: package_name,
      text: link_text ?? text(package_name),
    }));
  if (!car.isSample) return [];
  const others = await searchCars(otherPackagesQuery(car), context);
  return others.map((other) => ({
    href: href(carPath(site, other)),
    name: other.trimPackage ?? other.version,
    text: text(other.trimPackage ?? other.version),
  }));
}

async function loadRecommended(car: Car, context: CatalogueContext): Promise<readonly CarCardData[]> {
  const alike = await searchCars(similarCarsQuery(car), context);
  const cars = alike.length > 0 ? alike : await searchCars(sameMakeQuery(car), context);
  return cars.map((each) => toCard(each, context));
}

async function searchCars(query: SearchQuery, { services, site }: CatalogueContext): Promise<readonly Car[]> {
  const fields = [...cardFields, 'car_trim_package'];
  const { content } = await services.search.search(carIndexName(site), { ...query, fields });
  return content.flatMap((record) => parseCar(record) ?? []);
}
