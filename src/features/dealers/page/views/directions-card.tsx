import { destinationData, googleMapsDirections } from '../../../../shared/maps/directions.ts';
import { mapTextProps } from '../../../../shared/maps/map-texts.ts';
import { parseCoordinates } from '../../../../shared/platform/coordinates.ts';
import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Island } from '../../../../shared/ui/island.tsx';
import { postalAddress } from '../../dealership-links.ts';
import type { DealerPageContent } from '../dealer-page-content.ts';
import { dealershipCarsPath } from '../dealership-cars-path.ts';
import { workshopBookingLink } from '../workshop-booking-link.ts';
import { island as distanceIsland } from './dealer-distance.island.tsx';
import { island as mapIsland } from './dealer-map.island.tsx';

type Props = Pick<DealerPageContent, 'dealership' | 'map'> & { page: PageContext };

/** Where it is and how to get there, beside the departments. */
export function DirectionsCard({ dealership, map, page }: Props) {
  const { texts, href, site, language } = page;
  const { id, name } = dealership;
  const coordinates = parseCoordinates(dealership.coordinates);
  const booking = workshopBookingLink(site, dealership);
  return (
    <aside
      aria-labelledby="find-here"
      className="overflow-hidden rounded-card border border-line bg-surface md:max-xl:grid md:max-xl:grid-cols-2"
    >
      <div className="relative">
        <Island
          of={mapIsland}
          props={{
            id,
            name,
            coordinates,
            settings: map,
            texts: mapTextProps(texts, texts('dealerMap', { name })),
          }}
        />
        <ButtonLink
          href={googleMapsDirections(dealership)}
          data-script="own-map"
          {...destinationData(dealership, coordinates)}
          target="_blank"
          rel="noopener"
          kind="light"
          size="small"
          icon={<Icon name="navigation" size="small" />}
          className="absolute right-4 bottom-10 z-1 border border-line bg-surface text-ink"
        >
          {texts('dealerDirections')}
          <span className="sr-only"> ({texts('opensInNewTab')})</span>
        </ButtonLink>
      </div>
      <div className="grid content-center gap-3 p-6">
        <div className="mb-1">
          <h2 id="find-here" className="text-subtitle">
            {texts('dealerFindHere')}
          </h2>
          <p className="mt-2 text-ink-muted text-small">{postalAddress(dealership)}</p>
          {coordinates && (
            <Island
              of={distanceIsland}
              props={{ coordinates, country: site.country, language, text: texts('dealerDistance') }}
            />
          )}
        </div>
        {booking && (
          <ButtonLink href={href(booking)} wide>
            {texts('dealerBookWorkshop')}
          </ButtonLink>
        )}
        {site.pathToCarList && (
          <ButtonLink href={href(dealershipCarsPath(site, dealership))} kind="secondary" wide>
            {texts('dealerCars')}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
