import * as BellRing from 'lucide-react/icons/bell-ring';
import * as CalendarClock from 'lucide-react/icons/calendar-clock';
import * as Mail from 'lucide-react/icons/mail';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { serviceVisit } from '../../service-visit.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

type Props = {
  flow: BookingFlow;
  isChangeable: boolean;
  /** Who comes within a day is not reminded the day before. */
  isReminded: boolean;
};

/** What the customer gets, and how they can still change it (SB-102). */
export function NextSteps({ flow, isChangeable, isReminded }: Props) {
  const { texts, state } = flow;
  const { email } = state.bookingInfo;
  return (
    <section className="next-steps [&_.icon]:mt-0.5 [&_.icon]:text-brand-ink" aria-labelledby="booking-next">
      <h2 id="booking-next" className="text-(length:--h3) leading-[1.3]">
        {texts('bookingNextHeading')}
      </h2>
      <ul className="mt-3.5 grid gap-3.5">
        <li className="flex max-w-160 gap-3.5 text-ink-muted">
          <IconShape of={Mail} />
          <span>{email ? texts('bookingNextMailTo', { email }) : texts('bookingNextMail')}</span>
        </li>
        <li className="flex max-w-160 gap-3.5 text-ink-muted">
          <IconShape of={CalendarClock} />
          {texts(isChangeable ? 'bookingNextChange' : 'bookingNextNoChange', {
            hours: serviceVisit.changeUntilHours,
          })}
        </li>
        <li className="flex max-w-160 gap-3.5 text-ink-muted">
          <IconShape of={BellRing} />
          {texts(isReminded ? 'bookingNextVisit' : 'bookingNextBring')}
        </li>
      </ul>
    </section>
  );
}
