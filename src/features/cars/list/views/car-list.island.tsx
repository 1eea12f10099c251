import { defineIsland } from '../../../../shared/ui/island.tsx';
import type { CarListProps } from '../car-list-props.ts';
import { CarList } from './car-list.tsx';

export const island = defineIsland<CarListProps>('car-list', CarList, 'idle');
