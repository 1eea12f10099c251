import * as ShoppingBag from 'lucide-react/icons/shopping-bag';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { defineIsland } from '../../../shared/ui/island.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { useKitCart } from '../cart/kit-cart.ts';
import { usePreselectionProblem } from '../cart/preselection-problem.ts';
import { totalPrice } from '../checkout/checkout.ts';
import { useSentCart } from '../checkout/sent-cart.ts';
import { formatKitPrice } from '../kit-price.ts';
import { CartAnnouncements } from './cart-announcements.tsx';
import { usePreselectedKits } from './use-preselected-kits.ts';

const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }));

export type KitCartProps = {
  cart: KitCartTextMap;
  /** Pages with the cart in their sidebar show the bar on narrow screens alone. */
  bar: 'narrow' | 'always';
};

/**
 * The cart of a page, once: a bar at the bottom that opens it, what is announced when it changes, and the kits that the
 * calling system has chosen.
 */
function KitCart({ cart, bar }: KitCartProps) {
  const texts = toKitCartTexts(cart);
  const lines = useKitCart((state) => state.lines);
  const sent = useSentCart();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  usePreselectedKits();
  const problem = usePreselectionProblem(cart);
  const isShown = lines.length > 0 || sent !== undefined || problem !== undefined;
  const open = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <>
      <CartAnnouncements texts={texts} />
      {isShown && (
        <div
          className={cx(
            'kit-bar sticky bottom-0 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-t-line bg-surface shadow-float [&>.button]:flex-none',
            bar === 'narrow' && 'lg:hidden',
          )}
        >
          {problem && !wasOpened && (
            <p className="flex-[1_0_100%] text-size-small wrap-anywhere text-(--warning-ink)">{problem}</p>
          )}
          <p className="grid min-w-0 flex-1 grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-0 text-size-small leading-[1.3]">
            <IconShape of={ShoppingBag} />
            <span>{texts('kitCartCount', { count: lines.length })}</span>
            {lines.length > 0 && (
              <b className="num col-2 text-[1.0625rem] font-semibold">
                {formatKitPrice(totalPrice(lines), lines[0]?.currency ?? '', cart.language)}
              </b>
            )}
          </p>
          <Button aria-haspopup="dialog" onClick={open}>
            {texts('kitCartShow')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <CartDrawer cart={cart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export const island = defineIsland('kit-cart', KitCart, 'load');
