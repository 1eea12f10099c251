import type { Fields } from '../../shared/platform/fields/fields.ts';
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

/** The extension that brings a block; undefined for those of the product. */
export function extensionOfBlock(name: string): string | undefined {
  return extensionsOfBlocks.get(name);
}

const extensionsOfBlocks = new Map<string, string>();

/**
 * A block of an extension becomes one like the others, until the returned function is called. Before content is read and
 * before the studio is configured.
 */
export function addBlockFields(
  name: string,
  { fields, labels, extension }: { fields: Fields; labels: BlockLabels; extension: string },
): () => void {
  if (isBlockName(name)) throw new Error(`there is a block named ${name} already`);
  Object.assign(blockFields, { [name]: fields });
  Object.assign(blockLabels, { [name]: labels });
  extensionsOfBlocks.set(name, extension);
  return () => {
    Reflect.deleteProperty(blockFields, name);
    Reflect.deleteProperty(blockLabels, name);
    extensionsOfBlocks.delete(name);
  };
}
