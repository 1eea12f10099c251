import { pick, type Random } from '../search/seeded-random.ts';
import type { Addresses, Operation } from './addresses.ts';
import { type HostileBody, hostileBody } from './hostile-body.ts';
import { distortPath, hostileQuery } from './hostile-url.ts';
import { hostileText } from './hostile-values.ts';

export type FuzzRequest = {
  host: string;
  bytes: Buffer;
  /** Less is sent than was announced, so that there need not be a response. */
  isCut: boolean;
};

/** Keys and tokens that the installation under test was given. */
export type Secrets = { apiKey: string; previewToken: string };

const furtherPaths = [
  '/preview',
  '/preview/',
  '/preview/kop-bil',
  '/media/',
  '/media/nothing-here.jpg',
  '/media/nothing-here/640.webp',
  '/assets/nothing.js',
  '/api/media/x',
  '/api/nothing',
  '/content-api/nothing',
  '/service/healthz',
  '/workshop',
  '/booking/x',
  '/tyre-hotel/reminder/x',
  '/tiles/0/0/0.pbf',
  '/map-styles/x',
  '/gallery',
  '/outbox',
  '/metrics',
  '/admin',
  '/admin/api/users',
  '/_next/x',
  '/.env',
  '/.git/config',
];
const furtherParams = [
  'token',
  'page',
  'language',
  'path',
  'query',
  'q',
  'sort',
  'limit',
  'offset',
  'site',
  'tag',
  'after',
];
const facetParams = [
  'car_brand',
  'car_model',
  'car_fuel',
  'car_price',
  'car_shown_price',
  'car_year',
  'car_mileage',
  'car_equipment',
  'keyphrase',
  'near',
  'radius',
  'sortName',
  'page',
];
const furtherHeaders = [
  'x-forwarded-host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'forwarded',
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'if-none-match',
  'if-modified-since',
  'range',
  'cookie',
  'origin',
  'referer',
  'content-encoding',
  'expect',
  'last-event-id',
  'sec-fetch-site',
  'user-agent',
  'x-api-key',
  'x-http-method-override',
  'x-original-url',
  'x-request-id',
  'traceparent',
];
const methods = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'get',
  'FOO',
];
const noBody: HostileBody = { lines: [], content: Buffer.alloc(0) };

/** One request, mostly well formed, with one or more parts that no visitor's browser would send. */
export function makeRequest(random: Random, addresses: Addresses, secrets: Secrets): FuzzRequest {
  return random() < 0.45
    ? pageRequest(random, addresses, secrets)
    : operationRequest(random, addresses, secrets);
}

function pageRequest(random: Random, { hosts, pages }: Addresses, { previewToken }: Secrets): FuzzRequest {
  const page = pick(random, pages);
  const path = random() < 0.7 ? page.path : pick(random, furtherPaths);
  const host = random() < 0.95 ? page.host : pick(random, hosts);
  const token = path.startsWith('/preview') && random() < 0.5 ? `token=${previewToken}` : '';
  const query = hostileQuery(random, random() < 0.5 ? facetParams : furtherParams, token);
  const method = random() < 0.88 ? 'GET' : pick(random, methods);
  return assemble(random, { host, method, url: distortPath(random, path) + query, names: [], body: noBody });
}

function operationRequest(random: Random, { hosts, operations }: Addresses, secrets: Secrets): FuzzRequest {
  const operation = pick(random, operations);
  const path = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(hostileText(random)));
  const query = hostileQuery(random, [...operation.query, pick(random, furtherParams)], '');
  const method = random() < 0.93 ? operation.method : pick(random, methods);
  const body = operation.bodyTypes.length === 0 ? noBody : hostileBody(random, operation);
  return assemble(random, {
    host: pick(random, hosts),
    method,
    url: distortPath(random, path) + query,
    names: operation.headers,
    body: { ...body, lines: [...body.lines, ...keyLine(random, operation, secrets)] },
  });
}

/** A stock that was emptied would leave nothing to search: imports go without the key. */
function keyLine(random: Random, { path }: Operation, { apiKey }: Secrets): string[] {
  return path.startsWith('/api/inventory') || random() < 0.3 ? [] : [`X-Api-Key: ${apiKey}`];
}

type Parts = { host: string; method: string; url: string; names: readonly string[]; body: HostileBody };

function assemble(random: Random, { host, method, url, names, body }: Parts): FuzzRequest {
  const { content } = body;
  const isCut = content.length > 1 && random() < 0.05;
  const hostLines = random() < 0.99 ? [`Host: ${host}`] : pick(random, [[], [`Host: ${host}`, 'Host: b']]);
  const head = [
    `${method} ${random() < 0.99 ? url : `http://evil.example${url}`} HTTP/${random() < 0.98 ? '1.1' : '1.0'}`,
    ...hostLines,
    // Another visitor each time: one alone would soon see nothing but the limits of rates.
    `X-Forwarded-For: 10.${byte(random)}.${byte(random)}.${byte(random)}`,
    ...headerLines(random, names),
    ...body.lines,
    ...(random() < 0.5 ? ['Accept: text/html'] : []),
    ...(content.length > 0 ? [`Content-Length: ${content.length}`] : []),
    'Connection: close',
  ];
  const sent = isCut ? content.subarray(0, content.length >> 1) : content;
  return { host, bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent]), isCut };
}

function headerLines(random: Random, names: readonly string[]): string[] {
  const wanted = [...names, ...(random() < 0.5 ? [pick(random, furtherHeaders)] : [])];
  return wanted.flatMap((name) => {
    const line = `${name}: ${headerSafe(hostileText(random))}`;
    return random() < 0.2 ? [line, line] : [line];
  });
}

function headerSafe(text: string): string {
  return text.replace(/[\r\n\0]/g, ' ').slice(0, 2000);
}

function byte(random: Random): number {
  return Math.floor(random() * 256);
}
