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
export function FoundKit({ kit, card, pictures, cars, related, facts, list, trail, page }: Props) {
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
          <div className="relative aspect-[4/3] overflow-hidden rounded-picture bg-stage">
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
          <div className="lg:self-center">
            <p className="font-semibold text-brand-ink">{card.category}</p>
            <h1 className="mt-2 text-[length:clamp(1.875rem,1.4rem+1.9vw,2.75rem)] leading-[1.1]">{name}</h1>
            {kit.code && (
              <p className="mt-3 text-ink-muted num">{cartTexts('kitCode', { code: kit.code })}</p>
            )}
            {kit.description && <p className="mt-6 max-w-152 text-(length:--lead)">{kit.description}</p>}
            {facts.length > 0 && (
              <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
                {facts.map(({ label, value }) => (
                  <div key={label} className="contents">
                    <dt className="text-ink-muted">{texts(label)}</dt>
                    <dd className="break-words">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-t-line pt-6">
              <div>
                <Price now={formatKitPrice(retailPrice, currency, language)} size="large" />
                <p className="text-size-small text-ink-muted">{texts('kitPageVat')}</p>
              </div>
              <Island of={island} props={{ kit: { kitId, name, retailPrice, currency, images }, cart }} />
            </div>
          </div>
        </div>
        <div className="kit-page__columns mt-[clamp(2.5rem,5vw,5rem)] grid items-start gap-[clamp(2.5rem,5vw,5rem)]">
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
