import * as FileCheck from 'lucide-react/icons/file-check';
import * as Mail from 'lucide-react/icons/mail';
import * as MapPin from 'lucide-react/icons/map-pin';
import * as Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { telephoneLink } from '../../../dealers/dealership-links.ts';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { NumberPlate } from '../../../workshop/views/number-plate.tsx';
import { seasonOf } from '../../flow/tread.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

/** Which car it is, and where its wheels are (TH-27). */
export function VehicleFacts({ flow, vehicle }: { flow: TyreHotelFlow; vehicle: TyreVehicle }) {
  const { props, texts } = flow;
  const { regNo, location, packageLevel, tires } = vehicle;
  const [tire] = tires;
  const isKing = props.kingPlate !== '' && props.kingPlate === regNo;
  return (
    <>
      <NumberPlate registrationNumber={regNo} label={texts('tyrePlate')} />
      <div className="tyre-vehicle__name">
        <h2>{vehicle.name || `${vehicle.brand} ${vehicle.model}`}</h2>
        {tire && <p>{texts(seasonOf(tire.wheel) === 'winter' ? 'tyreStoredWinter' : 'tyreStoredSummer')}</p>}
        {isKing && <p className="tyre-vehicle__king">{texts('tyreKing')}</p>}
      </div>
      {props.carPicture && (
        <img className="tyre-vehicle__car" src={props.carPicture.src} alt="" {...sizeOf(props.carPicture)} />
      )}
      <dl className="tyre-facts">
        <Fact icon={<IconShape of={FileCheck} />} label={texts('tyreAgreement')}>
          {packageLevel}
        </Fact>
        <Fact icon={<IconShape of={MapPin} />} label={texts('tyreStoredAt')}>
          {location.locationName}
        </Fact>
        <Fact icon={<IconShape of={Phone} />} label={texts('tyrePhone')}>
          {location.phone && <a href={telephoneLink(location.phone)}>{location.phone}</a>}
        </Fact>
        <Fact icon={<IconShape of={Mail} />} label={texts('tyreEmail')}>
          {location.email && <a href={`mailto:${location.email}`}>{location.email}</a>}
        </Fact>
      </dl>
    </>
  );
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
