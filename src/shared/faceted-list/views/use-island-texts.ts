import { useCallback } from 'react';
import { formatMessage } from '../../sites/format-message.ts';
import type { Language } from '../../sites/languages.ts';
import type { Texts } from '../../sites/texts.ts';

/** The texts that travelled with an island. */
export function useIslandTexts(map: Readonly<Record<string, string>>, language: Language): Texts {
  return useCallback<Texts>(
    (key, values) => (values ? formatMessage(map[key] ?? '', values, language) : (map[key] ?? '')),
    [map, language],
  );
}
