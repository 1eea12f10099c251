import type { Texts } from '../../../../../shared/sites/texts.ts';
import { cx } from '../../../../../shared/ui/class-names.ts';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import type { CarPrice as CarPriceData } from '../../../../pricing/price-text.ts';
import { CarPrice } from '../../../card/views/car-price.tsx';
import { textLanguage } from '../../../in-language/feed-language.ts';
import type { Car } from '../../../record/car.ts';
import { carName } from '../../../record/car-name.ts';
import type { CarLocation } from '../../car-location.ts';

interface Props {
  car: Car;
  texts: Texts;
}

/** The car's name and version, and the buttons that keep it for later. */
export function CarHeading({ car, texts, large }: Props & { large?: boolean }) {
  const name = carName(car);
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h1 className={large ? 'text-[clamp(2rem,4.4vw,3.5rem)]' : 'text-title'}>{name}</h1>
        {car.version && (
          <p
            lang={textLanguage(car, car.version)}
            className={cx('text-ink-muted', large ? 'mt-2 text-lead' : 'mt-1')}
          >
            {car.version}
          </p>
        )}
      </div>
      <span className="not-on-paper flex flex-none gap-2">
        <button
          type="button"
          data-compare={car.id}
          aria-pressed="false"
          aria-label={texts('cardCompareCar', { car: name })}
          className="icon-button"
        >
          <Icon name="arrow-left-right" />
        </button>
        <button
          type="button"
          data-save={car.id}
          aria-pressed="false"
          aria-label={texts('cardSave', { car: name })}
          className="icon-button"
        >
          <Icon name="heart" />
        </button>
      </span>
    </div>
  );
}

/** What the tag says: price, the earlier price or the one as new, and whether VAT comes on top (DET-31). */
export function PriceTag({ price, texts }: { price: CarPriceData; texts: Texts }) {
  return (
    <div data-car-price>
      {price.title && <p className="text-ink-muted text-small">{price.title}</p>}
      <CarPrice size="large" price={price} texts={texts} />
      {price.earlierPrice && (
        <p className="text-ink-muted text-small">
          {texts('carEarlierPrice')}: {price.earlierPrice}
        </p>
      )}
    </div>
  );
}

export function LocationLine({ place, texts }: { place: CarLocation | undefined; texts: Texts }) {
  if (!place) return null;
  return (
    <p className="mt-1 flex items-center gap-2 text-ink-muted text-small">
      <Icon name="map-pin" size="small" />
      {texts('carStandsAt', { place: place.dealership.name })}
    </p>
  );
}
