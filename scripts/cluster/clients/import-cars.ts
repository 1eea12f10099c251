import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Ledger } from '../ledger.ts';
import type { Traffic } from '../traffic.ts';

const BUSY_MS = 5000;
const TIMEOUT_MS = 300_000;

const makes = ['Volvo', 'Kia', 'Toyota', 'BMW', 'Škoda', 'Ford', 'Nissan', 'Peugeot'];
const fuels = ['Bensiini', 'Diesel', 'Sähkö', 'Hybridi'];

/** The whole stock of an index, sent again until it has been taken: an import that was cut off has changed nothing. */
export async function importCars(
  traffic: Traffic,
  ledger: Ledger,
  { index, cars, price, apiKey }: { index: string; cars: number; price: number; apiKey: string },
): Promise<void> {
  const lines = Array.from({ length: cars }, (_, n) => JSON.stringify(carOf(n, price)));
  const body = gzipSync(lines.join('\n'), { level: 1 });
  for (;;) {
    const answer = await traffic.askUntilDecided('import', {
      host: 'carstore-fi.localhost',
      path: `/api/inventory/${index}`,
      method: 'PUT',
      headers: { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip', 'x-api-key': apiKey },
      body,
      timeoutMs: TIMEOUT_MS,
    });
    if (answer?.status === 200) break;
    // An import that was killed holds the index until its lease has run out.
    if (answer?.status !== 409)
      return traffic.violate(`an import was answered ${answer?.status}: ${answer?.text.slice(0, 200)}`);
    await pause(BUSY_MS);
  }
  ledger.imports.push({ index, cars });
}

/** The price tells one edition of the stock from another; only the first cars have it, so that most stay as they are. */
function carOf(n: number, price: number) {
  return {
    car_id: String(9_000_000 + n),
    car_brand: makes[n % makes.length],
    car_model: `Malli ${n % 40}`,
    car_price: n < 50 ? price : 5000 + (n % 60_000),
    car_year: 2005 + (n % 21),
    car_mileage: (n * 37) % 300_000,
    car_fuel: fuels[n % fuels.length],
    car_price_currency: 'EUR',
  };
}
