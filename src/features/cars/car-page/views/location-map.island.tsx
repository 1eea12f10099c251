import { defineIsland } from '../../../../shared/ui/island.tsx';
import { LocationMap, type LocationMapProps } from './location-map.tsx';

export const island = defineIsland<LocationMapProps>('location-map', LocationMap, 'visible');
