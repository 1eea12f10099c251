import { useEffect, useState } from 'react';
import type { KitCartTexts } from '../cart/cart-texts.ts';
import { kitCart } from '../cart/kit-cart.ts';

/** Says to screen readers what was added or removed, wherever on the page that was. */
export function CartAnnouncements({ texts }: { texts: KitCartTexts }) {
  const [message, setMessage] = useState('');
  useEffect(
    () =>
      kitCart.subscribe(({ lines }, before) => {
        const added = lines.filter(({ kitId }) => !before.lines.some((line) => line.kitId === kitId));
        const removed = before.lines.filter(({ kitId }) => !lines.some((line) => line.kitId === kitId));
        const [kit] = [...added, ...removed];
        if (!kit || added.length + removed.length > 1) return;
        const what = texts(added.length > 0 ? 'kitCartAdded' : 'kitCartRemoved', { kit: kit.name });
        setMessage(`${what} ${texts('kitCartCount', { count: lines.length })}`);
      }),
    [texts],
  );
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
