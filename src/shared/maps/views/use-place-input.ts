import { type KeyboardEvent, useRef, useState } from 'react';
import type { Coordinates } from '../../platform/coordinates.ts';
import { reportClientError } from '../../platform/report-client-error.ts';
import { closedCombobox, comboboxKey } from '../../ui/combobox-state.ts';
import { fetchGeocode, type GeocodeResult } from '../fetch-places.ts';
import type { Place } from '../geocoder.ts';
import type { PlaceTexts } from '../place-texts.ts';
import { orderSuggestions } from './order-suggestions.ts';
import type { PlaceSuggestion } from './suggestion-list.tsx';
import { useNearMe } from './use-near-me.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const MAX_SUGGESTIONS = 5;
const MIN_LETTERS_OF_A_PLACE = 3;
const GEOCODE_TIMEOUT_MS = 8000;

export type PlaceInputOptions = {
  texts: PlaceTexts;
  /** The name of the place that is chosen; another value replaces what is typed. */
  value: string;
  /** Put behind what is searched, as 'Lund, Sweden' (LOC-23). */
  country?: string | undefined;
  /** Places of other countries are neither suggested nor found (SB-21). */
  onlyCountry?: string | undefined;
  /** Of places of the same name the nearer ones come first. */
  near?: Coordinates | undefined;
  onPlace: (place: Place) => void;
  onClear: () => void;
  /** The geocoder did not respond; without it the field says so itself. */
  onUnavailable?: (() => void) | undefined;
  /** Looks up what was typed, instead of the geocoder alone; 'taken' when the caller did something else with it. */
  find?: ((text: string) => Promise<GeocodeResult | { state: 'taken' }>) | undefined;
  /** At every change of the text. */
  onSearchText?: ((text: string) => void) | undefined;
  /** Of the caller's own, instead of places; with `withPlaces`, among them. */
  suggestions?: readonly PlaceSuggestion[] | undefined;
  withPlaces?: boolean | undefined;
};

/** What is typed, what is suggested for it, and what the keys and buttons of the field do. */
export function usePlaceInput(options: PlaceInputOptions) {
  const { texts, value, country, suggestions: own = [], withPlaces = !options.suggestions } = options;
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  /** Whether the text is the visitor's, and not the name of what was chosen. */
  const [typed, setTyped] = useState(false);
  const [list, setList] = useState(closedCombobox);
  const [error, setError] = useState<string>();
  /** What was searched and is called otherwise. */
  const [guess, setGuess] = useState<{ text: string; place: string }>();
  const [searching, setSearching] = useState(false);
  const latestSearch = useRef(0);
  const nearMe = useNearMe((coordinates) => choose(positionPlace(coordinates, texts)));
  const { places, foundFor } = usePlaceSuggestions(text, {
    enabled: typed && withPlaces,
    limit: MAX_SUGGESTIONS,
    near: options.near,
    onUnavailable: options.onUnavailable,
  });
  if (shownFor !== value) {
    setShownFor(value);
    settle(value);
  }

  const suggestions = orderSuggestions(text, own, places.filter(isWanted))
    .slice(0, MAX_SUGGESTIONS)
    .map((each) => ('coordinates' in each ? toSuggestion(each) : each));
  const isOpen = list.open && typed && suggestions.length > 0;
  const activeIndex = isOpen ? list.activeIndex : undefined;
  const wanted = text.trim();
  // The first letters of a name may find nothing yet.
  const hasNoHit =
    typed &&
    !options.find &&
    foundFor === wanted &&
    suggestions.length === 0 &&
    wanted.length >= MIN_LETTERS_OF_A_PLACE;

  function isWanted(place: Place): boolean {
    return options.onlyCountry === undefined || place.country === options.onlyCountry;
  }

  function toSuggestion(place: Place): PlaceSuggestion {
    return {
      id: place.id,
      title: place.name,
      detail: place.context,
      onSelect: () => options.onPlace(place),
    };
  }

  function settle(shown: string) {
    setText(shown);
    setTyped(false);
    setList(closedCombobox);
    setError(undefined);
    if (guess?.place !== shown) setGuess(undefined);
  }

  function choose(place: Place, wanted?: string) {
    settle(place.name);
    if (wanted && place.guessed) setGuess({ text: wanted, place: place.name });
    options.onPlace(place);
  }

  function type(next: string) {
    latestSearch.current += 1;
    setText(next);
    setTyped(true);
    setList({ open: true, activeIndex: undefined });
    setError(undefined);
    setGuess(undefined);
    setSearching(false);
    options.onSearchText?.(next);
    if (!next) options.onClear();
  }

  function pick(index: number) {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    settle(suggestion.title);
    suggestion.onSelect();
  }

  function clear() {
    settle('');
    options.onSearchText?.('');
    options.onClear();
  }

  async function search() {
    const wanted = text.trim();
    if (!wanted) return clear();
    latestSearch.current += 1;
    const search = latestSearch.current;
    setSearching(true);
    const query = country ? `${wanted}, ${country}` : wanted;
    const result = await (options.find?.(query) ??
      fetchGeocode(query, AbortSignal.timeout(GEOCODE_TIMEOUT_MS)));
    // Somebody who typed on no longer waits for it.
    if (search !== latestSearch.current) return;
    setSearching(false);
    if (result.state === 'taken') return settle(wanted);
    if (result.state === 'found' && isWanted(result.place)) choose(result.place, wanted);
    else fail(result, wanted);
  }

  /** LOC-24. The server has logged what it could not find; only what never reached it is reported from here. */
  function fail({ state }: GeocodeResult, wanted: string) {
    if (state !== 'unavailable') return setError(texts('placeNotFound', { text: wanted }));
    reportClientError('PLACE_SEARCH_FAILED', 'place-input', 'no result');
    if (options.onUnavailable) options.onUnavailable();
    else setError(texts('placeUnavailable'));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { state, action } = comboboxKey(event.key, { open: isOpen, activeIndex }, suggestions.length);
    if (!action || (action === 'clear' && !text)) return;
    event.preventDefault();
    // A drawer around the field would close, too.
    if (action === 'close') event.stopPropagation();
    setList(state);
    if (action === 'pick') pick(activeIndex ?? 0);
    else if (action === 'search') void search();
    else if (action === 'clear') clear();
  }

  const close = () => setList(closedCombobox);
  return {
    text,
    suggestions,
    isOpen,
    activeIndex,
    error: error ?? (hasNoHit ? texts('placeNotFound', { text: wanted }) : undefined),
    note: guess && texts('placeGuessed', guess),
    searching,
    nearMe,
    type,
    pick,
    clear,
    close,
    onKeyDown,
  };
}

function positionPlace(coordinates: Coordinates, texts: PlaceTexts): Place {
  const name = texts('placeYourPosition');
  return { id: 'position', name, context: '', kind: 'address', country: '', coordinates };
}
