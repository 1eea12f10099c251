import { wildcardMarker } from '../sites/wildcard.ts';
import { addressIn, madeUp, meeting } from './addresses.ts';
import type { Destination } from './destination.ts';
import type { Finding, PagesOfSite } from './finding.ts';
import { follow } from './journey.ts';
import type { ReadRule } from './read-rule.ts';
import { partsOf } from './request-path.ts';
import type { Segment } from './segment.ts';
import type { RedirectTable } from './table.ts';

/** Rules that lead where the site has no page. */
export function deadEnds(table: RedirectTable, pages: PagesOfSite): Finding[] {
  const shapes = pages.addresses.map(shapeOfAddress);
  const byFirst = Map.groupBy(shapes, ([first]) => (first?.kind === 'words' ? first.words : ''));
  const known = new Map<string, boolean>();

  /** Some value of its parameters leads to a page. */
  const couldAnswer = ([first, ...others]: readonly Segment[]): boolean => {
    const near =
      first?.kind === 'words' ? [...(byFirst.get(first.words) ?? []), ...(byFirst.get('') ?? [])] : shapes;
    return first !== undefined && near.some((shape) => meeting([first, ...others], shape));
  };
  /** A destination may itself be an old address. */
  const endsAtPage = (address: string): boolean => {
    const last = follow(address, table, pages.answers).hops.at(-1)?.location ?? address;
    return !last.startsWith('/') || pages.answers(decodeURIComponent(partsOf(last).path));
  };
  const answer = ({ origin, segments }: Destination): boolean => {
    const name = JSON.stringify(segments);
    const found =
      origin !== '' ||
      (known.get(name) ?? madeUp.some((values) => endsAtPage(addressIn(segments, [], values)))) ||
      couldAnswer(segments);
    known.set(name, found);
    return found;
  };

  return table.rules.flatMap((rule): Finding[] => {
    const { destination, written } = mustAnswer(rule);
    if (answer(destination)) return [];
    const sentence = `It leads to ${written}, and no page of the site answers there.`;
    return [{ rule: rule.number, source: rule.written.source, level: 'error', fault: 'dead end', sentence }];
  });
}

/** With an `otherwise`, that is the page which has to be there. */
function mustAnswer({ destination, otherwise, written }: ReadRule) {
  return otherwise
    ? { destination: otherwise, written: written.otherwise }
    : { destination, written: written.destination };
}

function shapeOfAddress(address: string): Segment[] {
  return address
    .split('/')
    .filter(Boolean)
    .map((segment) =>
      segment === wildcardMarker ? { kind: 'parameter', name: 'w' } : { kind: 'words', words: segment },
    );
}
