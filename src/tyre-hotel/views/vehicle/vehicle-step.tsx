import * as ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../../../ui/button.tsx';
import { IconShape } from '../../../ui/icon-shape.tsx';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { TreadWarning } from './tread-warning.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { WheelsDrawing } from './wheels-drawing.tsx';

type Props = { flow: TyreHotelFlow; vehicles: readonly TyreVehicle[] };

/** 'Ditt fordon': the wheels we keep (TH-26). All vehicles are shown, the first is booked (TH-32). */
export function VehicleStep({ flow, vehicles }: Props) {
  const { texts, dispatch, logOut } = flow;
  const [vehicle, ...others] = vehicles;
  if (!vehicle) return null;
  return (
    <>
      <section className="tyre-vehicle" aria-labelledby="tyre-vehicle">
        <div className="tyre-vehicle__intro">
          <h1 id="tyre-vehicle" data-step-heading tabIndex={-1}>
            {texts('tyreVehicleHeading')}
          </h1>
          <VehicleFacts flow={flow} vehicle={vehicle} />
          <div className="tyre-vehicle__actions">
            <Button
              size="large"
              iconAfter={<IconShape of={ArrowRight} />}
              onClick={() => dispatch({ type: 'booking opened' })}
            >
              {texts('tyreBook')}
            </Button>
            <button type="button" className="text-link" onClick={() => logOut()}>
              {texts('tyreOtherCar')}
            </button>
          </div>
        </div>
        <TreadWarning flow={flow} vehicle={vehicle} />
        <WheelsDrawing flow={flow} vehicle={vehicle} />
      </section>
      {others.length > 0 && <OtherVehicles flow={flow} vehicles={others} />}
    </>
  );
}

function OtherVehicles({ flow, vehicles }: Props) {
  const { texts } = flow;
  return (
    <section className="tyre-others" aria-labelledby="tyre-others">
      <h2 id="tyre-others">{texts('tyreOtherVehicles')}</h2>
      {vehicles.map((vehicle) => (
        <article key={vehicle.regNo} className="tyre-vehicle tyre-vehicle--other">
          <div className="tyre-vehicle__intro">
            <VehicleFacts flow={flow} vehicle={vehicle} />
            <p className="tyre-vehicle__note">{texts('tyreBookOther', { plate: vehicle.regNo })}</p>
          </div>
          <TreadWarning flow={flow} vehicle={vehicle} />
          <WheelsDrawing flow={flow} vehicle={vehicle} />
        </article>
      ))}
    </section>
  );
}
