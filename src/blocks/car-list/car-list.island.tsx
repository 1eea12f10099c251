import { defineIsland } from '../../ui/island.tsx';
import type { CarListProps } from './list-props.ts';
import { CarList } from './views/car-list.tsx';

export const island = defineIsland<CarListProps>('car-list', CarList, 'idle');
