import { textsFor } from '../../../src/content/publishing/built-in-texts.ts';
import { bookingMail } from '../../../src/features/booking/notifications/booking-mail.ts';
import { bookingMailText } from '../../../src/features/booking/notifications/booking-mail-text.ts';
import { aServiceBooking } from '../../../src/features/booking/notifications/testing/a-service-booking.ts';
import { aCarRecord } from '../../../src/features/cars/testing/a-car.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../../src/features/dealers/testing/a-dealership.ts';
import { serviceVisit } from '../../../src/features/workshop/service-visit.ts';
import { aServer } from '../../../src/main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../src/main/testing/documents.ts';
import { allLanguages, type Language } from '../../../src/shared/sites/languages.ts';
import { aSite } from '../../../src/shared/sites/testing/a-site.ts';
import { someRecords } from '../../../src/web/server/testing/some-records.ts';

/** Pages and a mail in the second language of a Swedish site, from the tree that this file is in. */
export async function pagesInLanguage(code: string) {
  const language = allLanguages.find((each) => each === code) as Language;
  const settings = {
    country: 'SE',
    languages: [{ code: 'sv' }, { code: language }],
    ...{
      pathToCarList: '/biler',
      carDetailPath: '/bil',
      siteDetailPath: '/steder',
      workshopBookingPath: '/verksted',
    },
    indices: { cars: 'cars-x', sites: 'sites-x' },
  };
  const page = (path: string, block: string, fields: object) =>
    pageDocument('x', path, { path, name: block, main: [{ id: block, block, fields }] }, language);
  const { services } = someRecords({
    'cars-x': [aCarRecord({ car_color: 'Vit', car_owners: 2 })],
    'sites-x': [aDealershipRecord({ site_departments: [aDepartmentRecord()] })],
  });
  const documents = [
    siteDocument('x', settings),
    page('/', 'rich-text', {}),
    page('/biler', 'car-list', { title: 'Biler', titleTag: 'h1' }),
    page('/bil/,-w-,/,-w-,', 'car-page', {}),
    page('/verksted', 'service-booking', {}),
  ];
  const server = await aServer(documents, { services });
  const get = async (path: string) => {
    const { status, text } = await server.get('x.localhost', `/${language}${path}`);
    return { status, text };
  };
  const mail = bookingMail('confirmed', aServiceBooking(), {
    site: aSite({ workshopBookingPath: '/verksted' }),
    texts: textsFor(language),
    visit: serviceVisit,
    manageUrl: 'https://solvik.example/booking/secret',
    isChangeable: true,
  });
  const pages = {
    list: await get('/biler'),
    car: await get('/bil/461010605/begagnad-2023-suv-laddhybrid-volvo-xc60-t6-plus-trollhattan'),
    booking: await get('/verksted'),
    mail: bookingMailText(mail),
  };
  await server.close();
  return pages;
}
