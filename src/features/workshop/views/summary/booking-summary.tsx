import * as ChevronUp from 'lucide-react/icons/chevron-up';
import { useId } from 'react';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { bookingSum } from '../../flow/booking-sum.ts';
import { formatKronor } from '../../flow/format-kronor.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import { SummaryCar } from './summary-car.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { useDrawer } from './use-drawer.ts';

type Props = { flow: BookingFlow };

/** What is chosen and what it costs: beside the steps from 1180 px, below that a drawer at the bottom (SB-95). */
export function BookingSummary({ flow }: Props) {
  const { state, texts } = flow;
  const drawer = useDrawer();
  const id = useId();
  const { lines, total } = bookingSum(state);
  return (
    <aside
      ref={drawer.ref}
      aria-label={texts('bookingSummaryHeading')}
      className={cx('booking-summary', drawer.isOpen && 'booking-summary--open')}
      onKeyDown={drawer.onKeyDown}
      onBlur={drawer.onBlur}
    >
      {drawer.isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the handle do the same for keyboards
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div className="booking-summary__scrim" onClick={drawer.close} />
      )}
      <div className="booking-summary__drawer">
        <button
          type="button"
          ref={drawer.handleRef}
          className="booking-summary__handle"
          aria-expanded={drawer.isOpen}
          aria-controls={id}
          {...drawer.handlers}
        >
          <span className="booking-summary__grip" aria-hidden="true" />
          <span className="booking-summary__handle-title">
            {texts('bookingSummaryHeading')}
            <small>{countText(flow)}</small>
          </span>
          {lines.length > 0 && <b>{formatKronor(total)}</b>}
          <IconShape of={ChevronUp} className="booking-summary__chevron" />
        </button>
        <div id={id} className="booking-summary__sheet">
          <h2 className="booking-summary__title">{texts('bookingSummaryHeading')}</h2>
          {state.car ? (
            <>
              <SummaryCar flow={flow} car={state.car} />
              <SummaryLines flow={flow} />
            </>
          ) : (
            <p className="booking-summary__empty">{texts('bookingSummaryEmpty')}</p>
          )}
        </div>
      </div>
    </aside>
  );
}

/** How much is chosen, and whose prices they are: they change when a workshop is picked (SB-81). */
function countText({ state, texts }: BookingFlow): string {
  const types = Object.values(state.services).map(({ type }) => type);
  const count = (wanted: string) => types.filter((type) => type === wanted).length;
  const [services, addons] = [count('service'), count('addon')];
  if (services + addons === 0) return texts('bookingNothingChosen');
  const parts = [texts('bookingServiceCount', { count: services })];
  if (addons > 0) parts.push(texts('bookingAddonCount', { count: addons }));
  const { prices, location } = state.bookingInfo;
  if (prices && location) parts.push(texts('bookingPriceAt', { site: location }));
  return parts.join(', ');
}
