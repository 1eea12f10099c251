import { useEffect, useRef, useState } from 'react';
import { type Coordinates, toCoordinates } from '../../platform/coordinates.ts';
import { cachedPlaces, fetchPlaces } from '../fetch-places.ts';
import type { Place } from '../geocoder.ts';

const DEBOUNCE_MS = 300;
const TIMEOUT_MS = 10_000;

type Options = {
  /** Off while nothing is typed, or when the text is a place that was chosen. */
  enabled: boolean;
  limit: number;
  near?: Coordinates | undefined;
  /** The geocoder did not respond. */
  onUnavailable?: (() => void) | undefined;
};

export type PlaceSuggestions = {
  places: readonly Place[];
  /** The text that they were found for; undefined as long as none has been looked up. */
  foundFor: string | undefined;
};

const nothing: PlaceSuggestions = { places: [], foundFor: undefined };

/** Places for what is typed, once the typing pauses. Until they come, those of the text before. */
export function usePlaceSuggestions(typed: string, options: Options): PlaceSuggestions {
  const { enabled, limit, near } = options;
  const [found, setFound] = useState<PlaceSuggestions>(nothing);
  const onUnavailable = useRef(options.onUnavailable);
  onUnavailable.current = options.onUnavailable;
  const text = typed.trim();
  const { latitude, longitude } = near ?? {};
  useEffect(() => {
    const around = toCoordinates(latitude, longitude);
    if (!enabled || !text) {
      setFound(nothing);
      return;
    }
    const cached = cachedPlaces(text, { limit, near: around });
    if (cached) {
      setFound({ places: cached, foundFor: text });
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        setFound({ places: await fetchPlaces(text, { limit, near: around, signal }), foundFor: text });
      } catch {
        if (abort.signal.aborted) return;
        // Enter still searches, and says so if the geocoder does not respond.
        setFound(nothing);
        onUnavailable.current?.();
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [enabled, limit, latitude, longitude, text]);
  return found;
}
