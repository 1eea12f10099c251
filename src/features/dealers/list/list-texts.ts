import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import messages from '../messages/list/sv.json' with { type: 'json' };

const ofOthers = [
  'dealerVisit',
  'listChosen',
  'listClear',
  'listClearShort',
  'listRemove',
  'missingImageText',
  'noSearchResults',
  'tryAgain',
] as const satisfies readonly TextKey[];

export type DealerListTexts = Readonly<Record<keyof typeof messages | (typeof ofOthers)[number], string>>;

/** The texts the list needs in the browser. */
export function dealerListTexts(texts: Texts): DealerListTexts {
  return pickTexts(texts, [...keysOf(messages), ...ofOthers]);
}
