import { listTextKeys } from '../../../shared/faceted-list/list-texts.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import messages from '../messages/list/sv.json' with { type: 'json' };

/** The texts the list needs in the browser. */
export function islandTexts(texts: Texts): Record<string, string> {
  return pickTexts(texts, [...keysOf(messages), ...listTextKeys, 'breadcrumb']);
}
