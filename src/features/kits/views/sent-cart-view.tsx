import * as CircleCheck from 'lucide-react/icons/circle-check';
import * as TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useId } from 'react';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import type { SentCart } from '../checkout/sent-cart.ts';
import { formatKitPrice } from '../kit-price.ts';

const states = {
  accepted: { key: 'kitHandOverAccepted', tone: 'neutral', icon: <Spinner /> },
  retrying: { key: 'kitHandOverLate', tone: 'warning', icon: <Spinner /> },
  delivered: { key: 'kitHandOverDelivered', tone: 'brand', icon: <IconShape of={CircleCheck} /> },
  failed: { key: 'kitHandOverDead', tone: 'danger', icon: <IconShape of={TriangleAlert} /> },
} as const;

/** The cart as it was stored, with the prices of the index, and how far it has come. */
export function SentCartView({ sent, cart }: { sent: SentCart; cart: KitCartTextMap }) {
  const texts = toKitCartTexts(cart);
  const title = useId();
  const price = (amount: number) => formatKitPrice(amount, sent.currency, cart.language);
  const { key, tone, icon } = states[sent.state];
  return (
    <section
      aria-labelledby={title}
      className="kit-sent grid gap-3 [&>h3]:text-[1rem] [&>h3]:font-semibold"
      data-checkout={sent.state}
    >
      <h3 id={title}>{texts('kitHandOverTitle')}</h3>
      <div role="status">
        <Notice tone={tone} icon={icon}>
          {texts(key, { transactionId: sent.transactionId })}
        </Notice>
      </div>
      {sent.total !== sent.shownTotal && (
        <Notice tone="warning">
          {texts('kitHandOverPriceChanged', { before: price(sent.shownTotal), now: price(sent.total) })}
        </Notice>
      )}
      <dl>
        {sent.kits.map(({ kitId, name, retailPrice }) => (
          <div className="flex justify-between gap-4 border-t border-t-line py-2 text-size-small" key={kitId}>
            <dt>{name}</dt>
            <dd className="num flex-none">{price(retailPrice)}</dd>
          </div>
        ))}
        <div className="text-[1rem] font-semibold flex justify-between gap-4 border-t border-t-line py-2 text-size-small">
          <dt>{texts('kitCartTotal')}</dt>
          <dd className="num flex-none">{price(sent.total)}</dd>
        </div>
      </dl>
      <p className="kit-cart__note">
        {texts('kitTransaction')} <span className="num">{sent.transactionId}</span>
      </p>
    </section>
  );
}
