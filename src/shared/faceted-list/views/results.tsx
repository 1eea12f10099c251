import * as TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { IconShape } from '../../ui/icon-shape.tsx';
import { onPlainClick } from '../../ui/on-plain-click.ts';
import { StateMessage } from '../../ui/state-message.tsx';
import { type FacetedList, visibleCount } from '../faceted-list.ts';
import type { ListQueryState } from '../list-query-state.ts';
import { useListTools } from './list-context.ts';
import { LoadMore, type MoreProps } from './load-more.tsx';
import type { ListPage } from './use-faceted-list.ts';

interface Props {
  items: {
    state: ListQueryState<FacetedList, ListPage<unknown>>;
    more: () => void;
    retry: () => void;
  };
  failed: { title: string; boxed?: boolean };
  skeleton: ReactNode;
  empty: ReactNode;
  more: MoreProps;
  /** The cards. */
  children: ReactNode;
}

/** The cards, or the loading, empty or failed state (LIST-32, KIT-19, DSL-13). */
export function Results({
  items: { state, more: onMore, retry },
  failed,
  skeleton,
  empty,
  more,
  children,
}: Props) {
  const { list, texts, addressOf, declaration } = useListTools();
  const { pending, slow, data } = state;
  const { total } = data;
  const failure = state.failed && (
    <div role="alert">
      <StateMessage
        {...failed}
        icon={<IconShape of={TriangleAlert} />}
        actions={
          <ButtonLink kind="secondary" href={addressOf(list)} onClick={(event) => onPlainClick(event, retry)}>
            {texts('tryAgain')}
          </ButtonLink>
        }
      />
    </div>
  );
  if (state.failed?.kind === 'reload') return failure;
  if (slow) return skeleton;
  if (!pending && total === 0) return empty;
  const isMore = pending?.kind === 'more';
  const shown = visibleCount(total, isMore ? list.pages - 1 : list.pages, declaration);
  return (
    <div aria-busy={pending ? true : undefined}>
      {children}
      {failure}
      {!failure && shown > 0 && (
        <LoadMore {...more} shown={shown} total={total} busy={isMore} onMore={onMore} />
      )}
    </div>
  );
}
