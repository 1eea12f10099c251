import * as Check from 'lucide-react/icons/check';
import * as ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button, type ButtonSize } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { toCartLine, useKitCart } from '../cart/kit-cart.ts';
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
  const label = texts(isInCart ? 'kitRemove' : 'kitAdd');
  return (
    <Button
      kind={isInCart ? 'secondary' : 'primary'}
      size={size}
      className="in-[.kit-card]:px-3.5 with-script"
      aria-label={size === 'small' ? `${label}: ${kit.name}` : undefined}
      icon={<IconShape of={isInCart ? Check : ShoppingCart} size="small" />}
      onClick={() => toggle(toCartLine(kit))}
    >
      <span className="in-[.kit-card]:hidden md:[[data-kits-as-rows]_.kit-list_&]:inline">{label}</span>
    </Button>
  );
}
