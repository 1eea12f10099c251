import type { IslandDefinition } from '../../../shared/ui/island.tsx';
import type { DeclaredFormProps } from '../forms/declared-form-props.ts';
import { island as sellCarIsland } from '../sell-car/views/sell-car-form.island.tsx';
import { island } from './declared-form.island.tsx';

/** The islands of forms with slots of their own; all others share one. */
const islandsWithSlots: Readonly<Record<string, IslandDefinition<DeclaredFormProps>>> = {
  SellCarForm: sellCarIsland,
};

/** The island that renders a form, by the name of its kind. */
export function formIsland(name: string): IslandDefinition<DeclaredFormProps> {
  return islandsWithSlots[name] ?? island;
}
