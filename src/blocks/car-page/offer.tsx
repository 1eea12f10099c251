import type { Car } from '../../catalogue/car.ts';
import { carName } from '../../catalogue/car-name.ts';
import { carPrice } from '../../catalogue/car-price.ts';
import { telephoneLink } from '../../dealers/ways-to-reach.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import type { PageContext } from '../block.ts';
import type { Place } from './shown-car.ts';

interface Props {
  car: Car;
  place: Place | undefined;
  page: PageContext;
}

/** What it is, what it costs, where it stands and whom to call. Stays in view beside the data on wide screens. */
export function Offer({ car, place, page: { texts, href, site } }: Props) {
  const price = carPrice(car);
  const phone = car.car_sellers[0]?.phone ?? place?.department?.phone ?? place?.dealership.site_phone;
  return (
    <div className="lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:self-start">
      <h1 className="text-title">{carName(car)}</h1>
      {car.car_version && <p className="mt-1 text-ink-muted">{car.car_version}</p>}
      <div className="mt-5">
        {price.title && <p className="text-ink-muted text-small">{price.title}</p>}
        <Price
          size="large"
          now={price.now}
          was={price.before}
          wasLabel={texts('carPriceBefore')}
          note={price.withoutVat ? texts('carPriceWithoutVat') : undefined}
        />
      </div>
      {place && (
        <p className="mt-1 flex items-center gap-2 text-ink-muted text-small">
          <Icon name="map-pin" size="small" />
          {texts('carStandsAt', { place: place.dealership.site_official_name })}
        </p>
      )}
      <div className="mt-6 grid gap-3 sm:max-lg:grid-cols-2">
        {phone && (
          <ButtonLink href={telephoneLink(phone)} wide icon={<Icon name="phone" />}>
            {texts('dealerCall', { name: phone })}
          </ButtonLink>
        )}
        {place && (
          <ButtonLink href="#contact" kind="secondary" wide>
            {texts('carContact')}
          </ButtonLink>
        )}
        {!place && site.siteDetailPath && (
          <ButtonLink href={href(texts('siteListPath'))} wide>
            {texts('dealerBackToList')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
