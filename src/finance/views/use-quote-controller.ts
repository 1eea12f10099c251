import { useEffect, useRef, useState } from 'react';
import { createQuoteController, type QuoteController, type QuoteState } from '../uk/quote-controller.ts';
import type { UkFinance } from '../uk/uk-finance.ts';
import { codeweaver } from './codeweaver.ts';

/** The controller lives as long as the card is mounted. */
export function useQuoteController(
  finance: UkFinance,
): [QuoteState, Pick<QuoteController, 'choose' | 'set'>] {
  const [state, setState] = useState<QuoteState>({ state: 'loading' });
  const controller = useRef<QuoteController>(undefined);
  const first = useRef(finance);
  useEffect(() => {
    const opened = createQuoteController(first.current, codeweaver, setState);
    controller.current = opened;
    void opened.open();
    return opened.close;
  }, []);
  return [
    state,
    {
      choose: async (family) => controller.current?.choose(family),
      set: (slider, value) => controller.current?.set(slider, value),
    },
  ];
}
