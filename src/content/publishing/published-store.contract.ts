import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Change, InstallationFacts, PublishedDocument, PublishedStore } from './published-store.ts';

/** One server of an installation. */
export type PublishingServer = {
  store: PublishedStore;
  facts: InstallationFacts;
  close: () => Promise<void>;
};

/** `fresh` makes an empty installation; it returns a function that starts a server on it. */
export function publishedStoreContract(name: string, fresh: () => Promise<() => Promise<PublishingServer>>) {
  const freshServer = async () => (await fresh())();

  test(`${name}: nothing is public at first`, async () => {
    const { store } = await freshServer();
    expect(await store.latestRevision()).toBe(0);
    expect(await store.changesSince(0)).toEqual([]);
  });

  test(`${name}: what was published is read back as it was`, async () => {
    const { store } = await freshServer();
    const body = {
      title: 'Över bron – “äkta” čeština 🚗 \u0000 \\ %',
      rows: [1, 2.5, null, true],
      empty: {},
    };
    const revision = await store.publish([aPage('/om-oss', body)]);
    expect(await store.changesSince(0)).toEqual([
      {
        revision,
        document: { ...aPage('/om-oss', body), removed: false },
        publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
  });

  test(`${name}: the same key on another site, language or kind is another document`, async () => {
    const { store } = await freshServer();
    const page = aPage('/', 'home');
    const documents: PublishedDocument[] = [
      page,
      { ...page, site: 'carstore-fi', body: 'koti' },
      { ...page, language: 'en', body: 'home in English' },
      { ...page, kind: 'shell', body: 'frame' },
    ];
    await store.publish(documents);
    expect(bodies(await store.changesSince(0)).sort()).toEqual(['frame', 'home', 'home in English', 'koti']);
  });

  test(`${name}: each publishing gets the next revision, and changes come oldest first`, async () => {
    const { store } = await freshServer();
    const first = await store.publish([aPage('/a', 1)]);
    const second = await store.publish([aPage('/b', 1)]);
    const third = await store.publish([aPage('/a', 2)]);
    expect([first, second, third]).toEqual([1, 2, 3]);
    expect(await store.latestRevision()).toBe(third);
    expect(keys(await store.changesSince(0))).toEqual(['/b', '/a']);
    expect(keys(await store.changesSince(second))).toEqual(['/a']);
    expect(await store.changesSince(third)).toEqual([]);
  });

  test(`${name}: a document with the same body has the same revision`, async () => {
    const { store } = await freshServer();
    const first = await store.publish([aPage('/a', { n: 1 }), aPage('/b', { n: 1 })]);
    expect(await store.publish([aPage('/a', { n: 1 }), aPage('/b', { n: 1 })])).toBe(first);
    expect(await store.latestRevision()).toBe(first);
    const second = await store.publish([aPage('/a', { n: 1 }), aPage('/b', { n: 2 })]);
    expect(keys(await store.changesSince(first))).toEqual(['/b']);
    expect((await store.changesSince(0)).map((change) => change.revision)).toEqual([first, second]);
  });

  test(`${name}: publishing nothing changes nothing`, async () => {
    const { store } = await freshServer();
    const latest = await store.publish([aPage('/a', 1)]);
    expect(await store.publish([])).toBe(latest);
  });

  test(`${name}: a removed document is reported once, and not to a reader that starts at 0`, async () => {
    const { store } = await freshServer();
    const before = await store.publish([aPage('/a', 1), aPage('/b', 1)]);
    const revision = await store.publish([], [anAddress('/a')]);
    expect(revision).toBe(before + 1);
    expect(await store.changesSince(before)).toMatchObject([
      { revision, document: { ...anAddress('/a'), body: null, removed: true } },
    ]);
    expect(keys(await store.changesSince(0))).toEqual(['/b']);
    expect(await store.publish([], [anAddress('/a'), anAddress('/never-there')])).toBe(revision);
  });

  test(`${name}: a removed document can come back, also with its old body`, async () => {
    const { store } = await freshServer();
    await store.publish([aPage('/a', 1), aPage('/n', null)]);
    const removed = await store.publish([], [anAddress('/a'), anAddress('/n')]);
    const back = await store.publish([aPage('/a', 1), aPage('/n', null)]);
    expect(back).toBe(removed + 1);
    expect((await store.changesSince(removed)).map(({ document }) => document.removed)).toEqual([
      false,
      false,
    ]);
  });

  test(`${name}: a large change with removals is one revision`, async () => {
    const { store } = await freshServer();
    const pages = Array.from({ length: 1500 }, (_, n) => aPage(`/p${n}`, { n, text: 'x'.repeat(500) }));
    expect(await store.publish(pages)).toBe(1);
    const [retained, removed] = [pages.slice(0, 700), pages.slice(700)];
    expect(
      await store.publish(
        retained.map((page) => ({ ...page, body: 'new' })),
        removed.map(({ key }) => anAddress(key)),
      ),
    ).toBe(2);
    expect(await store.changesSince(1)).toHaveLength(1500);
    expect(keys(await store.changesSince(0)).sort()).toEqual(retained.map(({ key }) => key).sort());
  });

  test(`${name}: if one document cannot be written, none of the change is`, async () => {
    const { store, facts } = await freshServer();
    const before = await store.publish([aPage('/a', 1), aPage('/b', 1)], [], { content: 'first' });
    const pages = Array.from({ length: 1500 }, (_, n) => aPage(`/p${n}`, n));
    pages[1400] = aPage('/p1400', 1n);
    await expect(store.publish(pages, [anAddress('/b')], { content: 'second' })).rejects.toThrow();
    expect(await store.latestRevision()).toBe(before);
    expect(keys(await store.changesSince(0)).sort()).toEqual(['/a', '/b']);
    expect(await facts.read('content')).toBe('first');
    expect(await store.publish([aPage('/c', 1)])).toBe(before + 1);
  });

  test(`${name}: an address named twice at once is refused`, async () => {
    const { store } = await freshServer();
    await expect(store.publish([aPage('/a', 1), aPage('/a', 2)])).rejects.toThrow('/a');
    await expect(store.publish([aPage('/a', 1)], [anAddress('/a')])).rejects.toThrow('/a');
    expect(await store.latestRevision()).toBe(0);
  });

  test(`${name}: a document without a body is refused`, async () => {
    const { store } = await freshServer();
    await expect(store.publish([aPage('/a', undefined)])).rejects.toThrow('/a');
  });

  test(`${name}: facts are remembered, replaced, and published along`, async () => {
    const { store, facts } = await freshServer();
    expect(await facts.read('demo')).toBeUndefined();
    await facts.write('demo', 'one');
    await facts.write('demo', 'two');
    expect(await facts.read('demo')).toBe('two');
    await store.publish([], [], { demo: 'three', other: 'x' });
    expect([await facts.read('demo'), await facts.read('other')]).toEqual(['three', 'x']);
  });

  test(`${name}: a fact that is written once keeps its first value`, async () => {
    const { facts } = await freshServer();
    await Promise.all([facts.writeOnce('secret', 'one'), facts.writeOnce('secret', 'two')]);
    const first = await facts.read('secret');
    expect(['one', 'two']).toContain(first);
    await facts.writeOnce('secret', 'three');
    expect(await facts.read('secret')).toBe(first);
  });

  test(`${name}: a fact is deleted in the same transaction as what is published, and only then`, async () => {
    const { store, facts } = await freshServer();
    await store.publish([aPage('/a', 1)], [], { page: 'one', other: 'x' });
    await expect(store.publish([aPage('/b', 1n)], [], { page: undefined })).rejects.toThrow();
    expect(await facts.read('page')).toBe('one');
    await store.publish([], [anAddress('/a')], { page: undefined, never: undefined });
    expect(await facts.read('page')).toBeUndefined();
    expect(await facts.read('other')).toBe('x');
  });

  test(`${name}: facts are found by how their keys begin`, async () => {
    const { store, facts } = await freshServer();
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`studio.page_${n}`, `${n}`]));
    await store.publish([], [], { ...many, 'studio.page%': 'odd', 'Studio.page_1': 'capital', other: 'x' });
    expect(await facts.startingWith('studio.page_')).toEqual(new Map(Object.entries(many)));
    expect([...(await facts.startingWith('studio.page%')).values()]).toEqual(['odd']);
    expect((await facts.startingWith('nothing')).size).toBe(0);
  });

  test(`${name}: everything is still there after a restart`, async () => {
    const start = await fresh();
    const before = await start();
    await before.store.publish([aPage('/a', 1), aPage('/b', 1)], [], { demo: 'one' });
    await before.store.publish([], [anAddress('/b')]);
    await before.close();
    const after = await start();
    expect(keys(await after.store.changesSince(0))).toEqual(['/a']);
    expect(await after.facts.read('demo')).toBe('one');
    expect(await after.store.publish([aPage('/c', 1)])).toBe(3);
  });

  test(`${name}: of 50 publishings at once on two servers a reader misses none and sees them in order`, async () => {
    const start = await fresh();
    const publishers = [await start(), await start()] as const;
    const reader = await start();
    const publishings = Array.from({ length: 50 }, (_, n) =>
      // Changes of different sizes, so that a later one would overtake an earlier one if it could.
      publishers[n % 2 === 0 ? 0 : 1].store.publish(
        Array.from({ length: 1 + (n % 5) * 60 }, (_, part) => aPage(`/p${n}/${part}`, { n, part })),
      ),
    );
    let working = true;
    const revisions = Promise.all(publishings).finally(() => {
      working = false;
    });
    const seen: Change[] = [];
    const look = async () => seen.push(...(await reader.store.changesSince(seen.at(-1)?.revision ?? 0)));
    while (working) {
      await look();
      await yieldToEventLoop();
    }
    await look();

    const inOrder = Array.from({ length: 50 }, (_, n) => n + 1);
    expect((await revisions).toSorted((a, b) => a - b)).toEqual(inOrder);
    const seenRevisions = seen.map((change) => change.revision);
    expect(seenRevisions).toEqual(seenRevisions.toSorted((a, b) => a - b));
    expect([...new Set(seenRevisions)]).toEqual(inOrder);
    expect(new Set(keys(seen)).size).toBe(50 + 60 * (0 + 1 + 2 + 3 + 4) * 10);
    expect(seen).toHaveLength(new Set(keys(seen)).size);
  });

  test(`${name}: when many change one document at once, the one with the latest revision wins`, async () => {
    const start = await fresh();
    const servers = [await start(), await start()] as const;
    const revisions = await Promise.all(
      Array.from({ length: 20 }, (_, n) => servers[n % 2 === 0 ? 0 : 1].store.publish([aPage('/a', n)])),
    );
    const last = revisions.indexOf(Math.max(...revisions));
    expect(await servers[0].store.changesSince(0)).toMatchObject([
      { revision: 20, document: { body: last } },
    ]);
  });
}

function anAddress(key: string) {
  return { kind: 'page', site: 'solvik-se', language: 'sv', key } as const;
}

function aPage(key: string, body: unknown): PublishedDocument {
  return { ...anAddress(key), body };
}

function keys(changes: readonly Change[]): string[] {
  return changes.map(({ document }) => document.key);
}

function bodies(changes: readonly Change[]): unknown[] {
  return changes.map(({ document }) => document.body);
}
