import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCartLine } from '../testing/a-cart-line.ts';
import { aSession } from '../testing/a-session.ts';
import { MAX_CART_LINES } from './cart-limits.ts';
import { type CartLine, kitCart, loadStoredCart, parseCartLines, toggleLine } from './kit-cart.ts';

beforeEach(() => kitCart.setState(kitCart.getInitialState()));
afterEach(() => vi.unstubAllGlobals());

const brakes = aCartLine({ kitId: '7', name: 'Jarrusetti' });
const clutch = aCartLine({ kitId: '8', name: 'Kytkinsetti' });

test('KIT-08 pressing once adds a kit, pressing again removes it', () => {
  aSession();
  kitCart.getState().toggle(brakes);
  kitCart.getState().toggle(clutch);
  expect(kitCart.getState().lines).toEqual([brakes, clutch]);
  kitCart.getState().toggle(brakes);
  expect(kitCart.getState().has('7')).toBe(false);
  expect(kitCart.getState().lines).toEqual([clutch]);
});

test('KIT-08 after any presses the cart holds exactly the kits pressed an odd number of times, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (presses) => {
      const press = (lines: readonly CartLine[], id: number) =>
        toggleLine(lines, aCartLine({ kitId: String(id) }));
      const ids = presses.reduce(press, []).map(({ kitId }) => Number(kitId));
      const odd = (id: number) => presses.filter((each) => each === id).length % 2 === 1;
      expect(ids.toSorted()).toEqual([...new Set(presses)].filter(odd).toSorted());
    }),
  );
});

test('KIT-13 a reloaded page has the cart of the tab', () => {
  aSession();
  kitCart.getState().toggle(brakes);
  kitCart.setState({ lines: [] }, false);
  const entries = aSession({ kitCart: JSON.stringify([brakes]) });
  loadStoredCart();
  expect(kitCart.getState().lines).toEqual([brakes]);
  kitCart.getState().clear();
  expect(entries.has('kitCart')).toBe(false);
});

test('KIT-13 every change is stored in the tab', () => {
  const entries = aSession();
  kitCart.getState().toggle(brakes);
  expect(JSON.parse(entries.get('kitCart') ?? '')).toEqual([brakes]);
});

test('a cart works where storage is switched off', () => {
  const refuse = () => {
    throw new Error('switched off');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  loadStoredCart();
  kitCart.getState().toggle(brakes);
  expect(kitCart.getState().lines).toEqual([brakes]);
});

test('what the tab has stored is checked: anything odd is dropped, the rest stays', () => {
  const odd = [null, 7, {}, { ...brakes, kitId: '' }, { ...brakes, retailPrice: 'free' }];
  expect(parseCartLines([...odd, brakes, { ...brakes, name: 'twice' }, clutch])).toEqual([brakes, clutch]);
  expect(parseCartLines({ lines: [brakes] })).toEqual([]);
  expect(parseCartLines([{ ...brakes, script: '<b>' }])).toEqual([brakes]);
});

test('a full cart takes no more kits, but gives one up', () => {
  const full = Array.from({ length: MAX_CART_LINES }, (_, id) => aCartLine({ kitId: String(id) }));
  expect(toggleLine(full, aCartLine({ kitId: 'more' }))).toEqual(full);
  expect(toggleLine(full, aCartLine({ kitId: '0' }))).toHaveLength(MAX_CART_LINES - 1);
});
