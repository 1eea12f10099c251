import type { CarListProps } from '../car-list-props.ts';
import { visibleCount } from '../list-state.ts';
import { CardGrid, ServerCards, SkeletonGrid } from './card-grid.tsx';
import type { ListContextValue } from './list-context.ts';
import { ListFailed, NothingFound } from './list-messages.tsx';
import { LoadMore } from './load-more.tsx';
import type { useCarList } from './use-car-list.ts';
import { useFilterRelaxation } from './use-filter-relaxation.ts';

type Cars = Pick<ReturnType<typeof useCarList>, 'state' | 'more' | 'retry'>;
type Props = Cars & { props: CarListProps; tools: ListContextValue };

/** The cars, or the loading, empty or failed state. */
export function Results({ state, more, retry, props, tools }: Props) {
  const { query: list, pending, slow } = state;
  const { result, fromServer, cards } = state.data;
  const failed = state.failed?.kind;
  const { texts } = tools;
  const isEmpty = !pending && !failed && result.total === 0;
  const relaxations = useFilterRelaxation(props, tools, isEmpty);
  if (failed === 'reload') return <ListFailed onAgain={retry} />;
  if (slow) return <SkeletonGrid label={texts('listLoading')} />;
  if (isEmpty)
    return <NothingFound relaxations={relaxations} isLost={props.head.isLost && list === props.start.list} />;
  const isMore = pending?.kind === 'more';
  const shown = visibleCount({ result, list: isMore ? { ...list, pages: list.pages - 1 } : list });
  return (
    <div aria-busy={pending ? true : undefined}>
      {/* Cards have headings of the third level; this is the one above them. */}
      <h2 className="sr-only">{texts('listResults')}</h2>
      {fromServer > 0 && <ServerCards cards={props.serverCards} />}
      {cards.length > 0 && <CardGrid key={state.resultNumber} cards={cards} texts={texts} />}
      {failed === 'more' && <ListFailed onAgain={retry} />}
      {failed !== 'more' && shown > 0 && (
        <LoadMore
          shown={shown}
          total={result.total}
          lastCar={props.start.lastCar}
          busy={isMore}
          onMore={more}
        />
      )}
    </div>
  );
}
