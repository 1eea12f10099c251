import * as LocateFixed from 'lucide-react/icons/locate-fixed';
import * as MapPin from 'lucide-react/icons/map-pin';
import * as Search from 'lucide-react/icons/search';
import * as X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Coordinates } from '../../platform/coordinates.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field.tsx';
import { IconShape } from '../../ui/icon-shape.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { fetchGeocode } from '../fetch-places.ts';
import type { Place } from '../geocoder.ts';
import type { PlaceTextKey } from '../place-texts.ts';
import { closedCombobox, comboboxKey } from './combobox-state.ts';
import { optionId, type PlaceSuggestion, SuggestionList } from './suggestion-list.tsx';
import { useNearMe } from './use-near-me.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const MAX_SUGGESTIONS = 5;
const MAX_TEXT_LENGTH = 100;
const GEOCODE_TIMEOUT_MS = 8000;

export type PlaceInputTexts = (key: PlaceTextKey, values?: Record<string, string | number>) => string;

export type PlaceInputProps = {
  label: string;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean | undefined;
  placeholder?: string | undefined;
  texts: PlaceInputTexts;
  /** The name of the place that is chosen; another value replaces what is typed. */
  value: string;
  /** Sent under this name by the form around it, also before the script has come. */
  name?: string | undefined;
  /** The id of that form, when the field stands outside it. */
  form?: string | undefined;
  /** Put behind what is searched, as 'Lund, Sweden' (LOC-23). */
  country?: string | undefined;
  /** Of places of the same name the nearer ones come first. */
  near?: Coordinates | undefined;
  onPlace: (place: Place) => void;
  onClear: () => void;
  /** At every change of the text. */
  onSearchText?: ((text: string) => void) | undefined;
  /** Of the caller's own, instead of places; with `withPlaces`, before them. */
  suggestions?: readonly PlaceSuggestion[] | undefined;
  withPlaces?: boolean | undefined;
  /** The text of the button; an empty one leaves the button out. */
  nearMe?: string | undefined;
  className?: string | undefined;
};

/** A field for a place: suggestions while typing, Enter to search, and the visitor's own position. */
export function PlaceInput(props: PlaceInputProps) {
  const { label, texts, value, suggestions: own, withPlaces = !own } = props;
  const { nearMe = texts('placeNearMe') } = props;
  const id = useId();
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  const [typed, setTyped] = useState(false);
  const [list, setList] = useState(closedCombobox);
  const [error, setError] = useState<string>();
  const [searching, setSearching] = useState(false);
  const near = useNearMe((coordinates) => choose(positionPlace(coordinates, texts)));
  const places = usePlaceSuggestions(text, {
    enabled: typed && withPlaces,
    limit: MAX_SUGGESTIONS,
    near: props.near,
  });
  if (shownFor !== value) {
    setShownFor(value);
    setText(value);
    setTyped(false);
    setError(undefined);
  }

  const suggestions = [...(own ?? []), ...places.map(toSuggestion)].slice(0, MAX_SUGGESTIONS);
  const isOpen = list.open && typed && suggestions.length > 0;
  const active = isOpen ? list.activeIndex : undefined;

  function toSuggestion(place: Place): PlaceSuggestion {
    const { id: key, name: title, context: detail } = place;
    return { id: key, title, detail, icon: <IconShape of={MapPin} />, onSelect: () => props.onPlace(place) };
  }

  function choose(place: Place) {
    settle(place.name);
    props.onPlace(place);
  }

  function settle(shown: string) {
    setText(shown);
    setTyped(false);
    setList(closedCombobox);
    setError(undefined);
  }

  function type(next: string) {
    setText(next);
    setTyped(true);
    setList({ open: true, activeIndex: undefined });
    setError(undefined);
    props.onSearchText?.(next);
    if (!next) props.onClear();
  }

  function pick(index: number) {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    settle(suggestion.title);
    suggestion.onSelect();
  }

  function clear() {
    settle('');
    props.onSearchText?.('');
    props.onClear();
  }

  async function search() {
    const wanted = text.trim();
    if (!wanted) return clear();
    setSearching(true);
    const query = props.country ? `${wanted}, ${props.country}` : wanted;
    const result = await fetchGeocode(query, AbortSignal.timeout(GEOCODE_TIMEOUT_MS));
    setSearching(false);
    if (result.state === 'found') choose(result.place);
    else
      setError(
        result.state === 'notFound' ? texts('placeNotFound', { text: wanted }) : texts('placeUnavailable'),
      );
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { state, action } = comboboxKey(
      event.key,
      { open: isOpen, activeIndex: active },
      suggestions.length,
    );
    if (!action || (action === 'clear' && !text)) return;
    event.preventDefault();
    // A drawer around the field would close, too.
    if (action === 'close') event.stopPropagation();
    setList(state);
    if (action === 'move') setTyped(true);
    else if (action === 'pick') pick(active ?? 0);
    else if (action === 'search') void search();
    else if (action === 'clear') clear();
  }

  const listId = `${id}-list`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx('field field--pill', error && 'field--invalid', props.className)} data-place-input="">
      <label htmlFor={id} className={props.hideLabel ? 'sr-only' : 'field__label'}>
        {label}
      </label>
      <div className="relative flex gap-2">
        <div className="field__box min-w-0 grow">
          {searching ? <Spinner /> : <IconShape of={Search} />}
          <input
            id={id}
            name={props.name}
            form={props.form}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            aria-busy={searching || undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_TEXT_LENGTH}
            placeholder={props.placeholder}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={() => setList(closedCombobox)}
            className="field__control"
          />
          {text && (
            <button
              type="button"
              aria-label={texts('placeClear')}
              onClick={clear}
              className="hot:bg-stage-light -mr-4 grid size-9 flex-none place-items-center rounded-full noscript:hidden"
            >
              <IconShape of={X} size="small" />
            </button>
          )}
        </div>
        {nearMe && (
          <button
            type="button"
            onClick={() => void near.locate()}
            aria-busy={near.locating || undefined}
            className={buttonClass({ kind: 'secondary' }, 'min-h-13 flex-none px-4.5 noscript:hidden')}
          >
            {near.locating ? <Spinner /> : <IconShape of={LocateFixed} />}
            {nearMe}
          </button>
        )}
        {isOpen && (
          <SuggestionList
            id={listId}
            label={texts('placeSuggestions')}
            typed={text}
            suggestions={suggestions}
            activeIndex={active}
            onPick={pick}
          />
        )}
      </div>
      <FieldError id={errorId} error={error} />
      <span role="status" className="sr-only">
        {isOpen && texts('placeSuggestionCount', { count: suggestions.length })}
        {near.locating && texts('placeLocating')}
      </span>
    </div>
  );
}

function positionPlace(coordinates: Coordinates, texts: PlaceInputTexts): Place {
  const name = texts('placeYourPosition');
  return { id: 'position', name, context: '', kind: 'address', country: '', coordinates };
}
