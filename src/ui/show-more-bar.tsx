import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { ProgressLine } from './progress-line.tsx';

interface Props {
  shown: number;
  total: number;
  /** The sentence in the site's language: 'Showing 48 of 1,243 cars'. */
  text: ReactNode;
  moreLabel: string;
  /** Where the next page lies, so that the button works before the script arrives. */
  href?: string | undefined;
  onMore?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/** How far down the list we are, and a way on. The way on is gone when all is shown. */
export function ShowMoreBar({ shown, total, text, moreLabel, href, onMore, busy }: Props) {
  return (
    <div className="more-bar">
      <p aria-live="polite">{text}</p>
      <ProgressLine value={shown} max={total} label={moreLabel} hidden />
      {shown < total && <More {...{ moreLabel, href, onMore, busy }} />}
    </div>
  );
}

function More({ moreLabel, href, onMore, busy }: Pick<Props, 'moreLabel' | 'href' | 'onMore' | 'busy'>) {
  if (href && !onMore) {
    return (
      <ButtonLink kind="secondary" href={href} rel="next">
        {moreLabel}
      </ButtonLink>
    );
  }
  return (
    <Button kind="secondary" busy={busy} onClick={onMore}>
      {moreLabel}
    </Button>
  );
}
