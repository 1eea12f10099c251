import type { BlockName } from '../../../src/content/blocks/block-fields.ts';

export type Samples = Readonly<Record<string, object>>;

const files = import.meta.glob<Samples>('./samples/*.ts', { eager: true, import: 'samples' });

/** What the gallery shows of a block, each under its name: the file of that name in `samples/`. */
export function samplesOf(block: BlockName): Samples {
  return files[`./samples/${block}.ts`] ?? {};
}
