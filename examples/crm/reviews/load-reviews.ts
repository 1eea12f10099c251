import type { BlockContext } from 'forecourt/extension';
import { type CrmSettings, crmClient } from '../crm-client.ts';

export type Review = { id: string; stars: number; text: string; author: string; writtenOn: string };
export type Reviews = { average: number; total: number; reviews: readonly Review[] };

const USUAL_COUNT = 3;
const FRESH_MS = 10 * 60_000;

const asked = new Map<string, { until: number; reviews: Reviews }>();

/** Asked every ten minutes at most; while the CRM is down, the last answer stands. */
export async function loadReviews(
  { count = USUAL_COUNT }: { count: number | undefined },
  { settings, site, signal, now, log }: Pick<BlockContext, 'settings' | 'site' | 'signal' | 'now' | 'log'>,
): Promise<Reviews> {
  const key = `${settings['url']} ${site.name} ${count}`;
  const known = asked.get(key);
  if (known && known.until > now.getTime()) return known.reviews;
  try {
    const query = new URLSearchParams({ site: site.name, limit: String(count) });
    const call = crmClient(settings as CrmSettings);
    const answer = await call<Partial<Reviews>>(`/reviews?${query}`, { method: 'GET', signal });
    const reviews = { average: answer.average ?? 0, total: answer.total ?? 0, reviews: answer.reviews ?? [] };
    asked.set(key, { until: now.getTime() + FRESH_MS, reviews });
    return reviews;
  } catch (error) {
    if (!known) throw error;
    log.warn({ code: 'CRM_REVIEWS_OLD', error }, 'the CRM does not answer; older reviews are shown');
    return known.reviews;
  }
}
