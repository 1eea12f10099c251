import { nativeName } from '../../../shared/sites/languages.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import type { LanguageChoice } from './language-choices.ts';

interface Props {
  choices: readonly LanguageChoice[];
  label: string;
  className?: string | undefined;
}

/** Two letters each in the bar: SV EN. */
export function LanguageSwitch({ choices, label, className }: Props) {
  if (choices.length === 0) return null;
  return (
    <ul aria-label={label} className={cx('items-center gap-2', className)}>
      {choices.map(({ language, href, current }) => (
        <li key={language}>
          <a
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={current ? 'true' : undefined}
            className="grid min-h-6 min-w-6 place-items-center font-medium text-micro tracking-[0.07em] opacity-80 underline-offset-[5px] hover:opacity-100 aria-[current]:underline aria-[current]:opacity-100"
          >
            <span>
              {language.toUpperCase()}
              <span className="sr-only"> {nativeName(language)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Full names, for the menu sheet: Svenska English. */
export function LanguageNames({ choices, className }: Omit<Props, 'label'>) {
  return (
    <ul className={cx('flex flex-wrap gap-1', className)}>
      {choices.map(({ language, href, current }) => (
        <li key={language}>
          <a
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={current ? 'true' : undefined}
            className="inline-flex min-h-9 items-center rounded-pill px-3.5 font-medium text-small hover:bg-stage focus-visible:rounded-pill aria-[current]:bg-brand-tint"
          >
            {nativeName(language)}
          </a>
        </li>
      ))}
    </ul>
  );
}
