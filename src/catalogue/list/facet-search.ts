import { foldText } from '../../search/tokenize.ts';
import type { PanelValue } from './filter-panel.ts';

/** Values that contain the typed text, ignoring case and accents; the parents of a match stay. */
export function searchValues(values: readonly PanelValue[], typed: string): PanelValue[] {
  const wanted = foldText(typed.trim());
  return values.flatMap((value) => {
    const children = searchValues(value.children, typed);
    if (children.length > 0) return [{ ...value, children }];
    return foldText(value.text).includes(wanted) ? [{ ...value, children: [] }] : [];
  });
}
