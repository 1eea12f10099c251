import type { PayloadRequest } from 'payload';
import { toPerson } from '../../access/person.ts';
import { refuse } from '../../access/refuse.ts';
import { toRedirectRule } from '../../publishing/redirect-rule.ts';
import type { Row } from '../../publishing/to-published.ts';
import { findRuleWarnings } from './rule-warnings.ts';
import { compileRules, findSiteRouting } from './site-routing.ts';

/** `GET /admin/api/check-rule?site=1&source=/kampanj&destination=/dack`: what is to be said about a rule before it is saved. */
export async function handleRuleCheck(req: PayloadRequest): Promise<Response> {
  if (!toPerson(req.user)) return refuse(401, 'signedOut', req);
  const asked = Object.fromEntries(
    Object.entries(req.query).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );
  const routing = await findSiteRouting(asked['site'] ?? '', req);
  if (!routing) return refuse(404, 'noSite', req);
  const { site, rules, pages } = routing;
  const conditions = asked['conditional'] === 'true' ? [{ key: '-', value: '-' }] : [];
  const rule = toRedirectRule({ ...asked, has: conditions });
  if (!rule.source || !rule.destination) return respond({ warnings: [] });
  const at = rules.findIndex(({ id }) => String(id) === asked['id']);
  const all: readonly Row[] = at < 0 ? [...rules, rule] : rules.with(at, { ...rule, id: 0 });
  const warnings = findRuleWarnings(rule, pages, {
    all: compileRules(all, site),
    number: at < 0 ? all.length : at + 1,
    alone: compileRules([rule], site),
    sourceOf: (number) => String(all[number - 1]?.['source'] ?? ''),
  });
  return respond({ warnings });
}

function respond(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
