import { defineIsland } from '../../../../shared/ui/island.tsx';
import type { DealerListProps } from '../dealer-list-props.ts';
import { DealerList } from './dealer-list.tsx';

export const island = defineIsland<DealerListProps>('dealer-list', DealerList, 'load');
