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

/** The visitor's own list, the newest first; the sold ones are said to be sold and stay until they are taken off. */
export function OwnList({ own, ...tools }: SavedContext & { own: readonly SavedCar[] }) {
  const { say, language, list } = tools;
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
        {undo && <UndoLine {...undo} say={say} />}
        <NothingSaved say={say} list={list} />
      </>
    );
  if (failed) return <SavedFailed say={say} onAgain={again} />;
  if (isWaiting && found.size === 0) return <SavedSkeleton say={say} list={list} />;
  const sold = own.filter(({ id }) => found.get(id) === 'sold');
  return (
    <>
      <div className="saved-head">
        <h2 className="text-lead num">{say('savedAmount', { count: own.length })}</h2>
        <p className="saved-head__where">{say('savedKeptHere')}</p>
        <ShareButton ids={own.map(({ id }) => id)} say={say} />
      </div>
      {undo && <UndoLine {...undo} say={say} />}
      {sold.length > 0 && (
        <ul className="saved-sold">
          {sold.map((car) => (
            <SoldLine
              key={car.id}
              car={car}
              list={list}
              say={say}
              onForget={() => savedCars.remove(car.id)}
            />
          ))}
        </ul>
      )}
      <SavedGrid {...tools} ids={own.map(({ id }) => id)} found={found} own={own} />
    </>
  );
}
