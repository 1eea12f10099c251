import type { Log } from '../../shared/platform/log.ts';
import { hostOfUrl } from '../../shared/sites/host.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Which site is served at each host. The studio gives a host to one site only; should two published sites name one all
 * the same, the site whose public address it is keeps it, else the one that has it, else the one that was published
 * first.
 */
export function hostOwners(log: Log) {
  let owners: ReadonlyMap<string, SiteContent> = new Map();
  let reported: ReadonlySet<string> = new Set();

  /** Takes the sites in the order in which they were published. */
  function assign(sites: readonly SiteContent[]): ReadonlyMap<string, SiteContent> {
    const refused = new Set<string>();
    const assigned = new Map<string, SiteContent>();
    for (const [host, claimants] of claimantsOf(sites)) {
      const owner = ownerOf(host, claimants, owners.get(host)?.site.name);
      assigned.set(host, owner);
      for (const { site } of claimants) {
        if (site.name === owner.site.name) continue;
        const facts = { host, site: site.name, owner: owner.site.name };
        const line = JSON.stringify(facts);
        refused.add(line);
        if (!reported.has(line))
          log.error({ code: 'SITE_HOST_TAKEN', ...facts }, 'host left to the site that owns it');
      }
    }
    owners = assigned;
    reported = refused;
    return assigned;
  }

  return { assign };
}

function claimantsOf(sites: readonly SiteContent[]): ReadonlyMap<string, [SiteContent, ...SiteContent[]]> {
  const claimants = new Map<string, [SiteContent, ...SiteContent[]]>();
  for (const content of sites) {
    for (const host of new Set(content.site.hosts)) {
      const others = claimants.get(host);
      if (others) others.push(content);
      else claimants.set(host, [content]);
    }
  }
  return claimants;
}

function ownerOf(
  host: string,
  claimants: readonly [SiteContent, ...SiteContent[]],
  current: string | undefined,
): SiteContent {
  const atAddress = claimants.filter(({ site }) => hostOfUrl(site.url) === host);
  const [first] = claimants;
  const candidates = atAddress.length > 0 ? atAddress : claimants;
  return candidates.find(({ site }) => site.name === current) ?? candidates[0] ?? first;
}
