import { importRecords } from '../../src/inventory/import-records.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openAdapters } from '../../src/wiring/adapters.ts';

export const SITE = 'solvik-se';
export const CARS = 40;

/** One site with a few cars, each with its seller. */
export async function seedStock(dataDir: string): Promise<void> {
  const adapters = await openAdapters({ dataDir, databaseUrl: undefined });
  const body = {
    displayName: 'Solvik Sverige',
    url: `https://${SITE}.example`,
    hosts: [{ host: `${SITE}.example` }],
    languages: [{ code: 'sv' }],
    country: 'SE',
    theme: 'solvik',
    carDetailPath: '/kop-bil',
    indices: { cars: `cars-${SITE}`, sites: '' },
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
  await importRecords(adapters.records, `cars-${SITE}`, cars, systemClock);
  await adapters.close();
}
