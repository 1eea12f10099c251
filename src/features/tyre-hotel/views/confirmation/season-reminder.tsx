import * as BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { FieldError } from '../../../../shared/ui/field.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { useRequest } from '../use-request.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { Done } from './done.tsx';

/** A mail when the season turns, for those who ask for it; the mail itself has the link that ends it. */
export function SeasonReminder({ flow, bookingId }: { flow: TyreHotelFlow; bookingId: string }) {
  const { texts, api } = flow;
  const [isDone, setIsDone] = useState(false);
  const request = useRequest<void>('tyre hotel reminder');
  return (
    <section
      className="tyre-reminder grid justify-items-start gap-4 rounded-panel border border-line bg-transparent p-[clamp(1.25rem,2.7vw,2rem)] [&>p]:text-ink-muted"
      aria-labelledby="tyre-reminder"
    >
      <IconShape of={BellRing} className="size-7 text-brand-ink" />
      <h2 id="tyre-reminder">{texts('tyreReminderHeading')}</h2>
      <p>{texts('tyreReminderText')}</p>
      {isDone && (
        <Done>
          <b>{texts('tyreReminderDone')}</b>
        </Done>
      )}
      <div role="alert">
        <FieldError error={request.error && texts('tyreReminderFailed')} />
      </div>
      {!isDone && (
        <Button
          kind="secondary"
          busy={request.isBusy}
          onClick={() =>
            request.send(
              () => api.remind(bookingId),
              () => setIsDone(true),
            )
          }
        >
          {texts('tyreReminder')}
        </Button>
      )}
    </section>
  );
}
