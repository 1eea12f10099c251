import { countryRules, usesStoreLayout } from '../../../../shared/sites/country-rules.ts';
import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { RecentlyViewed } from '../../saved/views/recently-viewed.tsx';
import type { CarPageContent } from '../car-page-content.ts';
import type { CarPageSlots } from './car-page-slots.ts';
import { ContactSection } from './contact.tsx';
import { DealerLayout } from './dealer-layout.tsx';
import { BuyBar } from './parts/buy-bar.tsx';
import { OtherCars } from './parts/other-cars.tsx';
import { SheetHead } from './parts/sheet-head.tsx';
import { StoreLayout } from './store-layout.tsx';

/** A car that can be bought. Stores and dealers lay it out differently (SITE-13). */
export function FoundCar({
  page,
  contactForm,
  ...shown
}: CarPageContent & CarPageSlots & { page: PageContext }) {
  const { texts, href, site, language } = page;
  const { car, card, place, recommended } = shown;
  const Layout = usesStoreLayout(site) ? StoreLayout : DealerLayout;
  return (
    <article data-car={car.id} data-viewed-car={car.id}>
      <SheetHead car={car} place={place} page={page} />
      <Layout {...shown} page={page} notice={countryRules(site, language).showsNetworkShutdownNotice} />
      <ContactSection car={car} place={place} form={contactForm} page={page} />
      <OtherCars
        title={texts('detailRecommended')}
        cards={recommended}
        listHref={site.pathToCarList && href(site.pathToCarList)}
        page={page}
      />
      <RecentlyViewed texts={texts} language={language} current={car.id} />
      <BuyBar price={card.price} monthly={card.monthly[0]} texts={texts} />
    </article>
  );
}
