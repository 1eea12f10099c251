import type { Texts } from '../../../../shared/sites/texts.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import type { Booking } from '../../booking.ts';
import { formatAppointment } from '../../notifications/appointment-time.ts';
import type { VisitKind } from '../../visit-kind.ts';

type Props = { booking: Booking; visit: VisitKind; path: string; texts: Texts };

/** One question before the time is given away. */
export function CancelPage({ booking, visit, path, texts }: Props) {
  return (
    <>
      <h1 className="max-w-text">
        {texts('bookingManageCancelAsk', { when: formatAppointment(booking, visit, texts) })}
      </h1>
      <p className="mt-6 max-w-text text-ink-muted text-lead">{texts('bookingManageCancelText')}</p>
      <form method="post" action={`${path}/cancel`} className="mt-10 flex flex-wrap gap-3">
        <Button type="submit">{texts('bookingManageCancelConfirm')}</Button>
        <ButtonLink href={path} kind="secondary">
          {texts('bookingManageKeep')}
        </ButtonLink>
      </form>
    </>
  );
}
