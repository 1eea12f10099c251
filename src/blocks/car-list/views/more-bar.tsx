import type { MouseEvent } from 'react';
import { PAGES_AT_MOST } from '../../../catalogue/list/car-list.ts';
import { formatNumber } from '../../../sites/formats.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { countText } from './count-text.ts';
import { instead } from './instead-of-leaving.ts';
import { useList } from './list-context.ts';

const FEWEST_FOR_A_BAR = 12;

interface Props {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
}

/** Nobody needs to be told that eleven of eleven are shown (LIST-17); after twenty pages there is no more (LIST-11). */
export function MoreBar({ shown, total, busy, onMore }: Props) {
  const { list, texts, language, addressOf } = useList();
  if (shown === total && total < FEWEST_FOR_A_BAR) return null;
  const isLast = shown === total || list.pages >= PAGES_AT_MOST;
  const go = (event: MouseEvent) => instead(event, onMore);
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
