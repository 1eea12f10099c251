import { lazy, Suspense, useRef, useState } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { useKitCart } from '../cart/kit-cart.ts';
import { usePreselectionProblem } from '../cart/preselection-problem.ts';
import { useVisitorParams } from '../cart/visitor-params.ts';
import { totalPrice } from '../checkout/checkout.ts';
import { useSentCart } from '../checkout/sent-cart.ts';
import { formatKitPrice } from '../kit-price.ts';
import { CartLines } from './cart-lines.tsx';

const CheckoutPanel = lazy(async () => ({ default: (await import('./checkout-panel.tsx')).CheckoutPanel }));
const UserDialog = lazy(async () => ({ default: (await import('./user-dialog.tsx')).UserDialog }));

/** The lines with their total and what can be done with them; for the sidebar and for the drawer on phones. */
export function CartContents({ cart }: { cart: KitCartTextMap }) {
  const texts = toKitCartTexts(cart);
  const { lines, clear } = useKitCart((state) => state);
  const sent = useSentCart();
  const problem = usePreselectionProblem(cart);
  const price = (amount: number, currency: string) => formatKitPrice(amount, currency, cart.language);
  const contents = useRef<HTMLDivElement>(null);
  const focusContents = () => contents.current?.focus();
  const onClear = () => {
    clear();
    focusContents();
  };
  return (
    <div ref={contents} tabIndex={-1} className="kit-cart__contents mt-3.5 grid gap-3.5 focus:outline-none">
      <div role="status" className="empty:hidden">
        {problem && <Notice tone="warning">{problem}</Notice>}
      </div>
      {lines.length === 0 && !sent && <p className="kit-cart__note">{texts('kitCartEmpty')}</p>}
      {lines.length > 0 && (
        <>
          <CartLines {...{ lines, texts, price }} onEmpty={focusContents} />
          <p className="kit-cart__total flex items-baseline justify-between gap-4">
            <span>{texts('kitCartTotal')}</span>
            <b className="num text-[1.5rem] font-medium tracking-(--track-3) whitespace-nowrap">
              {price(totalPrice(lines), lines[0]?.currency ?? '')}
            </b>
          </p>
          <p className="kit-cart__note">{texts('kitCartTotalNote')}</p>
        </>
      )}
      {(lines.length > 0 || sent) && (
        <Suspense>
          <CheckoutPanel cart={cart} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
        <VisitorInfo cart={cart} />
        {lines.length > 1 && (
          <button
            type="button"
            className="min-h-8 text-size-small font-medium underline decoration-line-strong underline-offset-[0.25em] hot:text-brand-ink hot:decoration-current"
            onClick={onClear}
          >
            {texts('kitCartClear')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Only where the calling system has passed something in (KIT-09). */
function VisitorInfo({ cart }: { cart: KitCartTextMap }) {
  const [isOpen, setOpen] = useState(false);
  const isCalled = useVisitorParams(({ params: { packageIds, ...params } }) =>
    Boolean(packageIds.length || Object.values(params).some(Boolean)),
  );
  if (!isCalled) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-8 text-size-small font-medium underline decoration-line-strong underline-offset-[0.25em] hot:text-brand-ink hot:decoration-current"
        onClick={() => setOpen(true)}
      >
        {toKitCartTexts(cart)('kitUserInfo')}
      </button>
      {isOpen && (
        <Suspense>
          <UserDialog cart={cart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
