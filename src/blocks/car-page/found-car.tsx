import { carName } from '../../catalogue/car-name.ts';
import { countryRules } from '../../sites/country-rules.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Container } from '../../ui/section.tsx';
import type { PageContext } from '../block.ts';
import { Contact } from './contact.tsx';
import { CarData } from './data-sections.tsx';
import { Gallery } from './gallery.tsx';
import { Offer } from './offer.tsx';
import type { ShownCar } from './shown-car.ts';

/** A car that can be bought: pictures and data left, the offer right, where it stands below. */
export function FoundCar({ car, pictures, place, trail, page }: ShownCar & { page: PageContext }) {
  const { texts, href, site, language } = page;
  const notice = countryRules(site, language).showsNetworkShutdownNotice;
  return (
    <article>
      <Container>
        <div className="flex items-center justify-between gap-x-8 gap-y-4 py-6">
          <BackLink href={href(site.pathToCarList || '/')}>{texts('carBackToList')}</BackLink>
          <Breadcrumb
            label={texts('breadcrumb')}
            trail={trail}
            current={carName(car)}
            className="max-md:hidden"
          />
        </div>
        <div className={layout}>
          <Gallery car={car} pictures={pictures} texts={texts} />
          <Offer car={car} place={place} page={page} />
          <CarData car={car} page={page} notice={notice} />
        </div>
      </Container>
      {place && <Contact car={car} place={place} page={page} />}
    </article>
  );
}

/** One column on narrow screens, with the offer right under the pictures. */
const layout =
  'grid gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-0 xl:grid-cols-[minmax(0,1fr)_25.5rem] xl:gap-x-12';
