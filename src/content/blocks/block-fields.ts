import * as declarations from './all-declarations.ts';
import type { BlockLabels } from './block-labels.ts';

type Declarations = typeof declarations;

export type BlockName = Exclude<keyof Declarations, `${string} labels`>;
export type BlockFields = { readonly [Name in BlockName]: Declarations[Name] };

const LABELS = ' labels';
const entries = Object.entries(declarations);

/** Every block and its fields, without views: what content is checked against and what the studio shows as forms. */
export const blockFields = Object.fromEntries(
  entries.filter(([name]) => !name.endsWith(LABELS)),
) as BlockFields;

export const blockLabels = Object.fromEntries(
  entries.flatMap(([name, labels]) => (name.endsWith(LABELS) ? [[name.replace(LABELS, ''), labels]] : [])),
) as Readonly<Record<BlockName, BlockLabels>>;

export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockFields, name);
}
