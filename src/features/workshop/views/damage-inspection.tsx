import * as ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import * as ShieldCheck from 'lucide-react/icons/shield-check';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import type { BookingFlow } from './use-booking-flow.ts';

/** Damages are inspected by the insurance company first, on its own site (SB-40). */
export function DamageInspection({ flow: { props, texts } }: { flow: BookingFlow }) {
  const { text, linkText, href } = props.damageInspection;
  if (!href) return null;
  return (
    <a
      className="damage-inspection mt-2 grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-[var(--booking-row)] bg-stage p-5 [transition:background-color_var(--fast)] max-sm:grid-cols-[1.5rem_minmax(0,1fr)] hot:bg-stage-deep [&>.icon]:size-6 [&>span>b]:block"
      href={href}
      target="_blank"
      rel="noopener"
    >
      <IconShape of={ShieldCheck} />
      <span>
        <b>{texts('bookingDamageHeading')}</b>
        <span>{text}</span>
      </span>
      <span className="inline-flex items-center gap-1.5 font-medium max-sm:col-2">
        {linkText}
        <IconShape of={ArrowUpRight} size="small" />
        <span className="sr-only">{texts('bookingNewTab')}</span>
      </span>
    </a>
  );
}
