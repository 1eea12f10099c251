import type { Random } from '../search/seeded-random.ts';
import type { CostlyRequest } from './send-steadily.ts';

type Given = { host: string; listPath: string; random: Random };

/** Requests that cost a server more than the client, each time a little different so that no cache answers them. */
export const costlyRequests: Readonly<Record<string, (given: Given) => CostlyRequest>> = {
  'path of 15 kB': ({ host, random }) => get(host, `/${String(random()).padEnd(15_000, 'a/')}`),
  'path of 4 kB': ({ host, random }) => get(host, `/${String(random()).padEnd(4_000, 'a/')}`),
  'query of 15 kB': ({ host, listPath, random }) =>
    get(host, `${listPath}?car_mileage=0-${number(random)}&${'q=1&'.repeat(3700)}`),
  '1,000 values of a facet': ({ host, listPath, random }) =>
    get(host, `${listPath}?${Array.from({ length: 1000 }, () => `car_brand=${number(random)}`).join('&')}`),
  'values of every facet': ({ host, listPath, random }) =>
    get(host, `${listPath}?${facets.flatMap((name) => values(name, random)).join('&')}`),
  '?page=20': ({ host, listPath, random }) =>
    get(host, `${listPath}?page=20&car_mileage=0-${100_000 + number(random)}`),
  'GraphQL, 60 aliases': ({ host, random }) =>
    graphql(
      host,
      `{${Array.from({ length: 60 }, (_, n) => `a${n}_${number(random)}:${dictionary}`).join(' ')}}`,
    ),
  'GraphQL, aliases within its cost': ({ host, random }) =>
    graphql(
      host,
      `{${Array.from({ length: 5 }, (_, n) => `a${n}_${number(random)}:${dictionary}`).join(' ')}}`,
    ),
  'GraphQL, unused variable of 15 kB': ({ host, random }) =>
    graphql(host, `{${dictionary}}`, { unused: String(random()).padEnd(15_000, 'x') }),
  'GraphQL, 1,500 variables': ({ host, random }) =>
    graphql(
      host,
      `{${dictionary}}`,
      Object.fromEntries(Array.from({ length: 1500 }, () => [`v${number(random)}`, 1])),
    ),
  'search with every facet': ({ host, random }) =>
    post(host, '/api/catalogue/search', {
      shape: 'cards',
      limit: 48,
      keyphrase: `volvo ${number(random)}`,
      facets: facets.map((name) => ({ name })),
    }),
  'search with a long phrase': ({ host, random }) =>
    post(host, '/api/catalogue/suggestions', { keyphrase: `${random()} `.repeat(15).slice(0, 290) }),
};

const dictionary = 'dictionary(language: "sv") { key value }';
const facets = ['car_brand>car_model', 'car_fuel', 'car_body', 'car_gearbox', 'car_color', 'car_year'];

function get(host: string, path: string): CostlyRequest {
  return { method: 'GET', path, headers: { host, 'accept-encoding': 'br' } };
}

function post(host: string, path: string, body: unknown): CostlyRequest {
  return {
    method: 'POST',
    path,
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function graphql(host: string, query: string, variables: object = {}): CostlyRequest {
  return post(host, '/content-api/graphql', { query, variables });
}

function values(name: string, random: Random): string[] {
  return Array.from({ length: 30 }, () => `${name}=${number(random)}`);
}

function number(random: Random): number {
  return Math.floor(random() * 1e6);
}
