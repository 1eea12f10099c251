import * as ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import * as ShieldCheck from 'lucide-react/icons/shield-check';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import type { BookingFlow } from './use-booking-flow.ts';

/** Damages are inspected by the insurance company first, on its own site (SB-40). */
export function DamageInspection({ flow: { props, texts } }: { flow: BookingFlow }) {
  const { text, linkText, href } = props.damageInspection;
  if (!href) return null;
  return (
    <a className="damage-inspection" href={href} target="_blank" rel="noopener">
      <IconShape of={ShieldCheck} />
      <span>
        <b>{texts('bookingDamageHeading')}</b>
        <span>{text}</span>
      </span>
      <span className="damage-inspection__link">
        {linkText}
        <IconShape of={ArrowUpRight} size="small" />
        <span className="sr-only">{texts('bookingNewTab')}</span>
      </span>
    </a>
  );
}
