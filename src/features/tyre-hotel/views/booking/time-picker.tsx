import * as Clock from 'lucide-react/icons/clock';
import { useEffect, useRef } from 'react';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { formatLongDay } from '../../../booking/flow/format-slot.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { TimesSkeleton } from './booking-skeletons.tsx';
import { LoadingFailed } from './no-days.tsx';
import type { Loaded } from './use-loaded.ts';

type Props = { flow: TyreHotelFlow; times: Loaded<readonly string[]>; onReload: () => void };

/** The times of the chosen day, in three columns (TH-41 to TH-45). */
export function TimePicker({ flow, times, onReload }: Props) {
  const { texts, props, state, dispatch } = flow;
  const { date, time } = state.draft;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (date && times.state === 'ready') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [date, times.state]);
  const day = date && formatLongDay(date, props.language);
  return (
    <div ref={panel} className="tyre-times">
      <h2 className="tyre-booking__title text-subtitle font-medium">{texts('tyreTime')}</h2>
      {!day && <p className="max-w-80 text-ink-muted">{texts('tyreDateFirst')}</p>}
      {day && (
        <PickedLine
          label={texts('tyreDate')}
          value={day}
          action={texts('tyreChangeDate')}
          onClick={() => dispatch({ type: 'date cleared' })}
        />
      )}
      {day && time && (
        <PickedLine
          label={texts('tyreTime')}
          value={time}
          action={texts('tyreChangeTime')}
          onClick={() => {
            dispatch({ type: 'time cleared' });
            onReload();
          }}
        />
      )}
      {times.state === 'loading' && <TimesSkeleton label={texts('tyreLoadingTimes')} />}
      {times.state === 'failed' && (
        <LoadingFailed textKey="tyreTimesFailed" texts={texts} onRetry={onReload} />
      )}
      {times.state === 'ready' && times.value.length === 0 && (
        <div className="mt-6 flex gap-3 rounded-xl bg-brand-tint px-5 py-4" role="status">
          <IconShape of={Clock} className="mt-0.5 text-brand-ink" />
          <p>
            <b>{texts('tyreNoTimes')}</b>{' '}
            <span className="block text-ink-muted">{texts('tyreNoTimesText')}</span>
          </p>
        </div>
      )}
      {times.state === 'ready' && times.value.length > 0 && (
        <ul
          className="mt-6 grid grid-cols-3 gap-2 [&>.skeleton]:h-12 [&>.skeleton]:w-full [&>.skeleton]:rounded-xl"
          aria-label={texts('tyreTimesOn', { day: day ?? '' })}
        >
          {times.value.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={each === time}
                className="time-grid__time grid min-h-13 w-full place-items-center rounded-xl border border-line-field font-medium [transition:background-color_var(--fast),border-color_var(--fast)] aria-pressed:border-brand-ink aria-pressed:bg-brand aria-pressed:text-on-brand hot:border-brand-ink"
                onClick={() => dispatch({ type: 'time chosen', time: each })}
              >
                {each}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type LineProps = { label: string; value: string; action: string; onClick: () => void };

/** What was chosen, and the link that takes it back. */
function PickedLine({ label, value, action, onClick }: LineProps) {
  return (
    <div className="picked-line flex min-h-17 items-center justify-between gap-3 border-b border-b-line [&_small]:block [&_small]:text-size-small [&_small]:text-ink-muted">
      <p>
        <small>{label}</small> <b>{value}</b>
      </p>
      <button type="button" className="text-link" onClick={onClick}>
        {action}
      </button>
    </div>
  );
}
