import type { ReactNode } from 'react';
import { formatNumber } from '../../sites/formats.ts';
import type { ButtonSize } from '../../ui/button.tsx';
import { ShowMoreBar } from '../../ui/show-more-bar.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { MAX_PAGES } from '../list-declaration.ts';
import { countText } from './count-text.ts';
import { useListTools } from './list-context.ts';

/** How a list says how much of it is shown. */
export type MoreProps = {
  /** 'Showing 48 of 1,243 cars'. */
  sentence: (amounts: { shown: string; total: string }) => string;
  label: string;
  /** A list that is no longer than this says nothing when all of it is shown. */
  quietUpTo?: number | undefined;
  /** Without script the next page is opened there, so that nobody starts again at the top. */
  anchor?: string | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  /** After the last page that is shown: how the rest is found. */
  end?: { title: (shown: string) => string; text: string; actions: ReactNode } | undefined;
};

type Props = MoreProps & { shown: number; total: number; busy: boolean; onMore: () => void };

/** No button after twenty pages, nor where all are shown (LIST-11, LIST-17, KIT-17). */
export function LoadMore({ shown, total, busy, onMore, quietUpTo = 0, end, ...bar }: Props) {
  const { list, language, addressOf } = useListTools();
  if (shown === total && total <= quietUpTo) return null;
  const isLast = shown === total || list.pages >= MAX_PAGES;
  const isCutOff = shown < total && list.pages >= MAX_PAGES && !busy;
  const amount = formatNumber(shown, language);
  return (
    <>
      <ShowMoreBar
        className={bar.className}
        size={bar.size}
        shown={shown}
        total={isLast ? shown : total}
        text={bar.sentence({ shown: amount, total: countText(total, language) })}
        moreLabel={bar.label}
        href={isLast ? undefined : `${addressOf({ ...list, pages: list.pages + 1 })}${bar.anchor ?? ''}`}
        busy={busy}
        onMore={onMore}
      />
      {isCutOff && end && (
        <div className="mt-10">
          <StateMessage boxed title={end.title(amount)} text={end.text} actions={end.actions} />
        </div>
      )}
    </>
  );
}
