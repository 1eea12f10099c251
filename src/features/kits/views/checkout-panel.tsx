import * as Send from 'lucide-react/icons/send';
import * as TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Button } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { useKitCart } from '../cart/kit-cart.ts';
import { useVisitorParams } from '../cart/visitor-params.ts';
import { KitEnquiry } from './kit-enquiry.tsx';
import { SentCartView } from './sent-cart-view.tsx';
import { type CheckoutProblem, useCheckout } from './use-checkout.ts';

/** What can be done with the cart: hand it over, see what became of it, or ask about it by mail (KIT-14). */
export function CheckoutPanel({ cart }: { cart: KitCartTextMap }) {
  const texts = toKitCartTexts(cart);
  const transactionId = useVisitorParams(({ params }) => params.transactionId);
  const lines = useKitCart((state) => state.lines);
  const { sent, isSending, problem, send } = useCheckout();
  if (!transactionId) return lines.length > 0 ? <KitEnquiry cart={cart} lines={lines} /> : null;
  return (
    <div className="kit-hand-over">
      {sent && <SentCartView sent={sent} cart={cart} />}
      {sent && lines.length > 0 && (
        <Notice tone="warning">{texts('kitHandOverDifferent', { transactionId })}</Notice>
      )}
      {!sent && lines.length > 0 && (
        <>
          <Button wide busy={isSending} icon={<IconShape of={Send} />} onClick={send}>
            {texts(isSending ? 'kitHandOverSending' : 'kitHandOver')}
          </Button>
          <p className="kit-cart__note">{texts('kitHandOverText')}</p>
        </>
      )}
      <div role="alert">
        {problem && (
          <Notice tone="danger" icon={<IconShape of={TriangleAlert} />}>
            {problemText(problem)}
          </Notice>
        )}
      </div>
    </div>
  );

  function problemText(refused: CheckoutProblem): string {
    if (refused.state === 'unknownKits') {
      const named = lines.filter(({ kitId }) => refused.kitIds.includes(kitId)).map(({ name }) => name);
      return texts('kitHandOverUnknownKits', { kits: (named.length ? named : refused.kitIds).join(', ') });
    }
    return texts(problemKeys[refused.state], { transactionId: transactionId ?? '' });
  }
}

const problemKeys = {
  different: 'kitHandOverDifferent',
  refused: 'kitHandOverRefused',
  tooMany: 'kitHandOverTooMany',
  unavailable: 'kitHandOverUnavailable',
} as const;
