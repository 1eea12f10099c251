import type { Picture } from '../../../shared/platform/picture.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import { parseDealership } from '../dealership.ts';
import { withHolidays } from '../holidays.ts';
import { type DealerPageContent, type DealerPageContext, dealerPageContent } from './dealer-page-content.ts';

/** What the address of a dealer page turned out to name. */
export type DealerPageData =
  | ({ state: 'found' } & DealerPageContent)
  /** No dealership of that slug, or the search failed: redirects to the list (DSD-23). */
  | { state: 'not found'; listPath: string }
  | { state: 'no dealership' };

/** More than any group has; the cached list also answers for unknown slugs. */
const MAX_DEALERSHIPS = 1000;

/** The slug is the last segment of the address (DSD-01). */
export async function loadDealerPage(
  { fallbackImage }: { fallbackImage: Picture | undefined },
  context: DealerPageContext,
): Promise<DealerPageData> {
  const { site, wildcards, editing, services, texts, now } = context;
  const slug = wildcards.at(-1);
  if (slug === undefined && !editing) return { state: 'no dealership' };
  const index = site.indices.sites;
  const asked = { fields: ['site_id', 'slug'], limit: MAX_DEALERSHIPS };
  const { content } = index ? await services.search.search(index, asked) : { content: [] };
  const known = content.find((each) => each['slug'] === slug) ?? (editing ? content[0] : undefined);
  const listPath = texts('siteListPath') || '/';
  if (!known) return { state: 'not found', listPath };
  const record = await findRecord(index, String(known['site_id'] ?? ''), context);
  if (record === 'failed') return { state: 'not found', listPath };
  const body = record?.state === 'live' ? record.body : undefined;
  const dealership = body && parseDealership(body);
  if (!dealership) return { state: 'no dealership' };
  const today = wallTime(now, site.timeZone).date;
  const shown = withHolidays(dealership, site.country, today, texts('dealerClosed'));
  return { state: 'found', ...dealerPageContent(shown, body, fallbackImage, context) };
}

/** A store that does not respond leads to the list as well (DSD-23). */
async function findRecord(index: string, id: string, { services, log }: DealerPageContext) {
  try {
    return await services.records.find(index, id);
  } catch (error) {
    log.error({ code: 'DEALERSHIP_LOOKUP_FAILED', index, id, error }, 'the dealership could not be read');
    return 'failed';
  }
}
