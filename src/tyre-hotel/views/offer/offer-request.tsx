import * as Mail from 'lucide-react/icons/mail';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { tyreDimension } from '../../flow/tread.ts';
import type { Tire, TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

type Props = { flow: TyreHotelFlow; vehicle: TyreVehicle; worn: readonly Tire[] };

export function OfferRequest({ flow, vehicle, worn }: Props) {
  const { texts, props } = flow;
  const dimensions = [...new Set(worn.map(({ wheel }) => tyreDimension(wheel)))].join(', ');
  const to = vehicle.location.email || props.contactEmail;
  const subject = texts('tyreOfferSubject', { plate: vehicle.regNo });
  const body = `${texts('tyreOfferBody', { plate: vehicle.regNo, car: vehicle.name })} ${worn.length} x ${dimensions}`;
  return (
    <ButtonLink
      kind="secondary"
      icon={<IconShape of={Mail} />}
      href={`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
    >
      {texts('tyreOffer')}
    </ButtonLink>
  );
}
