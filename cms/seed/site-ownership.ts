import { hostClaim, hostOfUrl } from '../../src/shared/sites/host.ts';

export type ClaimingSite = { name: string; url: string; hosts: readonly string[] };

/**
 * Which site keeps each host, by claim. Where two sites name one, it is the site whose public address is there, else
 * the first: the site that added it later took it from another.
 */
export function assignHosts(sites: readonly ClaimingSite[]): Map<string, string> {
  const owners = new Map<string, { name: string; isAddress: boolean }>();
  for (const { name, url, hosts } of sites) {
    const address = hostClaim(hostOfUrl(url) ?? '');
    for (const host of hosts) {
      const claim = hostClaim(host);
      const isAddress = claim === address;
      const owner = owners.get(claim);
      if (!owner || (isAddress && !owner.isAddress)) owners.set(claim, { name, isAddress });
    }
  }
  return new Map([...owners].map(([claim, { name }]) => [claim, name]));
}

/** `site` is undefined where a file is used by what belongs to no site, such as a brand. */
export type MediaUse<Media, Site> = { media: Media; site: Site | undefined };

/** Which site each file belongs to: the only one that uses it. All others belong to the shared library. */
export function assignMedia<Media, Site>(uses: Iterable<MediaUse<Media, Site>>): Map<Media, Site> {
  const users = new Map<Media, Set<Site | undefined>>();
  for (const { media, site } of uses) users.set(media, (users.get(media) ?? new Set()).add(site));
  const owned = new Map<Media, Site>();
  for (const [media, sites] of users) {
    const [site] = sites;
    if (sites.size === 1 && site !== undefined) owned.set(media, site);
  }
  return owned;
}
