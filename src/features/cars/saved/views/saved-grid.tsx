import type { CarCardData } from '../../card/card.ts';
import type { CardTextMap } from '../../card/card-texts.ts';
import { CarCard } from '../../card/views/car-card.tsx';
import { type SavedCar, samePrice } from '../saved-cars.ts';
import type { SavedContext } from './saved-context.ts';
import type { CardsById } from './use-cards.ts';

type Props = SavedContext & { ids: readonly string[]; found: CardsById; own: readonly SavedCar[] };

const GRID_PICTURE_SIZES = '(min-width: 80rem) 312px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';

/** Cards, with the former price under one whose price has changed. */
export function SavedGrid({ ids, found, own, texts, card: words }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-gap [&>li>.car-card]:flex-1">
      {ids.map((id) => {
        const card = found.get(id);
        const then = own.find((car) => car.id === id)?.price;
        if (!card || card === 'sold') return null;
        return (
          <li className="flex flex-col" key={id}>
            <CarCard card={card} texts={(key) => words[key]} sizes={GRID_PICTURE_SIZES} />
            {then && !samePrice(then, card.price.now) && (
              <p className="px-1 pt-2.5 text-size-small text-ink-muted">
                {texts('savedPriceThen', { price: labelled(then, card, words) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A van's former price was without VAT, as its price is today. */
function labelled(then: string, { price }: CarCardData, words: CardTextMap): string {
  return price.withoutVat ? `${then} ${words.carPriceWithoutVat}` : then;
}
