import * as Check from 'lucide-react/icons/check';
import * as MapPin from 'lucide-react/icons/map-pin';
import { CardFoot } from '../../ui/card.tsx';
import { IconShape } from '../../ui/icon-shape.tsx';
import type { CarCardData } from '../card.ts';
import { type CardTexts, fillPlaceholders } from '../card-texts.ts';

interface Props extends Pick<CarCardData, 'id' | 'name' | 'city' | 'distance'> {
  texts: CardTexts;
}

/** The city and how far it is, and the button that adds it to the comparison (CARD-04). */
export function CarCardFoot({ id, name, city, distance, texts }: Props) {
  return (
    <CardFoot className="car-card__foot">
      {city ? (
        <p className="car-card__place">
          <IconShape of={MapPin} size="small" />
          <span className="sr-only">{`${texts('cardPlace')} `}</span>
          <span className="truncate">{city}</span>
          {distance && <span className="car-card__distance">{distance}</span>}
        </p>
      ) : (
        <span />
      )}
      <button
        type="button"
        className="car-card__compare"
        data-compare={id}
        aria-pressed="false"
        aria-label={fillPlaceholders(texts('cardCompareCar'), { car: name })}
      >
        <span className="car-card__box">
          <IconShape of={Check} size="small" />
        </span>
        {texts('cardCompare')}
      </button>
    </CardFoot>
  );
}
