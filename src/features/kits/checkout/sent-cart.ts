import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onSessionRead, readSessionJson, writeSessionJson } from '../../../shared/platform/session-json.ts';
import { isRecord } from '../../../shared/platform/unknown-record.ts';
import type { AcceptedCheckout } from './api-schemas.ts';

/** The cart that this tab handed over last, with the total that the visitor saw when sending it. */
export type SentCart = AcceptedCheckout & { shownTotal: number };

const STORAGE_KEY = 'kitHandOver';

export const sentCart = createStore<{ sent: SentCart | undefined }>(() => ({ sent: undefined }));

export function useSentCart(): SentCart | undefined {
  return useStore(sentCart, ({ sent }) => sent);
}

export function loadSentCart(): void {
  const stored = readSessionJson(STORAGE_KEY);
  sentCart.setState({ sent: isSentCart(stored) ? stored : undefined });
}

function isSentCart(value: unknown): value is SentCart {
  return (
    isRecord(value) &&
    ['transactionId', 'token', 'state', 'currency'].every((key) => typeof value[key] === 'string') &&
    ['total', 'shownTotal'].every((key) => typeof value[key] === 'number') &&
    Array.isArray(value['kits']) &&
    value['kits'].every((kit) => isRecord(kit) && typeof kit['name'] === 'string')
  );
}

onSessionRead(loadSentCart);
sentCart.subscribe(({ sent }, before) => {
  if (sent !== before.sent) writeSessionJson(STORAGE_KEY, sent);
});
