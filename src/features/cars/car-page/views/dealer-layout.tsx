import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { Container } from '../../../../shared/ui/section.tsx';
import type { CarPageContent } from '../car-page-content.ts';
import type { CarPageSlots } from './car-page-slots.ts';
import { Actions } from './parts/actions.tsx';
import { BreadcrumbBar } from './parts/breadcrumb-bar.tsx';
import { Description } from './parts/description.tsx';
import { Equipment } from './parts/equipment.tsx';
import { KeyFacts } from './parts/key-facts.tsx';
import { CarHeading, LocationLine, PriceTag } from './parts/offer-head.tsx';
import { Packages } from './parts/packages.tsx';
import { Pictures } from './parts/pictures.tsx';
import { PriceSection } from './parts/price-section.tsx';
import { PrintAndShare } from './parts/print-and-share.tsx';
import { SampleBox } from './parts/sample-box.tsx';
import { TechnicalData } from './parts/technical-data.tsx';

type Props = CarPageContent & Pick<CarPageSlots, 'finance'> & { page: PageContext; notice: boolean };

/** Dealers: pictures and data on the left, the offer on the right, sticky. */
export function DealerLayout({ page, notice, finance, ...shown }: Props) {
  const { texts } = page;
  const { car, card, place, packages, priceComparison, trail } = shown;
  return (
    <Container>
      <BreadcrumbBar car={car} trail={trail} page={page} />
      <div className={columns}>
        <Pictures {...shown} texts={texts} />
        <aside aria-label={texts('detailOffer')} className={offer}>
          <div className="max-lg:order-1 max-lg:mt-8">
            <CarHeading car={car} texts={texts} />
            <div className="mt-5">
              <PriceTag price={card.price} texts={texts} />
            </div>
            <LocationLine place={place} texts={texts} />
            <Actions texts={texts} />
            <SampleBox car={car} texts={texts} />
          </div>
          <div className="max-lg:order-3">
            {finance}
            <PrintAndShare car={car} page={page} />
          </div>
        </aside>
        <div className="min-w-0 max-lg:contents lg:col-start-1">
          <div className="car-facts max-lg:order-2">
            <KeyFacts car={car} page={page} />
          </div>
          <div className="max-lg:order-4">
            <Description car={car} page={page} />
            <Equipment car={car} shows="50px" notice={notice} page={page} />
            <TechnicalData car={car} page={page} />
            <PriceSection comparison={priceComparison} texts={texts} />
            <Packages packages={packages} texts={texts} />
          </div>
        </div>
      </div>
    </Container>
  );
}

/** One column on narrow screens and on paper: pictures, offer, facts, finance, the rest. */
const columns =
  'grid grid-cols-[minmax(0,1fr)] pb-section print:pb-0 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-0 xl:grid-cols-[minmax(0,1fr)_25.5rem] xl:gap-x-12';

const offer =
  'max-lg:contents lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:self-start';
