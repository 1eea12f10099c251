import { type ListTools, useListTools } from '../../../../shared/faceted-list/views/list-context.ts';
import type { KitList } from '../kit-list.ts';

/** What the parts of the list know that only kits have. */
export type KitListTools = ListTools<KitList> & { chooseCar: () => void };

export const useKitListTools = useListTools<KitListTools>;
