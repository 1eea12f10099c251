import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import type { Booking } from '../../../booking/booking.ts';
import { addDays, formatTime } from '../../../booking/calendar/local-date.ts';
import { formatDay } from '../format-day.ts';
import type { RatedBayTimes } from '../needed-skills.ts';
import { bookingPath } from '../staff-links.ts';
import { bayName } from './day-grid-view.tsx';

type Props = { booking: Booking; moveDate: string; free: readonly RatedBayTimes[] };

/** Free times of a day by bay, as radio buttons; other days are links, so that it works without script. */
export function MoveForm({ booking, moveDate, free }: Props) {
  const path = bookingPath(booking.id);
  const onDay = (date: string) => `${path}?date=${date}#move`;
  return (
    <section
      className="rounded-card border border-line-strong bg-raised p-[clamp(1rem,2vw,1.75rem)]"
      id="move"
      aria-labelledby="move-heading"
    >
      <h2 id="move-heading" className="mb-3 text-[1.375rem] font-semibold">
        {`Move to ${formatDay(moveDate)}`}
      </h2>
      <div className="mb-5 flex flex-wrap items-center gap-2 [&>.button]:min-w-12 [&>.button]:px-3">
        <ButtonLink kind="secondary" href={onDay(addDays(moveDate, -1))} aria-label="Previous day">
          <Icon name="chevron-left" />
        </ButtonLink>
        <ButtonLink kind="secondary" href={onDay(addDays(moveDate, 1))} aria-label="Next day">
          <Icon name="chevron-right" />
        </ButtonLink>
        <form method="get" action={`${path}#move`} className="flex flex-wrap items-center gap-2">
          <TextField label="Another day" hideLabel type="date" name="date" defaultValue={moveDate} required />
          <Button type="submit" kind="secondary">
            Show
          </Button>
        </form>
      </div>
      {free.length === 0 ? (
        <p className="text-ink-muted">Nothing is free on this day that is long enough.</p>
      ) : (
        <form method="post" action={`${path}/move`}>
          <input type="hidden" name="sequence" value={booking.sequence} />
          <input type="hidden" name="date" value={moveDate} />
          {free.map(({ bay, starts, lacks }) => (
            <fieldset
              key={bay.id}
              className="mb-5 flex flex-wrap gap-2 [&>legend>small]:ml-2 [&>legend>small]:text-size-small [&>legend>small]:font-normal [&>legend>small]:text-ink-muted"
            >
              <legend className="mb-2 text-[1.125rem] font-semibold">
                {bayName(bay.name)}
                {lacks.length > 0 && <small>{`not set up for ${lacks.join(', ')}`}</small>}
              </legend>
              {starts.map((startsAt) => (
                <label
                  key={startsAt}
                  className="relative [&>input:checked+span]:border-ink [&>input:checked+span]:bg-ink [&>input:checked+span]:text-on-ink [&>input:focus-visible+span]:[outline:2px_solid_var(--focus)] [&>input:focus-visible+span]:outline-offset-2"
                >
                  <input
                    className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                    type="radio"
                    name="time"
                    value={`${formatTime(startsAt)} ${bay.id}`}
                    required
                  />
                  <span className="grid min-h-12 min-w-20 place-items-center rounded-lg border border-line-field px-3 text-[1.125rem] font-medium tabular-nums">
                    {booking.appointment.isFullDay ? 'All day' : formatTime(startsAt)}
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
          <Button type="submit" kind="primary" size="large">
            Move and tell the customer
          </Button>
        </form>
      )}
    </section>
  );
}
