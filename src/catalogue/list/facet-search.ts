import { fold } from '../../search/words.ts';
import type { PanelValue } from './panel.ts';

/** Values that hold what was typed, whatever its case and accents; a value above them stays to say where they belong. */
export function matching(values: readonly PanelValue[], typed: string): PanelValue[] {
  const wanted = fold(typed.trim());
  return values.flatMap((value) => {
    const children = matching(value.children, typed);
    if (children.length > 0) return [{ ...value, children }];
    return fold(value.text).includes(wanted) ? [{ ...value, children: [] }] : [];
  });
}
