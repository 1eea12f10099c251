import * as MapPinOff from 'lucide-react/icons/map-pin-off';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';

/** No workshop has a time for these services, or nobody could say which ones do (SB-69, SB-70). */
export function NoWorkshops({ flow }: { flow: BookingFlow }) {
  const { texts, props, dispatch } = flow;
  return (
    <div role="alert" className="no-workshops px-1">
      <StateMessage
        level={3}
        icon={<IconShape of={MapPinOff} />}
        title={texts('bookingNoWorkshops')}
        text={texts('bookingNoWorkshopsAdvice')}
        actions={
          <>
            <Button kind="secondary" onClick={() => dispatch({ type: 'step shown', step: 2 })}>
              {texts('bookingChangeServices')}
            </Button>
            {props.contactEmail && (
              <a
                className="font-medium wrap-anywhere underline underline-offset-[0.25em]"
                href={`mailto:${props.contactEmail}`}
              >
                {props.contactEmail}
              </a>
            )}
          </>
        }
      />
    </div>
  );
}
