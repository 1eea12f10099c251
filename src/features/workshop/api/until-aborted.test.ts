import { expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { untilAborted } from './until-aborted.ts';

test('the items of a source, and its end', async () => {
  const items = untilAborted(numbers(1, 2), new AbortController().signal);
  expect(await collect(items)).toEqual([1, 2]);
});

test('a source that hangs is left when the signal is aborted, and told to stop', async () => {
  const stop = new AbortController();
  let stopped = false;
  const hanging: AsyncIterable<number> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise(() => {}),
      return: async () => {
        stopped = true;
        return { done: true, value: undefined };
      },
    }),
  };
  const next = untilAborted(hanging, stop.signal).next();
  stop.abort(new Error('enough'));
  await expect(next).rejects.toThrow('enough');
  expect(stopped).toBe(true);
});

test('nothing is taken once the signal is aborted', async () => {
  const items = untilAborted(numbers(1), AbortSignal.abort(new Error('enough')));
  await expect(items.next()).rejects.toThrow('enough');
});

test('a consumer that stops stops the source', async () => {
  let stopped = false;
  const source = async function* () {
    try {
      yield* numbers(1, 2, 3);
    } finally {
      stopped = true;
    }
  };
  for await (const item of untilAborted(source(), new AbortController().signal)) if (item === 2) break;
  await expect.poll(() => stopped).toBe(true);
});

async function* numbers(...given: number[]) {
  yield* given;
}
