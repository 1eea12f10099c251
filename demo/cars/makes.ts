import type { Make } from './catalogue.ts';
import { bmw } from './makes/bmw.ts';
import { polestar } from './makes/polestar.ts';
import { volvo } from './makes/volvo.ts';

export const makes: readonly Make[] = [bmw, polestar, volvo];
