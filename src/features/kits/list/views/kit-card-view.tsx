import { Card, CardBody, CardMedia } from '../../../../shared/ui/card.tsx';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { Picture } from '../../../../shared/ui/picture.tsx';
import { Price } from '../../../../shared/ui/price.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../../cart/cart-texts.ts';
import type { KitCard } from '../../kit-card.ts';
import { kitPath } from '../../kit-path.ts';
import { formatKitPrice } from '../../kit-price.ts';
import { AddToCart } from '../../views/add-to-cart.tsx';

const PICTURE_SIZES = '(min-width: 90rem) 312px, (min-width: 64rem) 32vw, (min-width: 40rem) 46vw, 88vw';

interface Props {
  kit: KitCard;
  base: string;
  cart: KitCartTextMap;
  early?: boolean | undefined;
  /** Opens the dialog; who wants another tab, or has no script, gets the kit's own page. */
  onOpen?: ((kit: KitCard) => void) | undefined;
}

/** A kit among others. As a row or as a tile: the stylesheet decides (KIT-01). */
export function KitCardView({ kit, base, cart, early, onOpen }: Props) {
  const texts = toKitCartTexts(cart);
  const { picture, name, category, parts } = kit;
  return (
    <Card
      className="kit-card [[data-kits-as-rows]_.kit-list_&]:grid [[data-kits-as-rows]_.kit-list_&]:grid-cols-[clamp(6.5rem,26%,11rem)_minmax(0,1fr)]"
      data-kit={kit.kitId}
    >
      <CardMedia className="kit-card__media aspect-[4/3] [[data-kits-as-rows]_.kit-list_&]:aspect-[auto] [[data-kits-as-rows]_.kit-list_&]:h-full [[data-kits-as-rows]_.kit-list_&]:min-h-30">
        {picture ? (
          <Picture picture={picture} sizes={PICTURE_SIZES} fit="cover" priority={early} />
        ) : (
          <img
            src={kit.images[0]}
            alt=""
            width={480}
            height={360}
            loading="lazy"
            className="picture__image picture__image--cover"
          />
        )}
      </CardMedia>
      <CardBody className="kit-card__body gap-1.5 md:[[data-kits-as-rows]_.kit-list_&]:grid md:[[data-kits-as-rows]_.kit-list_&]:grid-cols-[minmax(0,1fr)_auto] md:[[data-kits-as-rows]_.kit-list_&]:content-center md:[[data-kits-as-rows]_.kit-list_&]:gap-x-8">
        <p className="text-size-micro font-semibold text-brand-ink">{category}</p>
        <h3 className="text-[1.0625rem] leading-[1.3] font-medium tracking-(--track-3) wrap-anywhere">
          <a
            href={kitPath(base, kit)}
            className="card__link"
            onClick={onOpen && ((event) => onPlainClick(event, () => onOpen(kit)))}
          >
            {name}
          </a>
        </h3>
        <p className="text-size-small text-ink-muted">
          {texts('kitPartsCount', { count: parts.length })}
          <span className="kit-card__contents hidden md:[[data-kits-as-rows]_.kit-list_&]:inline">
            {parts.map((part) => part.name).join(', ')}
          </span>
        </p>
        <div className="kit-card__foot mt-auto flex items-center justify-between gap-3 pt-4 [[data-kits-as-rows]_.kit-list_&]:pt-2 md:[[data-kits-as-rows]_.kit-list_&]:m-0 md:[[data-kits-as-rows]_.kit-list_&]:flex-col md:[[data-kits-as-rows]_.kit-list_&]:items-end md:[[data-kits-as-rows]_.kit-list_&]:justify-center md:[[data-kits-as-rows]_.kit-list_&]:p-0 md:[[data-kits-as-rows]_.kit-list_&]:[grid-area:1/2/span_3]">
          <Price now={formatKitPrice(kit.retailPrice, kit.currency, cart.language)} />
          {onOpen && <AddToCart kit={kit} cart={cart} size="small" />}
        </div>
      </CardBody>
    </Card>
  );
}
