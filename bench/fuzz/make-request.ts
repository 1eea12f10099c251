import { pick, type Random } from '../search/seeded-random.ts';
import type { Addresses, Operation } from './addresses.ts';
import { hostileJson, hostileText } from './hostile-values.ts';

export type FuzzRequest = { host: string; method: string; url: string; bytes: Buffer };

const furtherPaths = [
  '/preview/',
  '/preview/kop-bil',
  '/media/',
  '/media/nothing-here.jpg',
  '/assets/nothing.js',
  '/api/media/x',
  '/content-api/page',
  '/content-api/graphql',
  '/workshop',
  '/booking/x',
  '/tyre-hotel/reminder/x',
  '/api/forms/photos/x',
  '/admin',
  '/_next/x',
];
const furtherParams = ['token', 'page', 'language', 'path', 'query', 'q', 'sort', 'limit', 'offset', 'site'];
const facetParams = [
  'car_brand',
  'car_model',
  'car_fuel',
  'car_price',
  'car_year',
  'car_mileage',
  'keyphrase',
  'near',
];
const furtherHeaders = [
  'x-forwarded-host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'range',
  'cookie',
  'origin',
  'referer',
  'content-encoding',
  'x-request-id',
  'traceparent',
];

/** One request, mostly well formed, with one or more parts that no visitor's browser would send. */
export function makeRequest(random: Random, addresses: Addresses): FuzzRequest {
  return random() < 0.5 ? pageRequest(random, addresses) : operationRequest(random, addresses);
}

function pageRequest(random: Random, { hosts, pages }: Addresses): FuzzRequest {
  const page = pick(random, pages);
  const { path } = random() < 0.75 ? page : { path: pick(random, furtherPaths) };
  const host = random() < 0.95 ? page.host : pick(random, hosts);
  const url = distort(random, path) + query(random, random() < 0.5 ? facetParams : furtherParams);
  const method = random() < 0.9 ? 'GET' : pick(random, ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
  return assemble(random, host, method, url, headers(random, []), '');
}

function operationRequest(random: Random, { hosts, operations }: Addresses): FuzzRequest {
  const operation = pick(random, operations);
  const path = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(hostileText(random)));
  const url = distort(random, path) + query(random, [...operation.query, pick(random, furtherParams)]);
  const lines = headers(random, operation.headers);
  if (operation.bodyTypes.length === 0)
    return assemble(random, pick(random, hosts), operation.method, url, lines, '');
  const type = random() < 0.85 ? pick(random, operation.bodyTypes) : hostileText(random);
  return assemble(
    random,
    pick(random, hosts),
    operation.method,
    url,
    [...lines, `Content-Type: ${headerSafe(type)}`],
    body(random, operation),
  );
}

function body(random: Random, { bodyTypes }: Operation): string {
  if (random() < 0.15) return hostileText(random);
  const value = hostileJson(random);
  return bodyTypes.includes('application/x-ndjson') ? `${value}\n${hostileJson(random)}` : value;
}

/** Every parameter may be missing, empty, repeated, or written as an array. */
function query(random: Random, names: readonly string[]): string {
  if (random() < 0.25 || names.length === 0) return '';
  const pairs = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const name = pick(random, names);
    const value = random() < 0.9 ? encodeURIComponent(hostileText(random)) : urlSafe(hostileText(random));
    const written = pick(random, [name, name, name, `${name}[]`, `${name}[a]`]);
    const pair = `${written}=${value}`;
    return random() < 0.2 ? `${pair}&${name}=${value}` : pair;
  });
  return `?${pairs.join('&')}`;
}

function distort(random: Random, path: string): string {
  const roll = random();
  if (roll < 0.7) return path;
  const at = Math.floor(random() * path.length);
  const part = pick(random, [
    '//',
    '/\\',
    '%2f',
    '%5c',
    '%00',
    '%ff',
    '%zz',
    '..',
    '/../',
    '%0d%0a',
    ';',
    '@',
    '%E2%82',
  ]);
  if (roll < 0.9) return `/${path.slice(1, at)}${part}${path.slice(at)}`;
  return pick(random, [
    `/${part}evil.example${path}`,
    `//evil.example/..${path}`,
    `${path}${path.repeat(20)}`,
  ]);
}

function headers(random: Random, names: readonly string[]): string[] {
  const wanted = [...names, ...(random() < 0.5 ? [pick(random, furtherHeaders)] : [])];
  return wanted.flatMap((name) => {
    const line = `${name}: ${headerSafe(hostileText(random))}`;
    return random() < 0.2 ? [line, line] : [line];
  });
}

function assemble(
  random: Random,
  host: string,
  method: string,
  url: string,
  lines: readonly string[],
  text: string,
): FuzzRequest {
  const content = Buffer.from(text);
  const head = [
    `${method} ${url} HTTP/1.1`,
    `Host: ${host}`,
    ...lines,
    ...(random() < 0.5 ? ['Accept: text/html'] : []),
    ...(text ? [`Content-Length: ${content.length}`] : []),
    'Connection: close',
  ];
  return { host, method, url, bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content]) };
}

function headerSafe(text: string): string {
  return text.replace(/[\r\n\0]/g, ' ').slice(0, 2000);
}

function urlSafe(text: string): string {
  return text.replace(/[\s\0]/g, '+').slice(0, 2000);
}
