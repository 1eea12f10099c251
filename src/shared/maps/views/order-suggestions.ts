import { fold } from '../fold.ts';
import type { Place } from '../geocoder.ts';

/** A suggestion of the caller's own, such as one of its locations. */
type Own = { isSimilar?: boolean | undefined };

/**
 * The place that was named comes first, then the caller's own that have what was typed, then other places, and last
 * what is only spelt alike: somebody who types 'Lund' means the town, not a station at Lundby.
 */
export function orderSuggestions<T extends Own>(
  typed: string,
  own: readonly T[],
  places: readonly Place[],
): readonly (T | Place)[] {
  // Of several guesses only the likeliest comes first.
  const guess = places.find(({ guessed }) => guessed);
  const isNamed = (place: Place) => wholeName(place.name) === wholeName(typed) || place === guess;
  return [
    ...places.filter(isNamed),
    ...own.filter(({ isSimilar }) => !isSimilar),
    ...places.filter((place) => !isNamed(place) && !place.guessed),
    ...own.filter(({ isSimilar }) => isSimilar),
    ...places.filter((place) => !isNamed(place) && place.guessed),
  ];
}

/** A postcode is one word with and without its space. */
function wholeName(text: string): string {
  const folded = fold(text);
  return /^[\d ]+$/.test(folded) ? folded.replaceAll(' ', '') : folded;
}
