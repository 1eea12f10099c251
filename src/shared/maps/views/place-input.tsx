import * as LocateFixed from 'lucide-react/icons/locate-fixed';
import * as MapPin from 'lucide-react/icons/map-pin';
import * as Search from 'lucide-react/icons/search';
import * as X from 'lucide-react/icons/x';
import { useId } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field.tsx';
import { IconShape } from '../../ui/icon-shape.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { type PlaceInputOptions, usePlaceInput } from './use-place-input.ts';

const MAX_TEXT_LENGTH = 100;

export type PlaceInputTexts = PlaceInputOptions['texts'];

export type PlaceInputProps = PlaceInputOptions & {
  label: string;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean | undefined;
  placeholder?: string | undefined;
  /** A pin where a search field stands beside it. */
  icon?: 'search' | 'pin' | undefined;
  /** Sent under this name by the form around it, also before the script has come. */
  name?: string | undefined;
  /** The id of that form, when the field stands outside it. */
  form?: string | undefined;
  /** The text of the button for the visitor's position; an empty one leaves the button out. */
  nearMe?: string | undefined;
  className?: string | undefined;
};

/** A field for a place: suggestions while typing, Enter to search, and the visitor's own position. */
export function PlaceInput(props: PlaceInputProps) {
  const { label, hideLabel, placeholder, icon, name, form, className, texts } = props;
  const { nearMe = texts('placeNearMe') } = props;
  const input = usePlaceInput(props);
  const { text, suggestions, isOpen, activeIndex, error, searching } = input;
  const id = useId();
  const listId = `${id}-list`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div
      className={cx('field field--pill @container', error && 'field--invalid', className)}
      data-place-input=""
    >
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field__label'}>
        {label}
      </label>
      <div className="relative flex gap-2">
        <div className="field__box min-w-0 grow px-4.5">
          {searching ? <Spinner /> : <IconShape of={icon === 'pin' ? MapPin : Search} />}
          <input
            id={id}
            name={name}
            form={form}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={activeIndex === undefined ? undefined : optionId(listId, activeIndex)}
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            aria-busy={searching || undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_TEXT_LENGTH}
            placeholder={placeholder}
            value={text}
            onChange={({ currentTarget }) => input.type(currentTarget.value)}
            onKeyDown={input.onKeyDown}
            onBlur={input.close}
            className="field__control text-ellipsis"
          />
          {text && (
            <button
              type="button"
              aria-label={texts('placeClear')}
              onClick={input.clear}
              className="-mr-2.5 grid size-9 flex-none place-items-center rounded-full hot:bg-stage-light noscript:hidden"
            >
              <IconShape of={X} size="small" />
            </button>
          )}
        </div>
        {nearMe && <NearMeButton label={nearMe} {...input.nearMe} />}
        {isOpen && (
          <SuggestionList
            id={listId}
            label={texts('placeSuggestions')}
            typed={text}
            suggestions={suggestions}
            activeIndex={activeIndex}
            onPick={input.pick}
          />
        )}
      </div>
      <div role="alert" className="empty:hidden">
        <FieldError id={errorId} error={error} />
      </div>
      <p role="status" className="mt-1.5 text-ink-muted text-small empty:hidden">
        {input.note}
      </p>
      <span role="status" className="sr-only">
        {isOpen && texts('placeSuggestionCount', { count: suggestions.length })}
        {input.nearMe.locating && texts('placeLocating')}
      </span>
    </div>
  );
}

type NearMeProps = { label: string; locating: boolean; locate: () => Promise<void> };

/** A round button where there is little room, with its text read aloud. */
function NearMeButton({ label, locating, locate }: NearMeProps) {
  return (
    <button
      type="button"
      onClick={() => void locate()}
      aria-busy={locating || undefined}
      className={buttonClass(
        { kind: 'secondary' },
        'min-h-13 flex-none px-4.5 noscript:hidden @max-md:w-13 @max-md:px-0',
      )}
    >
      {locating ? <Spinner /> : <IconShape of={LocateFixed} />}
      <span className="@max-md:sr-only">{label}</span>
    </button>
  );
}
