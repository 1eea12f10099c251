import type { CSSProperties } from 'react';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { formatDepth, GAUGE_MM, LEGAL_TREAD_MM, seasonOf } from '../../flow/tread.ts';
import type { Tire } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

/** Nine blocks of a millimetre, filled as deep as the tread is; a line marks the legal limit. */
export function TreadGauge({ flow, wheel }: { flow: TyreHotelFlow; wheel: Tire['wheel'] }) {
  const { texts, props } = flow;
  const season = seasonOf(wheel);
  const limit = LEGAL_TREAD_MM[season];
  const label = texts(season === 'winter' ? 'tyreGaugeWinter' : 'tyreGaugeSummer', {
    depth: formatDepth(wheel.threadDepth, props.language),
    max: GAUGE_MM,
    limit: formatNumber(limit, props.language),
  });
  const style = {
    '--tread-mm': Math.min(Math.max(wheel.threadDepth, 0), GAUGE_MM),
    '--limit-mm': limit,
    '--gauge-mm': GAUGE_MM,
  } as CSSProperties;
  return (
    <div
      className="tread-gauge relative h-3.5 rounded-sm after:absolute after:w-[2px]"
      role="img"
      aria-label={label}
      style={style}
    >
      <i className="absolute inset-0 rounded-[0.25rem_0_0_0.25rem]" />
    </div>
  );
}
