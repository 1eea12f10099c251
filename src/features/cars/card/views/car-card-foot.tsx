import * as ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import * as Check from 'lucide-react/icons/check';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { nonBreaking } from '../../../../shared/ui/non-breaking.ts';
import type { MonthlyCost } from '../../../finance/plans/finance-plan.ts';
import type { CarCardData } from '../card.ts';
import type { CardTexts } from '../card-texts.ts';
import { CarCardNote } from './car-card-note.tsx';
import { CarPrice } from './car-price.tsx';

interface Props extends Pick<CarCardData, 'id' | 'name' | 'price' | 'monthly' | 'note'> {
  texts: CardTexts;
}

/** One price and one monthly figure; the other offers and all conditions are behind the info button (CARD-03). */
export function CarCardFoot({ id, name, price, monthly, note, texts }: Props) {
  const [first] = monthly;
  const offers = monthly.filter((cost) => cost !== first || cost.example !== undefined);
  return (
    <div className="car-card__foot">
      <div className="car-card__price" data-car-price="">
        <CarPrice price={{ ...price, list: undefined }} texts={texts} />
      </div>
      <div className="car-card__actions">
        <CarCardNote name={name} offers={offers} note={note} texts={texts} />
        <button
          type="button"
          className="car-card__compare"
          data-compare={id}
          aria-pressed="false"
          aria-label={fillPlaceholders(texts('cardCompareCar'), { car: name })}
          title={texts('cardCompare')}
        >
          <IconShape of={ArrowLeftRight} size="small" />
          <IconShape of={Check} size="small" />
        </button>
      </div>
      <p className="car-card__monthly">{first && <MonthlyFigure cost={first} />}</p>
    </div>
  );
}

/** '48 months' and the like stay together; the terms of a hire are longer than a line. */
function unbroken(part: string): string {
  return part.length <= LONGEST_UNBROKEN ? part.replaceAll(' ', '\u00a0') : part;
}

const LONGEST_UNBROKEN = 26;

/** '3 131 kr/mån inkl. moms': what follows the unit stays together. */
function amount(part: string): string {
  return nonBreaking(part).replace(/(?<=\/\S+ ).+$/, unbroken);
}

/** With the rate that the law wants beside it, in Britain also duration and total; a figure with terms is told by them, its name is for who does not see. */
function MonthlyFigure({ cost: { label, text, terms } }: { cost: MonthlyCost }) {
  const parts = [...text.split(' · '), ...(terms ?? [])];
  return (
    <>
      <span className={terms ? 'sr-only' : undefined}>{label} </span>
      {parts.map((part, at) => (
        <span key={part} className="car-card__figure">
          {/* A line may end with the dot, and never begins with it. */}
          {at === 0 ? amount(part) : `\u00a0· ${unbroken(part)}`}
        </span>
      ))}
    </>
  );
}
