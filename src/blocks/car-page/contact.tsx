import type { Car } from '../../catalogue/car.ts';
import { todayText } from '../../dealers/today-text.ts';
import { ContactRows } from '../../dealers/views/contact-rows.tsx';
import { Person } from '../../dealers/views/person.tsx';
import { dealerPath, mapsLink, postalAddress } from '../../dealers/ways-to-reach.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { PageContext } from '../block.ts';
import type { Place } from './shown-car.ts';

interface Props {
  car: Car;
  place: Place;
  page: PageContext;
}

/** Where the car stands and who knows it. */
export function Contact({ car, place, page: { texts, href, site } }: Props) {
  const { dealership, department, picture, today } = place;
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="scroll-mt-[250px] border-line border-y bg-stage-light py-section lg:scroll-mt-28"
    >
      <Container className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="contact-title">{texts('carContact')}</h2>
          <p className="mt-6 text-lead">
            {dealership.site_official_name}
            <span className="block text-body text-ink-muted">{postalAddress(dealership)}</span>
          </p>
          <ContactRows
            phone={department?.phone ?? dealership.site_phone}
            email={department?.email ?? dealership.site_email}
            today={today && todayText(today, texts)}
            className="mt-6 max-w-text"
          />
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              href={mapsLink(dealership)}
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
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 40vw, 100vw"
              className="aspect-2/1 w-full object-cover"
            />
          )}
          {car.car_sellers.length > 0 && (
            <ul className="divide-y divide-line px-6 py-3">
              {car.car_sellers.map(({ name, phone, email }) => (
                <Person key={name} name={name} about={phone} phone={phone} email={email} texts={texts} />
              ))}
            </ul>
          )}
        </div>
      </Container>
    </section>
  );
}
