import { defineIsland } from '../../../../shared/ui/island.tsx';
import { BuyKit, type BuyKitProps } from './buy-kit.tsx';

export const island = defineIsland<BuyKitProps>('buy-kit', BuyKit, 'load');
