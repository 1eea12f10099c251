import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { postJson } from '../http-client.ts';
import type { Traffic } from '../traffic.ts';
import type { Publication } from './editor.ts';

const BUSY_MS = 5000;
const TIMEOUT_MS = 300_000;
const FIRST_ID = 9_000_000;
/** How many cars differ from one edition of a stock to the next. */
const CHANGED = 5;

const makes = ['Volvo', 'Kia', 'Toyota', 'BMW', 'Škoda', 'Ford', 'Nissan', 'Peugeot'];

export type Feed = { site: string; cars: number; price: number; apiKey: string };

/**
 * The whole stock of a site, sent again until it has been taken: an import that was cut off has changed nothing. Resolves to
 * what every process must show then.
 */
export async function importCars(
  traffic: Traffic,
  { site, cars, price, apiKey }: Feed,
): Promise<Publication | undefined> {
  const lines = Array.from({ length: cars }, (_, n) => JSON.stringify(carOf(n, price)));
  const body = gzipSync(lines.join('\n'), { level: 1 });
  for (;;) {
    const answer = await traffic.askUntilDecided('import', {
      host: `${site}.localhost`,
      path: `/api/inventory/cars-${site}`,
      method: 'PUT',
      headers: { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip', 'x-api-key': apiKey },
      body,
      timeoutMs: TIMEOUT_MS,
    });
    if (answer?.status === 200) return shownCar(price);
    // An import that was killed holds the index until its lease has run out.
    if (answer?.status !== 409) {
      traffic.violate(`an import was answered ${answer?.status}: ${answer?.text.slice(0, 300)}`);
      return undefined;
    }
    await pause(BUSY_MS);
  }
}

function shownCar(price: number): Publication {
  const query = { limit: 1, filters: { car_id: [String(FIRST_ID)] } };
  return {
    path: '/api/catalogue/search',
    ...postJson(query),
    isShown: ({ text }) => text.includes(String(price)),
  };
}

function carOf(n: number, price: number) {
  return {
    car_id: String(FIRST_ID + n),
    car_brand: makes[n % makes.length],
    car_model: `Model ${n % 40}`,
    car_price: n < CHANGED ? price : 5000 + (n % 60_000),
    car_year: 2005 + (n % 21),
    car_mileage: (n * 37) % 300_000,
    car_price_currency: 'EUR',
  };
}
