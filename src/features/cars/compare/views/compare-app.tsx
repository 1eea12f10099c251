import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CompareContext } from '../compare-context.ts';
import { clearComparison, closeComparison, openComparison, removeCar } from '../compare-store.ts';
import type { ComparedCar } from '../compared-car.ts';
import { fetchDetails } from '../toggle-compared.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { Tray } from './tray.tsx';

/** The tray while there are cars, and over the page the comparison while it is open (CMP-01). */
export function CompareApp({ store, texts, announce, language, list, textMap }: CompareContext) {
  const { cars, isOpen, fetching } = useStore(store);
  const isEmpty = cars.length === 0;
  useEffect(() => {
    // Reserves space at the page's end and moves the scroll-to-top button (tray.css).
    if (isEmpty) delete document.documentElement.dataset['compares'];
    else document.documentElement.dataset['compares'] = document.querySelector('.buy-bar') ? 'above-bar' : '';
  }, [isEmpty]);
  if (isEmpty) return null;

  const remove = (car: ComparedCar) => {
    removeCar(store, car.id);
    announce('compareRemoved', { car: car.name });
    focusAfterRemoval(car.id, store.getState().cars);
  };
  const clear = () => {
    const [first] = cars;
    clearComparison(store);
    announce('compareCleared');
    if (first) focusAfterRemoval(first.id, []);
  };
  const open = () => {
    openComparison(store);
    const incomplete = cars.filter(({ known }) => known === 'card').map(({ id }) => id);
    if (incomplete.length > 0) void fetchDetails(store, incomplete, language);
  };
  return (
    <>
      <Tray cars={cars} list={list} texts={texts} onRemove={remove} onClear={clear} onOpen={open} />
      {isOpen && (
        <ComparisonDialog
          cars={cars}
          fetching={fetching}
          texts={texts}
          textMap={textMap}
          onRemove={remove}
          onClear={clear}
          onClose={() => closeComparison(store)}
        />
      )}
    </>
  );
}
