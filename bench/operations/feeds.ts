import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { API_KEY } from '../scale/demo-installation.ts';
import { benchCar } from '../search/cars.ts';

const CACHE = '.cache/bench-feeds';

/** A feed of so many cars, made once: it takes as long as importing it. `more` is added to each price. */
export async function feedFile(count: number, more: number): Promise<string> {
  const path = join(CACHE, `${count}-${more}.ndjson`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const file = createWriteStream(`${path}.part`);
  for (let n = 0; n < count; n += 1) {
    const car = benchCar(n);
    const line = JSON.stringify({ ...car, car_price: Number(car.car_price) + more });
    if (!file.write(`${line}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  await rename(`${path}.part`, path);
  return path;
}

/** Sends a feed. Not with fetch, which gives up after five minutes without a response. */
export async function putFeed(address: string, path: string): Promise<void> {
  const sending = request(address, {
    method: 'PUT',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/x-ndjson' },
  });
  const answered = once(sending, 'response');
  createReadStream(path).pipe(sending);
  const [response] = (await answered) as [IncomingMessage];
  const said = await text(response);
  if (response.statusCode !== 200) throw new Error(`The feed got ${response.statusCode}: ${said}`);
}
