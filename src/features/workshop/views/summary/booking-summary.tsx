import * as ChevronUp from 'lucide-react/icons/chevron-up';
import { useId } from 'react';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { bookingSum } from '../../flow/booking-sum.ts';
import { formatWorkshopPrice } from '../../flow/format-workshop-price.ts';
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
      className={cx(
        'booking-summary aside:sticky aside:top-6 aside:col-2',
        drawer.isOpen && 'booking-summary--open',
      )}
      onKeyDown={drawer.onKeyDown}
      onBlur={drawer.onBlur}
    >
      {drawer.isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the handle do the same for keyboards
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          className="fixed inset-0 z-39 bg-[color-mix(in_srgb,var(--dark)_40%,transparent)] aside:hidden"
          onClick={drawer.close}
        />
      )}
      <div className="booking-summary__drawer max-aside:fixed max-aside:inset-x-0 max-aside:bottom-0 max-aside:z-40 max-aside:h-[80vh] max-aside:overflow-hidden max-aside:rounded-[var(--radius)_var(--radius)_0_0] max-aside:bg-surface max-aside:shadow-float max-aside:[transition:translate_var(--slow)_var(--ease)] max-aside:[&.is-dragged]:[transition:none]">
        <button
          type="button"
          ref={drawer.handleRef}
          className="relative flex h-(--booking-drawer) w-full touch-none items-center gap-3 bg-brand px-gutter pt-2 text-left text-on-brand select-none focus-visible:rounded-card focus-visible:-outline-offset-4 focus-visible:outline-on-brand aside:hidden"
          aria-expanded={drawer.isOpen}
          aria-controls={id}
          {...drawer.handlers}
        >
          <span
            className="max-aside:absolute max-aside:top-2 max-aside:left-1/2 max-aside:h-1 max-aside:w-10 max-aside:[translate:-50%_0] max-aside:rounded-pill max-aside:bg-[color-mix(in_srgb,var(--on-brand)_45%,transparent)]"
            aria-hidden="true"
          />
          <span className="max-aside:min-w-0 max-aside:flex-1 max-aside:leading-[1.3] max-aside:font-medium">
            {texts('bookingSummaryHeading')}
            <small className="max-aside:block max-aside:text-size-micro max-aside:font-normal max-aside:text-on-brand-soft">
              {countText(flow)}
            </small>
          </span>
          {lines.length > 0 && (
            <b className="max-aside:text-[1.25rem] max-aside:font-medium max-aside:whitespace-nowrap">
              {formatWorkshopPrice(total, flow.props.country)}
            </b>
          )}
          <IconShape
            of={ChevronUp}
            className="max-aside:flex-none max-aside:[transition:rotate_var(--slow)_var(--ease)] max-aside:in-[.booking-summary--open]:rotate-180"
          />
        </button>
        <div
          id={id}
          className="booking-summary__sheet max-aside:invisible max-aside:h-[calc(100%-var(--booking-drawer))] max-aside:overflow-y-auto max-aside:overscroll-contain max-aside:pb-6 max-aside:[transition:visibility_var(--slow)] max-aside:in-[.booking-summary--open]:visible aside:relative aside:max-h-[calc(100dvh-3rem)] aside:[scrollbar-width:thin] aside:overflow-y-auto aside:rounded-card aside:border aside:border-line aside:bg-surface aside:pb-4 max-aside:[.is-dragged>&]:visible"
        >
          <h2 className="booking-summary__title hidden aside:absolute aside:z-1 aside:block aside:px-7 aside:py-5.5 aside:text-[1.0625rem] aside:font-medium aside:tracking-[0]">
            {texts('bookingSummaryHeading')}
          </h2>
          {state.car ? (
            <>
              <SummaryCar flow={flow} car={state.car} />
              <SummaryLines flow={flow} />
            </>
          ) : (
            <p className="px-7 py-6 text-ink-muted aside:pt-18">{texts('bookingSummaryEmpty')}</p>
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
