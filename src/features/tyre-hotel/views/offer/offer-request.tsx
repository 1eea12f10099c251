import * as Tag from 'lucide-react/icons/tag';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { Tire, TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

/** Most visitors need no new tyres: the form is fetched by those who ask for it. */
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

type Props = { flow: TyreHotelFlow; vehicle: TyreVehicle; worn: readonly Tire[] };

/** From worn tyres to a request for an offer, which becomes a lead of the workshop that has the wheels. */
export function OfferRequest({ flow, vehicle, worn }: Props) {
  const { texts, props } = flow;
  const [isOpen, setIsOpen] = useState(false);
  const { email } = vehicle.location;
  const icon = <IconShape of={Tag} />;
  if (!props.offer)
    return (
      <ButtonLink kind="secondary" icon={icon} href={`mailto:${email || props.contactEmail}`}>
        {texts('tyreOffer')}
      </ButtonLink>
    );
  return (
    <div>
      <Button kind="secondary" icon={icon} onClick={() => setIsOpen(true)}>
        {texts('tyreOffer')}
      </Button>
      {isOpen && (
        <Suspense>
          <OfferDialog
            flow={flow}
            offer={props.offer}
            vehicle={vehicle}
            worn={worn}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
