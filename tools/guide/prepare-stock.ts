import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPhotograph } from '../../src/features/inventory/photos/testing/photo-origin.ts';

const INDEX = 'cars-solvik-se';
const CARS = 4;
const PHOTOS_PER_CAR = 4;

export type InventoryAccess = { origin: string; token: string; apiKey: string };
type Answer = { status: number; body: Record<string, unknown> };

/**
 * What the pictures of the stock show: two versions of how files are read, and photos of which some stay away. The demo must be
 * started with INVENTORY_API_KEY and OUTBOUND_PRIVATE_HOSTS=127.0.0.1, because the photos come from here.
 */
export async function prepareStock(access: InventoryAccess): Promise<{ end: () => void }> {
  await readFilesAnew(access);
  const photos = await servePhotos();
  const { cars } = (await ask(access, `/${INDEX}/quality/no-co2`)).body as { cars?: { id: string }[] };
  for (const { id } of (cars ?? []).slice(0, CARS)) {
    const images = Array.from({ length: PHOTOS_PER_CAR }, (_, at) => ({
      original: `${photos.url}/${id}/${at + 1}.jpg`,
    }));
    await ask(access, `/${INDEX}/${id}`, 'PATCH', { car_images: images }, { 'if-match': '*' });
  }
  await untilFetched(access);
  return photos;
}

/** As a person who corrects where the price comes from. */
async function readFilesAnew(access: InventoryAccess): Promise<void> {
  const path = `/${INDEX}/mapping`;
  const fields = {
    car_brand: { columns: ['Fabrikat'] },
    car_model: { columns: ['Modell'] },
    car_price: { columns: ['Pris'] },
    car_mileage: { columns: ['Mil'], unit: 'mil' },
    car_year: { columns: ['Årsm'] },
  };
  const mapping = { version: 1, read: {}, identity: { columns: ['Lagernr'], as: 'code' }, fields };
  const first = await ask(access, `${path}?note=lager.csv`, 'PUT', mapping, { 'if-none-match': '*' });
  if (first.status !== 201) return;
  const corrected = { ...fields, car_price: { columns: ['Annonspris'] }, car_fuel: { columns: ['Drivm'] } };
  await ask(access, path, 'PUT', { ...mapping, fields: corrected }, { 'if-match': '"1"' });
}

/** One is missing, one is a page, one is cut off; the others are photographs. */
async function servePhotos() {
  const good = await aPhotograph({ width: 1280, height: 853 });
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.endsWith('/4.jpg')) return void response.writeHead(404).end();
    if (path.endsWith('/3.jpg') && Number(/\d(?=\/)/.exec(path)?.[0]) % 2 === 0)
      return void response.writeHead(200).end('<!doctype html>');
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(good);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, end };
}

async function untilFetched(access: InventoryAccess): Promise<void> {
  for (let asked = 0; asked < 60; asked += 1) {
    const { wanted, waiting } = (await ask(access, `/${INDEX}/photos`)).body;
    if (Number(wanted) >= CARS && waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

async function ask(
  { origin, token, apiKey }: InventoryAccess,
  path: string,
  method = 'GET',
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  // Single records are changed with the key, everything else as the person who is signed in.
  const isOneRecord = method === 'PATCH';
  const response = await fetch(`${origin}/api/inventory${path}`, {
    method,
    headers: {
      ...(isOneRecord ? { 'x-api-key': apiKey } : { cookie: `payload-token=${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json().catch(() => ({}))) as Record<string, unknown>,
  };
}
