import * as ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import type { BookingFlow } from './use-booking-flow.ts';

type Props = Pick<ComponentProps<typeof Button>, 'busy' | 'onMouseDown'> & {
  flow: BookingFlow;
  isMissing: boolean;
  /** Of the text that says what is missing. */
  hintId: string;
};

/** To the next step, once nothing is missing. */
export function ContinueButton({ flow, isMissing, hintId, ...button }: Props) {
  return (
    <Button
      {...button}
      type="submit"
      size="large"
      disabled={isMissing}
      aria-describedby={isMissing ? hintId : undefined}
      iconAfter={<IconShape of={ArrowRight} />}
    >
      {flow.texts('bookingContinue')}
    </Button>
  );
}
