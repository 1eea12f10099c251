import { useEffect, useRef, useState } from 'react';
import { readSessionSettings, writeSessionSettings } from '../../../views/session-settings.ts';
import { createQuoteController, type QuoteController } from '../quote-controller.ts';
import { parseQuoteSettings, type QuoteSettingsStore } from '../quote-settings.ts';
import type { QuoteState } from '../quote-state.ts';
import type { UkFinance } from '../uk-finance.ts';
import { codeweaver } from './codeweaver.ts';

/** The controller lives as long as the card is mounted. */
export function useQuoteController(
  finance: UkFinance,
): [QuoteState, Pick<QuoteController, 'choose' | 'set' | 'retry'>] {
  const [state, setState] = useState<QuoteState>({ state: 'loading' });
  const controller = useRef<QuoteController>(undefined);
  const first = useRef(finance);
  useEffect(() => {
    const settings = sessionSettings(first.current.carId);
    const opened = createQuoteController(first.current, codeweaver, settings, setState);
    controller.current = opened;
    void opened.open();
    return opened.close;
  }, []);
  return [
    state,
    {
      choose: async (family) => controller.current?.choose(family),
      set: (slider, value) => controller.current?.set(slider, value),
      retry: async () => controller.current?.retry(),
    },
  ];
}

function sessionSettings(carId: string): QuoteSettingsStore {
  return {
    read: () => parseQuoteSettings(readSessionSettings(carId, 'uk')),
    write: (settings) => writeSessionSettings(carId, 'uk', settings),
  };
}
