import * as MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import { IconShape } from '../../ui/icon-shape.tsx';
import { markMatchedLetters } from '../matched-letters.ts';

/** A line of the list: a place, or something of the caller's own such as one of its locations. */
export type PlaceSuggestion = {
  id: string;
  title: string;
  detail: string;
  /** A pin without it. */
  icon?: ReactNode;
  /** Found by a similar spelling only. */
  isSimilar?: boolean | undefined;
  onSelect: () => void;
};

type Props = {
  id: string;
  label: string;
  typed: string;
  suggestions: readonly PlaceSuggestion[];
  activeIndex: number | undefined;
  onPick: (index: number) => void;
};

export function SuggestionList({ id, label, typed, suggestions, activeIndex, onPick }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 mt-2 rounded-card border border-line bg-surface p-2 shadow-float"
      // The field keeps the focus; the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
        <div
          key={suggestion.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onClick={() => onPick(index)}
          className={cx(
            'grid min-h-15 cursor-pointer grid-cols-[1.5rem_1fr_auto] items-center gap-3 rounded-field px-3.5 py-1.5',
            index === activeIndex ? 'bg-brand-tint' : 'hot:bg-stage-light',
          )}
        >
          <span className="text-brand-ink">{suggestion.icon ?? <IconShape of={MapPin} />}</span>
          <span className="min-w-0">
            <span className="block truncate font-medium leading-tight">
              <MarkedText text={suggestion.title} typed={typed} />
            </span>
            {suggestion.detail && (
              <span className="block truncate text-ink-muted text-small">
                <MarkedText text={suggestion.detail} typed={typed} />
              </span>
            )}
          </span>
          {index === activeIndex && (
            <span
              aria-hidden="true"
              className="rounded-md border border-line bg-surface px-2 py-0.5 font-sans text-ink-muted text-micro max-md:hidden"
            >
              Enter
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function MarkedText({ text, typed }: { text: string; typed: string }) {
  return markMatchedLetters(text, typed).map(({ text: run, matched }) =>
    matched ? (
      <mark
        key="matched"
        className="bg-transparent text-inherit underline decoration-2 decoration-accent underline-offset-3 [text-decoration-skip-ink:none]"
      >
        {run}
      </mark>
    ) : (
      run
    ),
  );
}
