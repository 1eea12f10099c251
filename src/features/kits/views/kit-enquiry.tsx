import * as Mail from 'lucide-react/icons/mail';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { enquiryLink } from '../cart/enquiry-link.ts';
import type { CartLine } from '../cart/kit-cart.ts';

/** Without a transaction nobody waits for the cart: the visitor can mail it to the shop. */
export function KitEnquiry({ cart, lines }: { cart: KitCartTextMap; lines: readonly CartLine[] }) {
  const texts = toKitCartTexts(cart);
  const href = enquiryLink(cart, lines);
  if (!href) return null;
  return (
    <div className="kit-hand-over">
      <ButtonLink wide href={href} icon={<IconShape of={Mail} />}>
        {texts('kitEnquiry')}
      </ButtonLink>
      <p className="kit-cart__note">{texts('kitEnquiryText')}</p>
    </div>
  );
}
