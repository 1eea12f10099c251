import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { kitListDictionary } from '../texts/list-texts.ts';

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
  const own = Object.keys(kitListDictionary.fi) as (keyof typeof kitListDictionary.fi)[];
  return Object.fromEntries([...own, ...ofLists].map((key) => [key, texts(key)]));
}
