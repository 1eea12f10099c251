import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { savedCars } from '../browser-stores.ts';
import type { SavedCar } from '../saved-cars.ts';
import type { SavedContext } from './saved-context.ts';
import { SavedGrid } from './saved-grid.tsx';
import { NothingSaved, SavedFailed, SavedSkeleton } from './saved-states.tsx';
import { useCards } from './use-cards.ts';

type Props = SavedContext & { ids: readonly string[]; own: readonly SavedCar[] };

/** A list that somebody sent: to look at, and to save with one's own. */
export function SharedList({ ids, own, ...tools }: Props) {
  const { texts, language, list } = tools;
  const { found, isWaiting, failed, again } = useCards(ids, language);
  if (failed) return <SavedFailed texts={texts} onAgain={again} />;
  if (isWaiting) return <SavedSkeleton texts={texts} list={list} />;
  const cards = ids.flatMap((id) => {
    const card = found.get(id);
    return card && card !== 'sold' ? [card] : [];
  });
  const sold = ids.length - cards.length;
  const unsaved = cards.filter(({ id }) => !own.some((car) => car.id === id));
  // The last one first: what is saved last is on top.
  const saveAll = () => {
    for (const { id, name, price } of unsaved.toReversed()) savedCars.add({ id, name, price: price.now });
  };
  return (
    <>
      {cards.length > 0 && (
        <div className="mb-gap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-brand-tint p-[clamp(1.25rem,2.4vw,2rem)] [&_p]:mt-1 [&_p]:text-ink-muted">
          <div>
            <h2 className="text-subtitle">{texts('savedSharedTitle', { count: cards.length })}</h2>
            <p role="status">{texts(unsaved.length > 0 ? 'savedSharedText' : 'savedAllSaved')}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {unsaved.length > 0 && (
              <Button onClick={saveAll}>{texts('savedSaveAll', { count: unsaved.length })}</Button>
            )}
            {own.length > 0 && (
              // Without its query the address is that of one's own list.
              <ButtonLink href="?" kind="secondary">
                {texts('savedShowOwn')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
      {sold > 0 && (
        <p className="notice notice--neutral mb-6">{texts('savedSoldUnnamed', { count: sold })}</p>
      )}
      {cards.length > 0 ? (
        <SavedGrid {...tools} ids={ids} found={found} own={own} />
      ) : (
        <NothingSaved texts={texts} list={list} />
      )}
    </>
  );
}
