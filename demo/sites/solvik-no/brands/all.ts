import { bmw } from './bmw.ts';
import type { Brand } from './brand.ts';
import { kia } from './kia.ts';
import { mini } from './mini.ts';
import { skoda } from './skoda.ts';
import { volvo } from './volvo.ts';

/** In the order the menus show them. */
export const brands: readonly Brand[] = [bmw, mini, volvo, kia, skoda];
