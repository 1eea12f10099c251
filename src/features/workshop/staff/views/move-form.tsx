import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import type { Booking } from '../../booking.ts';
import { addDays, formatTime } from '../../calendar/local-date.ts';
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
    <section className="staff-move" id="move" aria-labelledby="move-heading">
      <h2 id="move-heading" className="staff-booking__heading">
        {`Move to ${formatDay(moveDate)}`}
      </h2>
      <div className="staff-move__days">
        <ButtonLink kind="secondary" href={onDay(addDays(moveDate, -1))} aria-label="Previous day">
          <Icon name="chevron-left" />
        </ButtonLink>
        <ButtonLink kind="secondary" href={onDay(addDays(moveDate, 1))} aria-label="Next day">
          <Icon name="chevron-right" />
        </ButtonLink>
        <form method="get" action={`${path}#move`} className="staff-move__date">
          <TextField label="Another day" hideLabel type="date" name="date" defaultValue={moveDate} required />
          <Button type="submit" kind="secondary">
            Show
          </Button>
        </form>
      </div>
      {free.length === 0 ? (
        <p className="staff-move__none">Nothing is free on this day that is long enough.</p>
      ) : (
        <form method="post" action={`${path}/move`}>
          <input type="hidden" name="sequence" value={booking.sequence} />
          <input type="hidden" name="date" value={moveDate} />
          {free.map(({ bay, starts, lacks }) => (
            <fieldset key={bay.id} className="staff-move__bay">
              <legend>
                {bayName(bay.name)}
                {lacks.length > 0 && <small>{`not set up for ${lacks.join(', ')}`}</small>}
              </legend>
              {starts.map((startsAt) => (
                <label key={startsAt} className="staff-move__time">
                  <input type="radio" name="time" value={`${formatTime(startsAt)} ${bay.id}`} required />
                  <span>{booking.appointment.isFullDay ? 'All day' : formatTime(startsAt)}</span>
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
