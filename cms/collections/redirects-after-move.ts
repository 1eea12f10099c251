import { wildcardMarker } from '../../src/shared/sites/wildcard.ts';

/** A rule as far as moving pages touches it. */
export type PlainRule = { id: number | string; source: string; destination: string; conditional: boolean };

export type PathMove = { from: string; to: string };

export type RuleChanges = {
  add: { source: string; destination: string } | undefined;
  retarget: readonly { id: number | string; destination: string }[];
  remove: readonly (number | string)[];
};

/**
 * How a site's rules change when a public page moves: its old path redirects to the new one, rules that redirected to the
 * old one are retargeted, so that there is only one hop, and a rule whose source is the new path is removed. A rule whose
 * source is the old path took precedence over the page, and stays.
 */
export function redirectsAfterMove(rules: readonly PlainRule[], { from, to }: PathMove): RuleChanges {
  const blocking = rules.filter(({ source, conditional }) => spellings(to).includes(source) && !conditional);
  const others = rules.filter((rule) => !blocking.includes(rule));
  const taken = others.some(({ source, conditional }) => source === from && !conditional);
  const old = spellings(from);
  return {
    add: taken || from === to ? undefined : { source: from, destination: to },
    retarget: others
      .filter(({ source, destination }) => old.includes(destination) && source !== to)
      .map(({ id, source }) => ({ id, destination: source.includes(digitsAlone) ? spelledOld(to) : to })),
    remove: blocking.map(({ id }) => id),
  };
}

const code = '{part1:code}';
const digitsAlone = '{part1:number}';

/** A rule of a car page, and how it was written while cars had numbers of digits alone. */
export function spellings(address: string): string[] {
  return address.includes(code) ? [address, spelledOld(address)] : [address];
}

function spelledOld(address: string): string {
  return address.replace(code, digitsAlone);
}

/**
 * A path in the syntax of rules, where a wildcard has a name. The first one of a car's page is the number of the car:
 * other pages below the same path stay where they are (ROUTE-30).
 */
export function toRuleSource(path: string, { showsCar = false } = {}): string {
  const count = { markers: 0 };
  return path
    .split('/')
    .map((part) => {
      if (part !== wildcardMarker) return part;
      count.markers += 1;
      return showsCar && count.markers === 1 ? code : `{part${count.markers}}`;
    })
    .join('/');
}
