import { useEffect, useState } from 'react';
import { readSessionSettings, writeSessionSettings } from './session-settings.ts';

/** A calculator's settings for one car: undefined until the visitor sets something, and back after another page. */
export function useSessionSettings<Settings>(
  carId: string,
  calculator: string,
  parse: (stored: unknown) => Settings | undefined,
): [Settings | undefined, (settings: Settings) => void] {
  const [settings, setSettings] = useState<Settings>();
  // Read after hydration: the server cannot know them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per car
  useEffect(() => setSettings(parse(readSessionSettings(carId, calculator))), [carId]);
  return [
    settings,
    (next) => {
      setSettings(next);
      writeSessionSettings(carId, calculator, next);
    },
  ];
}
