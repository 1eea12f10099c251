import type { MouseEvent } from 'react';
import { formatNumber } from '../../../sites/formats.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { onPlainClick } from '../../../ui/on-plain-click.ts';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { MAX_PAGES } from '../car-list.ts';
import { countText } from './count-text.ts';
import { useListContext } from './list-context.ts';

const MIN_CARS_FOR_PROGRESS = 12;

interface Props {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
}

/** No progress below twelve cars (LIST-17); no button after twenty pages (LIST-11). */
export function LoadMore({ shown, total, busy, onMore }: Props) {
  const { list, texts, language, addressOf } = useListContext();
  if (shown === total && total < MIN_CARS_FOR_PROGRESS) return null;
  const isLast = shown === total || list.pages >= MAX_PAGES;
  const go = (event: MouseEvent) => onPlainClick(event, onMore);
  return (
    <div className="more-bar mt-16">
      <p aria-live="polite">
        {texts('listShowing', { shown: formatNumber(shown, language), total: countText(total, language) })}
      </p>
      <ProgressLine value={shown} max={isLast ? shown : total} label={texts('listMore')} hidden />
      {!isLast && (
        <ButtonLink
          kind="secondary"
          size="large"
          rel="next"
          href={addressOf({ ...list, pages: list.pages + 1 })}
          onClick={go}
          aria-busy={busy || undefined}
          icon={busy && <Spinner />}
        >
          {texts('listMore')}
        </ButtonLink>
      )}
    </div>
  );
}
