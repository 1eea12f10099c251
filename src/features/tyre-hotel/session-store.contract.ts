import { expect, test } from 'vitest';
import type { SessionStore } from './session-store.ts';

type Open = () => Promise<SessionStore>;

const start = Date.parse('2026-11-16T09:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);

export function sessionStoreContract(name: string, fresh: () => Promise<Open>): void {
  test(`${name}: TH-53 a session is found on every server, with its plates`, async () => {
    const open = await fresh();
    const id = await (await open()).start({ plates: ['DCK456', 'DCK457'] }, at(0));
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(await (await open()).find(id, at(1))).toEqual({ plates: ['DCK456', 'DCK457'] });
  });

  test(`${name}: TH-53 a forged id finds nothing`, async () => {
    const store = await (await fresh())();
    const id = await store.start({ plates: ['DCK123'] }, at(0));
    const forged = [
      '',
      'DCK123',
      id.slice(1),
      `${id}A`,
      id.toLowerCase() === id ? id.toUpperCase() : id.toLowerCase(),
    ];
    for (const each of forged) expect(await store.find(each, at(1))).toBeUndefined();
  });

  test(`${name}: TH-53 a session ends after 30 minutes without use, and does not come back`, async () => {
    const store = await (await fresh())();
    const id = await store.start({ plates: ['DCK123'] }, at(0));
    expect(await store.find(id, at(29.9))).toBeDefined();
    expect(await store.find(id, at(59.8))).toBeDefined();
    expect(await store.find(id, at(89.8))).toBeUndefined();
    expect(await store.find(id, at(60))).toBeDefined();
  });

  test(`${name}: TH-53 a session ends after 8 hours, however much it is used`, async () => {
    const store = await (await fresh())();
    const id = await store.start({ plates: ['DCK123'] }, at(0));
    for (let minutes = 20; minutes < 480; minutes += 20)
      expect(await store.find(id, at(minutes))).toBeDefined();
    expect(await store.find(id, at(480))).toBeUndefined();
  });

  test(`${name}: TH-53 logging out ends one session, logging out everywhere all of the plate`, async () => {
    const store = await (await fresh())();
    const begin = (plate: string) => store.start({ plates: [plate] }, at(0));
    const [phone, tablet, laptop] = [await begin('DCK123'), await begin('DCK123'), await begin('DCK123')];
    const other = await begin('DCK789');
    await store.end(phone);
    const open = async (id: string) => (await store.find(id, at(1))) !== undefined;
    expect([await open(phone), await open(tablet), await open(laptop)]).toEqual([false, true, true]);
    await store.endAll('DCK123');
    expect([await open(tablet), await open(laptop), await open(other)]).toEqual([false, false, true]);
  });

  test(`${name}: sessions that have ended are deleted, the others are not`, async () => {
    const store = await (await fresh())();
    await store.start({ plates: ['DCK123'] }, at(0));
    const recent = await store.start({ plates: ['DCK123'] }, at(20));
    expect(await store.deleteExpired(at(31))).toBe(1);
    expect(await store.find(recent, at(31))).toBeDefined();
  });
}
