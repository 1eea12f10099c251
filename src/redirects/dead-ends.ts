import { wildcardMarker } from '../sites/wildcard.ts';
import { meeting } from './addresses.ts';
import type { Destination } from './destination.ts';
import type { Finding, PagesOfSite } from './finding.ts';
import { follow } from './journey.ts';
import type { ReadRule } from './read-rule.ts';
import type { Segment } from './segment.ts';
import type { RedirectTable } from './table.ts';

/** Rules that lead where the site has no page. */
export function deadEnds(table: RedirectTable, pages: PagesOfSite): Finding[] {
  const shapes = pages.addresses.map(shapeOfAddress);
  const byFirst = Map.groupBy(shapes, ([first]) => (first?.kind === 'words' ? first.words : ''));
  const known = new Map<string, boolean>();

  const couldAnswer = ({ segments }: Destination): boolean => {
    const [first] = segments;
    const near =
      first?.kind === 'words' ? [...(byFirst.get(first.words) ?? []), ...(byFirst.get('') ?? [])] : shapes;
    return near.some((shape) => meeting(segments, shape));
  };
  const leadsSomewhere = (destination: Destination): boolean => {
    if (destination.origin !== '') return true;
    const name = JSON.stringify(destination.segments);
    const answer =
      known.get(name) ??
      (fixedPath(destination) === undefined ? couldAnswer(destination) : ends(destination));
    known.set(name, answer);
    return answer;
  };
  /** A fixed destination may itself be an old address with a rule of its own. */
  const ends = (destination: Destination): boolean => {
    const path = fixedPath(destination) ?? '';
    const last = follow(encodeURI(path), table, pages.answers).hops.at(-1)?.location;
    if (last === undefined) return pages.answers(path);
    return !last.startsWith('/') || pages.answers(decodeURIComponent(last.split(/[?#]/)[0] ?? ''));
  };

  return table.rules.flatMap((rule): Finding[] => {
    const wrong = mustAnswer(rule).find(({ destination }) => !leadsSomewhere(destination));
    if (!wrong) return [];
    const sentence = `It leads to ${wrong.written}, and no page of the site answers there.`;
    return [{ rule: rule.number, source: rule.written.source, level: 'error', fault: 'dead end', sentence }];
  });
}

/** With an `otherwise`, that is the page which has to be there. */
function mustAnswer({ destination, otherwise, written }: ReadRule) {
  return otherwise
    ? [{ destination: otherwise, written: written.otherwise }]
    : [{ destination, written: written.destination }];
}

function fixedPath({ segments }: Destination): string | undefined {
  const words = segments.map((segment) => (segment.kind === 'words' ? segment.words : undefined));
  return words.includes(undefined) ? undefined : `/${words.join('/')}`;
}

function shapeOfAddress(address: string): Segment[] {
  return address
    .split('/')
    .filter(Boolean)
    .map((segment) =>
      segment === wildcardMarker ? { kind: 'parameter', name: 'w' } : { kind: 'words', words: segment },
    );
}
