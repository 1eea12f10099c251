import { expect, test } from 'vitest';
import { fuzzedParsers } from '../bench/fuzz/parsers.ts';
import { runParserFuzzer } from '../bench/fuzz/run-parser-fuzzer.ts';

test.each(fuzzedParsers)('$name: changed inputs are read or refused as promised', async (parser) => {
  const { faults } = await runParserFuzzer(parser, { inputs: 500, seed: 37, newBlocks: () => 0 });
  expect(faults).toEqual([]);
});

test('an exception, a wrong answer and the input they came from are told, the same with the same seed', async () => {
  const read = (text: string) => {
    if (text.length > 20) throw new Error('long');
    return text.includes('"') ? 'a quote' : undefined;
  };
  const run = () =>
    runParserFuzzer({ name: 'p', seeds: ['a'], read }, { inputs: 400, seed: 3, newBlocks: () => 1 });
  const { faults } = await run();
  expect(faults.some(({ fault }) => fault === 'a quote')).toBe(true);
  expect(faults.some(({ fault, input }) => fault.includes('long') && input.length > 20)).toBe(true);
  expect((await run()).faults.map(({ input }) => input)).toEqual(faults.map(({ input }) => input));
});
