import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the fuzzer builds its requests from: the addresses that a running installation names. */
export type Addresses = {
  hosts: readonly string[];
  pages: readonly { host: string; path: string }[];
  operations: readonly Operation[];
};

export type Operation = {
  method: string;
  path: string;
  query: readonly string[];
  headers: readonly string[];
  bodyTypes: readonly string[];
  /** Of a JSON body. */
  fields: readonly string[];
};

type JsonSchema = { $ref?: string; properties?: Record<string, unknown>; anyOf?: JsonSchema[] };

type OpenApi = {
  components?: { schemas?: Record<string, JsonSchema> };
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[];
        requestBody?: { content: Record<string, { schema?: JsonSchema }> };
      }
    >
  >;
};

const CARS_PER_SITE = 40;

export async function findAddresses(port: number, sites: readonly string[]): Promise<Addresses> {
  const hosts = sites.map((site) => `${site}.localhost:${port}`);
  const lists = await Promise.all(hosts.map((host) => pagesOf(port, host)));
  const document = (await (await fetch(`http://127.0.0.1:${port}/api/docs/openapi.json`)).json()) as OpenApi;
  return { hosts, pages: lists.flat(), operations: operationsOf(document) };
}

async function pagesOf(port: number, host: string): Promise<Addresses['pages']> {
  const read = async (path: string) => {
    const xml = await getText(port, host, path);
    return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, found]) => found || '/');
  };
  const maps = await read('/sitemap.xml');
  const pages = await Promise.all(maps.map(read));
  return pages.flatMap((paths) => paths.slice(0, CARS_PER_SITE).map((path) => ({ host, path })));
}

/** Not fetch, which does not let the Host header be chosen. */
export function getText(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => resolve(text(response))).once(
      'error',
      reject,
    );
  });
}

function operationsOf({ paths, components }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
      headers: parameters.filter((each) => each.in === 'header').map(({ name }) => name),
      bodyTypes: Object.keys(requestBody?.content ?? {}),
      fields: fieldsOf(requestBody?.content['application/json']?.schema, components?.schemas ?? {}),
    })),
  );
}

function fieldsOf(schema: JsonSchema | undefined, named: Readonly<Record<string, JsonSchema>>): string[] {
  if (!schema) return [];
  if (schema.$ref) return fieldsOf(named[schema.$ref.split('/').at(-1) ?? ''], {});
  return [
    ...Object.keys(schema.properties ?? {}),
    ...(schema.anyOf ?? []).flatMap((each) => fieldsOf(each, named)),
  ];
}
