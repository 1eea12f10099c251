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
    <Card className="kit-card" data-kit={kit.kitId}>
      <CardMedia className="kit-card__media">
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
      <CardBody className="kit-card__body">
        <p className="kit-card__category">{category}</p>
        <h3 className="kit-card__name">
          <a
            href={kitPath(base, kit)}
            className="card__link"
            onClick={onOpen && ((event) => onPlainClick(event, () => onOpen(kit)))}
          >
            {name}
          </a>
        </h3>
        <p className="kit-card__parts">
          {texts('kitPartsCount', { count: parts.length })}
          <span className="kit-card__contents">{parts.map((part) => part.name).join(', ')}</span>
        </p>
        <div className="kit-card__foot">
          <Price now={formatKitPrice(kit.retailPrice, kit.currency, cart.language)} />
          {onOpen && <AddToCart kit={kit} cart={cart} size="small" />}
        </div>
      </CardBody>
    </Card>
  );
}
