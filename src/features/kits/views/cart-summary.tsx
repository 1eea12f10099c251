import * as ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useId } from 'react';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { useKitCart } from '../cart/kit-cart.ts';
import { CartContents } from './cart-contents.tsx';

/** The cart in the sidebar: how many products, which, and what they cost together (KIT-12). */
export function CartSummary({ cart }: { cart: KitCartTextMap }) {
  const texts = toKitCartTexts(cart);
  const title = useId();
  const count = useKitCart(({ lines }) => lines.length);
  return (
    <section aria-labelledby={title} className="kit-cart">
      <h2
        id={title}
        className="flex items-center gap-2.5 text-[1.0625rem] font-semibold tracking-(--track-3)"
      >
        <IconShape of={ShoppingBag} />
        {texts('kitCartCount', { count })}
      </h2>
      <CartContents cart={cart} />
    </section>
  );
}
