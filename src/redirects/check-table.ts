import { deadEnds } from './dead-ends.ts';
import { crossingsOf, examplesOf } from './examples.ts';
import type { Finding, PagesOfSite } from './finding.ts';
import { follow } from './journey.ts';
import { neverFiring } from './never-firing.ts';
import type { ReadRule } from './read-rule.ts';
import type { RedirectTable } from './table.ts';

/**
 * All that is wrong or doubtful about a table, in its order. Errors keep visitors from what they came for; warnings
 * are what an editor probably did not mean.
 */
export function checkTable(table: RedirectTable, pages: PagesOfSite): readonly Finding[] {
  const findings = [
    ...leftOut(table),
    ...neverFiring(table),
    ...tooManyHops(table, pages),
    ...deadEnds(table, pages),
    ...hiddenPages(table, pages),
  ];
  return findings.sort((one, other) => one.rule - other.rule);
}

function leftOut({ refused }: RedirectTable): Finding[] {
  return refused.map(({ number, source, reason, fault }) => ({
    rule: number,
    source,
    level: 'error',
    fault,
    sentence: `It is left out: ${reason}.`,
  }));
}

/** A destination may be moved on once more, not twice (ROUTE-25). */
function tooManyHops(table: RedirectTable, { answers }: PagesOfSite): Finding[] {
  const crossings = crossingsOf(table.rules);
  const findingFor = (rule: ReadRule): Finding | undefined => {
    const usual = examplesOf(rule);
    const journeys = [...usual, ...crossings(rule)].map((address) => ({
      address,
      ...follow(address, table, answers),
    }));
    const own = journeys.filter(({ hops }) => hops[0]?.rule === rule.number);
    const long = own.find(({ hops }) => hops.length > 2);
    const at = { rule: rule.number, source: rule.written.source };
    if (long) {
      const stations = [long.address, ...long.hops.map(({ location }) => location)].join(' → ');
      return {
        ...at,
        level: 'error',
        fault: 'chain',
        sentence: `It takes ${long.hops.length} hops: ${stations}.`,
      };
    }
    const detour = own.find(({ address, hops }) => hops.length === 2 && usual.includes(address));
    if (!detour) return undefined;
    const [, onward] = detour.hops;
    const sentence = `Rule ${onward?.rule} sends its visitors on to ${onward?.location}; it could lead there at once.`;
    return { ...at, level: 'warning', fault: 'detour', sentence };
  };
  return table.rules.flatMap((rule) => findingFor(rule) ?? []);
}

/** Redirects come before pages (ROUTE-26), so a page on an old address is never seen. */
function hiddenPages(table: RedirectTable, { answers, addresses }: PagesOfSite): Finding[] {
  return addresses.flatMap((address): Finding[] => {
    const moved = table.find(encodeURI(address), '', answers);
    const rule = moved && table.rules.find(({ number }) => number === moved.rule);
    if (!rule) return [];
    const sentence = `Nobody sees the page ${address}: the rule comes before it.`;
    return [
      { rule: rule.number, source: rule.written.source, level: 'warning', fault: 'hidden page', sentence },
    ];
  });
}
