import { mercedesBenz } from './mercedes-benz.ts';
import { mercedesBenzVans } from './mercedes-benz-vans.ts';
import type { Product } from './product.ts';
import { smart } from './smart.ts';

const products = { 'mercedes-benz': mercedesBenz, smart, 'mercedes-benz-vans': mercedesBenzVans };

export function protectionOf(make: keyof typeof products): readonly Product[] {
  return products[make];
}
