import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { Container } from '../../../../shared/ui/section.tsx';
import type { CarPageContent } from '../car-page-content.ts';
import type { CarPageSlots } from './car-page-slots.ts';
import { Actions } from './parts/actions.tsx';
import { BreadcrumbBar } from './parts/breadcrumb-bar.tsx';
import { Description } from './parts/description.tsx';
import { Equipment } from './parts/equipment.tsx';
import { KeyFacts } from './parts/key-facts.tsx';
import { MonthlyCostLine } from './parts/monthly-cost.tsx';
import { CarHeading, LocationLine, PriceTag } from './parts/offer-head.tsx';
import { Packages } from './parts/packages.tsx';
import { Pictures } from './parts/pictures.tsx';
import { PriceSection } from './parts/price-section.tsx';
import { PrintAndShare } from './parts/print-and-share.tsx';
import { SampleBox } from './parts/sample-box.tsx';
import { TechnicalData } from './parts/technical-data.tsx';

type Props = CarPageContent & Pick<CarPageSlots, 'finance'> & { page: PageContext; notice: boolean };

/** Stores: the name and the price across the top, the pictures as wide as the page, all data in panels below. */
export function StoreLayout({ page, notice, finance, ...shown }: Props) {
  const { texts } = page;
  const { car, card, place, packages, priceComparison, trail } = shown;
  return (
    <Container className="car-in-store">
      <BreadcrumbBar car={car} trail={trail} page={page} />
      <div className={head}>
        <div className="lg:row-span-2">
          <CarHeading car={car} texts={texts} large />
          <LocationLine place={place} texts={texts} />
        </div>
        <div className="flex flex-wrap items-baseline-last justify-between gap-x-8 gap-y-2 lg:justify-end lg:text-right">
          <div className="max-lg:hidden">
            <MonthlyCostLine monthly={card.monthly[0]} />
          </div>
          <PriceTag price={card.price} texts={texts} />
        </div>
        <div className="max-lg:order-2 lg:min-w-96">
          <Actions texts={texts} />
        </div>
        <Pictures {...shown} texts={texts} className="max-lg:order-1 max-lg:mt-2 lg:col-span-2 lg:mt-6" />
      </div>
      <div className={columns}>
        <div className="car-facts min-w-0">
          <KeyFacts car={car} page={page} />
        </div>
        <aside aria-label={texts('detailOffer')} className={offer}>
          <SampleBox car={car} texts={texts} />
          {finance}
          <PrintAndShare car={car} page={page} />
        </aside>
        <div className="min-w-0 lg:col-start-1">
          <Equipment car={car} shows="190px" notice={notice} page={page} />
          <Description car={car} page={page} />
          <TechnicalData car={car} page={page} />
          <PriceSection comparison={priceComparison} texts={texts} />
          <Packages packages={packages} texts={texts} />
        </div>
      </div>
    </Container>
  );
}

/** Name, price, monthly cost and the next step share the first rows, above the pictures on wide screens. */
const head = 'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end';

/** One column on narrow screens and on paper, with the facts before the finance. */
const columns =
  'mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 pb-section print:block print:pb-0 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] xl:gap-x-12';

const offer =
  'lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start [&>.finance-disclosure:first-child]:mt-0';
