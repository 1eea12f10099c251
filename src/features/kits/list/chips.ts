import type { Language } from '../../../shared/sites/languages.ts';
import { quoted } from '../../../shared/sites/quoted.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { formatKitPrice } from '../kit-price.ts';
import { type KitList, selectionOf, withoutChoice } from './kit-list.ts';

/** Something the list is narrowed by, and the list without it. */
export type Chip = { key: string; label: string; remaining: KitList };

type Options = { texts: Texts; language: Language; stock: { min: number; max: number } | undefined };

/** One for each chosen value (the deepest of its branch), for the car, the price and the phrase. */
export function buildChips(list: KitList, options: Options): Chip[] {
  const leaves = list.choices.filter((choice) => selectionOf(list, choice) === 'all');
  const values = leaves.map((choice) => ({
    key: `${choice.facet} ${choice.path}`,
    label: choice.path.split('>').at(-1) ?? '',
    remaining: withoutChoice(list, choice),
  }));
  const car = { key: 'car', label: list.car.join(' '), remaining: { ...list, car: [], pages: 1 } };
  const phrase = {
    key: 'keyphrase',
    label: quoted(list.keyphrase, options.language),
    remaining: { ...list, keyphrase: '', pages: 1 },
  };
  return [
    ...(list.car.length > 0 ? [car] : []),
    ...values,
    ...priceChip(list, options),
    ...(list.keyphrase ? [phrase] : []),
  ];
}

/** '50–120 €', or only the end that limits anything. */
function priceChip(list: KitList, { texts, language }: Options): Chip[] {
  if (!list.price) return [];
  const { from, to } = list.price;
  const amount = (value: number) => formatKitPrice(value, 'EUR', language);
  const label = () => {
    if (from === undefined) return texts('listUpTo', { amount: amount(to ?? 0) });
    return to === undefined ? texts('listFrom', { amount: amount(from) }) : `${from}–${amount(to)}`;
  };
  return [{ key: 'price', label: label(), remaining: { ...list, price: undefined, pages: 1 } }];
}
