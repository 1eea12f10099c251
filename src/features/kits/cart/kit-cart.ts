import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onSessionRead, readSessionJson, writeSessionJson } from '../../../shared/platform/session-json.ts';
import { isRecord } from '../../../shared/platform/unknown-record.ts';
import { MAX_CART_LINES } from './cart-limits.ts';

/** A kit in the cart, with what the cart shows of it. The checkout reads prices anew on the server. */
export type CartLine = {
  kitId: string;
  name: string;
  retailPrice: number;
  currency: string;
  /** The address of a picture. */
  image: string;
};

export type KitCart = {
  /** In the order they were added; each kit once. */
  lines: readonly CartLine[];
  /** Adds the kit, or removes it if it is there (KIT-08). */
  toggle: (line: CartLine) => void;
  has: (kitId: string) => boolean;
  clear: () => void;
};

const STORAGE_KEY = 'kitCart';

/**
 * The cart of this tab (KIT-13). The server renders it empty and so does hydration; what the tab has stored appears
 * right after.
 */
export const kitCart = createStore<KitCart>((set, get) => ({
  lines: [],
  toggle: (line) => set(({ lines }) => ({ lines: toggleLine(lines, line) })),
  has: (kitId) => get().lines.some((line) => line.kitId === kitId),
  clear: () => set({ lines: [] }),
}));

export function useKitCart<Selected>(select: (cart: KitCart) => Selected): Selected {
  return useStore(kitCart, select);
}

type KitInCart = Pick<CartLine, 'kitId' | 'name' | 'retailPrice' | 'currency'> & {
  images: readonly string[];
};

export function toCartLine({ kitId, name, retailPrice, currency, images }: KitInCart): CartLine {
  return { kitId, name, retailPrice, currency, image: images[0] ?? '' };
}

export function toggleLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const others = lines.filter(({ kitId }) => kitId !== line.kitId);
  if (others.length < lines.length) return others;
  return lines.length < MAX_CART_LINES ? [...lines, line] : lines;
}

/** Checked by hand, because a schema library would weigh more than the cart. Anything odd is dropped, the rest stays. */
export function parseCartLines(stored: unknown): readonly CartLine[] {
  if (!Array.isArray(stored)) return [];
  const lines = stored.filter(isCartLine).map(onlyKnownFields);
  const first = new Map(lines.toReversed().map((line) => [line.kitId, line]));
  return lines.filter((line) => first.get(line.kitId) === line).slice(0, MAX_CART_LINES);
}

function isCartLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    ['kitId', 'name', 'currency', 'image'].every((key) => typeof value[key] === 'string') &&
    value['kitId'] !== '' &&
    typeof value['retailPrice'] === 'number' &&
    Number.isFinite(value['retailPrice'])
  );
}

function onlyKnownFields({ kitId, name, retailPrice, currency, image }: CartLine): CartLine {
  return { kitId, name, retailPrice, currency, image };
}

export function loadStoredCart(): void {
  const lines = parseCartLines(readSessionJson(STORAGE_KEY));
  if (JSON.stringify(lines) !== JSON.stringify(kitCart.getState().lines)) kitCart.setState({ lines });
}

onSessionRead(loadStoredCart);
kitCart.subscribe(({ lines }, before) => {
  if (lines !== before.lines) writeSessionJson(STORAGE_KEY, lines.length > 0 ? lines : undefined);
});
