import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { Button } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import type { BookingFlow } from './use-booking-flow.ts';

const EMAIL = '{email}';

/** The services could not be loaded; by mail the workshop can still be reached (SB-52). */
export function ServicesFailed({
  flow: { props, texts },
  onRetry,
}: {
  flow: BookingFlow;
  onRetry?: (() => void) | undefined;
}) {
  const [before, after] = texts('bookingMailInstead', { email: EMAIL }).split(EMAIL);
  const { contactEmail } = props;
  return (
    <div
      className="mb-6 flex w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-[var(--booking-row)] bg-danger-tint px-5 py-4 [&_a]:underline [&_a]:underline-offset-4 [&>.icon]:flex-none [&>div]:flex-[1_1_16rem]"
      role="alert"
    >
      <IconShape of={CircleAlert} className="text-danger" />
      <div>
        <p>{texts('bookingServicesFailed')}</p>
        {contactEmail && (
          <p>
            {before}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            {after}
          </p>
        )}
      </div>
      {onRetry && (
        <Button kind="secondary" size="small" onClick={onRetry}>
          {texts('bookingTryAgain')}
        </Button>
      )}
    </div>
  );
}
