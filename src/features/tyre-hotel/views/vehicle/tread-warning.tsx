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
    <div className="tyre-warning">
      <IconShape of={TriangleAlert} />
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
