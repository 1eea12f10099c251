import type { Facet } from '../../../shared/search/port.ts';
import type { CarList } from '../list/car-list.ts';
import { applyReading } from './apply-reading.ts';
import type { ReadPart } from './phrase-reading.ts';

/** The list that a phrase leads to when its unclear words mean this. */
export function withChoice(list: CarList, choice: ReadPart, stock: readonly Facet[]): CarList {
  return { ...applyReading(list, [choice], stock), keyphrase: list.keyphrase };
}
