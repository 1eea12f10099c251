import { bmw } from './bmw.ts';
import type { Brand } from './brand.ts';
import { kia } from './kia.ts';
import { landRover } from './land-rover.ts';
import { mercedes, mercedesVans } from './mercedes.ts';
import { mini } from './mini.ts';
import { smart } from './smart.ts';
import { vauxhall } from './vauxhall.ts';
import { volvo } from './volvo.ts';

/** In the order the menus show them. */
export const brands: readonly Brand[] = [
  bmw,
  mini,
  mercedes,
  mercedesVans,
  smart,
  landRover,
  volvo,
  kia,
  vauxhall,
];
