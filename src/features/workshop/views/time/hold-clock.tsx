import * as Clock from 'lucide-react/icons/clock';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';
import type { HoldView } from './use-hold.ts';

/** How long the time is still held. Quiet: it is only announced when it has run out. */
export function HoldClock({ flow: { texts }, hold }: { flow: BookingFlow; hold: HoldView }) {
  return (
    <div className="hold-clock min-h-9 pt-3 text-size-small text-ink-muted tabular-nums [&_.icon]:mt-0.75 [&_.icon]:flex-none">
      {hold.state === 'held' && (
        <p className="flex gap-2">
          <IconShape of={Clock} size="small" />
          {texts('bookingHoldMinutes', { minutes: hold.minutesLeft })}
        </p>
      )}
      <div role="status">
        {hold.state === 'expired' && (
          <p className="flex gap-2">
            <IconShape of={Clock} size="small" />
            <span>
              {texts('bookingHoldExpired')}{' '}
              <button
                type="button"
                className="min-h-6 font-medium text-ink underline underline-offset-[0.25em]"
                onClick={hold.holdAgain}
              >
                {texts('bookingHoldAgain')}
              </button>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
