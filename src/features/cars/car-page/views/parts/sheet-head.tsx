import type { PageContext } from '../../../../../shared/sites/page-context.ts';
import { absoluteUrl } from '../../../../../shared/sites/site.ts';
import { QrCode } from '../../../../../shared/ui/qr-code.tsx';
import { postalAddress } from '../../../../dealers/dealership-links.ts';
import type { Car } from '../../../record/car.ts';
import type { CarLocation } from '../../car-location.ts';

interface Props {
  car: Car;
  place: CarLocation | undefined;
  page: PageContext;
}

/** On paper alone: where the car is, and the way back to its page. The logo is that of the header. */
export function SheetHead({ car, place, page: { site, language, texts } }: Props) {
  // Without its slug the address is short and the code coarse; the page redirects (DET-02).
  const address = absoluteUrl(site, language, `${site.carDetailPath}/${car.id}`);
  const { dealership, department } = place ?? {};
  return (
    <div
      className="sheet-head hidden print:mb-2 print:flex print:justify-between print:gap-8 print:text-[9pt]"
      aria-hidden="true"
    >
      <div>
        {dealership && (
          <>
            <b>{dealership.name}</b>
            <p>{postalAddress(dealership)}</p>
            <p>{department?.phone ?? dealership.phone}</p>
          </>
        )}
        <p>{address.replace(/^https?:\/\//, '')}</p>
      </div>
      <QrCode
        text={address}
        label={texts('detailQrCode')}
        className="sheet-head__code print:my-[-0.35cm] print:size-[2.6cm] print:flex-none"
      />
    </div>
  );
}
