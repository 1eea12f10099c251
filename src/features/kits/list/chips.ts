import {
  type Chip,
  deepestChoices,
  phraseChips,
  rangeChips,
  valueChips,
} from '../../../shared/faceted-list/filter-chips.ts';
import type { OpenRange } from '../../../shared/search/open-range.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { formatKitPrice } from '../kit-price.ts';
import { kitListDeclaration as declaration, type KitList } from './kit-list.ts';

type Options = { texts: Texts; language: Language };

/** One for each chosen value (the deepest of its branch), for the car, the price and the phrase. */
export function buildChips(list: KitList, options: Options): Chip<KitList>[] {
  const car = { key: 'car', label: list.car.join(' '), remaining: { ...list, car: [], pages: 1 } };
  return [
    ...(list.car.length > 0 ? [car] : []),
    ...valueChips(list, deepestChoices(list, declaration), declaration, ({ path }) => ({
      label: path.at(-1) ?? '',
    })),
    ...rangeChips(list, (price) => priceLabel(price, options)),
    ...phraseChips(list, options.language),
  ];
}

/** '50–120 €', or only the end that limits anything. */
function priceLabel({ from, to }: OpenRange, { texts, language }: Options): string {
  const amount = (value: number) => formatKitPrice(value, 'EUR', language);
  if (from === undefined) return texts('listUpTo', { amount: amount(to ?? 0) });
  return to === undefined ? texts('listFrom', { amount: amount(from) }) : `${from}–${amount(to)}`;
}
