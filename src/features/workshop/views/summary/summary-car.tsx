import * as Check from 'lucide-react/icons/check';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { Vehicle } from '../../vehicle.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

type Props = { flow: BookingFlow; car: Vehicle };

/** The plate card and what the register knows of the car (SB-97). */
export function SummaryCar({ flow: { props, state, texts }, car }: Props) {
  const { carPicture } = props;
  const region = state.region || state.location?.name;
  return (
    <>
      <div
        className={cx(
          'plate-card relative grid justify-items-center aside:pt-19 [&>img]:aspect-[640/240] [&>img]:h-auto [&>img]:w-[92%] [&>img]:object-cover [&>img]:object-[50%_62%]',
          !carPicture && 'plate-card--plain pt-14',
        )}
      >
        {carPicture && <img {...carPicture} alt="" decoding="async" />}
        <NumberPlate
          country={props.country}
          registrationNumber={car.registrationNumber}
          label={texts('bookingPlate')}
        />
      </div>
      <div className="px-7 pt-6 pb-4">
        <h3>{`${car.brand} ${car.model}`}</h3>
        <dl className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-2 [&_dd]:font-medium">
          <div>
            <dt className="text-size-micro text-ink-muted">{texts('bookingBuildYear')}</dt>
            <dd>{car.buildYear}</dd>
          </div>
          <div>
            <dt className="text-size-micro text-ink-muted">{texts('bookingRegion')}</dt>
            <dd>{region}</dd>
          </div>
          <div>
            <dt className="text-size-micro text-ink-muted">{texts('bookingAgreement')}</dt>
            {car.hasServiceAgreement ? (
              <dd className="flex items-center gap-1 text-brand-ink">
                <IconShape of={Check} size="small" />
                {texts('bookingYes')}
              </dd>
            ) : (
              <dd>{texts('bookingNo')}</dd>
            )}
          </div>
        </dl>
        <details className="mt-3 text-size-small">
          <summary className="inline-flex min-h-7 items-center gap-1.5 font-medium hot:text-brand-ink">
            {texts('bookingMoreInfo')}
            <IconShape
              of={ChevronDown}
              size="small"
              className="flex-none [transition:rotate_var(--slow)_var(--ease)] [details[open]>summary>&]:rotate-180"
            />
          </summary>
          <p className="pt-1.5 text-ink-muted">
            {texts(car.hasServiceAgreement ? 'bookingAgreementInfo' : 'bookingNoAgreementInfo')}
          </p>
        </details>
      </div>
    </>
  );
}
