import { totalPrice } from '../checkout/checkout.ts';
import { formatKitPrice } from '../kit-price.ts';
import { type KitCartTextMap, toKitCartTexts } from './cart-texts.ts';
import type { CartLine } from './kit-cart.ts';

/** A mail to the shop with the cart in it; undefined where the site has not named an address. */
export function enquiryLink(cart: KitCartTextMap, lines: readonly CartLine[]): string | undefined {
  const texts = toKitCartTexts(cart);
  const address = texts('kitEnquiryEmail');
  if (!address) return undefined;
  const price = (amount: number) => formatKitPrice(amount, lines[0]?.currency ?? '', cart.language);
  const rows = lines.map(({ name, kitId, retailPrice }) => `${name} (${kitId}), ${price(retailPrice)}`);
  const total = `${texts('kitCartTotal')}: ${price(totalPrice(lines))}`;
  const body = [texts('kitEnquiryGreeting'), '', ...rows, '', total].join('\r\n');
  const subject = texts('kitEnquirySubject', { count: lines.length });
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
