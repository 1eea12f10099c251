import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import messages from '../messages/list/sv.json' with { type: 'json' };

/** Texts of lists in general. */
const ofLists = [
  'breadcrumb',
  'listChosen',
  'listClear',
  'listClearShort',
  'listFacetNone',
  'listFacetSearch',
  'listFacetSearchHint',
  'listFewerValues',
  'listFilter',
  'listFilterClose',
  'listFrom',
  'listHighest',
  'listLowest',
  'listMore',
  'listMoreValues',
  'listPrice',
  'listRemove',
  'listSort',
  'listSortBestMatch',
  'listSortCheapest',
  'listSortDearest',
  'listSortNewest',
  'listUpTo',
  'noSearchResults',
  'tryAgain',
] as const satisfies readonly TextKey[];

/** The texts the list needs in the browser. */
export function islandTexts(texts: Texts): Record<string, string> {
  return pickTexts(texts, [...keysOf(messages), ...ofLists]);
}
