import type { PayloadRequest } from 'payload';
import { toPerson } from '../../access/person.ts';
import { refuse } from '../../access/refuse.ts';
import { ruleSentence } from '../../collections/rule-error-messages.ts';
import { findSiteRouting } from './site-routing.ts';
import { traceRedirects } from './trace-redirects.ts';

/** The trace of an address and the rules that matched, each with its document. */
export type RedirectTestResponse = ReturnType<typeof traceRedirects> & {
  rules: Readonly<Record<number, { id: number | string; source: string; destination: string }>>;
  /** Rules that the site ignores, because they are invalid or form a loop. */
  leftOut: readonly { id: number | string; source: string; reason: string }[];
};

/** `GET /admin/api/where-does-it-go?site=1&address=/kampanj`, for those who work on the site. */
export async function handleRedirectTest(req: PayloadRequest): Promise<Response> {
  if (!toPerson(req.user)) return refuse(401, 'signedOut', req);
  const { site: asked, address } = req.query;
  const routing = typeof asked === 'string' ? await findSiteRouting(asked, req) : undefined;
  if (!routing) return refuse(404, 'noSite', req);
  const { rules, table, pages } = routing;
  const trace = traceRedirects(String(address ?? ''), table, pages);
  const ruleAt = (number: number) => {
    const { id = 0, source = '', destination = '' } = rules[number - 1] ?? {};
    return { id, source, destination };
  };
  const body: RedirectTestResponse = {
    ...trace,
    rules: Object.fromEntries(trace.hops.map(({ rule }) => [rule, ruleAt(rule)])),
    leftOut: table.refused.map(({ number, source, problem }) => ({
      id: ruleAt(number).id,
      source,
      reason: ruleSentence(problem, req.i18n.language),
    })),
  };
  return respond(body);
}

function respond(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
