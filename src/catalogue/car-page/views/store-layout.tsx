import type { PageContext } from '../../../sites/page-context.ts';
import { Container } from '../../../ui/section.tsx';
import type { CarPageContent } from '../car-page-content.ts';
import { Actions } from './parts/actions.tsx';
import { BreadcrumbBar } from './parts/breadcrumb-bar.tsx';
import { Description } from './parts/description.tsx';
import { Equipment } from './parts/equipment.tsx';
import { Finance } from './parts/finance.tsx';
import { KeyFacts } from './parts/key-facts.tsx';
import { CarHeading, LocationLine, PriceTag } from './parts/offer-head.tsx';
import { Packages } from './parts/packages.tsx';
import { Pictures } from './parts/pictures.tsx';
import { PrintAndShare } from './parts/print-and-share.tsx';
import { SampleBox } from './parts/sample-box.tsx';
import { TechnicalData } from './parts/technical-data.tsx';

type Props = CarPageContent & { page: PageContext; notice: boolean };

/** Stores: the name and the price across the top, the pictures as wide as the page, all data in panels below. */
export function StoreLayout({ page, notice, ...shown }: Props) {
  const { texts } = page;
  const { car, card, place, packages, trail } = shown;
  return (
    <Container className="car-in-store">
      <BreadcrumbBar car={car} trail={trail} page={page} />
      <div className="grid items-end gap-x-12 gap-y-4 pb-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <CarHeading car={car} texts={texts} large />
        <div className="lg:text-right">
          <PriceTag price={card.price} texts={texts} />
          <LocationLine place={place} texts={texts} />
        </div>
      </div>
      <Pictures {...shown} texts={texts} />
      <div className={columns}>
        <aside aria-label={texts('detailOffer')} className={offer}>
          <Actions texts={texts} />
          <SampleBox car={car} texts={texts} />
          <Finance {...shown} />
          <PrintAndShare car={car} page={page} />
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <KeyFacts car={car} texts={texts} />
          <Equipment car={car} shows="190px" notice={notice} page={page} />
          <Description car={car} texts={texts} />
          <TechnicalData car={car} page={page} />
          <Packages packages={packages} texts={texts} />
        </div>
      </div>
    </Container>
  );
}

/** The offer is first in the markup, as on narrow screens, so that nothing shifts while the page loads. */
const columns = 'mt-6 grid gap-x-8 gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-12';

const offer = 'lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:row-start-1 lg:self-start';
