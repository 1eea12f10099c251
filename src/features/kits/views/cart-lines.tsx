import * as X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import type { KitCartTexts } from '../cart/cart-texts.ts';
import { type CartLine, useKitCart } from '../cart/kit-cart.ts';

interface Props {
  lines: readonly CartLine[];
  texts: KitCartTexts;
  price: (amount: number, currency: string) => string;
  /** The last line is gone, and its button with it. */
  onEmpty: () => void;
}

export function CartLines({ lines, texts, price, onEmpty }: Props) {
  const toggle = useKitCart((state) => state.toggle);
  const list = useRef<HTMLUListElement>(null);
  // Whoever removes several by keyboard stays in the list.
  const remove = (line: CartLine, position: number) => {
    flushSync(() => toggle(line));
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[Math.min(position, buttons.length - 1)];
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <ul ref={list} className="kit-cart__lines">
      {lines.map((line, position) => (
        <li key={line.kitId} className="kit-cart__line">
          <img src={line.image} alt="" width={64} height={48} loading="lazy" />
          <span className="kit-cart__name">
            {line.name}
            <b className="num">{price(line.retailPrice, line.currency)}</b>
          </span>
          <IconButton
            bare
            size="small"
            label={texts('kitRemoveNamed', { kit: line.name })}
            icon={<IconShape of={X} size="small" />}
            onClick={() => remove(line, position)}
          />
        </li>
      ))}
    </ul>
  );
}
