import { formatNumber } from '../../../sites/formats.ts';
import { ShowMoreBar } from '../../../ui/show-more-bar.tsx';
import { MAX_PAGES } from '../car-list.ts';
import { countText } from './count-text.ts';
import { useListContext } from './list-context.ts';

const MIN_CARS_FOR_PROGRESS = 12;

interface Props {
  shown: number;
  total: number;
  /** Without script the next page is opened there, so that nobody starts again at the top. */
  lastCar: string | undefined;
  busy: boolean;
  onMore: () => void;
}

/** No progress below twelve cars (LIST-17); no button after twenty pages (LIST-11). */
export function LoadMore({ shown, total, lastCar, busy, onMore }: Props) {
  const { list, texts, language, addressOf } = useListContext();
  if (shown === total && total < MIN_CARS_FOR_PROGRESS) return null;
  const isLast = shown === total || list.pages >= MAX_PAGES;
  return (
    <ShowMoreBar
      className="mt-16"
      size="large"
      shown={shown}
      total={isLast ? shown : total}
      text={texts('listShowing', {
        shown: formatNumber(shown, language),
        total: countText(total, language),
      })}
      moreLabel={texts('listMore')}
      href={isLast ? undefined : `${addressOf({ ...list, pages: list.pages + 1 })}#car-${lastCar ?? ''}`}
      busy={busy}
      onMore={onMore}
    />
  );
}
