import { useEffect, useRef, useState } from 'react';
import type { SlotProps } from '../../../shared/forms/views/declared-fields.tsx';

/** Somebody who came from a quote wants to trade in: the reference goes along, and the answer is given. */
export function QuotedExchange({ field }: SlotProps) {
  const [reference, setReference] = useState('');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const linked = new URLSearchParams(location.search).get('quoteRef') ?? '';
    if (!/^[A-Za-z0-9-]{4,64}$/.test(linked)) return;
    setReference(linked);
    const form = element.current?.closest('form');
    form?.querySelector<HTMLInputElement>('input[name="option"][value="trade-in"]')?.click();
  }, []);
  return (
    <div ref={element}>
      {reference && (
        <p>
          <input type="hidden" name={field.name} value={reference} />
          {field.label} <b className="num">{reference}</b>
        </p>
      )}
    </div>
  );
}
