import * as Clock from 'lucide-react/icons/clock';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';
import type { HoldView } from './use-hold.ts';

/** How long the time is still held. Quiet: it is only announced when it has run out. */
export function HoldClock({ flow: { texts }, hold }: { flow: BookingFlow; hold: HoldView }) {
  return (
    <div className="hold-clock">
      {hold.state === 'held' && (
        <p>
          <IconShape of={Clock} size="small" />
          {texts('bookingHoldMinutes', { minutes: hold.minutesLeft })}
        </p>
      )}
      <div role="status">
        {hold.state === 'expired' && (
          <p>
            <IconShape of={Clock} size="small" />
            <span>
              {texts('bookingHoldExpired')}{' '}
              <button type="button" className="hold-clock__again" onClick={hold.holdAgain}>
                {texts('bookingHoldAgain')}
              </button>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
