import { brokenTargets } from './broken-targets.ts';
import type { Finding, SitePages } from './finding.ts';
import type { ParsedRule } from './parse-rule.ts';
import { followRedirects } from './redirect-chain.ts';
import type { RedirectTable } from './redirect-table.ts';
import { chainingAddresses, sampleAddresses } from './sample-addresses.ts';
import { unreachableRules } from './unreachable-rules.ts';

/**
 * All problems of a table, in its order. Errors keep visitors from the page they wanted; warnings are probably
 * mistakes.
 */
export function checkTable(table: RedirectTable, pages: SitePages): readonly Finding[] {
  const findings = [
    ...refusedRules(table),
    ...unreachableRules(table),
    ...longChains(table, pages),
    ...brokenTargets(table, pages),
    ...hiddenPages(table, pages),
  ];
  return findings.sort((one, other) => one.rule - other.rule);
}

function refusedRules({ refused }: RedirectTable): Finding[] {
  return refused.map(({ number, source, reason, kind }) => ({
    rule: number,
    source,
    level: 'error',
    kind,
    sentence: `It is left out: ${reason}.`,
  }));
}

/** A destination may be redirected once more, not twice (ROUTE-25). */
function longChains(table: RedirectTable, { pageExists }: SitePages): Finding[] {
  const crossings = chainingAddresses(table.rules);
  const findingFor = (rule: ParsedRule): Finding | undefined => {
    const usual = sampleAddresses(rule);
    const chains = [...usual, ...crossings(rule)].map((address) => ({
      address,
      ...followRedirects(address, table, pageExists),
    }));
    const own = chains.filter(({ hops }) => hops[0]?.rule === rule.number);
    const long = own.find(({ hops }) => hops.length > 2);
    const at = { rule: rule.number, source: rule.authored.source };
    if (long) {
      const steps = [long.address, ...long.hops.map(({ location }) => location)].join(' → ');
      return {
        ...at,
        level: 'error',
        kind: 'chain',
        sentence: `It takes ${long.hops.length} hops: ${steps}.`,
      };
    }
    const detour = own.find(({ address, hops }) => hops.length === 2 && usual.includes(address));
    if (!detour) return undefined;
    const [, onward] = detour.hops;
    const sentence = `Rule ${onward?.rule} sends its visitors on to ${onward?.location}; it could lead there at once.`;
    return { ...at, level: 'warning', kind: 'detour', sentence };
  };
  return table.rules.flatMap((rule) => findingFor(rule) ?? []);
}

/** Redirects come before pages (ROUTE-26), so a page at a redirected address is never shown. */
function hiddenPages(table: RedirectTable, { pageExists, addresses }: SitePages): Finding[] {
  return addresses.flatMap((address): Finding[] => {
    const moved = table.find(encodeURI(address), '', pageExists);
    const rule = moved && table.rules.find(({ number }) => number === moved.rule);
    if (!rule) return [];
    const sentence = `Nobody sees the page ${address}: the rule comes before it.`;
    return [
      { rule: rule.number, source: rule.authored.source, level: 'warning', kind: 'hidden page', sentence },
    ];
  });
}
