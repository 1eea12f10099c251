import { importRecords } from '../../src/features/inventory/import-records.ts';
import { openAdapters } from '../../src/main/adapters.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';

/** A Norwegian site has all kinds of forms. */
export const SITE = 'solvik-no';
export const DEALERSHIP = 'Solvik Stavanger';
export const CARS = 40;

/** One site with a few cars, each with its seller, and a dealership. */
export async function seedStock(dataDir: string): Promise<void> {
  const adapters = await openAdapters({ dataDir, databaseUrl: undefined });
  const body = {
    displayName: 'Solvik Norge',
    url: `https://${SITE}.example`,
    hosts: [{ host: `${SITE}.example` }],
    languages: [{ code: 'nb' }],
    country: 'NO',
    theme: 'solvik',
    carDetailPath: '/kjop-bil',
    indices: { cars: `cars-${SITE}`, sites: `sites-${SITE}` },
  };
  await adapters.published.publish([{ kind: 'site', site: SITE, language: '', key: '', body }], [], {});
  const cars = Array.from({ length: CARS }, (_, at) => ({
    car_id: String(at),
    slug: `volvo-${at}`,
    car_brand: 'Volvo',
    car_model: 'XC60',
    car_price: 400_000 + at,
    car_price_text: '400 000 kr',
    car_sellers: [{ name: `Seller ${at}`, email: `seller.${at}@solvik.example` }],
  }));
  await importRecords(
    adapters.records,
    { index: `cars-${SITE}`, kind: 'cars', language: 'nb' },
    cars,
    systemClock,
  );
  const department = (group: string) => ({
    name: group,
    group,
    email: `${group}@solvik.example`.replace(' ', '.'),
  });
  const dealership = {
    site_id: '1',
    slug: 'solvik-stavanger',
    site_official_name: DEALERSHIP,
    site_city: 'Stavanger',
    site_email: 'stavanger@solvik.example',
    site_departments: [department('Workshop'), department('Used cars')],
  };
  await importRecords(adapters.records, { index: `sites-${SITE}`, kind: 'sites' }, [dealership], systemClock);
  await adapters.close();
}
