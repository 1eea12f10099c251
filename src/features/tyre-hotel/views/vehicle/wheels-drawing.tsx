import { formatNumber } from '../../../../shared/sites/formats.ts';
import {
  LEGAL_TREAD_MM,
  positionOf,
  seasonOf,
  type TreadLevel,
  type TyrePosition,
  treadLevel,
} from '../../flow/tread.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { CarFromAbove } from './car-from-above.tsx';
import { WheelCard } from './wheel-card.tsx';

const positions = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const;

/** The wheels at their places on the car, each with its tread against the legal limit (TH-26, TH-27). */
export function WheelsDrawing({ flow, vehicle }: { flow: TyreHotelFlow; vehicle: TyreVehicle }) {
  const { texts, props } = flow;
  const { regNo, tires } = vehicle;
  const at = (position: TyrePosition) => tires.find((tire) => positionOf(tire) === position);
  const placed = positions.flatMap((position) => at(position) ?? []);
  const spares = tires.filter((tire) => !placed.includes(tire));
  const levels = Object.fromEntries(
    positions.map((position) => {
      const tire = at(position);
      return [position, tire && treadLevel(tire)];
    }),
  ) as Record<TyrePosition, TreadLevel | undefined>;
  const seasons = [...new Set(tires.map(({ wheel }) => seasonOf(wheel)))];
  return (
    <section className="tyre-wheels on-dark" aria-label={`${texts('tyreWheels')}, ${regNo}`}>
      <CarFromAbove levels={levels} />
      {positions.map((position) => {
        const tire = at(position);
        return (
          tire && <WheelCard key={position} flow={flow} tire={tire} className={`tyre-wheel--${position}`} />
        );
      })}
      {spares.length > 0 && (
        <div className="tyre-wheels__spares">
          {spares.map((tire, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: wheels without a place have nothing else that tells them apart
            <WheelCard key={index} flow={flow} tire={tire} className="tyre-wheel--spare" />
          ))}
        </div>
      )}
      <p className="tyre-wheels__legend">
        {seasons.map((season) => (
          <span key={season}>
            {texts(season === 'winter' ? 'tyreLegendWinter' : 'tyreLegendSummer', {
              limit: formatNumber(LEGAL_TREAD_MM[season], props.language),
            })}
          </span>
        ))}
      </p>
    </section>
  );
}
