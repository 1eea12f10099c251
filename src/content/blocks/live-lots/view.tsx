import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { currencyOf } from '../../../shared/sites/currency.ts';
import { formatMoney } from '../../../shared/sites/formats.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields as declared } from './fields.ts';
import { type Auction, type LotTimes, lotState, shortTimeLeft } from './next-auction.ts';

type Fields = Resolved<typeof declared>;
type Lot = Fields['lots'][number];

/** The board of an auction house: number, car, bid and the time that is left. */
export function LiveLots({ fields, data, page }: BlockProps<typeof declared, Auction | undefined>) {
  const lots = fields.lots.flatMap((lot) => {
    const times = lot.number === undefined ? undefined : data?.times[lot.number];
    return times && lot.name ? [{ lot, times }] : [];
  });
  if (!data || lots.length === 0) return null;
  const { texts } = page;
  return (
    <Section ground="ink">
      <Container>
        <div data-script="live-lots" className="group/lots">
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
            <div>
              {fields.title && (
                <h2 className="text-[clamp(2.25rem,1.6rem+2.9vw,4rem)] leading-[1.05]">{fields.title}</h2>
              )}
              {fields.text && <p className="mt-4 max-w-[36rem] text-lead text-on-dark-soft">{fields.text}</p>}
            </div>
            <CallToAction link={fields.link} kind="accent" size="large" />
          </div>
          <ul className="mt-10 border-line-on-dark border-t">
            {lots
              .toSorted((one, other) => one.times.hammerAt - other.times.hammerAt)
              .map(({ lot, times }) => (
                <LotRow key={lot.number} lot={lot} times={times} now={data.now} page={page} />
              ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-small text-on-dark-soft">
            {fields.note && <p>{fields.note}</p>}
            <button
              type="button"
              data-on={texts('lotPause')}
              data-off={texts('lotResume')}
              className="invisible inline-flex min-h-8 items-center gap-2 hover:underline hover:underline-offset-4"
            >
              <Icon name="pause" size="small" className="group-not-data-running/lots:hidden" />
              <Icon name="play" size="small" className="group-data-running/lots:hidden" />
              <span />
            </button>
          </div>
        </div>
      </Container>
    </Section>
  );
}

type RowProps = { lot: Lot; times: LotTimes; now: number; page: PageContext };

function LotRow({ lot, times, now, page: { texts, site, language } }: RowProps) {
  const money = (amount: number) => formatMoney(amount, currencyOf(site), language);
  const amount = lot.bid ?? lot.start;
  return (
    <li
      data-lot={lotState(times, now)}
      data-called-at={times.calledAt}
      data-hammer-at={times.hammerAt}
      className="group/lot grid grid-cols-[7rem_1fr] items-center gap-x-5 gap-y-3 border-line-on-dark border-b py-5 data-[lot=over]:text-on-dark-muted md:grid-cols-[10rem_1fr_auto] lg:grid-cols-[10rem_1fr_12rem_15rem] lg:gap-x-8"
    >
      <div className="relative aspect-[4/3] overflow-hidden rounded-picture bg-stage-light max-md:row-span-2 md:max-lg:row-span-2">
        {lot.image && <Picture picture={lot.image} sizes="10rem" fit="contain" />}
      </div>
      <div>
        <p className="text-on-dark-soft text-small">{texts('lotNumber', { number: lot.number ?? 0 })}</p>
        <h3 className="mt-1 text-[clamp(1.125rem,1rem+0.6vw,1.5rem)] leading-tight">{lot.name}</h3>
        {lot.details && <p className="mt-1 text-on-dark-soft text-small">{lot.details}</p>}
      </div>
      <div className="max-lg:col-start-2 lg:text-right">
        {amount !== undefined && (
          <p>
            <span className="block text-on-dark-soft text-small">
              {texts(lot.bid === undefined ? 'lotStart' : 'lotBid')}
            </span>
            <b className="num font-heading text-[1.5rem]">{money(amount)}</b>
          </p>
        )}
        {lot.bids ? (
          <p className="text-on-dark-soft text-small">{texts('lotBids', { count: lot.bids })}</p>
        ) : null}
        {lot.reserveMet && <p className="text-on-dark-soft text-small">{texts('lotReserve')}</p>}
      </div>
      <div className="max-lg:col-start-2 md:max-lg:col-start-3 md:max-lg:row-start-1 lg:text-right">
        <p className="group-not-data-[lot=soon]/lot:hidden">
          <span className="block text-on-dark-soft text-small">{texts('lotLeft')}</span>
          <b data-time-left className="num font-heading text-[1.5rem]">
            {shortTimeLeft(times.hammerAt - now)}
          </b>
        </p>
        <p className="group-not-data-[lot=now]/lot:hidden font-heading text-[1.25rem] text-on-dark">
          {texts('lotNow')}
        </p>
        <p className="group-not-data-[lot=over]/lot:hidden">{texts('lotOver')}</p>
      </div>
    </li>
  );
}
