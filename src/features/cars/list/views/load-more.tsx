import { formatNumber } from '../../../../shared/sites/formats.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { ShowMoreBar } from '../../../../shared/ui/show-more-bar.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
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
  const isCutOff = shown < total && list.pages >= MAX_PAGES && !busy;
  return (
    <>
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
      {isCutOff && <CutOff shown={shown} />}
    </>
  );
}

/** After the last page that is shown: the rest is found by narrowing the list. */
function CutOff({ shown }: { shown: number }) {
  const { texts, language, formId } = useListContext();
  return (
    <div className="mt-10">
      <StateMessage
        boxed
        title={texts('listEnd', { shown: formatNumber(shown, language) })}
        text={texts('listEndText')}
        actions={
          <ButtonLink
            kind="secondary"
            href={`#${formId}`}
            onClick={(event) => onPlainClick(event, () => focusFilters(formId))}
          >
            {texts('listEndFilters')}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** The first filter beside the cars; on a phone the button that opens the filters. */
function focusFilters(formId: string): void {
  const candidates = document.querySelectorAll<HTMLElement>(
    '.filters summary, .filters button, .list-filter',
  );
  const first = [...candidates].find((each) => each.checkVisibility());
  const target = first ?? document.getElementById(formId)?.querySelector<HTMLElement>('input, button');
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
