import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCartLine } from '../testing/a-cart-line.ts';
import { aSession } from '../testing/a-session.ts';
import { kitCart } from './kit-cart.ts';
import { preselectKits } from './preselect-kits.ts';

const catalogue = ['1', '2', '3'].map((kitId) => aCartLine({ kitId }));
const fetchLines = async (ids: readonly string[]) => catalogue.filter(({ kitId }) => ids.includes(kitId));
const idsInCart = () => kitCart.getState().lines.map(({ kitId }) => kitId);

beforeEach(() => {
  aSession();
  kitCart.setState(kitCart.getInitialState());
});
afterEach(() => vi.unstubAllGlobals());

test('KIT-14 the kits of packageIds are in the cart; unknown ids are ignored and named', async () => {
  const call = { transactionId: 'T-1', packageIds: ['2', 'x', '1'] };
  expect(await preselectKits(call, fetchLines)).toEqual({ unknownIds: ['x'] });
  expect(idsInCart()).toEqual(['1', '2']);
});

test('KIT-14 a kit that is in the cart already stays there', async () => {
  kitCart.getState().toggle(aCartLine({ kitId: '1' }));
  await preselectKits({ transactionId: 'T-1', packageIds: ['1', '2'] }, fetchLines);
  expect(idsInCart()).toEqual(['1', '2']);
});

test('KIT-14 what the visitor removed stays removed on reload; another call chooses anew', async () => {
  const call = { transactionId: 'T-1', packageIds: ['1', '2'] };
  await preselectKits(call, fetchLines);
  kitCart.getState().toggle(aCartLine({ kitId: '1' }));
  expect(await preselectKits(call, fetchLines)).toBeUndefined();
  expect(idsInCart()).toEqual(['2']);
  await preselectKits({ ...call, transactionId: 'T-2' }, fetchLines);
  expect(idsInCart()).toEqual(['2', '1']);
});

test('a search that fails is tried again on the next page', async () => {
  const call = { transactionId: 'T-1', packageIds: ['1'] };
  await expect(preselectKits(call, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await preselectKits(call, fetchLines);
  expect(idsInCart()).toEqual(['1']);
});

test('without packageIds nothing is fetched', async () => {
  expect(await preselectKits({ transactionId: 'T-1', packageIds: [] }, fetchLines)).toBeUndefined();
});
