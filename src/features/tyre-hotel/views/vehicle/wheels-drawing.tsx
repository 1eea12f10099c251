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
    <section
      className="tyre-wheels relative mx-[calc(0.5rem-var(--gutter))] grid grid-cols-[1fr_1fr] gap-6 rounded-panel px-5 pt-7 pb-6 text-on-brand sm:mx-0 sm:grid-cols-[minmax(8.5rem,1fr)_minmax(0,21rem)_minmax(8.5rem,1fr)] sm:grid-rows-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:gap-x-2 sm:gap-y-0 sm:px-[clamp(1.25rem,2.7vw,2.5rem)] sm:py-6 on-dark"
      aria-label={`${texts('tyreWheels')}, ${regNo}`}
    >
      <CarFromAbove levels={levels} />
      {positions.map((position) => {
        const tire = at(position);
        return (
          tire && <WheelCard key={position} flow={flow} tire={tire} className={`tyre-wheel--${position}`} />
        );
      })}
      {spares.length > 0 && (
        <div className="col-span-full flex flex-wrap gap-6 border-t border-t-(--tyre-line) pt-6">
          {spares.map((tire, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: wheels without a place have nothing else that tells them apart
            <WheelCard key={index} flow={flow} tire={tire} className="tyre-wheel--spare" />
          ))}
        </div>
      )}
      <p className="col-span-full flex flex-wrap justify-center gap-x-8 gap-y-2 text-size-micro text-on-brand-soft">
        {seasons.map((season) => (
          <span className="border-l-2 border-l-accent pl-3 leading-[1.2]" key={season}>
            {texts(season === 'winter' ? 'tyreLegendWinter' : 'tyreLegendSummer', {
              limit: formatNumber(LEGAL_TREAD_MM[season], props.language),
            })}
          </span>
        ))}
      </p>
    </section>
  );
}
