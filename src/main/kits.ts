import { randomBytes, randomUUID } from 'node:crypto';
import { handOverLimits } from '../features/kits/hand-over/api.ts';
import type { HandOverDestination } from '../features/kits/hand-over/channel-handlers.ts';
import { EMBEDDED_RECEIVER_PATH } from '../features/kits/hand-over/embedded-receiver.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { openAdapters } from './adapters.ts';
import type { KitsContext } from './app-context.ts';

type Stores = Pick<Awaited<ReturnType<typeof openAdapters>>, 'handOvers' | 'receivedHandOvers'>;

/** Who gets the carts of the kits catalogue: the operator's system, in the demo a receiver in this server. */
export function handOverDestination({
  kitHandOver,
  demo,
  port,
}: Pick<Settings, 'kitHandOver' | 'demo' | 'port'>):
  | (HandOverDestination & { isEmbedded: boolean })
  | undefined {
  if (kitHandOver) return { ...kitHandOver, isEmbedded: false };
  if (!demo) return undefined;
  const url = `http://127.0.0.1:${port}${EMBEDDED_RECEIVER_PATH}`;
  // Whoever sends and whoever receives is this process, so nobody else needs to know it.
  return { url, secret: randomBytes(32).toString('base64url'), isEmbedded: true };
}

export function openKits(
  destination: ReturnType<typeof handOverDestination>,
  { handOvers, receivedHandOvers }: Stores,
  { linkSecret, onAccepted }: { linkSecret: string; onAccepted: () => void },
): KitsContext {
  return {
    handOvers,
    received: destination?.isEmbedded
      ? { received: receivedHandOvers, secret: destination.secret }
      : undefined,
    isOpen: destination !== undefined,
    tokenSecret: linkSecret,
    makeId: randomUUID,
    limits: handOverLimits,
    onAccepted,
  };
}
