import type { PageContext } from '../../../sites/page-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Dealership } from '../../dealership.ts';
import { mapsLink, postalAddress } from '../../dealership-links.ts';
import { dealershipCarsPath } from '../dealership-cars-path.ts';

interface Props {
  dealership: Dealership;
  page: PageContext;
}

/** Directions and the dealership's cars, beside the departments. */
export function DirectionsCard({ dealership, page: { texts, href, site } }: Props) {
  return (
    <aside
      aria-labelledby="find-here"
      className="grid gap-3 rounded-card border border-line bg-surface p-6 md:max-xl:grid-cols-2 md:max-xl:items-center xl:sticky xl:top-[calc(var(--header)+1.5rem)] xl:col-start-2"
    >
      <div className="md:max-xl:col-span-2 mb-1">
        <h2 id="find-here" className="text-subtitle">
          {texts('dealerFindHere')}
        </h2>
        <p className="mt-2 text-ink-muted text-small">{postalAddress(dealership)}</p>
      </div>
      <ButtonLink
        href={mapsLink(dealership)}
        target="_blank"
        rel="noopener"
        wide
        icon={<Icon name="navigation" />}
      >
        {texts('dealerDirections')}
        <span className="sr-only"> ({texts('opensInNewTab')})</span>
      </ButtonLink>
      {site.pathToCarList && (
        <ButtonLink href={href(dealershipCarsPath(site, dealership))} kind="secondary" wide>
          {texts('dealerCars')}
        </ButtonLink>
      )}
    </aside>
  );
}
