import { defineIsland } from '../../../../shared/ui/island.tsx';
import type { KitListProps } from '../kit-list-props.ts';
import { KitList } from './kit-list.tsx';

export const island = defineIsland<KitListProps>('kit-list', KitList, 'idle');
