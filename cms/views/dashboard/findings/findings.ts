import type { PayloadRequest } from 'payload';
import { relationId } from '../../../access/person.ts';
import { ruleSentence } from '../../../collections/rule-error-messages.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { findStates } from '../../../publishing/payload-states.ts';
import { findPublicPaths } from '../../../publishing/reference-states.ts';
import type { OwnSite } from '../../own-sites.ts';
import { findSiteRouting } from '../../redirects/site-routing.ts';
import type { DashboardTexts } from '../texts.ts';
import { findDeadLinks } from './dead-links.ts';
import { missingLanguages } from './missing-languages.ts';
import { picturesWithoutAlt } from './pictures-without-alt.ts';

/** Something that is broken or missing, and where it is mended. */
export type Finding = { key: string; title: string; problem: string; site: string; href: string };

const MAX_PER_KIND = 5;

/** What is broken on the sites somebody works on, the worst first. */
export async function findFindings(
  sites: readonly OwnSite[],
  req: PayloadRequest,
  texts: DashboardTexts,
): Promise<readonly Finding[]> {
  const routings = new Map<string, NonNullable<Awaited<ReturnType<typeof findSiteRouting>>>>();
  for (const { id } of sites) {
    const routing = await findSiteRouting(id, req);
    if (routing) routings.set(String(id), routing);
  }
  const nameOf = (site: unknown) =>
    sites.find(({ id }) => String(id) === String(relationId(site)))?.displayName ?? '';
  const refused = [...routings].flatMap(([site, { table, rules }]) =>
    table.refused.map(({ number, source, problem }) => ({
      key: `rule.${site}.${number}`,
      title: source,
      problem: texts.refusedRule(ruleSentence(problem, req.i18n.language)),
      site: nameOf(site),
      href: `/admin/collections/redirects/${rules[number - 1]?.id ?? ''}`,
    })),
  );
  const dead = (await findDeadLinks(req.payload, routings)).map(({ id, title, site, count }) => ({
    key: `links.${id}`,
    title: title || texts.withoutName,
    problem: texts.deadLinks(count),
    site: nameOf(site),
    href: `/admin/collections/pages/${id}`,
  }));
  return [
    ...refused.slice(0, MAX_PER_KIND),
    ...dead.slice(0, MAX_PER_KIND),
    ...rest(dead.length - MAX_PER_KIND, texts),
    ...(await missing(sites, req, texts)),
    ...(await picturesWithoutAlt(sites, req)).map(({ site, count, href }) => ({
      key: `alt.${site.id}`,
      title: site.displayName,
      problem: texts.withoutAlt(count),
      site: '',
      href,
    })),
  ];
}

function rest(count: number, texts: DashboardTexts): Finding[] {
  if (count <= 0) return [];
  const title = texts.andMore(count);
  return [
    { key: 'more', title, problem: texts.deadLinks(count), site: '', href: '/admin/collections/pages' },
  ];
}

async function missing(sites: readonly OwnSite[], req: PayloadRequest, texts: DashboardTexts) {
  const paths = await findPublicPaths(req.payload);
  const states = Map.groupBy(await findStates(req.payload, 'pages'), ({ site }) => String(site));
  return sites.flatMap((site) => {
    const ids = (states.get(String(site.id)) ?? []).map(({ id }) => String(id));
    return missingLanguages(site, ids, paths).map(({ language, count }) => ({
      key: `language.${site.id}.${language}`,
      title: site.displayName,
      problem: texts.missing(count, languageName(language, req.i18n.language)),
      site: '',
      href: `/admin/collections/pages/tree?site=${site.name}`,
    }));
  });
}
