import { expect, test } from 'vitest';
import { currentPosition } from './use-near-me.ts';

type Browser = Parameters<typeof currentPosition>[0];

const lund = { latitude: 55.7, longitude: 13.19 };

test('LOC-32 where permission is given, the position is the browser’s', async () => {
  expect(await currentPosition(aBrowser({ state: 'granted' }))).toEqual(lund);
  expect(await currentPosition(aBrowser({ state: 'prompt' }))).toEqual(lund);
});

test('LOC-33 after a refusal the browser is not asked again', async () => {
  let asked = 0;
  const browser = aBrowser({ state: 'denied', onAsk: () => (asked += 1) });
  await expect(currentPosition(browser)).rejects.toThrow('permission denied');
  expect(asked).toBe(0);
});

test.each([
  [1, 'permission denied'],
  [2, 'position unavailable'],
  [3, 'timeout'],
])('LOC-33 failure %i is reported as "%s", without the browser’s own words', async (code, reason) => {
  await expect(currentPosition(aBrowser({ state: 'prompt', failure: code }))).rejects.toThrow(
    new Error(reason),
  );
});

test('a browser without the permission query asks by itself', async () => {
  const { geolocation } = aBrowser({ state: 'prompt' }) as Navigator;
  const permissions = undefined as unknown as Permissions;
  expect(await currentPosition({ geolocation, permissions })).toEqual(lund);
});

function aBrowser({
  state,
  failure,
  onAsk,
}: {
  state: string;
  failure?: number;
  onAsk?: () => void;
}): Browser {
  return {
    permissions: { query: async () => ({ state }) },
    geolocation: {
      getCurrentPosition: (
        succeed: (position: object) => void,
        fail: (error: { code: number; message: string }) => void,
      ) => {
        onAsk?.();
        if (failure) fail({ code: failure, message: 'wifi 00:11:22 not seen' });
        else succeed({ coords: lund });
      },
    },
  } as unknown as Browser;
}
