import { pick, seededRandom } from '../search/seeded-random.ts';
import { mutate } from './mutate.ts';
import type { FuzzedParser } from './parsers.ts';

/** Inputs that are looked at together: taking the coverage costs more than reading one. */
const BATCH = 50;
const MAX_KEPT = 400;
const SLOW_MS = 1000;

export type ParserRun = { name: string; inputs: number; kept: number; faults: readonly ParserFault[] };
type ParserFault = { input: string; fault: string };

/** Reads so many changed inputs. Those of a batch that reached code nobody reached before are changed further. */
export async function runParserFuzzer(
  { name, seeds, read }: FuzzedParser,
  { inputs, seed, newBlocks }: { inputs: number; seed: number; newBlocks: () => number },
): Promise<ParserRun> {
  const random = seededRandom(seed);
  const corpus = [...seeds];
  const faults: ParserFault[] = [];
  for (const each of seeds) await look(each);
  newBlocks();
  for (let done = 0; done < inputs; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, inputs - done) }, () =>
      mutate(random, pick(random, corpus), corpus),
    );
    for (const each of batch) await look(each);
    if (newBlocks() > 0) corpus.push(...batch);
    if (corpus.length > MAX_KEPT) corpus.splice(seeds.length, corpus.length - MAX_KEPT);
  }
  return { name, inputs, kept: corpus.length - seeds.length, faults };

  async function look(input: string): Promise<void> {
    const before = process.cpuUsage();
    const fault = await Promise.resolve()
      .then(() => read(input))
      .catch((problem: unknown) => `thrown: ${problem instanceof Error ? problem.stack : problem}`);
    const { user, system } = process.cpuUsage(before);
    if (fault) faults.push({ input, fault });
    else if ((user + system) / 1000 > SLOW_MS) faults.push({ input, fault: 'more than a second' });
  }
}
