import { expect, test } from 'vitest';
import type { SearchResponse } from '../../../shared/search/cached-search.ts';
import { acceptCheckout, type CheckoutRequest } from './accept-checkout.ts';
import type { Checkout } from './checkout.ts';

const now = new Date('2026-11-15T08:00:00.000Z');
const request: CheckoutRequest = {
  transactionId: 'T-1',
  user: 'Maija',
  dealer: undefined,
  unit: undefined,
  auto: 'ABC-123',
  kitIds: ['2', '1'],
};
const service = { kitId: '1', kitCode: 'HS', name: 'Huoltosetti', retailPrice: 64.1, currency: 'EUR' };
const brakes = { kitId: '2', kitCode: 'JS', name: 'Jarrusetti', retailPrice: 98.2, currency: 'EUR' };

/** The catalogue holds these kits; what is stored stays in memory. */
function anIntake(initial = [service, brakes]) {
  const stored = new Map<string, Checkout>();
  let kits: readonly (typeof service)[] | undefined = initial;
  let made = 0;
  return {
    stored,
    setKits: (next: readonly (typeof service)[] | undefined) => {
      kits = next;
    },
    deps: {
      checkouts: {
        findByTransaction: async (site: string, id: string) => stored.get(`${site} ${id}`),
        save: async (checkout: Checkout) => {
          const key = `${checkout.site} ${checkout.transactionId}`;
          const before = stored.get(key);
          if (!before) stored.set(key, checkout);
          return { checkout: before ?? checkout, isNew: !before };
        },
      },
      search: {
        search: async (_: string, { filters }: { filters?: unknown }): Promise<SearchResponse> => {
          const { kitId } = filters as { kitId: readonly string[] };
          const content = (kits ?? []).filter((kit) => kitId.includes(kit.kitId));
          return { facet: [], content, total_items: 0, limit: 0, offset: 0, failed: !kits };
        },
      },
      now: () => now,
      makeId: () => `checkout-${++made}`,
    },
  };
}

test('KIT-14 the cart is stored with names and prices of the index, in the order of the cart', async () => {
  const { deps, stored } = anIntake();
  const checkout = {
    id: 'checkout-1',
    site: 'kits-fi',
    transactionId: 'T-1',
    user: 'Maija',
    dealer: undefined,
    unit: undefined,
    auto: 'ABC-123',
    kits: [brakes, service],
    // Not 162.29999999999998.
    total: 162.3,
    currency: 'EUR',
    receivedAt: now.toISOString(),
  };
  expect(await acceptCheckout(request, 'kits-fi', deps)).toEqual({
    state: 'accepted',
    checkout,
    isNew: true,
  });
  expect([...stored.values()]).toEqual([checkout]);
});

test('KIT-14 the same transaction again is the same checkout, also when prices and kits have changed', async () => {
  const { deps, setKits } = anIntake();
  const first = await acceptCheckout(request, 'kits-fi', deps);
  for (const kits of [[{ ...service, retailPrice: 999 }], [], undefined]) {
    setKits(kits);
    const again = await acceptCheckout({ ...request, kitIds: ['1', '2', '1'] }, 'kits-fi', deps);
    expect(again).toEqual({ ...first, isNew: false });
  }
});

test.each([
  ['other kits', { kitIds: ['1'] }],
  ['more kits', { kitIds: ['1', '2', '3'] }],
  ['somebody else', { user: 'Matti' }],
  ['another car', { auto: undefined }],
])('KIT-14 the same transaction with %s is refused and tells nothing of the first', async (_, change) => {
  const { deps } = anIntake();
  await acceptCheckout(request, 'kits-fi', deps);
  expect(await acceptCheckout({ ...request, ...change }, 'kits-fi', deps)).toEqual({ state: 'different' });
});

test('KIT-14 two different carts of one transaction at the same moment: one is stored, the other is refused', async () => {
  const { deps, stored } = anIntake();
  const results = await Promise.all([
    acceptCheckout(request, 'kits-fi', deps),
    acceptCheckout({ ...request, kitIds: ['1'] }, 'kits-fi', deps),
  ]);
  expect(results.map(({ state }) => state).sort()).toEqual(['accepted', 'different']);
  expect(stored.size).toBe(1);
});

test('KIT-14 kits that are not sold are named, and nothing is stored', async () => {
  const { deps, stored } = anIntake([service]);
  expect(await acceptCheckout({ ...request, kitIds: ['1', '2', '9'] }, 'kits-fi', deps)).toEqual({
    state: 'unknownKits',
    kitIds: ['2', '9'],
  });
  expect(stored.size).toBe(0);
});

test('a search that fails is not taken for kits that are not sold', async () => {
  const { deps, setKits } = anIntake();
  setKits(undefined);
  expect(await acceptCheckout(request, 'kits-fi', deps)).toEqual({ state: 'searchFailed' });
});
