import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import { defineIsland } from '../../../../shared/ui/island.tsx';
import { savedCars } from '../browser-stores.ts';
import type { SavedTextMap, SavedTexts } from '../saved-texts.ts';
import { parseSharedList } from '../shared-list.ts';
import { OwnList } from './own-list.tsx';
import { SavedSkeleton } from './saved-states.tsx';
import { SharedList } from './shared-list-view.tsx';

export type SavedCarsProps = SavedTextMap & {
  language: string;
  /** The address of the car list. */
  list: string;
};

/** Saved cars are in browser storage: the server renders a skeleton, and a text for visitors without script. */
function SavedCars({ words, card, language, list }: SavedCarsProps) {
  const [shared, setShared] = useState<readonly string[]>();
  const own = useStore(savedCars.store);
  useEffect(() => setShared(parseSharedList(location.search)), []);
  const texts: SavedTexts = (key, values = {}) => formatMessage(words[key], values, language);
  const tools = { texts, card, language, list };
  if (!shared) return <SavedSkeleton texts={texts} list={list} />;
  if (shared.length > 0) return <SharedList {...tools} ids={shared} own={own} />;
  return <OwnList {...tools} own={own} />;
}

export const island = defineIsland('saved-cars', SavedCars, 'load');
