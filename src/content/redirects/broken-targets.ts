import { wildcardMarker } from '../../shared/sites/wildcard.ts';
import { buildAddress, indexByFirstSegment, placeholderBindings, unify } from './address-patterns.ts';
import type { Destination } from './destination.ts';
import type { Finding, SitePages } from './finding.ts';
import type { ParsedRule } from './parse-rule.ts';
import { followRedirects } from './redirect-chain.ts';
import type { RedirectTable } from './redirect-table.ts';
import { splitAddress } from './request-path.ts';
import type { Segment } from './segment.ts';

/** Rules whose destination has no page. */
export function brokenTargets(table: RedirectTable, pages: SitePages): Finding[] {
  const shapes = pages.addresses.map(patternOfAddress);
  const candidatesFor = indexByFirstSegment(shapes, (shape) => shape);
  const known = new Map<string, boolean>();

  /** Some value of its parameters is the path of a page. */
  const couldMatchPage = (segments: readonly Segment[]): boolean =>
    candidatesFor(segments).some((shape) => unify(segments, shape));
  /** A destination may itself be redirected. */
  const endsAtPage = (address: string): boolean => {
    const last = followRedirects(address, table, pages.pageExists).hops.at(-1)?.location ?? address;
    return !last.startsWith('/') || pages.pageExists(decodeURIComponent(splitAddress(last).path));
  };
  const hasPage = ({ origin, segments }: Destination): boolean => {
    if (origin !== '') return true;
    const name = JSON.stringify(segments);
    const found =
      known.get(name) ??
      (placeholderBindings.some((values) => endsAtPage(buildAddress(segments, [], values))) ||
        couldMatchPage(segments));
    known.set(name, found);
    return found;
  };

  return table.rules.flatMap((rule): Finding[] => {
    const { destination, written } = requiredTarget(rule);
    if (hasPage(destination)) return [];
    const sentence = `It leads to ${written}, and no page of the site answers there.`;
    return [
      { rule: rule.number, source: rule.authored.source, level: 'error', kind: 'broken target', sentence },
    ];
  });
}

/** With an `otherwise`, that is the page which has to be there. */
function requiredTarget({ destination, otherwise, authored: written }: ParsedRule) {
  return otherwise
    ? { destination: otherwise, written: written.otherwise }
    : { destination, written: written.destination };
}

function patternOfAddress(address: string): Segment[] {
  return address
    .split('/')
    .filter(Boolean)
    .map((segment) =>
      segment === wildcardMarker ? { kind: 'parameter', name: 'w' } : { kind: 'literal', text: segment },
    );
}
