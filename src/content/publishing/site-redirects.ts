import type { Log } from '../../shared/platform/log.ts';
import { localizedPath } from '../../shared/sites/site.ts';
import { checkTable } from '../redirects/check-table.ts';
import type { Finding } from '../redirects/finding.ts';
import type { RuleSite } from '../redirects/parse-rule.ts';
import { compileTable, type RedirectTable } from '../redirects/redirect-table.ts';
import { pageAt, type SiteContent } from './site-content.ts';

/** Compiles a site's redirects, unless neither the rules nor the settings they depend on have changed. */
export type RedirectCompiler = (rules: readonly unknown[], site: RuleSite) => RedirectTable;

export function createRedirectCompiler(): RedirectCompiler {
  const compiled = new WeakMap<readonly unknown[], { settings: string; table: RedirectTable }>();
  return (rules, site) => {
    const settings = JSON.stringify([site.groupSlug, site.storeSlug, site.languages]);
    const known = compiled.get(rules);
    if (known?.settings === settings) return known.table;
    const table = compileTable(rules, site);
    compiled.set(rules, { settings, table });
    return table;
  };
}

/** Checks a site's redirects against the pages it has now. */
export function checkSiteRedirects(content: SiteContent): readonly Finding[] {
  const { site, redirects } = content;
  const addresses = site.languages.flatMap((language) =>
    content.in(language).tree.pages.map(({ path }) => localizedPath(site, language, path)),
  );
  return checkTable(redirects, {
    addresses,
    pageExists: (address) => pageAt(content, address) !== undefined,
  });
}

const MAX_LOG_LINES = 20;

/** One log line per finding, up to a limit; `npm run redirects:check` prints all of them. */
export function logRedirectFindings(content: SiteContent, log: Log): void {
  const refused = new Set(content.redirects.refused.map(({ number }) => number));
  const findings = checkSiteRedirects(content);
  const site = content.site.name;
  for (const { rule, source, kind, sentence } of findings.slice(0, MAX_LOG_LINES)) {
    const code = refused.has(rule) ? 'REDIRECT_RULE_REFUSED' : 'REDIRECT_RULE_DOUBTFUL';
    log.warn({ code, site, rule, source, kind, reason: sentence }, 'redirect rule');
  }
  if (findings.length > MAX_LOG_LINES)
    log.warn(
      { code: 'REDIRECT_RULES_DOUBTFUL', site, findings: findings.length },
      'see npm run redirects:check',
    );
}
