import * as TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { formatDepth, LEGAL_TREAD_MM, positionOf, seasonOf, treadLevel } from '../../flow/tread.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import { OfferRequest } from '../offer/offer-request.tsx';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { positionTexts } from './position-texts.ts';

/** Tyres to be replaced (TH-28): which, how worn, what the law says, and the way to new ones. */
export function TreadWarning({ flow, vehicle }: { flow: TyreHotelFlow; vehicle: TyreVehicle }) {
  const { texts, props } = flow;
  const worn = vehicle.tires.filter((tire) => treadLevel(tire) === 'replace');
  const [first] = worn;
  if (!first) return null;
  const season = seasonOf(first.wheel);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 rounded-card border border-accent bg-(--warning-tint) px-[clamp(1.25rem,2.4vw,1.75rem)] py-5 max-sm:items-start [&_p]:max-w-168 [&>:last-child]:col-2 [&>:last-child]:justify-self-start min-[75rem]:[&>:last-child]:col-[auto] min-[75rem]:[.tyre-vehicle>&]:col-span-full min-[75rem]:[.tyre-vehicle>&]:row-2 min-[75rem]:[.tyre-vehicle>&]:grid-cols-[auto_minmax(0,1fr)_auto]">
      <IconShape of={TriangleAlert} className="size-7 text-(--warning-ink)" />
      <div>
        <p>
          <b>{texts('tyreWarning', { count: worn.length })}</b>{' '}
          {worn
            .map((tire) => {
              const position = positionOf(tire);
              const name = texts(position ? positionTexts[position] : 'tyreSpare');
              return `${name} ${formatDepth(tire.wheel.threadDepth, props.language)} mm`;
            })
            .join(', ')}
          .{' '}
          {texts(season === 'winter' ? 'tyreWarningWinter' : 'tyreWarningSummer', {
            limit: formatNumber(LEGAL_TREAD_MM[season], props.language),
          })}
        </p>
      </div>
      <OfferRequest flow={flow} vehicle={vehicle} worn={worn} />
    </div>
  );
}
