import { destinationData } from '../../../../../shared/maps/directions.ts';
import { mapTextProps } from '../../../../../shared/maps/map-texts.ts';
import { parseCoordinates } from '../../../../../shared/platform/coordinates.ts';
import type { PageContext } from '../../../../../shared/sites/page-context.ts';
import { pickTexts } from '../../../../../shared/sites/pick-texts.ts';
import { ButtonLink } from '../../../../../shared/ui/button.tsx';
import { ContactRows } from '../../../../../shared/ui/contact-rows.tsx';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import { Island } from '../../../../../shared/ui/island.tsx';
import { Person } from '../../../../../shared/ui/person.tsx';
import { Picture } from '../../../../../shared/ui/picture.tsx';
import { dealerPath, mapsLink, postalAddress } from '../../../../dealers/dealership-links.ts';
import { formatOpeningToday } from '../../../../dealers/format-opening-today.ts';
import { personLabels } from '../../../../dealers/person-labels.ts';
import type { Car } from '../../../record/car.ts';
import type { CarLocation } from '../../car-location.ts';
import { island } from '../location-map.island.tsx';
import { type LocationMapProps, locationTextKeys } from '../location-map.tsx';

interface Props {
  car: Car;
  place: CarLocation;
  page: PageContext;
}

/** The dealership with sellers, contacts, today's opening hours and a small map (DET-14, DET-19, DET-35). */
export function DealerCard({ car, place, page }: Props) {
  const { texts, href, site } = page;
  const map = mapProps(place, page);
  const { dealership, department, picture, today } = place;
  return (
    <aside
      aria-label={texts('detailPlace')}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 40vw, 100vw"
          className="aspect-2/1 w-full object-cover print:hidden"
        />
      )}
      <div className="p-6">
        <h3 className="text-subtitle">
          {site.siteDetailPath ? (
            <a
              href={href(dealerPath(site, dealership.slug))}
              className="decoration-1 underline-offset-4 hover:underline"
            >
              {dealership.name}
            </a>
          ) : (
            dealership.name
          )}
        </h3>
        <p className="text-ink-muted">{postalAddress(dealership)}</p>
        {car.sellers.length > 0 && (
          <ul className="mt-4 divide-y divide-line border-line border-t">
            {car.sellers.map(({ name, phone, email }) => (
              <Person
                key={name}
                name={name}
                about={phone}
                phone={phone}
                email={email}
                labels={personLabels(name, texts)}
              />
            ))}
          </ul>
        )}
        <ContactRows
          phone={department?.phone ?? dealership.phone}
          email={department?.email ?? dealership.email}
          today={today && formatOpeningToday(today, texts)}
          className={car.sellers.length > 0 ? undefined : 'mt-4'}
        />
        <p className="not-on-paper mt-5 flex flex-wrap gap-3">
          <ButtonLink
            href={mapsLink(dealership)}
            data-script="own-map"
            {...destinationData(dealership, parseCoordinates(dealership.coordinates))}
            target="_blank"
            rel="noopener"
            kind="secondary"
            icon={<Icon name="navigation" />}
          >
            {texts('dealerDirections')}
            <span className="sr-only"> ({texts('opensInNewTab')})</span>
          </ButtonLink>
          {site.siteDetailPath && (
            <ButtonLink href={href(dealerPath(site, dealership.slug))} kind="secondary">
              {texts('dealerVisit')}
            </ButtonLink>
          )}
        </p>
      </div>
      {map && <Island of={island} props={map} />}
    </aside>
  );
}

function mapProps({ dealership, map }: CarLocation, page: PageContext): LocationMapProps | undefined {
  if (!map) return undefined;
  const { texts, language, site } = page;
  const { id, name } = dealership;
  return {
    dealership: { id, name, coordinates: map.coordinates },
    settings: map.settings,
    mapTexts: mapTextProps(texts, name),
    country: site.country,
    language,
    texts: pickTexts(texts, locationTextKeys),
  };
}
