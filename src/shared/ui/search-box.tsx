import * as ArrowRight from 'lucide-react/icons/arrow-right';
import * as Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { cx } from './class-names.ts';
import { IconShape } from './icon-shape.tsx';

interface Props {
  /** Where the phrase goes, as `keyphrase`. */
  action: string;
  label: string;
  button: string;
  /** Hints in the empty field, on narrow and on wide screens. */
  hintPhone?: string | undefined;
  hintDesktop?: string | undefined;
  /** A pill on a picture, or the large first line of a panel. */
  look?: 'pill' | 'panel' | undefined;
  className?: string | undefined;
}

/**
 * A phrase and a button, as one pill. A plain form: it works before the script arrives, and the browser itself refuses
 * a blank phrase. With script the button is off while the phrase is blank.
 */
export function SearchBox({
  action,
  label,
  button,
  hintPhone,
  hintDesktop,
  look = 'pill',
  className,
}: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form inside a search element would need a box of its own
    <form
      role="search"
      action={action}
      data-script="search-box"
      data-suggestions=""
      className={cx('group relative flex items-center text-ink', looks[look].box, className)}
    >
      <IconShape of={Search} className={looks[look].icon} />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="relative min-w-0 grow">
        <input
          id={id}
          name="keyphrase"
          type="search"
          required
          pattern=".*\S.*"
          maxLength={200}
          // Two hints of our own take its place; a blank one makes :placeholder-shown match when the field is empty.
          placeholder=" "
          autoComplete="off"
          enterKeyHint="search"
          className={cx(
            'peer min-h-12 w-full bg-transparent outline-0 [&::-webkit-search-cancel-button]:hidden',
            looks[look].words,
          )}
        />
        <Hint text={hintPhone || hintDesktop} className={cx(looks[look].words, 'md:hidden')} />
        <Hint text={hintDesktop || hintPhone} className={cx(looks[look].words, 'max-md:hidden')} />
      </span>
      <button
        type="submit"
        className={cx(
          'button button--primary group-invalid:bg-stage group-invalid:text-ink-muted max-md:p-0',
          looks[look].button,
        )}
      >
        <IconShape of={ArrowRight} className="md:hidden" />
        <span className="max-md:sr-only">{button}</span>
      </button>
    </form>
  );
}

const looks = {
  pill: {
    box: 'gap-2 rounded-pill bg-paper p-2 pl-5 transition-shadow duration-fast focus-within:shadow-[0_0_0_3px_var(--accent)] md:pl-6',
    icon: '',
    words: 'text-[1.0625rem]',
    button: 'max-md:size-12',
  },
  panel: {
    box: 'gap-3 rounded-card border border-line p-1.5 pl-4 focus-within:border-brand-ink focus-within:shadow-[inset_0_0_0_1px_var(--brand-ink)] md:gap-4 md:pl-6',
    icon: 'text-brand-ink md:size-6',
    words: 'text-[clamp(1.0625rem,0.9rem+0.7vw,1.375rem)]',
    button: 'rounded-[calc(var(--radius)-0.25rem)] max-md:size-12 md:min-h-14 md:px-8',
  },
};

function Hint({ text, className }: { text: string | undefined; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-0 flex items-center text-ink-muted peer-not-placeholder-shown:hidden',
        className,
      )}
    >
      <span className="truncate">{text}</span>
    </span>
  );
}
