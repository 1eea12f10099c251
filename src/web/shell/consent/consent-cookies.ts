import type { CookieItem } from 'vanilla-cookieconsent';

/** What the usual tags leave behind on the site's own host; taken away when the visitor withdraws. */
const names = {
  analytics: [/^_ga/, '_gid', /^_gat/, 'FPLC'],
  marketing: [/^_gcl_/, /^_gac_/, /^FPGCL/, '_fbp', '_fbc', /^_uet/, '_ttp'],
};

/** Tags often write to the domain above the host (`solvik.example` from `bil.solvik.example`), so that is swept, too. */
export function cookiesToClear(category: keyof typeof names, hostname: string): CookieItem[] {
  const domains = domainsAbove(hostname);
  return names[category].flatMap((name) => [{ name }, ...domains.map((domain) => ({ name, domain }))]);
}

function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(1, -1).map((_, above) => labels.slice(above + 1).join('.'));
}
