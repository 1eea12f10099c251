import { defineIsland } from '../../../../src/shared/ui/island.tsx';
import { InteractiveGallery } from './interactive.tsx';

export const island = defineIsland('interactive-gallery', InteractiveGallery, 'load');
