import { useEffect, useRef, useState } from 'react';
import { type Desk, type QuoteDesk, quoteDesk } from '../uk/quote-desk.ts';
import type { UkFinance } from '../uk/uk-finance.ts';
import { codeweaver } from './codeweaver.ts';

/** The desk is opened when the card comes to life, and closed with it. */
export function useQuoteDesk(finance: UkFinance): [Desk, Pick<QuoteDesk, 'choose' | 'set'>] {
  const [desk, show] = useState<Desk>({ state: 'loading' });
  const open = useRef<QuoteDesk>(undefined);
  const first = useRef(finance);
  useEffect(() => {
    const opened = quoteDesk(first.current, codeweaver, show);
    open.current = opened;
    void opened.open();
    return opened.close;
  }, []);
  return [
    desk,
    {
      choose: async (family) => open.current?.choose(family),
      set: (slider, value) => open.current?.set(slider, value),
    },
  ];
}
