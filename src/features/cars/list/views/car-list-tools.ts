import { type ListTools, useListTools } from '../../../../shared/faceted-list/views/list-context.ts';
import type { AddressNotes } from '../address-notes.ts';
import type { CarList } from '../car-list.ts';
import type { ListTexts } from '../chips.ts';
import type { ListPlace } from '../list-url.ts';
import type { UnclearWords } from '../unclear-words.ts';

/** What is to be said of a phrase beside the list that it led to. */
export type PhraseNotes = { dropped: readonly string[]; unclear: readonly UnclearWords[] };

/** What the parts of the list know that only cars have. */
export type CarListTools = ListTools<CarList> &
  ListTexts &
  /** Of the address the page was opened with, or of a phrase that was read since, until the list changes. */
  AddressNotes & {
    onRead: (list: CarList, notes: PhraseNotes) => void;
    /** Hydrated: links and boxes change the list in place. */
    hydrated: boolean;
    /** Where this list is, and where that of the whole stock is. */
    place: ListPlace;
    wholeStock: ListPlace;
  };

export const useCarListTools = useListTools<CarListTools>;
