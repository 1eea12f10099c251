import { useEffect, useState } from 'react';
import { kitCart, useKitCart } from '../cart/kit-cart.ts';
import { useVisitorParams } from '../cart/visitor-params.ts';
import { totalPrice } from '../checkout/checkout.ts';
import { isFinal, pollStatus } from '../checkout/poll-status.ts';
import { fetchCheckoutStatus, type SendResult, sendCart } from '../checkout/send-cart.ts';
import { sentCart, useSentCart } from '../checkout/sent-cart.ts';

export type CheckoutProblem = Exclude<SendResult, { state: 'accepted' }>;

/** Sends the cart of this tab and follows it until the calling system has it. */
export function useCheckout() {
  const { packageIds: _, ...params } = useVisitorParams((visitor) => visitor.params);
  const lines = useKitCart((cart) => cart.lines);
  const lastSent = useSentCart();
  const sent = lastSent?.transactionId === params.transactionId ? lastSent : undefined;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem>();

  const send = async () => {
    const { transactionId } = params;
    if (!transactionId || isSending) return;
    setSending(true);
    setProblem(undefined);
    const result = await sendCart(
      { ...params, transactionId },
      lines.map(({ kitId }) => kitId),
    );
    setSending(false);
    if (result.state !== 'accepted') return setProblem(result);
    sentCart.setState({ sent: { ...result.checkout, shownTotal: totalPrice(lines) } });
    kitCart.getState().clear();
  };
  usePolling(sent && !isFinal(sent) ? sent : undefined);
  return { sent, isSending, problem, send };
}

function usePolling(waiting: { transactionId: string; token: string } | undefined): void {
  const { transactionId, token } = waiting ?? {};
  useEffect(() => {
    if (!transactionId || !token) return undefined;
    const stop = new AbortController();
    pollStatus({
      fetchStatus: () => fetchCheckoutStatus(transactionId, token),
      onStatus: (status) =>
        sentCart.setState(({ sent }) => ({ sent: sent?.token === token ? { ...sent, ...status } : sent })),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [transactionId, token]);
}
