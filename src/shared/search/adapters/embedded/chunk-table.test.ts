import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChunkTable } from './chunk-table.ts';
import { GrowableUint32Array } from './growable-uint32-array.ts';

const spaces = [' ', '\t', '\n', '\u00a0', '\u2003', '\u202f', '\u3000', '\ufeff', '\u2028'];
const texts = fc
  .array(
    fc.oneof(fc.constantFrom(...spaces), fc.string({ maxLength: 3 }), fc.constantFrom('å', 'ab', '\u200b')),
  )
  .map((parts) => parts.join(''));

function aTable() {
  const chunks: string[] = [];
  const table = new ChunkTable((chunk) => {
    const number = chunks.push(chunk) - 1;
    return chunk.length % 3 === 0 ? [] : chunk.length % 3 === 1 ? [number] : [number, number];
  });
  return { table, chunks };
}

function namesOf({ values, length }: GrowableUint32Array, chunks: readonly string[]): string[] {
  return Array.from(values.subarray(0, length), (number) => chunks[number] as string);
}

test('the chunks of a text are those between spaces, each looked up once', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 20 }), (all) => {
      const { table, chunks } = aTable();
      for (const text of all) {
        const found = new GrowableUint32Array();
        table.appendWords(text, found);
        const expected = text.split(/\s+/).flatMap((chunk) => Array<string>(chunk.length % 3).fill(chunk));
        expect(namesOf(found, chunks)).toEqual(expected);
      }
      expect(new Set(chunks).size).toBe(chunks.length);
    }),
  );
});

test('a whole text is one chunk, also an empty one and one of spaces', () => {
  const { table, chunks } = aTable();
  for (const text of ['V60 II', ' x ', '', 'V60 II']) {
    const found = new GrowableUint32Array();
    table.appendWhole(text, found);
    expect(namesOf(found, chunks)).toEqual(Array<string>(text.length % 3).fill(text));
  }
  expect(chunks).toEqual(['V60 II', ' x ', '']);
});

test('far more chunks than it holds at a time are all answered right', () => {
  const numbers = new Map<string, number>();
  const table = new ChunkTable((chunk) => {
    const number = numbers.get(chunk) ?? numbers.size;
    numbers.set(chunk, number);
    return [number];
  });
  const all = Array.from({ length: 120_000 }, (_, at) => at);
  for (let round = 0; round < 2; round += 1) {
    const found = new GrowableUint32Array();
    for (const at of all) table.appendWhole(`chunk ${at}`, found);
    expect([...found.values.subarray(0, found.length)]).toEqual(all);
  }
});
