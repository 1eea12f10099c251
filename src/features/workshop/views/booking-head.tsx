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
    <header className="booking__head">
      <h1>{bookingHeading(texts, brand, hasBrand)}</h1>
      <div className="booking__makes">
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
    <nav className="booking__brand-links" aria-label={texts('bookingBrandLinks')}>
      <span aria-hidden="true">{texts('bookingBrandLinks')}</span>
      <ul>
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
    <details className="booking__authorised">
      <summary>
        {texts('bookingAuthorisedBrands')}
        <IconShape of={ChevronDown} className="booking__chevron" />
      </summary>
      <p>{props.authorisedBrands.join(', ')}</p>
    </details>
  );
}
