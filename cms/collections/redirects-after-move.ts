import { wildcardMarker } from '../../src/sites/wildcard.ts';

/** A rule as far as moving pages touches it. */
export type PlainRule = { id: number | string; source: string; destination: string; conditional: boolean };

export type PathMove = { from: string; to: string };

export type RuleChanges = {
  add: { source: string; destination: string } | undefined;
  retarget: readonly { id: number | string; destination: string }[];
  remove: readonly (number | string)[];
};

/**
 * What becomes of a site's rules when a public page moves: its old address leads to the new one, rules that led to the
 * old one lead there too, so that nobody is sent twice, and a rule that would lead away from where the page now stands
 * goes. A rule that stood on the old address already was stronger than the page, and stays.
 */
export function redirectsAfterMove(rules: readonly PlainRule[], { from, to }: PathMove): RuleChanges {
  const inTheWay = rules.filter(({ source, conditional }) => source === to && !conditional);
  const others = rules.filter((rule) => !inTheWay.includes(rule));
  const taken = others.some(({ source, conditional }) => source === from && !conditional);
  return {
    add: taken || from === to ? undefined : { source: from, destination: to },
    retarget: others
      .filter(({ source, destination }) => destination === from && source !== to)
      .map(({ id }) => ({ id, destination: to })),
    remove: inTheWay.map(({ id }) => id),
  };
}

/** A path as rules write it: what stands for any one part has a name there. */
export function toRuleSource(path: string): string {
  const count = { markers: 0 };
  return path
    .split('/')
    .map((part) => {
      if (part !== wildcardMarker) return part;
      count.markers += 1;
      return `{part${count.markers}}`;
    })
    .join('/');
}
