import { useEffect, useState } from 'react';
import { kitCart, useKitCart } from '../cart/kit-cart.ts';
import { useVisitorParams } from '../cart/visitor-params.ts';
import { totalPrice } from '../hand-over/hand-over.ts';
import { isFinal, pollStatus } from '../hand-over/poll-status.ts';
import { fetchHandOverStatus, type SendResult, sendCart } from '../hand-over/send-cart.ts';
import { sentCart, useSentCart } from '../hand-over/sent-cart.ts';

export type HandOverProblem = Exclude<SendResult, { state: 'accepted' }>;

/** Sends the cart of this tab and follows it until the calling system has it. */
export function useHandOver() {
  const { packageIds: _, ...params } = useVisitorParams((visitor) => visitor.params);
  const lines = useKitCart((cart) => cart.lines);
  const lastSent = useSentCart();
  const sent = lastSent?.transactionId === params.transactionId ? lastSent : undefined;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<HandOverProblem>();

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
    sentCart.setState({ sent: { ...result.handOver, shownTotal: totalPrice(lines) } });
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
      fetchStatus: () => fetchHandOverStatus(transactionId, token),
      onStatus: (status) =>
        sentCart.setState(({ sent }) => ({ sent: sent?.token === token ? { ...sent, ...status } : sent })),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [transactionId, token]);
}
