import * as Check from 'lucide-react/icons/check';
import * as ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { IconShape } from '../../ui/icon-shape.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { useKitCart } from '../cart/kit-cart.ts';
import type { KitDetail } from '../kit-detail.ts';

interface Props {
  kit: Pick<KitDetail, 'kitId' | 'name' | 'retailPrice' | 'currency' | 'images'>;
  cart: KitCartTextMap;
  size?: ButtonSize | undefined;
}

/** Puts a kit into the cart, or takes it out again (KIT-08). Needs the script, and is not there without it. */
export function AddToCart({ kit, cart, size }: Props) {
  const texts = toKitCartTexts(cart);
  const isInCart = useKitCart(({ lines }) => lines.some(({ kitId }) => kitId === kit.kitId));
  const toggle = useKitCart((state) => state.toggle);
  const { kitId, name, retailPrice, currency, images } = kit;
  const label = texts(isInCart ? 'kitRemove' : 'kitAdd');
  return (
    <Button
      kind={isInCart ? 'secondary' : 'primary'}
      size={size}
      className="add-to-cart with-script"
      aria-label={size === 'small' ? `${label}: ${name}` : undefined}
      icon={<IconShape of={isInCart ? Check : ShoppingCart} size="small" />}
      onClick={() => toggle({ kitId, name, retailPrice, currency, image: images[0] ?? '' })}
    >
      <span className="add-to-cart__label">{label}</span>
    </Button>
  );
}
