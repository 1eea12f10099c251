import { type FeedSourceDeclaration, FeedSourceProblem } from 'forecourt/extension';
import type { settings } from './settings.ts';

type Page = { lots: readonly object[]; next?: string };

/** The cars of an auction, which gives them page by page; editors write the number of their seller as what is fetched. */
export const auction: FeedSourceDeclaration<typeof settings> = {
  about: 'the lots of a seller at the auction',
  fetch: async ({ what: seller, version, signal }, { settings: { auctionUrl } }) => {
    if (!auctionUrl)
      throw new FeedSourceProblem('not-allowed', 'AUCTION_URL is not set in this installation.');
    const first = await fetch(`${auctionUrl}/sellers/${encodeURIComponent(seller)}/lots`, {
      headers: version ? { 'if-none-match': version } : {},
      signal,
    });
    if (first.status === 304) return undefined;
    if (first.status === 404)
      throw new FeedSourceProblem(
        'not-found',
        `The auction knows no seller ${seller || 'without a number'}.`,
      );
    return {
      name: 'lots.ndjson',
      body: linesOf(first, auctionUrl, signal),
      version: first.headers.get('etag') ?? undefined,
    };
  },
};

async function* linesOf(first: Response, auctionUrl: string, signal: AbortSignal): AsyncGenerator<string> {
  for (let page = await pageOf(first); ; ) {
    for (const lot of page.lots) yield `${JSON.stringify(lot)}\n`;
    if (!page.next) return;
    page = await pageOf(await fetch(new URL(page.next, auctionUrl), { signal }));
  }
}

async function pageOf(response: Response): Promise<Page> {
  if (!response.ok) throw new FeedSourceProblem('unreadable', `The auction answered ${response.status}.`);
  return (await response.json()) as Page;
}
