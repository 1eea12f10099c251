import { slipsBetween } from '../../../cars/phrase/typos.ts';

const MIN_LENGTH = 4;
const MAX_SLIPS = 3;

/** What the nearest name stands for, up to one slip in four letters; nothing where two are as near. */
export function nearestOf<Value>(key: string, names: ReadonlyMap<string, Value>): Value | undefined {
  if (key.length < MIN_LENGTH) return undefined;
  let most = Math.min(MAX_SLIPS, Math.floor(key.length / MIN_LENGTH));
  let found = new Set<Value>();
  for (const [name, value] of names) {
    const slips = name.length < MIN_LENGTH ? Infinity : slipsBetween(key, name, most);
    if (slips > most) continue;
    if (slips < most) found = new Set();
    found.add(value);
    most = slips;
  }
  const [nearest] = found;
  return found.size === 1 ? nearest : undefined;
}
