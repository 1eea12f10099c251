import { Button } from '../../../shared/ui/button.tsx';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { useKitCart } from '../cart/kit-cart.ts';
import { CartContents } from './cart-contents.tsx';

/** The whole cart, where it does not stand in a sidebar. Loaded when it is opened. */
export function CartDrawer({ cart, onClose }: { cart: KitCartTextMap; onClose: () => void }) {
  const texts = toKitCartTexts(cart);
  const count = useKitCart(({ lines }) => lines.length);
  return (
    <Drawer
      open
      onClose={onClose}
      title={texts('kitCartCount', { count })}
      closeLabel={texts('kitClose')}
      foot={
        <Button kind="secondary" wide onClick={onClose} className="col-span-full">
          {texts('kitClose')}
        </Button>
      }
    >
      <CartContents cart={cart} />
    </Drawer>
  );
}
