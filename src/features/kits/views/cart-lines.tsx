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
    <ul ref={list} className="border-t border-t-line">
      {lines.map((line, position) => (
        <li
          key={line.kitId}
          className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 border-b border-b-line py-3 [&>img]:h-12 [&>img]:w-16 [&>img]:rounded-field [&>img]:bg-stage [&>img]:object-cover"
        >
          <img src={line.image} alt="" width={64} height={48} loading="lazy" />
          <span className="min-w-0 text-size-small leading-[1.35] wrap-anywhere">
            {line.name}
            <b className="num mt-0.5 block font-semibold">{price(line.retailPrice, line.currency)}</b>
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
