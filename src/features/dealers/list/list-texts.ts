import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';

const keys = [
  'dealerListSearch',
  'dealerListSearchHint',
  'dealerListRegion',
  'dealerListBrand',
  'dealerListService',
  'dealerListQuickBrands',
  'dealerListShowCount',
  'dealerListApply',
  'dealerListShowAll',
  'dealerListShowing',
  'dealerListMore',
  'dealerListLoading',
  'dealerListError',
  'dealerListResults',
  'dealerListPlace',
  'dealerListPlaceHint',
  'dealerListNearest',
  'dealerListShowMap',
  'dealerListHideMap',
  'dealerVisit',
  'listChosen',
  'listClear',
  'listClearShort',
  'listRemove',
  'missingImageText',
  'noSearchResults',
  'tryAgain',
] as const satisfies readonly TextKey[];

export type DealerListTexts = Readonly<Record<(typeof keys)[number], string>>;

/** The texts the list needs in the browser. */
export function dealerListTexts(texts: Texts): DealerListTexts {
  return pickTexts(texts, keys);
}
