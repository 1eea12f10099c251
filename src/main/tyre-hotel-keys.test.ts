import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshSqlite } from './testing/databases.ts';
import { openTyreHotelKeys } from './tyre-hotel-keys.ts';

const key = (id: string, byte: number) => ({ id, secret: new Uint8Array(32).fill(byte) });

test('the operator’s keys are used, and without them the tyre hotel is closed', async () => {
  const { dataDir } = (await freshSqlite()).settings;
  const opened = await openTyreHotelKeys({
    tyreHotelKeys: [key('2027', 1), key('2026', 2)],
    demo: false,
    dataDir,
  });
  expect(opened?.currentKeyId).toBe('2027');
  expect(await openTyreHotelKeys({ tyreHotelKeys: undefined, demo: false, dataDir })).toBeUndefined();
});

test('the demo makes a key once, which only its own user can read', async () => {
  const { dataDir } = (await freshSqlite()).settings;
  const open = () => openTyreHotelKeys({ tyreHotelKeys: undefined, demo: true, dataDir });
  const [first, second] = await Promise.all([open(), open()]);
  const encrypted = first?.encrypt('phone', '+46701740642', 'K1') ?? { keyId: '', cipher: '' };
  expect(second?.decrypt('phone', encrypted, 'K1')).toBe('+46701740642');
  expect((await open())?.decrypt('phone', encrypted, 'K1')).toBe('+46701740642');
  const { mode } = await stat(join(dataDir, 'tyre-hotel.key'));
  expect(mode & 0o777).toBe(0o600);
});
