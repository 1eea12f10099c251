import type { CartLine } from '../cart/kit-cart.ts';

export function aCartLine(over: Partial<CartLine> = {}): CartLine {
  return {
    kitId: '1001',
    name: 'Huoltosetti',
    retailPrice: 64,
    currency: 'EUR',
    image: '/media/kits/service.webp',
    ...over,
  };
}
