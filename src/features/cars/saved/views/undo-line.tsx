import { useEffect, useRef } from 'react';
import type { SavedTexts } from '../saved-texts.ts';

/** Focus was on the removed card; it moves to the undo button. */
export function UndoLine({ car, texts, onUndo }: { car: string; texts: SavedTexts; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another car, another line
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, [car]);
  return (
    <p className="notice mb-6 items-center">
      {texts('savedRemoved', { car })}
      <button ref={button} type="button" className="text-link" onClick={onUndo}>
        {texts('savedUndo')}
      </button>
    </p>
  );
}
