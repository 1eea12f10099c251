import { toDocuments } from '../../../scripts/demo/documents.ts';
import { aServer } from '../../../src/main/testing/a-server.ts';
import type { DemoSite } from '../../site-builder.ts';
import { recordsOf } from './records.ts';

/** The response to an old address, and the status at its destination. */
export type VisitResult = {
  status: number;
  location: string | undefined;
  end: number | 'elsewhere' | undefined;
};

/** A site of the demo on a real server, with its dealerships and these cars. */
export async function openSite(site: DemoSite, cars: readonly object[] = []) {
  const server = await aServer(toDocuments(site), { services: recordsOf(site, cars) });
  const host = `${site.name}.localhost`;
  const status = async (path: string) => (await server.get(host, path)).status;

  /** Many old addresses redirect to one new one; requesting it once is enough. */
  const ends = new Map<string, Promise<number>>();
  function endAt(location: string): Promise<number> {
    const known = ends.get(location) ?? status(location);
    ends.set(location, known);
    return known;
  }

  async function visit(address: string): Promise<VisitResult> {
    const { status: first, headers } = await server.get(host, encodeURI(decodeURI(address)));
    const { location } = headers;
    if (!location) return { status: first, location, end: undefined };
    return { status: first, location, end: location.startsWith('/') ? await endAt(location) : 'elsewhere' };
  }
  return { visit, status, get: server.get, host, close: server.close };
}

/** One permanent hop, and a page at its end. */
export function redirectedTo(location: string): VisitResult {
  return { status: 308, location, end: location.startsWith('/') ? 200 : 'elsewhere' };
}
