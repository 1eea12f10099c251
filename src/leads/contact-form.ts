import type { Dealership } from '../dealers/dealership.ts';
import type { Site } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';
import { CAR_CONTACT_FORM } from './car-contact.ts';
import type { ContactFormProps, ContactPlace, ContactWords } from './contact-form-props.ts';
import { contactWordKeys } from './contact-words.ts';
import { newCarsDesk, receiverOfStockCar } from './receiver.ts';
import type { Stock } from './stock.ts';
import { leadCar, type WantedCar } from './wanted-car.ts';

export type ContactPage = {
  site: Site;
  texts: Texts;
  /** The page's path, without language. */
  path: string;
  href: (path: string) => string;
};

/** What the contact form of a car needs; nothing, when there is no such car. */
export async function contactFormOf(
  carId: string,
  page: ContactPage,
  stock: Stock,
): Promise<ContactFormProps | undefined> {
  const { site, texts, href, path } = page;
  const car = await stock.car(site, carId);
  if (!car) return undefined;
  const places = car.car_is_sample ? placesFor(await stock.dealershipsSelling(site, car.car_brand), car) : [];
  return {
    formName: `${site.name}${CAR_CONTACT_FORM}`,
    car: carToSend(car),
    isSample: car.car_is_sample,
    receiver: car.car_is_sample ? undefined : receiverOfStockCar(car),
    places,
    source: href(path),
    texts: contactWords(texts),
    privacy: privacyLink(texts, href),
    carListHref: site.pathToCarList ? href(site.pathToCarList) : undefined,
  };
}

export function contactWords(texts: Texts): ContactWords {
  return Object.fromEntries(contactWordKeys.map((key) => [key, texts(key)])) as ContactWords;
}

function privacyLink(texts: Texts, href: (path: string) => string): ContactFormProps['privacy'] {
  const address = texts('privacyAddress');
  if (!address) return undefined;
  return { href: address.startsWith('/') ? href(address) : address, label: texts('consentPrivacyLink') };
}

function placesFor(dealerships: readonly Dealership[], { car_brand }: WantedCar): ContactPlace[] {
  return dealerships.map((dealership) => {
    const desk = newCarsDesk(dealership, car_brand);
    return {
      siteName: dealership.site_official_name,
      ...(desk && {
        receiver: desk.receiver,
        car_companyerpid: desk.companyErpId,
        car_departmenterpid: desk.departmentErpId,
      }),
    };
  });
}

/** What everybody may see anyway: chassis number and the keys of the sales systems are added on the server. */
function carToSend(car: WantedCar): ContactFormProps['car'] {
  const {
    isSold: _,
    car_chassino: __,
    car_companyerpid: ___,
    car_departmenterpid: ____,
    ...shown
  } = leadCar(car);
  return shown;
}
