import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBlockCoverage } from '../bench/fuzz/block-coverage.ts';
import { fuzzedParsers } from '../bench/fuzz/parsers.ts';
import { type ParserRun, runParserFuzzer } from '../bench/fuzz/run-parser-fuzzer.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { runCommand } from './run-command.ts';

const usage = 'Say: npm run fuzz -- [INPUTS-EACH] [SEED] [--write]';
const PAGE = join(import.meta.dirname, '../docs/reliability.md');
const BEGIN = '<!-- begin: npm run fuzz -->';
const END = '<!-- end: npm run fuzz -->';
const EXAMPLES = 3;

/** Changed inputs for every parser of what comes from outside; `--write` puts the counts into docs/reliability.md. */
async function fuzz(): Promise<void> {
  const given = process.argv.slice(2);
  const [inputs = '20000', seed = '1', ...others] = given.filter((each) => each !== '--write');
  if (others.length > 0 || !/^[1-9]\d*$/.test(inputs) || !/^\d+$/.test(seed))
    throw new OperatorError(`'${given.join(' ')}' is not understood.`, usage);
  const runs: ParserRun[] = [];
  for (const parser of fuzzedParsers) {
    const coverage = startBlockCoverage();
    const run = await runParserFuzzer(parser, {
      ...{ inputs: Number(inputs), seed: Number(seed) },
      newBlocks: coverage.newBlocks,
    });
    coverage.stop();
    runs.push(run);
    console.log(`${run.name}: ${inputs} inputs, ${run.kept} kept, ${run.faults.length} faults`);
    for (const { input, fault } of run.faults.slice(0, EXAMPLES))
      console.log(`  ${JSON.stringify(input)}\n  ${fault}`);
  }
  if (given.includes('--write')) await write(runs, seed);
  if (runs.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

async function write(runs: readonly ParserRun[], seed: string): Promise<void> {
  const rows = runs.map(
    ({ name, inputs, kept, faults }) => `| ${name} | ${inputs} | ${seed} | ${kept} | ${faults.length} |`,
  );
  const table = ['| parser | inputs | seed | kept | faults |', '|---|---|---|---|---|', ...rows].join('\n');
  const page = await readFile(PAGE, 'utf8');
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  await writeFile(PAGE, `${page.slice(0, before + BEGIN.length)}\n${table}\n${page.slice(after)}`);
}

await runCommand(fuzz);
