import { privacyLink } from '../../../shared/forms/privacy-link.ts';
import { countries } from '../../../shared/sites/countries.ts';
import { pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { Dealership } from '../../dealers/dealership.ts';
import { type EnquiredCar, toLeadCar } from '../lead-car.ts';
import { newCarsDepartment, stockCarReceiver } from '../receiver.ts';
import type { Stock } from '../stock.ts';
import { CAR_CONTACT_FORM } from './car-contact-form.ts';
import type { ContactDealership, ContactFormProps, ContactTexts } from './contact-form-props.ts';
import { contactTextKeys } from './contact-texts.ts';

export type ContactPage = {
  site: Site;
  texts: Texts;
  /** The page's path, without language. */
  path: string;
  href: (path: string) => string;
};

/** The props of a car's contact form; undefined when there is no such car. */
export async function buildContactForm(
  carId: string,
  page: ContactPage,
  stock: Stock,
): Promise<ContactFormProps | undefined> {
  const { site, texts, href, path } = page;
  const car = await stock.car(site, carId);
  if (!car) return undefined;
  const dealerships = car.car_is_sample
    ? contactDealerships(await stock.dealershipsSelling(site, car.car_brand), car)
    : [];
  return {
    formName: `${site.name}${CAR_CONTACT_FORM}`,
    car: publicCar(car),
    isSample: car.car_is_sample,
    takesApplications: countries[site.country].rules.showsUkFinance && Boolean(site.financeOrganisationId),
    receiver: car.car_is_sample ? undefined : stockCarReceiver(car),
    dealerships,
    source: href(path),
    texts: contactTexts(texts),
    privacy: privacyLink(texts, href),
    carListHref: site.pathToCarList ? href(site.pathToCarList) : undefined,
    phone: await phoneFor(car, site, stock),
  };
}

/** The seller's own number, else that of the dealership where the car is. The form stands without one. */
async function phoneFor(
  { car_sellers, car_site_id }: EnquiredCar,
  site: Site,
  stock: Stock,
): Promise<string | undefined> {
  const own = car_sellers.find(({ phone }) => phone)?.phone;
  if (own || !car_site_id) return own;
  const dealerships = await stock.dealerships(site).catch(() => []);
  return dealerships.find(({ id }) => id === car_site_id)?.phone;
}

export function contactTexts(texts: Texts): ContactTexts {
  return pickTexts(texts, contactTextKeys);
}

function contactDealerships(
  dealerships: readonly Dealership[],
  { car_brand }: EnquiredCar,
): ContactDealership[] {
  return dealerships.map((dealership) => {
    const department = newCarsDepartment(dealership, car_brand);
    return {
      siteName: dealership.name,
      ...(department && {
        receiver: department.receiver,
        car_companyerpid: department.companyErpId,
        car_departmenterpid: department.departmentErpId,
      }),
    };
  });
}

/** Public fields only: the chassis number and the CRM keys are added on the server. */
function publicCar(car: EnquiredCar): ContactFormProps['car'] {
  const {
    isSold: _,
    car_chassino: __,
    car_companyerpid: ___,
    car_departmenterpid: ____,
    ...visible
  } = toLeadCar(car);
  return visible;
}
