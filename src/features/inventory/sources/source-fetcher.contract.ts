import { expect, test } from 'vitest';
import { limitedFeed } from './limited-feed.ts';
import type { SourceKind } from './source.ts';
import type { FetchOrder, OpenedFeed, SourceFetcher } from './source-fetcher.ts';
import { SourceProblem } from './source-problem.ts';

/** stuck: it stops in the middle. silent: it says nothing at all. */
export type OriginBehaviour = 'as usual' | 'cut off' | 'stuck' | 'silent';

/** A server, a bucket or a folder with one file, stock.csv, and who may read it. */
export type TestOrigin<Kind extends SourceKind> = {
  fetcher: SourceFetcher<Kind>;
  /** As the installation has it that allows no private network. */
  guarded?: SourceFetcher<Kind>;
  order: Pick<FetchOrder<Kind>, 'source' | 'secrets'>;
  /** Of somebody who has the wrong password or key. */
  strangersOrder?: Pick<FetchOrder<Kind>, 'source' | 'secrets'>;
  put: (bytes: Buffer | undefined) => Promise<void>;
  behave?: (as: OriginBehaviour) => void;
};

const megabyte = 1024 ** 2;
const stock = Buffer.from(`Nr;Price\n${'1;199900\n'.repeat(100_000)}`);
const limits = { bytes: 10 * megabyte, idleMs: 400 };

export function sourceFetcherContract<Kind extends SourceKind>(
  name: string,
  open: () => Promise<TestOrigin<Kind>>,
): void {
  test(`${name}: a file arrives whole, by its name`, async () => {
    const origin = await open();
    await origin.put(stock);
    const opened = await fetched(origin);
    expect(opened).toMatchObject({ name: 'stock.csv', size: stock.length });
    expect((await read(opened)).equals(stock)).toBe(true);
  });

  test(`${name}: what has not changed is not sent again, what has is`, async () => {
    const origin = await open();
    await origin.put(stock);
    const opened = await fetched(origin);
    const { marks } = opened;
    await read(opened);
    expect(await origin.fetcher.open(orderOf(origin, { seen: marks }))).toMatchObject({ state: 'unchanged' });
    const changed = Buffer.concat([stock, Buffer.from('2;99900\n')]);
    await origin.put(changed);
    const again = await fetched(origin, { seen: marks });
    expect((await read(again)).equals(changed)).toBe(true);
  });

  test(`${name}: a file that is not there is named`, async () => {
    const origin = await open();
    await origin.put(undefined);
    expect(await problemOf(fetched(origin))).toMatchObject({ code: 'not-found' });
  });

  test(`${name}: a file that is too large is given up when that is seen`, async () => {
    const origin = await open();
    await origin.put(stock);
    const problem = await problemOf(
      fetched(origin).then((opened) => read(opened, { ...limits, bytes: 1000 })),
    );
    expect(problem).toMatchObject({ code: 'too-large', message: expect.stringContaining('1 MB') });
  });

  test(`${name}: whoever stops reading ends the connection, and can begin again`, async () => {
    const origin = await open();
    await origin.put(stock);
    const opened = await fetched(origin);
    const signal = AbortSignal.timeout(20_000);
    for await (const _ of limitedFeed(opened, { ...limits, signal }, 'the server')) break;
    expect((await read(await fetched(origin))).equals(stock)).toBe(true);
  });

  test(`${name}: a wrong password or key is refused in words that hold no secret`, async ({ skip }) => {
    const origin = await open();
    if (!origin.strangersOrder) return skip(`${name} asks for no password`);
    await origin.put(stock);
    const { strangersOrder } = origin;
    const problem = await problemOf(origin.fetcher.open({ ...orderOf(origin, {}), ...strangersOrder }));
    expect(problem).toMatchObject({ code: 'sign-in-refused' });
    for (const secret of Object.values(strangersOrder.secrets)) expect(problem.message).not.toContain(secret);
  });

  test(`${name}: a transfer that is cut off is no whole file`, async ({ skip }) => {
    const origin = await open();
    if (!origin.behave) return skip(`${name} has no connection that could break off`);
    await origin.put(stock);
    origin.behave('cut off');
    expect(await problemOf(fetched(origin).then((opened) => read(opened)))).toMatchObject({
      code: 'cut-off',
    });
    origin.behave('as usual');
    expect((await read(await fetched(origin))).equals(stock)).toBe(true);
  });

  test(`${name}: a transfer that stands still, and a server that says nothing, are given up`, async ({
    skip,
  }) => {
    const origin = await open();
    if (!origin.behave) return skip(`${name} has no connection that could break off`);
    await origin.put(stock);
    origin.behave('stuck');
    const stuck = fetched(origin).then((opened) => read(opened));
    expect(await problemOf(stuck)).toMatchObject({ code: 'timeout' });
    origin.behave('silent');
    const signal = AbortSignal.timeout(400);
    expect(await problemOf(fetched(origin, { signal }))).toMatchObject({ code: 'timeout' });
  });

  test(`${name}: a private network that is not allowed is not reached`, async ({ skip }) => {
    const origin = await open();
    if (!origin.guarded) return skip(`${name} leads into no network`);
    await origin.put(stock);
    expect(await problemOf(origin.guarded.open(orderOf(origin, {})))).toMatchObject({ code: 'not-allowed' });
  });
}

export function orderOf<Kind extends SourceKind>(
  { order }: Pick<TestOrigin<Kind>, 'order'>,
  facts: Partial<FetchOrder<Kind>>,
): FetchOrder<Kind> {
  return {
    ...{ index: 'cars-solvik-se', seen: undefined, hostKey: undefined },
    ...{ limits: { bytes: limits.bytes, totalMs: 20_000 }, signal: AbortSignal.timeout(20_000) },
    ...order,
    ...facts,
  };
}

type Opened = Extract<OpenedFeed, { state: 'opened' }>;

export async function fetched<Kind extends SourceKind>(
  origin: Pick<TestOrigin<Kind>, 'order' | 'fetcher'>,
  facts: Partial<FetchOrder<Kind>> = {},
): Promise<Opened> {
  const opened = await origin.fetcher.open(orderOf(origin, facts));
  if (opened.state !== 'opened') throw new Error('the file is said to be unchanged');
  return opened;
}

export async function read(opened: Opened, { bytes, idleMs } = limits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const signal = AbortSignal.timeout(20_000);
  for await (const chunk of limitedFeed(opened, { bytes, idleMs, signal }, 'the server')) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function problemOf(work: Promise<unknown>): Promise<SourceProblem> {
  const problem = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (problem instanceof SourceProblem) return problem;
  throw problem ?? new Error('there was no problem');
}
