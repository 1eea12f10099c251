import * as SearchX from 'lucide-react/icons/search-x';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { ListFailed as FailedList } from '../../../../shared/ui/list-failed.tsx';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { ShowMoreBar } from '../../../../shared/ui/show-more-bar.tsx';
import { CardSkeleton } from '../../../../shared/ui/skeleton.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { MAX_PAGES, PAGE_SIZE, unfilteredList } from '../kit-list.ts';
import { KitCardView } from './kit-card-view.tsx';
import { useListContext } from './list-context.ts';
import type { useKitList } from './use-kit-list.ts';

type Props = Pick<ReturnType<typeof useKitList>, 'state' | 'more' | 'retry'>;

/** The kits, or the loading, empty or failed state (KIT-19). */
export function Results({ state, more, retry }: Props) {
  const { list, base, texts, openKit, cart } = useListContext();
  const { pending, slow } = state;
  const { result, kits } = state.data;
  const failed = state.failed?.kind;
  if (failed === 'reload') return <ListFailed onAgain={retry} />;
  if (slow) return <Skeletons label={texts('kitListLoading')} />;
  if (!pending && result.total === 0) return <NothingFound />;
  const isMore = pending?.kind === 'more';
  const pages = isMore ? list.pages - 1 : list.pages;
  return (
    <div aria-busy={pending ? true : undefined}>
      {/* Cards have headings of the third level; this is the one above them. */}
      <h2 className="sr-only">{texts('kitListResults')}</h2>
      <ul className="kit-grid">
        {kits.map((kit, at) => (
          <li key={kit.kitId}>
            <KitCardView kit={kit} base={base} cart={cart} early={at === 0} onOpen={openKit} />
          </li>
        ))}
      </ul>
      {failed === 'more' && <ListFailed onAgain={retry} />}
      {failed !== 'more' && (
        <More
          shown={Math.min(result.total, pages * PAGE_SIZE)}
          total={result.total}
          busy={isMore}
          onMore={more}
        />
      )}
    </div>
  );
}

/** 24 more; no button after twenty pages, nor where all are shown (KIT-17). */
function More(props: { shown: number; total: number; busy: boolean; onMore: () => void }) {
  const { list, texts, language, addressOf } = useListContext();
  const { shown, total, busy, onMore } = props;
  if (shown === total && total <= PAGE_SIZE) return null;
  const isCutOff = shown < total && list.pages >= MAX_PAGES && !busy;
  const isLast = shown === total || list.pages >= MAX_PAGES;
  return (
    <>
      <ShowMoreBar
        className="mt-16"
        size="large"
        shown={shown}
        total={total}
        text={texts('kitListShowing', {
          shown: formatNumber(shown, language),
          total: formatNumber(total, language),
        })}
        moreLabel={texts('listMore')}
        href={isLast ? undefined : addressOf({ ...list, pages: list.pages + 1 })}
        busy={busy}
        onMore={onMore}
      />
      {isCutOff && <CutOff shown={shown} />}
    </>
  );
}

/** After the last page that is shown: the rest is found by the car, or by a word. */
function CutOff({ shown }: { shown: number }) {
  const { list, texts, language, formId, chooseCar } = useListContext();
  return (
    <div className="mt-10">
      <StateMessage
        boxed
        title={texts('kitListEnd', { shown: formatNumber(shown, language) })}
        text={texts('kitListEndText')}
        actions={
          <>
            <Button className="with-script" onClick={chooseCar}>
              {texts(list.car.length > 0 ? 'kitCarChange' : 'kitCarChoose')}
            </Button>
            <ButtonLink
              kind="secondary"
              href={`#${formId}`}
              onClick={(event) => onPlainClick(event, () => focusSearch(formId))}
            >
              {texts('kitListSearch')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function focusSearch(formId: string): void {
  document.getElementById(formId)?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}

function NothingFound() {
  const { texts, addressOf, change } = useListContext();
  return (
    <StateMessage
      title={texts('noSearchResults')}
      text={texts('kitListEmptyText')}
      icon={<IconShape of={SearchX} />}
      actions={
        <ButtonLink
          href={addressOf(unfilteredList)}
          onClick={(event) => onPlainClick(event, () => change(unfilteredList))}
        >
          {texts('listClear')}
        </ButtonLink>
      }
    />
  );
}

function ListFailed({ onAgain }: { onAgain: () => void }) {
  const { list, texts, addressOf } = useListContext();
  return (
    <FailedList
      title={texts('kitListError')}
      retryLabel={texts('tryAgain')}
      href={addressOf(list)}
      onRetry={onAgain}
    />
  );
}

function Skeletons({ label }: { label: string }) {
  return (
    <div className="kit-grid" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: PAGE_SIZE }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <CardSkeleton key={at} />
      ))}
    </div>
  );
}
