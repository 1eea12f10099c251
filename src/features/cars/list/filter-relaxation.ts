import { type CarList, withNear } from './car-list.ts';
import { buildChips, type Chip, type ListTexts, nearLabel } from './chips.ts';
import { wider } from './near.ts';

/** A filter to let go of, and how many cars there are without it. */
export type Relaxation = { chip: Chip; count: number };

const MAX_TRIED = 8;
const MAX_SUGGESTED = 3;

/** What can be let go of: each filter, and of a place the smaller circles. */
export function relaxable(list: CarList, options: ListTexts): Chip[] {
  const circles = list.near ? wider(list.near) : [];
  const larger = circles.map((near) => {
    const label = nearLabel(near, options);
    const key = `${WIDER}${near.radius}`;
    return { key, label, remaining: withNear(list, near), instead: upperFirst(label) };
  });
  return [...buildChips(list, options), ...larger];
}

const WIDER = 'wider ';

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * When nothing is left: which filter costs most. Each is tried by itself; those that bring cars back are offered, first
 * the next circle that has any, then the filter that brings most.
 */
export async function suggestRelaxations(
  chips: readonly Chip[],
  countOf: (chip: Chip) => Promise<number>,
): Promise<Relaxation[]> {
  // The last choices are those somebody just made.
  const circles = chips.filter(({ key }) => key.startsWith(WIDER));
  const filters = chips.filter(({ key }) => !key.startsWith(WIDER)).slice(-MAX_TRIED);
  const tried = [...circles, ...filters];
  const counts = await Promise.all(tried.map(countOf));
  const found = tried.map((chip, at) => ({ chip, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  const nextCircle = found.find(({ chip }) => circles.includes(chip));
  const others = found.filter(({ chip }) => filters.includes(chip)).toSorted((a, b) => b.count - a.count);
  return [...(nextCircle ? [nextCircle] : []), ...others].slice(0, MAX_SUGGESTED);
}
