import type { KitCartTextMap } from '../../cart/cart-texts.ts';
import type { KitDetail } from '../../kit-detail.ts';
import { AddToCart } from '../../views/add-to-cart.tsx';

export type BuyKitProps = {
  kit: Pick<KitDetail, 'kitId' | 'name' | 'retailPrice' | 'currency' | 'images'>;
  cart: KitCartTextMap;
};

/** What a kit's page needs of the cart. */
export function BuyKit({ kit, cart }: BuyKitProps) {
  return <AddToCart kit={kit} cart={cart} size="large" />;
}
