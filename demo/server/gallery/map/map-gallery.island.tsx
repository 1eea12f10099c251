import { defineIsland } from '../../../../src/shared/ui/island.tsx';
import { MapGallery } from './map-gallery.tsx';

export const island = defineIsland('map-gallery', MapGallery, 'load');
