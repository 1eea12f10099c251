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

/** Dealers: pictures and data on the left, the offer on the right, sticky. */
export function DealerLayout({ page, notice, ...shown }: Props) {
  const { texts } = page;
  const { car, card, place, packages, trail } = shown;
  return (
    <Container>
      <BreadcrumbBar car={car} trail={trail} page={page} />
      <div className={columns}>
        <Pictures {...shown} texts={texts} />
        <aside aria-label={texts('detailOffer')} className={offer}>
          <CarHeading car={car} texts={texts} />
          <div className="mt-5">
            <PriceTag price={card.price} texts={texts} />
          </div>
          <LocationLine place={place} texts={texts} />
          <Actions texts={texts} />
          <SampleBox car={car} texts={texts} />
          <Finance {...shown} />
          <PrintAndShare car={car} page={page} />
        </aside>
        <div className="min-w-0 lg:col-start-1">
          <KeyFacts car={car} texts={texts} />
          <Description car={car} texts={texts} />
          <Equipment car={car} shows="50px" notice={notice} page={page} />
          <TechnicalData car={car} page={page} />
          <Packages packages={packages} texts={texts} />
        </div>
      </div>
    </Container>
  );
}

/** One column on narrow screens, with the offer right under the pictures. */
const columns =
  'grid gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-0 xl:grid-cols-[minmax(0,1fr)_25.5rem] xl:gap-x-12';

const offer = 'lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:self-start';
