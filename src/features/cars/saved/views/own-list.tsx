import { savedCars } from '../browser-stores.ts';
import type { SavedCar } from '../saved-cars.ts';
import type { SavedContext } from './saved-context.ts';
import { SavedGrid } from './saved-grid.tsx';
import { NothingSaved, SavedFailed, SavedSkeleton } from './saved-states.tsx';
import { ShareButton } from './share-button.tsx';
import { SoldLine } from './sold-line.tsx';
import { UndoLine } from './undo-line.tsx';
import { useCards } from './use-cards.ts';
import { useRemoved } from './use-removed.ts';

/** The visitor's own list, newest first; sold cars are marked and stay until removed. */
export function OwnList({ own, ...tools }: SavedContext & { own: readonly SavedCar[] }) {
  const { texts, language, list } = tools;
  const { found, isWaiting, failed, again } = useCards(
    own.map(({ id }) => id),
    language,
  );
  const { removed, forget } = useRemoved(own);
  const undo = removed && {
    car: removed.car.name,
    onUndo: () => {
      savedCars.restore(removed.before);
      forget();
    },
  };
  if (own.length === 0)
    return (
      <>
        {undo && <UndoLine {...undo} texts={texts} />}
        <NothingSaved texts={texts} list={list} />
      </>
    );
  if (failed) return <SavedFailed texts={texts} onAgain={again} />;
  if (isWaiting && found.size === 0) return <SavedSkeleton texts={texts} list={list} />;
  const sold = own.filter(({ id }) => found.get(id) === 'sold');
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-y-line py-4">
        <h2 className="text-lead num">{texts('savedAmount', { count: own.length })}</h2>
        <p className="flex-[1_1_20rem] text-size-small text-ink-muted">{texts('savedKeptHere')}</p>
        <ShareButton ids={own.map(({ id }) => id)} texts={texts} />
      </div>
      {undo && <UndoLine {...undo} texts={texts} />}
      {sold.length > 0 && (
        <ul className="mb-6 border-b border-b-line [&_p]:flex-[1_1_16rem] [&_p]:text-(length:--body) [&>li]:flex [&>li]:min-h-14 [&>li]:flex-wrap [&>li]:items-center [&>li]:gap-x-6 [&>li]:gap-y-1 [&>li]:py-2 [&>li]:text-size-small [&>li:not(:first-child)]:border-t [&>li:not(:first-child)]:border-t-line">
          {sold.map((car) => (
            <SoldLine
              key={car.id}
              car={car}
              list={list}
              texts={texts}
              onForget={() => savedCars.remove(car.id)}
            />
          ))}
        </ul>
      )}
      <SavedGrid {...tools} ids={own.map(({ id }) => id)} found={found} own={own} />
    </>
  );
}
