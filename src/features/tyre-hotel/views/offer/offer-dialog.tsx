import * as X from 'lucide-react/icons/x';
import type { DeclaredFormProps } from '../../../../shared/forms/declared-form-props.ts';
import { DeclaredForm } from '../../../../shared/forms/views/declared-form.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { tyreDimension } from '../../flow/tread.ts';
import type { Tire, TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

type Props = {
  flow: TyreHotelFlow;
  offer: DeclaredFormProps;
  vehicle: TyreVehicle;
  worn: readonly Tire[];
  onClose: () => void;
};

/** The form for an offer, filled in as far as the tyre hotel knows. */
export function OfferDialog({ flow, offer, vehicle, worn, onClose }: Props) {
  const { texts } = flow;
  const dimension = [...new Set(worn.map(({ wheel }) => tyreDimension(wheel)))].join(', ');
  const known = {
    siteName: [vehicle.location.locationName],
    regno: [vehicle.regNo],
    description: [texts('tyreOfferPrefill', { count: worn.length, dimension })],
  };
  return (
    <Dialog
      className="tyre-disclaimer m-auto h-fit max-h-[calc(100dvh-2rem)] rounded-panel opacity-100 [transition:opacity_var(--slow)_var(--ease)] starting:opacity-0 tyre-offer w-[min(100%-1rem,46rem)]"
      aria-labelledby="tyre-offer"
      onClose={onClose}
    >
      <div className="grid gap-5 p-[clamp(1.5rem,5vw,2.5rem)]">
        <div className="flex items-start justify-between gap-4">
          <h2 id="tyre-offer">{texts('tyreOffer')}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={texts('tyreOfferClose')}
            onClick={onClose}
          >
            <IconShape of={X} />
          </button>
        </div>
        <DeclaredForm {...offer} rejected={{ values: known, errors: {}, message: undefined }} />
      </div>
    </Dialog>
  );
}
