import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { Breadcrumb } from '../../../../shared/ui/breadcrumb.tsx';
import { Island } from '../../../../shared/ui/island.tsx';
import { Picture } from '../../../../shared/ui/picture.tsx';
import { Price } from '../../../../shared/ui/price.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
import { kitCartTextMap } from '../../cart/cart-text-map.ts';
import { toKitCartTexts } from '../../cart/cart-texts.ts';
import { formatKitPrice } from '../../kit-price.ts';
import { island as cartIsland } from '../../views/kit-cart.island.tsx';
import { KitPartsTable } from '../../views/kit-parts-table.tsx';
import type { KitPageData } from '../load-kit-page.ts';
import { island } from './buy-kit.island.tsx';
import { FittingCars } from './fitting-cars.tsx';
import { RelatedKits } from './related-kits.tsx';

type Props = Extract<KitPageData, { state: 'found' }> & { page: PageContext };

/** A kit's own page: what is in the box, what it costs, which cars it fits. */
export function FoundKit({ kit, card, pictures, cars, related, list, trail, page }: Props) {
  const { texts, language } = page;
  const cart = kitCartTextMap(texts, language);
  const cartTexts = toKitCartTexts(cart);
  const [picture] = pictures;
  const { kitId, name, retailPrice, currency, images } = card;
  return (
    <>
      <Container className="pt-6">
        <Breadcrumb label={texts('breadcrumb')} trail={trail} current={name} />
        <div className="kit-page">
          <div className="kit-page__picture">
            {picture ? (
              <Picture picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" fit="cover" priority />
            ) : (
              <img
                src={images[0]}
                alt=""
                width={480}
                height={360}
                className="picture__image picture__image--cover"
              />
            )}
          </div>
          <div className="kit-page__text">
            <p className="kit-page__category">{card.category}</p>
            <h1>{name}</h1>
            {kit.code && <p className="kit-page__code num">{cartTexts('kitCode', { code: kit.code })}</p>}
            {kit.description && <p className="kit-page__description">{kit.description}</p>}
            <div className="kit-page__buy">
              <div>
                <Price now={formatKitPrice(retailPrice, currency, language)} size="large" />
                <p className="kit-page__vat">{texts('kitPageVat')}</p>
              </div>
              <Island of={island} props={{ kit: { kitId, name, retailPrice, currency, images }, cart }} />
            </div>
          </div>
        </div>
        <div className="kit-page__columns">
          <KitPartsTable parts={card.parts} texts={cartTexts} />
          <FittingCars cars={cars} texts={texts} />
        </div>
      </Container>
      <RelatedKits title={texts('kitPageRelated')} kits={related} list={list} page={page} />
      {/* Last, because its bar sticks to the bottom of the screen only as long as it lies below. */}
      <Island of={cartIsland} props={{ cart, bar: 'always' as const }} />
    </>
  );
}
