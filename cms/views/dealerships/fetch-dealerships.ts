import { fetchFromSite } from '../sites-server.ts';

/** A dealership as the sites' list API returns it, as far as the studio shows it. */
export type ListedDealership = {
  id: string;
  href: string;
  name: string;
  street: string;
  town: string;
  phone?: string | undefined;
  opening?: { text: string } | undefined;
};

export type DealershipsResult =
  | { state: 'found'; dealerships: readonly ListedDealership[] }
  /** The site sells nothing, or the sites' server does not respond. */
  | { state: 'none' }
  | { state: 'failed' };

type Page = { cards: readonly ListedDealership[]; total: number };

const MAX_PAGES = 20;

/** All dealerships of a site, from the sites' server on this machine: they come from feeds, not from the studio. */
export async function fetchDealerships(host: string, port: number): Promise<DealershipsResult> {
  const dealerships: ListedDealership[] = [];
  try {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { status, body } = await fetchFromSite(host, port, `/api/dealers?page=${page}`);
      if (status === 400) return { state: 'none' };
      if (status !== 200) return { state: 'failed' };
      const { cards, total } = JSON.parse(body) as Page;
      dealerships.push(...cards);
      if (dealerships.length >= total || cards.length === 0) break;
    }
  } catch {
    return { state: 'failed' };
  }
  return { state: 'found', dealerships };
}
