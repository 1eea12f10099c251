import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink, type ButtonSize } from './button.tsx';
import { cx } from './class-names.ts';
import { onPlainClick } from './on-plain-click.ts';
import { ProgressLine } from './progress-line.tsx';
import { Spinner } from './spinner.tsx';

interface Props {
  shown: number;
  total: number;
  /** The sentence in the site's language: 'Showing 48 of 1,243 cars'. */
  text: ReactNode;
  moreLabel: string;
  /** The next page, which the link opens where there is no script; without it there is no more. */
  href: string | undefined;
  onMore?: (() => void) | undefined;
  busy?: boolean | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** How much of a list is shown, and a link to more of it. */
export function ShowMoreBar({ shown, total, text, moreLabel, href, onMore, busy, size, className }: Props) {
  return (
    <div className={cx('more-bar', className)}>
      <p aria-live="polite">{text}</p>
      <ProgressLine value={shown} max={total} label={moreLabel} hidden />
      {href && (
        <ButtonLink
          kind="secondary"
          size={size}
          rel="next"
          href={href}
          aria-busy={busy || undefined}
          icon={busy && <Spinner />}
          onClick={onMore && ((event: MouseEvent) => onPlainClick(event, onMore))}
        >
          {moreLabel}
        </ButtonLink>
      )}
    </div>
  );
}
