import { publishedContent } from '../src/content/publishing/published-content.ts';
import type { SiteContent } from '../src/content/publishing/site-content.ts';
import { checkSiteRedirects } from '../src/content/publishing/site-redirects.ts';
import type { Finding } from '../src/content/redirects/finding.ts';
import { openAdapters } from '../src/main/adapters.ts';
import { readSettings } from '../src/main/read-settings.ts';
import type { Log } from '../src/shared/platform/log.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run redirects:check`: what is wrong with the redirect tables of this installation. Errors end it with 1. */
async function checkRedirects(): Promise<void> {
  const settings = readSettings(process.env);
  const sites = await publishedSites(settings);
  if (sites.length === 0)
    throw new OperatorError('No site is published in this installation.', 'Start it once with npm start.');
  const checked = sites
    .filter(({ redirects }) => redirects.rules.length + redirects.refused.length > 0)
    .map((content) => ({ content, findings: checkSiteRedirects(content) }));
  for (const { content, findings } of checked) printFindings(content, findings);
  const errors = checked.flatMap(({ findings }) => findings).filter(({ level }) => level === 'error');
  console.log(`\n${pluralize(checked.length, 'table')}, ${pluralize(errors.length, 'error')}.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

async function publishedSites(settings: Parameters<typeof openAdapters>[0]): Promise<readonly SiteContent[]> {
  const adapters = await openAdapters(settings);
  try {
    const content = publishedContent(silentLog);
    content.apply(await adapters.published.changesSince(0));
    return content.sites();
  } finally {
    await adapters.close();
  }
}

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

function printFindings({ site, redirects }: SiteContent, findings: readonly Finding[]): void {
  const rules = redirects.rules.length + redirects.refused.length;
  console.log(`\n${site.name}: ${pluralize(rules, 'rule')}, ${pluralize(findings.length, 'finding')}`);
  const width = Math.max(...findings.map(({ source }) => source.length), 0);
  for (const { level, rule, source, sentence } of findings)
    console.log(`  ${level.padEnd(7)}  ${String(rule).padStart(4)}  ${source.padEnd(width)}  ${sentence}`);
}

function pluralize(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

await runCommand(checkRedirects);
