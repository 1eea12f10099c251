import { postJson } from '../http-client.ts';
import type { Traffic } from '../traffic.ts';

const pages: readonly (readonly [host: string, path: string])[] = [
  ['solvik-se.localhost', '/'],
  ['solvik-se.localhost', '/om-solvik'],
  ['solvik-se.localhost', '/service-och-verkstad'],
  ['solvik-se.localhost', '/en'],
  ['carstore-fi.localhost', '/'],
  ['bistro.localhost', '/'],
];

const brands = ['Volvo', 'BMW', 'Kia', 'Toyota', 'Polestar', 'MINI'];

/** Content pages: in memory, so they are answered whatever is lost. */
export async function visitPage(traffic: Traffic, turn: number): Promise<void> {
  const [host, path] = pages[turn % pages.length] ?? ['', '/'];
  // Half of them with a parameter that no cached page knows.
  const fresh = turn % 2 === 0 ? '' : `?utm_source=cluster-${turn}`;
  await traffic.ask('page', { host, path: `${path}${fresh}`, headers: traffic.anAddress() });
}

/** Lists of cars, as pages and as the search of their islands. */
export async function changeFilters(traffic: Traffic, turn: number): Promise<void> {
  const brand = brands[turn % brands.length] ?? 'Volvo';
  const headers = traffic.anAddress();
  if (turn % 2 === 0) {
    const path = `/kop-bil/alla-bilar-i-lager?car_brand=${brand}&car_price_min=${1000 * (turn % 97)}`;
    await traffic.ask('list', { host: 'solvik-se.localhost', path, headers });
    return;
  }
  const query = {
    limit: 12,
    facets: [{ name: 'car_fuel' }],
    filters: { car_brand: [brand] },
    offset: turn % 5,
  };
  await traffic.ask('filter', {
    host: 'solvik-se.localhost',
    path: '/api/catalogue/search',
    ...postJson(query, headers),
  });
}
