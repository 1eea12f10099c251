import * as FileCheck from 'lucide-react/icons/file-check';
import * as Mail from 'lucide-react/icons/mail';
import * as MapPin from 'lucide-react/icons/map-pin';
import * as Phone from 'lucide-react/icons/phone';
import * as Tag from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';
import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import { telephoneLink } from '../../../../shared/platform/telephone-link.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { seasonOf } from '../../flow/tread.ts';
import type { CarPicture, TyreHotelProps } from '../../flow/tyre-hotel-props.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { WheelChangePrice } from '../wheel-change-price.tsx';

/** Which car it is, and where its wheels are (TH-27). */
export function VehicleFacts({ flow, vehicle }: { flow: TyreHotelFlow; vehicle: TyreVehicle }) {
  const { props, texts } = flow;
  const { regNo, location, packageLevel, tires } = vehicle;
  const [tire] = tires;
  const picture = pictureOf(vehicle, props);
  const isKing = props.kingPlate !== '' && props.kingPlate === regNo;
  return (
    <>
      <NumberPlate country={flow.props.country} registrationNumber={regNo} label={texts('tyrePlate')} />
      <div className="mt-[clamp(1.25rem,2.2vw,2rem)]">
        <h2>
          {vehicle.name || `${vehicle.brand} ${vehicle.model}`}
          {vehicle.buildYear !== undefined && ` ${vehicle.buildYear}`}
        </h2>
        {tire && (
          <p className="mt-1.5 text-ink-muted">
            {texts(seasonOf(tire.wheel) === 'winter' ? 'tyreStoredWinter' : 'tyreStoredSummer')}
          </p>
        )}
        {isKing && (
          <p className="mt-3 w-fit rounded-pill bg-accent px-3.5 py-0.5 font-medium text-on-accent mt-1.5 text-ink-muted">
            {texts('tyreKing')}
          </p>
        )}
      </div>
      {picture && (
        <img
          className="mt-4 mb-2 aspect-[2.5] h-auto w-[min(100%,32rem)] object-cover object-[50%_66%] in-[.tyre-vehicle--other]:hidden"
          src={picture.src}
          alt=""
          {...sizeOf(picture)}
        />
      )}
      <dl className="mt-6 w-full border-t border-t-line [&_a]:underline [&_a]:decoration-transparent [&_a]:underline-offset-4 hot:[&_a]:decoration-current [&_dd]:font-medium [&_dd]:wrap-anywhere [&_dt]:flex [&_dt]:items-center [&_dt]:gap-2.5 [&_dt]:text-ink-muted [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-4 [&>div]:gap-y-0 [&>div]:border-b [&>div]:border-b-line [&>div]:py-3 max-sm:[&>div]:flex-col">
        <Fact icon={<IconShape of={FileCheck} />} label={texts('tyreAgreement')}>
          {packageLevel}
        </Fact>
        {vehicle.wheelChangePrice !== undefined && (
          <Fact icon={<IconShape of={Tag} />} label={texts('tyreWheelChange')}>
            <WheelChangePrice flow={flow} price={vehicle.wheelChangePrice} />
          </Fact>
        )}
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

/** The picture of the car's body; the site's own only where no agreement says which body it is. */
export function pictureOf(
  { body }: Pick<TyreVehicle, 'body'>,
  { bodyPictures, carPicture }: Pick<TyreHotelProps, 'bodyPictures' | 'carPicture'>,
): CarPicture | undefined {
  return body ? bodyPictures[body] : carPicture;
}

export function sizeOf({ width, height }: { width: number; height: number }) {
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
