/** The page's container wins over the site's; one script only (SHELL-12). */
export function containerId(ids: { page: string; site: string }): string | undefined {
  const id = ids.page.trim() || ids.site.trim();
  return /^GTM-[A-Z0-9]{4,12}$/.test(id) ? id : undefined;
}

const google = 'https://www.googletagmanager.com';

/** From Google, or from the operator's own tagging server, which serves the same container. */
export function containerScript(id: string, tagServer: string | undefined): string {
  return `${tagServer ?? google}/gtm.js?id=${id}`;
}

/** An invalid or unencrypted address counts as not set. */
export function tagServerOf(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || (url.protocol !== 'https:' && !isThisMachine(url))) return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function isThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname);
}

/** What a page with a container may load and connect to, for its content security policy. */
export type TagSources = {
  scripts: readonly string[];
  pictures: readonly string[];
  connections: readonly string[];
};

/** Google's tag manager and analytics, or the operator's own server in their place; and the hosts the site names. */
export function tagSources(tagServer: string | undefined, hosts: readonly string[]): TagSources {
  const own = tagServer && new URL(tagServer).origin;
  const others = hosts.filter((host) => hostName.test(host)).map((host) => `https://${host}`);
  const main = own ?? google;
  const counting = own ? [] : ['https://*.google-analytics.com'];
  return {
    scripts: [main, ...others],
    pictures: [main, ...counting, ...others],
    connections: [main, ...counting, ...(own ? [] : ['https://*.analytics.google.com']), ...others],
  };
}

/** Such as `connect.facebook.net` or `*.doubleclick.net`: nothing that could end the directive it is put into. */
const hostName = /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/i;
