import { type Item, item } from './item.ts';

const usually: Item['likely'] = () => 0.75;
const often: Item['likely'] = () => 0.45;
const burns: Item['likely'] = ({ engine }) => (engine.fuel === 'petrol' ? 0.7 : 0);

export const motorcycleItems: readonly Item[] = [
  item(usually, 'heated-grips'),
  item(burns, 'quickshifter'),
  item(often, 'cruise-control'),
  item(burns, 'electronic-suspension'),
  item(often, 'panniers'),
  item(often, 'top-box'),
  item(usually, 'tft-display'),
  item(usually, 'led-headlights'),
  item(() => 1, 'abs'),
  item(usually, 'traction-control'),
  item(often, 'hand-guards'),
  item(often, 'centre-stand'),
];
