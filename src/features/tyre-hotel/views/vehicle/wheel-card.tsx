import * as CircleCheck from 'lucide-react/icons/circle-check';
import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { formatDepth, positionOf, treadLevel, tyreDimension } from '../../flow/tread.ts';
import type { TyreTextKey } from '../../flow/tyre-hotel-props.ts';
import type { Tire } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { positionTexts } from './position-texts.ts';
import { TreadGauge } from './tread-gauge.tsx';

type Props = { flow: TyreHotelFlow; tire: Tire; className: string };

const icons = { good: CircleCheck, watch: CircleAlert, replace: TriangleAlert } as const;
const levelTexts = { good: 'tyreGood', watch: 'tyreWatch', replace: 'tyreReplace' } as const;

/** One wheel: how deep its tread is, what that means, and what it is. */
export function WheelCard({ flow, tire, className }: Props) {
  const { texts, props } = flow;
  const { wheel } = tire;
  const level = treadLevel(tire);
  const position = positionOf(tire);
  return (
    <article
      className={cx(
        'tyre-wheel min-w-0 [&>h3]:text-[1rem] [&>h3]:text-on-brand-soft',
        className,
        level !== 'good' && `tyre-wheel--${level}`,
      )}
    >
      <h3>{texts(position ? positionTexts[position] : 'tyreSpare')}</h3>
      <p className="mt-0.5 mb-3 text-[1.0625rem]">
        <b className="text-[2rem] leading-[1.2] font-normal tracking-(--track-2)">
          {formatDepth(wheel.threadDepth, props.language)}
        </b>{' '}
        mm
      </p>
      <TreadGauge flow={flow} wheel={wheel} />
      <p className="tyre-wheel__status mt-3 flex w-fit items-center gap-1.5 text-[0.9375rem] leading-[1.35] font-medium [.tyre-wheel--replace>&]:rounded-pill [.tyre-wheel--replace>&]:bg-accent [.tyre-wheel--replace>&]:py-0.5 [.tyre-wheel--replace>&]:pr-3 [.tyre-wheel--replace>&]:pl-2 [.tyre-wheel--replace>&]:text-on-accent">
        <IconShape of={icons[level]} size="small" />
        {statusText(flow, wheel, levelTexts[level])}
      </p>
      <p className="mt-2 text-size-small text-on-brand-soft">
        {tyreDimension(wheel)}
        <span className="block">{[wheel.name, wheel.threadPattern].filter(Boolean).join(', ')}</span>
      </p>
    </article>
  );
}

/** The tyre system's own words are Swedish; elsewhere the state of the tread has its text. */
function statusText({ props, texts }: TyreHotelFlow, wheel: Tire['wheel'], fallback: TyreTextKey): string {
  return (props.language === 'sv' && wheel.threadStatusMessage) || texts(fallback);
}
