import { nonBreaking } from '../../../../shared/ui/non-breaking.ts';
import { Picture } from '../../../../shared/ui/picture.tsx';
import { priceInOneLine } from '../../../pricing/price-in-one-line.ts';
import type { CardTextMap } from '../../card/card-texts.ts';
import type { CompareTexts } from '../compare-context.ts';
import type { ComparedCar } from '../compared-car.ts';

interface Props {
  cars: readonly ComparedCar[];
  texts: CompareTexts;
  card: CardTextMap;
}

/**
 * Names and prices over their columns while the rest scrolls. Screen readers get the same from the table's own header.
 */
export function StickyHead({ cars, texts, card }: Props) {
  return (
    <div className="comparison__mini" aria-hidden="true">
      <div>
        <p className="comparison__legend">{cars.length > 1 && texts('compareDiffersHere')}</p>
        {cars.map(({ id, name, price, picture }) => (
          <div key={id} className="comparison__mini-car">
            <span className="comparison__mini-picture">
              {picture && (
                <Picture picture={{ ...picture, plate: undefined, alt: '' }} sizes="72px" fit="cover" />
              )}
            </span>
            <p>
              <span>{name}</span>
              <small className="num">{nonBreaking(priceInOneLine(price, (key) => card[key]))}</small>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
