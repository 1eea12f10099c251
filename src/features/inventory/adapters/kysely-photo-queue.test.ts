import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { type PhotoAddress, photoAddress } from '../photos/photo-addresses.ts';
import { kyselyPhotoQueue } from './kysely-photo-queue.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 8, minute));
const index = 'cars-solvik-se';
const file = { file: 'abc-car-photo', bytes: 100, placeholder: undefined };
const fetched = { file, sourceHash: 'source', etag: '"1"', lastModified: undefined };

function photoAt(url: string): PhotoAddress {
  const address = photoAddress(url);
  if (!address) throw new Error(`${url} is no address`);
  return address;
}

const front = photoAt('https://one.example/front.jpg');
const rear = photoAt('https://one.example/rear.jpg');
const other = photoAt('https://two.example:8443/other.jpg');

for (const { name, fresh } of testDatabases) {
  async function aQueue() {
    const database = await fresh();
    return { queue: kyselyPhotoQueue(await database.open()), again: database.open };
  }
  const claim = { by: 'me', now: at(0), until: at(2), limit: 10 };
  const urls = (due: readonly { url: string }[]) => due.map(({ url }) => url);

  test(`${name}: the first photos of all cars come before the others, and what was fetched comes last`, async () => {
    const { queue } = await aQueue();
    const third = photoAt('https://one.example/third.jpg');
    await queue.want(index, [{ id: '1', photos: [third, rear] }], at(0));
    await queue.want(index, [{ id: '2', photos: [front, rear] }], at(1));
    await queue.fetched(third.photo, fetched, { now: at(2), next: at(3) });
    expect(urls(await queue.due('one.example', at(1), 10))).toEqual([front.url, rear.url]);
    expect(urls(await queue.due('one.example', at(3), 10))).toEqual([front.url, rear.url, third.url]);
    expect(urls(await queue.due('one.example', at(3), 1))).toEqual([front.url]);
  });

  test(`${name}: one process at a time asks a host; a claim that nobody renews ends, also when its process is killed`, async () => {
    const { queue, again } = await aQueue();
    await queue.want(index, [{ id: '1', photos: [front, other] }], at(0));
    expect(await queue.claimHosts({ ...claim, limit: 1 })).toHaveLength(1);
    expect(await queue.claimHosts(claim)).toHaveLength(1);
    expect(await queue.claimHosts({ ...claim, by: 'another' })).toEqual([]);
    expect(await queue.renewClaim('one.example', 'me', at(9))).toBe(true);
    const restarted = kyselyPhotoQueue(await again());
    const later = { ...claim, by: 'another', now: at(5), until: at(7) };
    expect(await restarted.claimHosts(later)).toEqual(['two.example:8443']);
    expect(await queue.renewClaim('two.example:8443', 'me', at(9))).toBe(false);
    expect(urls(await restarted.due('two.example:8443', at(5), 10))).toEqual([other.url]);
  });

  test(`${name}: of two who claim at once, each host has one`, async () => {
    const { queue, again } = await aQueue();
    const photos = Array.from({ length: 20 }, (_, at) => photoAt(`https://host-${at}.example/1.jpg`));
    await queue.want(index, [{ id: '1', photos }], at(0));
    const second = kyselyPhotoQueue(await again());
    const claimed = await Promise.all([
      queue.claimHosts({ ...claim, limit: 12 }),
      second.claimHosts({ ...claim, by: 'another', limit: 12 }),
    ]);
    const hosts = claimed.flat();
    expect(hosts).toHaveLength(new Set(hosts).size);
  });

  test(`${name}: a host is claimed again when its next photo is due, and not while it rests`, async () => {
    const { queue } = await aQueue();
    await queue.want(index, [{ id: '1', photos: [front] }], at(0));
    await queue.claimHosts(claim);
    await queue.failed(front.photo, { code: 'status', text: '500' }, { next: at(10), isGone: false });
    await queue.releaseHost('one.example', 'me');
    expect(await queue.claimHosts({ ...claim, now: at(9) })).toEqual([]);
    expect(await queue.claimHosts({ ...claim, now: at(10), until: at(12) })).toEqual(['one.example']);
    const rest = { until: at(30), failures: 3, problem: 'It does not answer.' };
    await queue.releaseHost('one.example', 'me', rest);
    expect(await queue.claimHosts({ ...claim, now: at(29) })).toEqual([]);
    expect(await queue.failuresOf('one.example')).toBe(3);
    expect(await queue.claimHosts({ ...claim, now: at(30) })).toEqual(['one.example']);
    expect(await queue.due('one.example', at(10), 5)).toMatchObject([{ attempts: 1 }]);
  });

  test(`${name}: a photo that no car shows any more is not fetched; when one shows it again, it is`, async () => {
    const { queue } = await aQueue();
    await queue.want(index, [{ id: '1', photos: [front, rear] }], at(0));
    await queue.want(index, [{ id: '2', photos: [rear] }], at(0));
    await queue.want(index, [{ id: '1', photos: [] }], at(1));
    expect(urls(await queue.due('one.example', at(2), 10))).toEqual([rear.url]);
    // A request that was under way meanwhile.
    await queue.failed(front.photo, { code: 'timeout', text: 'late' }, { next: at(3), isGone: false });
    expect(urls(await queue.due('one.example', at(4), 10))).toEqual([rear.url]);
    await queue.want(index, [{ id: '3', photos: [front] }], at(5));
    expect(urls(await queue.due('one.example', at(5), 10))).toEqual([rear.url, front.url]);
    expect(await queue.claimHosts({ ...claim, now: at(5), until: at(6) })).toEqual(['one.example']);
  });

  test(`${name}: a host is done when none of its photos is due, whether they were fetched or are shown no more`, async () => {
    const { queue } = await aQueue();
    await queue.want(index, [{ id: '1', photos: [front, rear] }], at(0));
    await queue.claimHosts(claim);
    await queue.fetched(front.photo, fetched, { now: at(1), next: at(20) });
    await queue.want(index, [{ id: '1', photos: [front] }], at(1));
    await queue.releaseHost('one.example', 'me');
    expect(await queue.claimHosts({ ...claim, now: at(19) })).toEqual([]);
    expect(await queue.claimHosts({ ...claim, now: at(20), until: at(22) })).toEqual(['one.example']);
    await queue.want(index, [{ id: '1', photos: [] }], at(20));
    await queue.releaseHost('one.example', 'me');
    expect(await queue.claimHosts({ ...claim, now: at(59) })).toEqual([]);
    await queue.want(index, [{ id: '2', photos: [rear] }], at(40));
    expect(await queue.claimHosts({ ...claim, now: at(40), until: at(42) })).toEqual(['one.example']);
    await queue.releaseHost('one.example', 'somebody else');
    expect(await queue.claimHosts({ ...claim, now: at(41), until: at(43) })).toEqual([]);
  });

  test(`${name}: the same bytes are known by their hash, and what a server says of them is sent along the next time`, async () => {
    const { queue } = await aQueue();
    await queue.want(index, [{ id: '1', photos: [front, rear] }], at(0));
    expect(await queue.fileOfSource('source')).toBeUndefined();
    await queue.fetched(front.photo, fetched, { now: at(1), next: at(2) });
    expect(await queue.fileOfSource('source')).toEqual(file);
    await queue.fetched(rear.photo, fetched, { now: at(1), next: at(9) });
    const known = { file: file.file, etag: '"1"', lastModified: undefined, attempts: 0 };
    expect(await queue.due('one.example', at(2), 5)).toEqual([
      { photo: front.photo, url: front.url, ...known },
    ]);
    await queue.unchanged(front.photo, { now: at(2), next: at(9) });
    expect(await queue.due('one.example', at(8), 5)).toEqual([]);
  });

  test(`${name}: an index is followed by its revision`, async () => {
    const { queue } = await aQueue();
    expect(await queue.cursor(index)).toBe(0);
    await queue.moveCursor(index, 4);
    await queue.moveCursor(index, 7);
    expect(await queue.cursor(index)).toBe(7);
  });
}
