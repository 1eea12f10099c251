import * as ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useState } from 'react';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { errorCode, fetchHasBrand } from '../flow/booking-api.ts';
import type { BookingFlow } from './use-booking-flow.ts';

/** Says what the page is for, and once the car is known, whether a workshop is authorised for it (SB-08 to SB-12). */
export function BookingHead({ flow }: { flow: BookingFlow }) {
  const { state, texts } = flow;
  const brand = state.car?.brand;
  const hasBrand = useHasBrand(brand);
  return (
    <header className="grid gap-x-8 gap-y-4 pt-[clamp(2rem,4.4vw,4rem)] pb-[clamp(1.5rem,3.3vw,3rem)] aside:col-span-full aside:grid-cols-[minmax(0,1fr)_auto] aside:items-end">
      <h1 className="max-w-[15em]">{bookingHeading(texts, brand, hasBrand)}</h1>
      <div className="relative flex flex-wrap items-center gap-x-8 gap-y-2 aside:grid aside:max-w-128 aside:justify-items-end">
        {/* The text for a make that is booked elsewhere refers to these links (SB-30). */}
        {state.displayState === 1 && <BrandLinks flow={flow} />}
        <AuthorisedBrands flow={flow} />
      </div>
    </header>
  );
}

export function bookingHeading(
  texts: BookingFlow['texts'],
  brand: string | undefined,
  hasBrand: boolean | undefined,
): string {
  if (brand === undefined || hasBrand === undefined) return texts('bookingHeading');
  return hasBrand ? texts('bookingHasBrand', { brand }) : texts('bookingHasNoBrand');
}

/** Undefined as long as it is not known; a failure leaves the heading as it was. */
function useHasBrand(brand: string | undefined): boolean | undefined {
  const [known, setKnown] = useState<{ brand: string; hasBrand: boolean }>();
  useEffect(() => {
    if (brand === undefined) return;
    const abort = new AbortController();
    fetchHasBrand(brand, abort.signal)
      .then((hasBrand) => setKnown({ brand, hasBrand }))
      .catch((reason: unknown) => {
        if (!abort.signal.aborted)
          reportClientError('BOOKING_BRAND_FAILED', 'booking-head', errorCode(reason));
      });
    return () => abort.abort();
  }, [brand]);
  return known?.brand === brand ? known?.hasBrand : undefined;
}

function BrandLinks({ flow: { props, texts } }: { flow: BookingFlow }) {
  if (props.brandLinks.length === 0) return null;
  return (
    <nav className="flex flex-wrap items-center gap-x-5 gap-y-1" aria-label={texts('bookingBrandLinks')}>
      <span className="text-size-small text-ink-muted" aria-hidden="true">
        {texts('bookingBrandLinks')}
      </span>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {props.brandLinks.map(({ label, href, external }) => (
          <li key={href}>
            <TextLink
              href={href}
              {...(external && { target: '_blank', rel: 'noopener' })}
              iconAfter={external && <IconShape of={ArrowUpRight} size="small" />}
            >
              {label}
              {external && <span className="sr-only"> {texts('bookingNewTab')}</span>}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AuthorisedBrands({ flow: { props, texts } }: { flow: BookingFlow }) {
  if (props.authorisedBrands.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-8 items-center gap-2 font-medium hot:text-brand-ink">
        {texts('bookingAuthorisedBrands')}
        <IconShape
          of={ChevronDown}
          className="flex-none [transition:rotate_var(--slow)_var(--ease)] [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <p className="absolute top-full right-auto bottom-auto left-0 z-5 mt-2 w-[min(20rem,100%)] rounded-card border border-line bg-surface px-6 py-5 shadow-float aside:top-full aside:right-0 aside:bottom-auto aside:left-auto aside:w-80">
        {props.authorisedBrands.join(', ')}
      </p>
    </details>
  );
}
