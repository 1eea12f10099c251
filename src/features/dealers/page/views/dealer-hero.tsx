import type { ReactNode } from 'react';
import { destinationData } from '../../../../shared/maps/directions.ts';
import { parseCoordinates } from '../../../../shared/platform/coordinates.ts';
import { telephoneLink } from '../../../../shared/platform/telephone-link.ts';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { MailAddress } from '../../../../shared/ui/mail-address.tsx';
import { Picture } from '../../../../shared/ui/picture.tsx';
import { mapsLink, postalAddress } from '../../dealership-links.ts';
import type { DealerPageContent } from '../dealer-page-content.ts';
import { dealershipCarsPath } from '../dealership-cars-path.ts';

type Props = DealerPageContent & { carCount: number | undefined; page: PageContext };

/** The name on the picture, and the contact facts below it. */
export function DealerHero({ dealership, picture, opening, carCount, page }: Props) {
  return (
    <>
      <div className={hero}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 90rem) 1312px, 100vw"
            fit="cover"
            priority
            className="-z-20 absolute inset-0"
          />
        )}
        <div className="absolute inset-0 -z-10 bg-linear-[to_top,rgb(var(--scrim)/calc(.82*var(--shade))),rgb(var(--scrim)/calc(.5*var(--shade)))_22%,transparent_46%]" />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 p-[clamp(1.25rem,2.8vw,2.5rem)] max-md:px-gutter">
          <h1>{dealership.name}</h1>
          {opening && (
            <p className="flex items-center gap-2.5">
              <Dot isOpen={opening.isOpen} />
              {opening.text}
            </p>
          )}
        </div>
      </div>
      <ContactFacts dealership={dealership} carCount={carCount} page={page} />
    </>
  );
}

const hero =
  'words-over-picture on-dark relative isolate grid h-[24rem] items-end overflow-hidden bg-dark text-on-dark max-md:-mx-gutter md:h-[clamp(20rem,42.5vw,38rem)] md:rounded-picture';

/** Never colour alone: the text beside it says the same. */
function Dot({ isOpen }: { isOpen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx('size-2 rounded-full', isOpen ? 'bg-on-dark' : 'border border-on-dark')}
    />
  );
}

function ContactFacts({ dealership, carCount, page }: Pick<Props, 'dealership' | 'carCount' | 'page'>) {
  const { texts, site, href, language } = page;
  const { phone, email } = dealership;
  const hasCars = carCount !== undefined && carCount > 0 && site.pathToCarList !== '';
  return (
    <dl
      className={cx(
        'grid border-line border-b',
        hasCars ? 'md:grid-cols-[5fr_3fr_4fr_3fr]' : 'md:grid-cols-[5fr_3fr_4fr]',
      )}
    >
      <ContactFact label={texts('dealerAddress')}>
        <a
          data-script="own-map"
          {...destinationData(dealership, parseCoordinates(dealership.coordinates))}
          href={mapsLink(dealership)}
          target="_blank"
          rel="noopener"
          className={link}
        >
          {postalAddress(dealership)}
          <Icon name="arrow-up-right" size="small" className="ml-2 inline" label={texts('opensInNewTab')} />
        </a>
      </ContactFact>
      {phone && (
        <ContactFact label={texts('dealerPhone')}>
          <a href={telephoneLink(phone)} className={link}>
            {phone}
          </a>
        </ContactFact>
      )}
      {email && (
        <ContactFact label={texts('dealerEmail')}>
          <a href={`mailto:${email}`} className={link}>
            <MailAddress address={email} />
          </a>
        </ContactFact>
      )}
      {hasCars && (
        <ContactFact label={texts('dealerCarsHere')}>
          <a href={href(dealershipCarsPath(site, dealership))} className={link}>
            {texts('dealerCarCount', { count: carCount, amount: formatNumber(carCount, language) })}
          </a>
        </ContactFact>
      )}
    </dl>
  );
}

const link =
  'inline-block min-h-7 break-words decoration-1 decoration-line-strong underline underline-offset-4 hover:decoration-current';

function ContactFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line py-3 max-md:not-first:border-t md:py-6 md:pr-6 md:not-first:border-l md:not-first:pl-6">
      <dt className="text-ink-muted text-small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
