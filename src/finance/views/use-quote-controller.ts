import { useEffect, useRef, useState } from 'react';
import { createQuoteController, type QuoteController, type QuoteState } from '../uk/quote-controller.ts';
import type { UkFinance } from '../uk/uk-finance.ts';
import { codeweaver } from './codeweaver.ts';

/** The desk is opened when the card comes to life, and closed with it. */
export function useQuoteController(
  finance: UkFinance,
): [QuoteState, Pick<QuoteController, 'choose' | 'set'>] {
  const [desk, show] = useState<QuoteState>({ state: 'loading' });
  const open = useRef<QuoteController>(undefined);
  const first = useRef(finance);
  useEffect(() => {
    const opened = createQuoteController(first.current, codeweaver, show);
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
