import { defineIsland } from '../../../../shared/ui/island.tsx';
import type { CarListProps } from '../car-list-props.ts';
import { CarListView } from './car-list-view.tsx';

export const island = defineIsland<CarListProps>('car-list', CarListView, 'idle');
