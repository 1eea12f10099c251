import * as Check from 'lucide-react/icons/check';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { Vehicle } from '../../vehicle.ts';
import { NumberPlate } from '../number-plate.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';

type Props = { flow: BookingFlow; car: Vehicle };

/** The plate card and what the register knows of the car (SB-97). */
export function SummaryCar({ flow: { props, state, texts }, car }: Props) {
  const { carPicture } = props;
  const region = state.region || state.location?.name;
  return (
    <>
      <div className={cx('plate-card', !carPicture && 'plate-card--plain')}>
        {carPicture && <img {...carPicture} alt="" decoding="async" />}
        <NumberPlate registrationNumber={car.registrationNumber} label={texts('bookingPlate')} />
      </div>
      <div className="booking-summary__car">
        <h3>{`${car.brand} ${car.model}`}</h3>
        <dl className="booking-summary__facts">
          <div>
            <dt>{texts('bookingBuildYear')}</dt>
            <dd>{car.buildYear}</dd>
          </div>
          <div>
            <dt>{texts('bookingRegion')}</dt>
            <dd>{region}</dd>
          </div>
          <div>
            <dt>{texts('bookingAgreement')}</dt>
            {car.hasServiceAgreement ? (
              <dd className="booking-summary__yes">
                <IconShape of={Check} size="small" />
                {texts('bookingYes')}
              </dd>
            ) : (
              <dd>{texts('bookingNo')}</dd>
            )}
          </div>
        </dl>
        <details className="booking-summary__more">
          <summary>
            {texts('bookingMoreInfo')}
            <IconShape of={ChevronDown} size="small" className="booking__chevron" />
          </summary>
          <p>{texts(car.hasServiceAgreement ? 'bookingAgreementInfo' : 'bookingNoAgreementInfo')}</p>
        </details>
      </div>
    </>
  );
}
