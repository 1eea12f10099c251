import * as BellRing from 'lucide-react/icons/bell-ring';
import * as CalendarClock from 'lucide-react/icons/calendar-clock';
import * as Mail from 'lucide-react/icons/mail';
import { IconShape } from '../../../ui/icon-shape.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';

/** What the customer gets, and how they can still change it (SB-102). */
export function NextSteps({ flow: { texts } }: { flow: BookingFlow }) {
  return (
    <section className="next-steps" aria-labelledby="booking-next">
      <h2 id="booking-next" className="next-steps__title">
        {texts('bookingNextHeading')}
      </h2>
      <ul>
        <li>
          <IconShape of={Mail} />
          {texts('bookingNextMail')}
        </li>
        <li>
          <IconShape of={CalendarClock} />
          {texts('bookingNextChange')}
        </li>
        <li>
          <IconShape of={BellRing} />
          {texts('bookingNextVisit')}
        </li>
      </ul>
    </section>
  );
}
