import { siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { findRecordPath } from './sitemap.ts';

type Query = {
  filters?: Record<string, boolean>;
  fields?: readonly string[];
  limit?: number;
  offset?: number;
};

/** The records of a site's cars that match the filters. */
export async function searchCars(
  site: string,
  query: Query = {},
): Promise<readonly Record<string, unknown>[]> {
  const { text } = await sendRequest(siteUrl(site, '/api/catalogue/search'), 'POST', { json: query });
  return JSON.parse(text).content;
}

/** The address of a car's page, without its slug. */
export async function pathOfCar(site: string, id: unknown): Promise<string> {
  const [, folder] = (await findRecordPath(site, 'cars')).split('/');
  return `/${folder}/${id}`;
}
